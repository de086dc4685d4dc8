<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor wants to see, from the address.
 *
 * `?frontage-data-table[flour][q]=rye&frontage-data-table[flour][sort]=-4,1#flour` searches the table `flour`, sorted by its
 * fourth column, the highest first, then by the first. `is2`, `from3` and `to3` are filters of columns, `page` is the page.
 * Mirrors `view/state.ts`.
 *
 * @phpstan-type Filter array{is?: string, from?: string, to?: string}
 */
final class Table_State {
	public const PARAMETER = 'frontage-data-table';

	private const MOST_SORTS = 3;

	private const LONGEST = 100;

	/**
	 * Takes what was chosen.
	 *
	 * @param string $search Words, as typed.
	 * @param list<array{int, int}> $sorts Index of a column, and 1 or −1, the most important first.
	 * @param array<int, Filter> $filters By index of column.
	 * @param int $page From 1.
	 */
	private function __construct(
		public readonly string $search,
		public readonly array $sorts,
		public readonly array $filters,
		public readonly int $page
	) {}

	/**
	 * Reads the address; what the table does not offer is ignored.
	 *
	 * @param string $id ID of the table.
	 * @param Table_Options $options What it offers.
	 * @param list<Column> $columns Its columns.
	 */
	public static function asked( string $id, Table_Options $options, array $columns ): self {
		$given   = self::given( $id );
		$filters = array();
		foreach ( $columns as $at => $column ) {
			$filter = array();
			foreach ( $column->is_range() ? array( 'from', 'to' ) : array( 'is' ) as $kind ) {
				$filter[ $kind ] = self::text( $given[ $kind . ( $at + 1 ) ] ?? '' );
			}
			$filter = array_filter( $filter, static fn ( string $text ): bool => '' !== $text );
			if ( $column->has_filter && array() !== $filter ) {
				$filters[ $at ] = $filter;
			}
		}
		return new self(
			$options->has_search ? self::text( $given['q'] ?? '' ) : '',
			$options->has_sorting ? self::sorts( self::text( $given['sort'] ?? '' ), count( $columns ) ) : array(),
			$filters,
			max( 1, (int) ( $given['page'] ?? 1 ) )
		);
	}

	/**
	 * Returns whether this request is for the CSV of a table.
	 *
	 * @param string $id ID of the table.
	 */
	public static function is_download( string $id ): bool {
		return isset( self::given( $id )['csv'] );
	}

	/**
	 * Returns the same state on another page.
	 *
	 * @param int $page From 1.
	 */
	public function at( int $page ): self {
		return new self( $this->search, $this->sorts, $this->filters, $page );
	}

	/** Returns whether rows are left out by a search or a filter. */
	public function is_narrowed(): bool {
		return '' !== $this->search || array() !== $this->filters;
	}

	/**
	 * Returns the parameters of the address, in the order of `view/state.ts`.
	 *
	 * @return array<string, string>
	 */
	public function parameters(): array {
		$parameters = array( 'q' => $this->search );
		foreach ( $this->filters as $at => $filter ) {
			foreach ( $filter as $kind => $text ) {
				$parameters[ $kind . ( $at + 1 ) ] = $text;
			}
		}
		$parameters['sort'] = self::sort( $this->sorts );
		$parameters['page'] = $this->page > 1 ? (string) $this->page : '';
		return array_filter( $parameters, static fn ( string $text ): bool => '' !== $text );
	}

	/**
	 * Returns a link to this state.
	 *
	 * @param string $id ID of the table.
	 * @param string $others Query string that links keep.
	 * @param array<string, string> $more Further parameters of the table.
	 */
	public function href( string $id, string $others, array $more = array() ): string {
		$parts = '' === $others ? array() : array( $others );
		foreach ( $this->parameters() + $more as $name => $text ) {
			$parts[] = rawurlencode( self::PARAMETER . "[$id][$name]" ) . '=' . rawurlencode( $text );
		}
		return '?' . implode( '&', $parts ) . "#$id";
	}

	/**
	 * Returns an order as text, such as `-4,1`.
	 *
	 * @param list<array{int, int}> $sorts Index of a column, and 1 or −1.
	 */
	public static function sort( array $sorts ): string {
		return implode( ',', array_map( static fn ( array $sort ): int => $sort[1] * ( $sort[0] + 1 ), $sorts ) );
	}

	/**
	 * Returns what a press on a column sorts by: upwards at first, then downwards, then as typed.
	 *
	 * @param int $column Its index.
	 */
	public function pressed( int $column ): string {
		$before = array( array( $column, 1 ) ) === $this->sorts ? -1 : ( array( array( $column, -1 ) ) === $this->sorts ? 0 : 1 );
		return 0 === $before ? '' : self::sort( array( array( $column, $before ) ) );
	}

	/**
	 * Reads an order.
	 *
	 * @param string $text Such as `-4,1`.
	 * @param int $columns Their number.
	 * @return list<array{int, int}>
	 */
	private static function sorts( string $text, int $columns ): array {
		$sorts = array();
		foreach ( explode( ',', $text ) as $part ) {
			$number = (int) $part;
			$column = abs( $number ) - 1;
			if ( $column >= 0 && $column < $columns ) {
				$sorts[ $column ] ??= array( $column, $number <=> 0 );
			}
		}
		return array_slice( array_values( $sorts ), 0, self::MOST_SORTS );
	}

	/**
	 * Returns a parameter as one short line.
	 *
	 * @param mixed $given Untrusted value.
	 */
	private static function text( mixed $given ): string {
		return is_string( $given ) ? mb_substr( sanitize_text_field( $given ), 0, self::LONGEST ) : '';
	}

	/**
	 * Returns the parameters of a table.
	 *
	 * @param string $id ID of the table.
	 * @return array<array-key, mixed>
	 */
	private static function given( string $id ): array {
		// phpcs:ignore WordPress.Security -- A public link; read only, sanitized by `text()`.
		$all   = $_GET[ self::PARAMETER ] ?? null;
		$given = is_array( $all ) ? wp_unslash( $all )[ $id ] ?? null : null;
		return is_array( $given ) ? $given : array();
	}
}
