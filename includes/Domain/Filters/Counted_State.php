<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Context_Query;
use Frontage\Domain\Query\Term_Counts;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** What has to be counted for a state: the posts of each filter's choices, and the terms. */
final class Counted_State {
	/** Posts of the list without choices. */
	public readonly Post_Set $base;

	/** Posts of the list with all choices. */
	public readonly Post_Set $shown;

	/**
	 * Terms that each filter offers, by its parameter.
	 *
	 * @var array<string, list<WP_Term>>
	 */
	public readonly array $offered;

	/** Finds out what is offered. */
	public function __construct( public readonly Filter_State $state ) {
		$this->base  = $state->nothing()->posts();
		$this->shown = $state->posts();
		$offered     = array();
		foreach ( $state->filters as $name => $filter ) {
			if ( $filter instanceof Term_Filter ) {
				$offered[ $name ] = $filter->offered( $state->values( $name ) );
			}
		}
		$this->offered = $offered;
	}

	/**
	 * Returns the state among whose posts a filter's choices are counted: those that all other filters leave, and its own if every
	 * further choice narrows the list.
	 */
	public function among( Filter $filter ): Filter_State {
		$needs_all = ( $filter instanceof Term_Filter || $filter instanceof Grouped_Filter ) && $filter->needs_all();
		return $needs_all ? $this->state : $this->state->with( $filter->parameter, array() );
	}

	/** Returns the posts of that state. */
	public function narrowed( Filter $filter ): Post_Set {
		return $this->among( $filter )->posts();
	}

	/** Returns whether the list contains all posts of a filter's terms, so that WordPress knows which of them have any. */
	public function is_whole( Term_Filter $filter ): bool {
		return ! $this->state->list->is_loop()
			&& ! Term_Counts::is_needed( Context_Query::unfiltered( $this->state->list ), $filter->taxonomy() );
	}

	/** Returns a key that is the same for the same counts. */
	public function key(): string {
		$parts = array( $this->base->key, $this->shown->key );
		foreach ( $this->state->filters as $name => $filter ) {
			$parts[] = match ( true ) {
				$filter instanceof Term_Filter    => array( array_column( $this->offered[ $name ] ?? array(), 'term_taxonomy_id' ) ),
				$filter instanceof Grouped_Filter => array( $filter->grouping(), $filter->most(), $this->state->values( $name ) ),
				$filter instanceof Range_Filter   => $filter->field(),
				default                           => '',
			};
			$parts[] = array( $name, $this->narrowed( $filter )->key );
		}
		return md5( (string) wp_json_encode( $parts ) );
	}
}
