<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Animation;

defined( 'ABSPATH' ) || exit;

/**
 * Computes where an animation starts.
 *
 * The transform of the first keyframe (S1 §9). `--frontage-turn` is 1, or -1 in right-to-left text, so
 * `start` and `end` follow the language's direction.
 */
final class Start_Trigger {
	/** Percent of its own size that a slide moves per percent of intensity. */
	private const SLIDE = 2;

	/** Degrees per percent of intensity; rounded up (S1 §9). */
	private const FLIP_AND_FOLD = 0.9;

	/** Degrees per percent of intensity (S1 §9). */
	private const ROLL = 3.6;

	private const DEPTH = 'perspective(2000px) ';

	/**
	 * Returns the transform.
	 *
	 * @param string $style One of slide, zoom, flip, fold, roll.
	 * @param string $direction One of center, top, bottom, start, end.
	 * @param int $intensity Percent.
	 */
	public static function transform( string $style, string $direction, int $intensity ): string {
		$scale = 'scale3d(' . implode( ',', array_fill( 0, 3, (string) ( ( 100 - $intensity ) / 100 ) ) ) . ')';
		$angle = (int) ceil( round( $intensity * self::FLIP_AND_FOLD, 6 ) );
		return match ( $style ) {
			'slide' => 'center' === $direction ? $scale : self::shift( $direction, $intensity * self::SLIDE ),
			'zoom'  => $scale,
			'flip'  => self::DEPTH . self::turn( $direction, $angle ),
			'fold'  => self::DEPTH . self::turn( $direction, -$angle ),
			default => 'rotateZ('
				. self::turned( ( in_array( $direction, array( 'end', 'bottom' ), true ) ? -1 : 1 ) * $intensity * self::ROLL )
				. ')',
		};
	}

	/**
	 * Returns the transform origin.
	 *
	 * @param string $style One of slide, zoom, flip, fold, roll.
	 * @param string $direction One of center, top, bottom, start, end.
	 */
	public static function origin( string $style, string $direction ): string {
		if ( 'slide' === $style || 'flip' === $style ) {
			return '50% 50%';
		}
		return match ( $direction ) {
			'top'    => '50% 0%',
			'bottom' => '50% 100%',
			'start'  => 'calc(50% - 50%*var(--frontage-turn)) 50%',
			'end'    => 'calc(50% + 50%*var(--frontage-turn)) 50%',
			default  => '50% 50%',
		};
	}

	/**
	 * Returns a translation.
	 *
	 * @param string $direction Where it comes from.
	 * @param int $percent Percent of its own size.
	 */
	private static function shift( string $direction, int $percent ): string {
		return match ( $direction ) {
			'top'    => "translate3d(0,-$percent%,0)",
			'bottom' => "translate3d(0,$percent%,0)",
			'start'  => "translate3d(calc(-$percent%*var(--frontage-turn)),0,0)",
			default  => "translate3d(calc($percent%*var(--frontage-turn)),0,0)",
		};
	}

	/**
	 * Returns a rotation about the axis that matches the direction.
	 *
	 * @param string $direction Where it comes from.
	 * @param int $angle Degrees.
	 */
	private static function turn( string $direction, int $angle ): string {
		return match ( $direction ) {
			'bottom' => 'rotateX(' . -$angle . 'deg)',
			'start'  => 'rotateY(' . self::turned( -$angle ) . ')',
			'end'    => 'rotateY(' . self::turned( $angle ) . ')',
			default  => 'rotateX(' . $angle . 'deg)',
		};
	}

	/**
	 * Returns an angle that follows the text direction.
	 *
	 * @param float $degrees Angle in left-to-right text.
	 */
	private static function turned( float $degrees ): string {
		return 'calc(' . round( $degrees, 4 ) . 'deg*var(--frontage-turn))';
	}
}
