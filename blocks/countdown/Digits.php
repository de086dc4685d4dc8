<?php
/**
 * The digits of a countdown.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Render\Html;
use function Frontage\Render\el;

defined( 'ABSPATH' ) || exit;

/** Splits the time left into the units an author shows, and prints a box for each (S1 §9). */
final class Digits {
	/** Seconds in each unit, and how many digits it has at least (S1 §9). */
	private const UNITS = array(
		'day'    => array( DAY_IN_SECONDS, 3 ),
		'hour'   => array( HOUR_IN_SECONDS, 2 ),
		'minute' => array( MINUTE_IN_SECONDS, 2 ),
		'second' => array( 1, 2 ),
	);

	/**
	 * Prints the boxes.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param int                  $left       Seconds.
	 */
	public static function html( array $attributes, int $left ): Html {
		$boxes     = array();
		$separator = mb_substr( (string) $attributes['separator'], 0, 3 );
		foreach ( self::split( (array) $attributes['units'], $left ) as $unit => $value ) {
			if ( array() !== $boxes && '' !== $separator ) {
				$boxes[] = el( 'span', array( 'class' => 'frontage-countdown__separator' ), $separator );
			}
			$boxes[] = el(
				'span',
				array( 'class' => 'frontage-countdown__part' ),
				el(
					'span',
					array(
						'class'     => 'frontage-countdown__value',
						'data-unit' => $unit,
					),
					$value
				),
				self::labels( $attributes, $unit )
			);
		}
		return el(
			'div',
			array(
				'class'       => 'frontage-countdown__digits',
				'aria-hidden' => 'true',
			),
			$boxes
		);
	}

	/**
	 * Splits the time; what has no box of its own goes into the next smaller one.
	 *
	 * @param array<mixed> $shown Names of units; none means all.
	 * @param int          $left  Seconds.
	 * @return array<string, string> Digits by unit.
	 */
	public static function split( array $shown, int $left ): array {
		$units  = array_filter( self::UNITS, static fn ( string $unit ): bool => in_array( $unit, $shown, true ), ARRAY_FILTER_USE_KEY );
		$digits = array();
		foreach ( array() === $units ? self::UNITS : $units as $unit => list( $seconds, $length ) ) {
			$digits[ $unit ] = str_pad( (string) intdiv( $left, $seconds ), $length, '0', STR_PAD_LEFT );
			$left           %= $seconds;
		}
		return $digits;
	}

	/**
	 * Prints the label, long and short; the width of the box chooses (S1 §9).
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $unit       Its name.
	 * @return list<Html>
	 */
	private static function labels( array $attributes, string $unit ): array {
		$size = $attributes['labelSize'];
		if ( 'none' === $size ) {
			return array();
		}
		$own   = static fn ( string $name ): string => is_string( $attributes[ $name ][ $unit ] ?? null ) ? trim( $attributes[ $name ][ $unit ] ) : '';
		$long  = $own( 'labels' ) ?: self::words()[ $unit ][0];
		$short = $own( 'shortLabels' ) ?: self::words()[ $unit ][1];
		$label = static fn ( string $text, string $modifier ): Html => el( 'span', array( 'class' => 'frontage-countdown__label' . $modifier ), $text );
		return match ( $size ) {
			'long'  => array( $label( $long, '' ) ),
			'short' => array( $label( $short, '' ) ),
			default => array( $label( $long, ' is-long' ), $label( $short, ' is-short' ) ),
		};
	}

	/**
	 * The labels, long and short.
	 *
	 * @return array<string, array{string, string}>
	 */
	private static function words(): array {
		return array(
			'day'    => array( __( 'Days', 'frontage' ), _x( 'Days', 'short label', 'frontage' ) ),
			'hour'   => array( __( 'Hours', 'frontage' ), _x( 'Hrs', 'short label', 'frontage' ) ),
			'minute' => array( __( 'Minutes', 'frontage' ), _x( 'Min', 'short label', 'frontage' ) ),
			'second' => array( __( 'Seconds', 'frontage' ), _x( 'Sec', 'short label', 'frontage' ) ),
		);
	}
}
