<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Terms;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter;
use Frontage\Domain\Filters\Filter_Block;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Domain\Filters\Term_Filter;
use WP_Term;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The terms that visitors choose from, each with the number of posts that it leaves. */
final class Choices {
	/**
	 * Reads the block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Renders the terms.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param string $id ID of the block.
	 * @return list<Html|null>
	 */
	public function html( Filter_State $state, string $id ): array {
		$filter = Filter::of( 'terms', $this->attributes );
		$filter = null === $filter ? null : $state->filters[ $filter->parameter ] ?? null;
		if ( ! $filter instanceof Term_Filter ) {
			return array();
		}
		$items = array_map(
			fn ( array $one ): Html => $this->item( $state, $filter, $one['term'], $one['count'], $id ),
			Facets::of( $state )->terms( $filter )
		);
		if ( array() === $items ) {
			return array();
		}
		return array(
			Filter_Block::title( $this->attributes ),
			Filter_Block::group( $this->name( $filter ), $items ),
		);
	}

	/**
	 * Renders a term.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param int $count Number of posts that it leaves.
	 * @param string $id ID of the block.
	 */
	private function item( Filter_State $state, Term_Filter $filter, WP_Term $term, int $count, string $id ): Html {
		$is_chosen = in_array( $term->slug, $state->values( $filter->parameter ), true );
		$name      = html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' );
		$href      = $is_chosen || $count > 0
			? $state->toggled( $filter->parameter, $term->slug, $filter->is_single() )->href( $id )
			: null;
		$number    = empty( $this->attributes['hasCounts'] )
			? null
			: el( 'span', array( 'class' => 'frontage-filters__count' ), number_format_i18n( $count ) );
		return el(
			'li',
			array(),
			Filter_Block::link(
				"$filter->parameter:$term->slug",
				$href,
				$is_chosen,
				array( el( 'span', array( 'class' => 'frontage-filters__name' ), null === $number ? $name : "$name " ), $number )
			)
		);
	}

	/**
	 * Returns the accessible name of the group.
	 *
	 * @param Term_Filter $filter Whose terms are offered.
	 */
	private function name( Term_Filter $filter ): string {
		$title = wp_strip_all_tags( (string) $this->attributes['title'] );
		return '' === $title ? (string) ( get_taxonomy( $filter->taxonomy() )->label ?? '' ) : $title;
	}
}
