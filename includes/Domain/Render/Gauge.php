<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A number beside a line that shows how much of a maximum it is: a bar, a circle or half of one, drawn as SVG.
 *
 * The drawing shows the end; `src/lib/gauges.ts` fills it when it comes into view. `src/scss/_gauge.scss` is its style.
 */
final class Gauge {
	private const SHAPES = array( 'circle', 'half', 'bar' );

	/** Bounds of the diameter, in pixels. */
	private const SMALLEST = 60;

	private const LARGEST = 400;

	/** Thickest line, in pixels. */
	private const THICKEST = 40;

	private readonly string $shape;

	/** Diameter, in pixels. */
	private readonly int $size;

	/** Thickness, in pixels. */
	private readonly int $line;

	/**
	 * Takes the look.
	 *
	 * @param mixed $shape One of SHAPES; anything else is the first.
	 * @param mixed $size Diameter, in pixels.
	 * @param mixed $line Thickness, in pixels (S1 §9: 5).
	 */
	public function __construct( mixed $shape, mixed $size, mixed $line ) {
		$this->shape = is_string( $shape ) && in_array( $shape, self::SHAPES, true ) ? $shape : self::SHAPES[0];
		$this->size  = max( self::SMALLEST, min( self::LARGEST, is_numeric( $size ) ? (int) $size : 0 ) );
		$this->line  = max( 1, min( self::THICKEST, is_numeric( $line ) ? (int) $line : 0 ) );
	}

	/**
	 * Returns the gauge.
	 *
	 * @param Count $count The number.
	 * @param mixed $max The number that fills it; 100 if it is none.
	 * @param Html|null $label What is measured.
	 */
	public function html( Count $count, mixed $max, ?Html $label ): Html {
		return el(
			'div',
			array(
				'class' => 'frontage-gauge is-' . $this->shape,
				'style' => array( '--frontage-gauge-line' => $this->line . 'px' ) + $this->round( $count->length() ),
			),
			null === $label ? null : el( 'p', array( 'class' => 'frontage-gauge__label' ), $label ),
			el( 'p', array( 'class' => 'frontage-gauge__figure' ), $count->html() ),
			$this->drawing( self::share( $count->number, $max ) )
		);
	}

	/**
	 * Returns what a circle needs: its size, and how many letters have to fit into it.
	 *
	 * @param int $letters Number of them.
	 * @return array<string, string|int>
	 */
	private function round( int $letters ): array {
		return 'bar' === $this->shape ? array() : array(
			'--frontage-gauge-size'    => $this->size . 'px',
			'--frontage-gauge-letters' => max( 1, $letters ),
		);
	}

	/**
	 * Returns how much is filled, from 0 to 1.
	 *
	 * @param string $number A clean number.
	 * @param mixed $max The number that fills it.
	 */
	private static function share( string $number, mixed $max ): float {
		$whole = (float) Number_Format::clean( $max );
		return max( 0.0, min( 1.0, (float) $number / ( 0.0 === $whole ? 100.0 : $whole ) ) );
	}

	/**
	 * Returns the drawing: a track, and the filled part on top. The number says the same to screen readers.
	 *
	 * @param float $share From 0 to 1.
	 */
	private function drawing( float $share ): Html {
		$height = 'half' === $this->shape ? ( $this->size + $this->line ) / 2 : $this->size;
		return el(
			'svg',
			array(
				'class'       => 'frontage-gauge__drawing',
				// A bar is as wide as its place, and its points are percentages of that.
				'viewBox'     => 'bar' === $this->shape ? null : "0 0 $this->size $height",
				'aria-hidden' => 'true',
			),
			$this->line_of( 'frontage-gauge__track', null ),
			0.0 === $share ? null : $this->line_of( 'frontage-gauge__value', round( $share * 100, 2 ) . ' 100' )
		);
	}

	/**
	 * Returns one line. It is 100 units long, whatever its shape.
	 *
	 * @param string $css_class Its class.
	 * @param string|null $dashes How much of it is drawn.
	 */
	private function line_of( string $css_class, ?string $dashes ): Html {
		$place = 'bar' === $this->shape
			? array(
				'x1' => '0',
				'y1' => '50%',
				'x2' => '100%',
				'y2' => '50%',
			)
			: array( 'd' => $this->arc() );
		return el(
			'bar' === $this->shape ? 'line' : 'path',
			array( 'class' => $css_class ) + $place + array(
				'pathLength'       => '100',
				'stroke-dasharray' => $dashes,
			)
		);
	}

	/** The path of a circle from the top, or of half of one from its start. */
	private function arc(): string {
		$radius = ( $this->size - $this->line ) / 2;
		$middle = $this->size / 2;
		$edge   = $this->line / 2;
		$across = 2 * $radius;
		$round  = "a$radius $radius 0 1 1 ";
		return 'half' === $this->shape
			? "M$edge $middle$round$across 0"
			: "M$middle {$edge}{$round}0 $across{$round}0 -$across";
	}
}
