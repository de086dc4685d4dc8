<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Hotspots;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Blocks\Inner_Blocks;
use WP_Block;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * One spot on a picture.
 *
 * A button, and what it opens: the browser's own popover, which needs no script.
 */
final class Spot {
	/**
	 * Prints it.
	 *
	 * @param WP_Block $block The spot.
	 * @param string   $id    Of what it opens.
	 * @param int      $place From 1.
	 */
	public static function html( WP_Block $block, string $id, int $place ): Html {
		$label = $block->attributes['label'] ?? '';
		$label = Kses::text( $label );
		/* translators: %d: the spot's place, from 1. */
		$name = '' === $label ? sprintf( __( 'Hotspot %d', 'frontage' ), $place ) : $label;
		return fragment( self::marker( $block, $id, $name ), self::popover( $block, $id, $label, $name ) );
	}

	/**
	 * The button on the picture.
	 *
	 * @param WP_Block $block The spot.
	 * @param string   $id    Of what it opens.
	 * @param string   $name  For readers.
	 */
	private static function marker( WP_Block $block, string $id, string $name ): Html {
		return el(
			'button',
			array(
				'type'          => 'button',
				'class'         => 'frontage-hotspots__marker',
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
	 * What it opens.
	 *
	 * @param WP_Block $block The spot.
	 * @param string   $id    The popover's.
	 * @param string   $label Its title, maybe none.
	 * @param string   $name  For readers.
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
	 * A place on the picture.
	 *
	 * @param mixed $value What the author saved.
	 */
	private static function percent( mixed $value ): string {
		return round( max( 0, min( 100, is_numeric( $value ) ? (float) $value : 50 ) ), 1 ) . '%';
	}
}
