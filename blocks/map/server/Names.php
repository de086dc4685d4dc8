<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

defined( 'ABSPATH' ) || exit;

/** Which names of pins have space beside them, so that no two lie over each other. */
final class Names {
	/** Pixels that a map is wide on phones, and on desktops. */
	private const WIDTHS = array(
		'is-for-all'  => 330,
		'is-for-wide' => 700,
	);

	/** Pixels of a letter and a line, about. */
	private const LETTER = 7.5;

	private const LINE = 22;

	/** Pixels of the numbers of degrees at the right edge. */
	private const DEGREES = 80;

	/** Letters of a name that are shown; the list has all of it. */
	public const MOST = 26;

	/**
	 * Returns classes of the names: on which side, and on which widths; empty for those without space.
	 *
	 * @param list<array{float, float}> $places Per cent of the square, from the left and from the top.
	 * @param list<string> $titles In the same order.
	 * @param list<Pin> $pins In the same order.
	 * @return list<string>
	 */
	public static function classes( array $places, array $titles, array $pins ): array {
		$all     = self::sides( $places, $titles, $pins, self::WIDTHS['is-for-all'] );
		$wide    = self::sides( $places, $titles, $pins, self::WIDTHS['is-for-wide'] );
		$classes = array();
		foreach ( $wide as $at => $side ) {
			$classes[] = '' !== $side && $side === $all[ $at ] ? $side : ( '' === $side ? '' : "$side is-for-wide" );
		}
		return $classes;
	}

	/**
	 * Returns the side of each name on a map of a width; empty where it has no space.
	 *
	 * @param list<array{float, float}> $places Per cent.
	 * @param list<string> $titles In the same order.
	 * @param list<Pin> $pins In the same order.
	 * @param int $width Pixels.
	 * @return list<string>
	 */
	private static function sides( array $places, array $titles, array $pins, int $width ): array {
		$boxes = array();
		foreach ( $places as $at => list( $x, $y ) ) {
			$beside  = $pins[ $at ]->beside() - 2;
			$boxes[] = array( $x * $width / 100 - $beside, $y * $width / 100 - $pins[ $at ]->height, 2 * $beside, $pins[ $at ]->height );
		}
		$sides = array_fill( 0, count( $places ), '' );
		foreach ( $places as $at => list( $x, $y ) ) {
			$length  = self::LETTER * min( self::MOST, mb_strwidth( $titles[ $at ] ) ) + 8;
			$beside  = $pins[ $at ]->beside() - 2;
			$choices = array(
				'is-right' => $x * $width / 100 + $beside,
				'is-left'  => $x * $width / 100 - $beside - $length,
			);
			foreach ( $choices as $side => $left ) {
				$box = array( $left, $y * $width / 100 - $pins[ $at ]->rise() - self::LINE, $length, self::LINE );
				if ( $left > 0 && $left + $length < $width - self::DEGREES && ! self::meets( $box, $boxes, $at ) ) {
					$boxes[]      = $box;
					$sides[ $at ] = $side;
					break;
				}
			}
		}
		return array_values( $sides );
	}

	/**
	 * Returns whether a box lies over another one.
	 *
	 * @param array{float, float, float|int, float|int} $box Left, top, width, height.
	 * @param list<array{float, float, float|int, float|int}> $boxes Those that are there.
	 * @param int $own Index of the pin that it belongs to.
	 */
	private static function meets( array $box, array $boxes, int $own ): bool {
		foreach ( $boxes as $at => $other ) {
			if (
				$at !== $own && $box[0] < $other[0] + $other[2] && $other[0] < $box[0] + $box[2]
				&& $box[1] < $other[1] + $other[3] && $other[1] < $box[1] + $box[3]
			) {
				return true;
			}
		}
		return false;
	}
}
