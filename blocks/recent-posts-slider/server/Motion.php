<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Recent_Posts_Slider;

defined( 'ABSPATH' ) || exit;

/**
 * How the slider moves.
 *
 * One item, looping, as high as what is seen; the narrow one moves by itself (S0 §9).
 */
final class Motion {
	/** Milliseconds that a move takes (S0 §9, carousel defaults). */
	private const SPEED = 250;

	/**
	 * What the carousel is told.
	 *
	 * @param bool $is_wide Whether it has arrows instead of moving by itself.
	 * @param int  $delay   Milliseconds between moves.
	 * @return array<string, mixed>
	 */
	public static function props( bool $is_wide, int $delay ): array {
		return array(
			'loop'         => true,
			'speed'        => self::SPEED,
			'dragSpeed'    => self::SPEED,
			'delay'        => $is_wide ? 0 : max( 2000, min( 20000, $delay ) ),
			'isAutoHeight' => true,
		);
	}
}
