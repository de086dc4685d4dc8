<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Completes_Lists;
use Frontage\Domain\Query\Page_List;
use Frontage\Domain\Query\Page_Scan;
use Frontage\Domain\Render\Card\Card_Template;
use Frontage\Domain\Render\Ids;
use WP_Block;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** A list in which a visitor's choice leaves nothing: it says so and leads back, in place of printing nothing. */
final class Empty_List implements Completes_Lists {
	public static function before_list( WP_Block $block ): array {
		return array( Card_Template::KEY => Card_Template::of( $block ) );
	}

	public static function in_place_of_empty_list( array $attributes, WP_Block $block ): string {
		return self::html( $block, $attributes );
	}

	/**
	 * Renders the message; empty for a list that no filter steers.
	 *
	 * @param WP_Block $block The list.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function html( WP_Block $block, array $attributes ): string {
		$slug  = substr( (string) $block->name, strlen( Page_Scan::PREFIX ) );
		$list  = Page_Filters::list_named( Ids::wanted( $slug, $attributes ) );
		$state = $list instanceof Page_List ? Page_Filters::of( $list ) : null;
		if ( null === $state || array() === $state->filters ) {
			return '';
		}
		return el(
			'div',
			array(
				'id'    => $state->list->id,
				'class' => "wp-block-frontage-$slug frontage-$slug is-empty",
			),
			self::message( $state )
		)->html;
	}

	/** Renders the message and the way back. */
	public static function message( Filter_State $state ): Html {
		return el(
			'p',
			array( 'class' => 'frontage-list__empty' ),
			el( 'span', array(), __( 'No posts match these filters.', 'frontage' ) . ' ' ),
			el(
				'a',
				array(
					'href' => $state->reset()->href( $state->list->id ),
					'rel'  => 'nofollow',
				),
				__( 'Reset filters', 'frontage' )
			)
		);
	}
}
