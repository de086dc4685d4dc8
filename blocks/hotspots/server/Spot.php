<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Hotspots;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Blocks\Visibility;
use WP_Block;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * One hotspot on an image.
 *
 * A button and a native popover, which works without JavaScript.
 */
final class Spot {
	/**
	 * Renders the hotspot.
	 *
	 * @param WP_Block $block The Hotspot block.
	 * @param string $id Popover ID.
	 * @param int $place Number of the hotspot, from 1.
	 */
	public static function html( WP_Block $block, string $id, int $place ): Html {
		$label = $block->attributes['label'] ?? '';
		$label = Kses::text( $label );
		/* translators: %d: position of the hotspot, starting at 1. */
		$name = '' === $label ? sprintf( __( 'Hotspot %d', 'frontage' ), $place ) : $label;
		return fragment( self::marker( $block, $id, $name ), self::popover( $block, $id, $label, $name ) );
	}

	/**
	 * Returns the button on the image.
	 *
	 * @param WP_Block $block The Hotspot block.
	 * @param string $id Popover ID.
	 * @param string $name Accessible name.
	 */
	private static function marker( WP_Block $block, string $id, string $name ): Html {
		return el(
			'button',
			array(
				'type'          => 'button',
				'class'         => rtrim( 'frontage-hotspots__marker ' . Visibility::classes( $block->parsed_block['attrs'] ) ),
				'aria-label'    => $name,
				'popovertarget' => $id,
				'style'         => array(
					'--frontage-hotspots-x' => self::percent( $block->attributes['x'] ?? 50 ),
					'--frontage-hotspots-y' => self::percent( $block->attributes['y'] ?? 50 ),
					'anchor-name'           => "--$id",
				),
			)
		);
	}

	/**
	 * Returns the popover.
	 *
	 * @param WP_Block $block The Hotspot block.
	 * @param string $id Popover ID.
	 * @param string $label Title; may be empty.
	 * @param string $name Accessible name.
	 */
	private static function popover( WP_Block $block, string $id, string $label, string $name ): Html {
		$close = array(
			'type'                => 'button',
			'class'               => 'frontage-hotspots__close',
			'aria-label'          => __( 'Close', 'frontage' ),
			'popovertarget'       => $id,
			'popovertargetaction' => 'hide',
		);
		return el(
			'div',
			array(
				'class'      => 'frontage-hotspots__popover',
				'id'         => $id,
				'popover'    => 'auto',
				'role'       => 'group',
				'aria-label' => $name,
				'style'      => array( 'position-anchor' => "--$id" ),
			),
			'' === $label ? null : el( 'p', array( 'class' => 'frontage-hotspots__title' ), $label ),
			Html::raw( Inner_Blocks::render( $block ) ),
			el( 'button', $close )
		);
	}

	/**
	 * Returns a coordinate on the image as a percentage.
	 *
	 * @param mixed $value Saved value.
	 */
	private static function percent( mixed $value ): string {
		return round( max( 0, min( 100, is_numeric( $value ) ? (float) $value : 50 ) ), 1 ) . '%';
	}
}
