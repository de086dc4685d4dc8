<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Html_Template;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The digits of a countdown.
 *
 * Splits the time left into the chosen units and prints a box for each (S1 §9).
 */
final class Digits {
	/** Seconds and minimum number of digits of each unit (S1 §9). */
	private const UNITS = array(
		'day'    => array( DAY_IN_SECONDS, 3 ),
		'hour'   => array( HOUR_IN_SECONDS, 2 ),
		'minute' => array( MINUTE_IN_SECONDS, 2 ),
		'second' => array( 1, 2 ),
	);

	/** Attributes for the style of the boxes. */
	private const LOOK = array(
		'units'       => true,
		'separator'   => true,
		'labelSize'   => true,
		'labels'      => true,
		'shortLabels' => true,
	);

	/**
	 * Renders the boxes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param int $left Time left, in seconds.
	 */
	public static function html( array $attributes, int $left ): Html {
		$look   = array_intersect_key( $attributes, self::LOOK );
		$pieces = Html_Template::pieces(
			'countdown.digits ' . serialize( $look ),
			static fn ( string $place ): Html => self::boxes( $look, $place )
		);
		$html   = $pieces[0];
		$next   = 0;
		foreach ( self::split( (array) $look['units'], $left ) as $digits ) {
			$html .= $digits . $pieces[ ++$next ];
		}
		return Html::raw( $html );
	}

	/**
	 * Splits the time; a unit without a box is carried into the next smaller one.
	 *
	 * @param array<mixed> $shown Names of units; empty for all.
	 * @param int $left Time left, in seconds.
	 * @return array<string, string> Digits, keyed by unit.
	 */
	public static function split( array $shown, int $left ): array {
		$digits = array();
		foreach ( self::units( $shown ) as $unit => list( $seconds, $length ) ) {
			$digits[ $unit ] = str_pad( (string) intdiv( $left, $seconds ), $length, '0', STR_PAD_LEFT );
			$left           %= $seconds;
		}
		return $digits;
	}

	/**
	 * Returns the units that have a box.
	 *
	 * @param array<mixed> $shown Names of units; empty for all.
	 * @return array<string, array{int, int}>
	 */
	private static function units( array $shown ): array {
		$units = array();
		foreach ( self::UNITS as $unit => $size ) {
			if ( in_array( $unit, $shown, true ) ) {
				$units[ $unit ] = $size;
			}
		}
		return $units ?: self::UNITS;
	}

	/**
	 * Renders the boxes with placeholders for the digits.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $place Placeholder of the digits.
	 */
	private static function boxes( array $attributes, string $place ): Html {
		$boxes     = array();
		$words     = 'none' === $attributes['labelSize'] ? array() : self::words();
		$separator = mb_substr( (string) $attributes['separator'], 0, 3 );
		foreach ( array_keys( self::units( (array) $attributes['units'] ) ) as $unit ) {
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
					$place
				),
				self::labels( $attributes, $unit, $words )
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
	 * Renders the long and short label; the width of the box decides which is shown (S1 §9).
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $unit Unit name.
	 * @param array<string, array{string, string}> $words Default labels.
	 * @return list<Html>
	 */
	private static function labels( array $attributes, string $unit, array $words ): array {
		if ( array() === $words ) {
			return array();
		}
		$long  = self::own( $attributes['labels'][ $unit ] ?? '' ) ?: $words[ $unit ][0];
		$short = self::own( $attributes['shortLabels'][ $unit ] ?? '' ) ?: $words[ $unit ][1];
		return match ( $attributes['labelSize'] ) {
			'long'  => array( self::label( $long, '' ) ),
			'short' => array( self::label( $short, '' ) ),
			default => array( self::label( $long, ' is-long' ), self::label( $short, ' is-short' ) ),
		};
	}

	/**
	 * Returns the author's own label, if any.
	 *
	 * @param mixed $label Label as saved.
	 */
	private static function own( mixed $label ): string {
		return is_string( $label ) ? trim( $label ) : '';
	}

	/**
	 * Renders one label.
	 *
	 * @param string $text Label text.
	 * @param string $modifier Additional class.
	 */
	private static function label( string $text, string $modifier ): Html {
		return el( 'span', array( 'class' => 'frontage-countdown__label' . $modifier ), $text );
	}

	/**
	 * Returns the long and short labels.
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
