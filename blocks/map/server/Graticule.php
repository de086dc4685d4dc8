<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Lines of longitude and latitude at round degrees, with the numbers of latitude at an edge. */
final class Graticule {
	private const STEPS = array( 60, 30, 20, 10, 5, 2, 1 );

	/** Lines between left and right, about. */
	private const LINES = 5;

	/** Numbers nearer to a corner than this would be cut, in per cent of the width. */
	private const CORNER = 8.0;

	private readonly float $step;

	private readonly int $decimals;

	/**
	 * Takes what is drawn on.
	 *
	 * @param Canvas $canvas What the drawing shows.
	 */
	public function __construct( private readonly Canvas $canvas ) {
		$wanted = max( 1e-6, $canvas->width * 360 / self::LINES );
		$power  = 1.0;
		while ( $wanted < $power && $power > 1e-6 ) {
			$power /= 10;
		}
		$step = $power;
		foreach ( self::STEPS as $round ) {
			if ( $round * $power <= $wanted ) {
				$step = $round * $power;
				break;
			}
		}
		$this->step     = $step;
		$this->decimals = $step >= 1 ? 0 : (int) ceil( -log10( $step ) - 1e-9 );
	}

	/** Returns all lines as a path in a square of 100. */
	public function path(): string {
		$path = '';
		foreach ( $this->longitudes() as $place ) {
			$path .= "M{$place}-1v102";
		}
		foreach ( $this->latitudes() as $place ) {
			$path .= "M-1 {$place}h102";
		}
		return $path;
	}

	/**
	 * Returns the numbers of latitude at the end of their lines; on longitude they would lie over the scale.
	 *
	 * @param float $half Half the height of the map, in per cent of its width.
	 * @return list<Html>
	 */
	public function numbers( float $half ): array {
		$numbers = array();
		foreach ( $this->latitudes() as $degrees => $place ) {
			if ( $place > 50 - $half + self::CORNER && $place < 50 + $half - self::CORNER ) {
				$numbers[] = $this->number( $place, (float) $degrees, $degrees < 0 ? 'S' : 'N' );
			}
		}
		return $numbers;
	}

	/**
	 * Returns a number.
	 *
	 * @param float $place Per cent.
	 * @param float $degrees Positive or negative.
	 * @param string $side Letter of the half of the world, the same in all languages of charts.
	 */
	private function number( float $place, float $degrees, string $side ): Html {
		return el(
			'span',
			array(
				'class' => 'frontage-map__degrees',
				'style' => array( '--frontage-map-at' => "$place%" ),
			),
			number_format_i18n( abs( $degrees ), $this->decimals ) . "° $side"
		);
	}

	/**
	 * Returns where the lines from top to bottom are, in per cent, by degrees.
	 *
	 * @return array<int|string, float>
	 */
	private function longitudes(): array {
		$edges = $this->canvas->edges();
		// Across the 180th meridian they go on; a map of the whole world ends there.
		$most = $this->canvas->width < 1 ? 540 : 180;
		return $this->lines( $edges['west'], $edges['east'], $most, fn ( float $at ): float => $this->canvas->across( $at / 360 + 0.5 ) );
	}

	/**
	 * Returns where the lines from left to right are, in per cent, by degrees.
	 *
	 * @return array<int|string, float>
	 */
	private function latitudes(): array {
		$edges = $this->canvas->edges();
		return $this->lines(
			$edges['south'],
			$edges['north'],
			85,
			fn ( float $at ): float => $this->canvas->down( Point::of( $at, 0 )?->y() ?? 0.5 )
		);
	}

	/**
	 * Returns the lines between two edges.
	 *
	 * @param float $from Degrees.
	 * @param float $to Degrees.
	 * @param float $most There are none beyond.
	 * @param callable(float): float $place Per cent of degrees.
	 * @return array<int|string, float>
	 */
	private function lines( float $from, float $to, float $most, callable $place ): array {
		$lines = array();
		$last  = (int) floor( min( $to, $most ) / $this->step );
		for ( $number = (int) ceil( max( $from, -$most ) / $this->step ); $number <= $last; $number++ ) {
			$degrees                                        = $number * $this->step;
			$lines[ number_format( $degrees, 6, '.', '' ) ] = $place( $degrees );
		}
		return $lines;
	}
}
