<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Page_List;
use Frontage\Domain\Query\Context_Query;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Render\List_State;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor has chosen in the filters of one list: read from the address, and printed into addresses.
 *
 * `?topic=food,travel&sort=title`. The same choices always have the same address.
 */
final class Filter_State {
	/**
	 * Stores a state.
	 *
	 * @param Page_List $list Steered by the filters.
	 * @param array<string, Filter> $filters Its filters by parameter.
	 * @param array<string, non-empty-list<string>> $chosen Valid values by parameter.
	 */
	private function __construct( public readonly Page_List $list, public readonly array $filters, private readonly array $chosen ) {}

	/**
	 * Reads the state from an address; anything invalid is ignored.
	 *
	 * @param Page_List $list Steered by the filters.
	 * @param array<string, Filter> $filters Its filters by parameter.
	 * @param array<array-key, mixed> $given Untrusted query parameters.
	 */
	public static function asked( Page_List $list, array $filters, array $given ): self {
		$chosen = array();
		foreach ( $filters as $name => $filter ) {
			$raw = $filter->raw( $given[ $name ] ?? '' );
			if ( '' !== $raw && strlen( $raw ) <= Filter::LONGEST ) {
				$chosen[ $name ] = $filter->parse( $raw );
			}
		}
		return new self( $list, $filters, array_filter( $chosen ) );
	}

	/**
	 * Returns the values chosen in a filter.
	 *
	 * @param string $parameter Name of its parameter.
	 * @return list<string>
	 */
	public function values( string $parameter ): array {
		return $this->chosen[ $parameter ] ?? array();
	}

	/** Returns whether anything is chosen that a visitor can take back. */
	public function is_anything(): bool {
		return array() !== $this->narrowing();
	}

	/** Returns whether an order is chosen. */
	public function is_sorted(): bool {
		return array() !== array_diff_key( $this->chosen, $this->narrowing() );
	}

	/**
	 * Returns what narrows the list, without its order.
	 *
	 * @return array<string, non-empty-list<string>>
	 */
	public function narrowing(): array {
		return array_filter( $this->chosen, fn ( string $name ): bool => $this->filters[ $name ]->narrows(), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Returns the state with other values in one filter.
	 *
	 * @param string $parameter Name of its parameter.
	 * @param list<string> $values Valid values.
	 */
	public function with( string $parameter, array $values ): self {
		sort( $values );
		return new self( $this->list, $this->filters, array_filter( array( $parameter => $values ) + $this->chosen ) );
	}

	/**
	 * Returns the state with a value added, or removed if it is chosen already.
	 *
	 * @param string $parameter Name of the filter's parameter.
	 * @param string $value A valid value.
	 * @param bool $is_single Whether the filter has only one value at a time.
	 */
	public function toggled( string $parameter, string $value, bool $is_single = false ): self {
		$values = $this->values( $parameter );
		$rest   = array_values( array_diff( $values, array( $value ) ) );
		return $this->with( $parameter, $rest !== $values ? $rest : ( $is_single ? array( $value ) : array( ...$values, $value ) ) );
	}

	/** Returns the state without choices, in the same order. */
	public function reset(): self {
		return new self( $this->list, $this->filters, array_diff_key( $this->chosen, $this->narrowing() ) );
	}

	/** Returns the posts that the list shows in this state, for counting. */
	public function posts(): Post_Set {
		return $this->list->is_loop()
			? Post_Set::of_vars( Loop_Query::narrowed( Loop_Query::vars( $this->list ), $this ) )
			: Post_Set::of_list( $this->narrow( Context_Query::unfiltered( $this->list ) ) );
	}

	/** Returns the state in which nothing is chosen, not even an order. */
	public function nothing(): self {
		return new self( $this->list, $this->filters, array() );
	}

	/**
	 * Returns a query with what is chosen. An offset of the author's, which skips posts shown elsewhere, is dropped then.
	 *
	 * @param Query_Spec $list Query before any choice.
	 */
	public function narrow( Query_Spec $list ): Query_Spec {
		foreach ( $this->chosen as $name => $values ) {
			$list = $this->filters[ $name ]->narrow( $list, $values );
		}
		return $this->is_anything() ? $list->with( array( 'offset' => 0 ) ) : $list;
	}

	/**
	 * Returns the address of the state: the first page of the list, and the other lists as they are.
	 *
	 * @param string $hash ID of the element to scroll to without JavaScript.
	 */
	public function href( string $hash ): string {
		$slug  = strtok( $this->list->region(), '/' );
		$drop  = array( ...array_keys( $this->filters ), ...$this->paged(), $this->list->page_parameter() );
		$query = List_State::others( (string) $slug, $this->list->id, $drop );
		$parts = '' === $query ? array() : array( $query );
		$own   = $this->chosen;
		ksort( $own );
		foreach ( $own as $name => $values ) {
			$values  = array_map( $this->filters[ $name ]->in_address( ... ), $values );
			$parts[] = "$name=" . implode( ',', $values );
		}
		return $this->path() . '?' . implode( '&', $parts ) . "#$hash";
	}

	/** Returns the path of the list's first page; empty if the path does not contain the page. */
	public function path(): string {
		return array() === $this->paged() ? '' : (string) strtok( (string) get_pagenum_link( 1, false ), '?' );
	}

	/**
	 * Returns the query variables that WordPress keeps the page of this list in.
	 *
	 * @return list<string>
	 */
	private function paged(): array {
		return $this->list->is_of_page() ? array( 'paged' ) : array();
	}
}
