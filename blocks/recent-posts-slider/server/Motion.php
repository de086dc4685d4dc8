<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Recent_Posts_Slider;

defined( 'ABSPATH' ) || exit;

/**
 * The behavior of the slider.
 *
 * One item, looping, as high as the visible item; the narrow one moves automatically (S0 §9).
 */
final class Motion {
	/** Transition duration in milliseconds (S0 §9, carousel defaults). */
	private const SPEED = 250;

	/**
	 * Returns the carousel's props.
	 *
	 * @param bool $is_wide Whether it has arrows instead of autoplay.
	 * @param int $delay Milliseconds between transitions.
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
