<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter_Sort;

use Frontage\Base\Html\Html;
use Frontage\Domain\Filters\Page_Filters;
use Frontage\Domain\Filters\Filter_Block;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Domain\Filters\Sort_Filter;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The orders that visitors choose from; the first one is how the list is sorted without a choice. */
final class Orders {
	/**
	 * Reads the block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Renders the orders.
	 *
	 * @param Filter_State $state What is chosen.
	 * @param string $id ID of the block.
	 * @return list<Html|null>
	 */
	public function html( Filter_State $state, string $id ): array {
		$filter = Page_Filters::filter( 'sort', $this->attributes );
		$filter = null === $filter ? null : $state->filters[ $filter->parameter ] ?? null;
		if ( ! $filter instanceof Sort_Filter || count( $filter->offered() ) < 2 ) {
			return array();
		}
		$usual  = $filter->offered()[0];
		$chosen = $state->values( $filter->parameter )[0] ?? $usual;
		$items  = array_map(
			static fn ( string $order ): Html => el(
				'li',
				array(),
				Filter_Block::link(
					"$filter->parameter:$order",
					$state->with( $filter->parameter, $order === $usual ? array() : array( $order ) )->href( $id ),
					$order === $chosen,
					array( $filter->label( $order ) )
				)
			),
			$filter->offered()
		);
		$title  = wp_strip_all_tags( (string) $this->attributes['title'] );
		return array(
			Filter_Block::title( $this->attributes ),
			Filter_Block::group( '' === $title ? __( 'Sort order', 'frontage' ) : $title, $items ),
		);
	}
}
