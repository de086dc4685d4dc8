<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** How a place is marked (S2 §3). Must match `src/ui/map-pins/pin.ts`. */
final class Pin {
	/** A drop with its point at the bottom, in a box of 32 by 40. */
	private const DROP = 'M16 1a15 15 0 0 0-15 15c0 8.5 9 15.5 15 23 6-7.5 15-14.5 15-23A15 15 0 0 0 16 1Z';

	private const SHAPES = array( 'drop', 'square', 'rectangle' );

	/** Pixels. */
	private const LEAST = 16;

	private const MOST = 128;

	private const SIZE = 40;

	public readonly string $shape;

	/** Safe URL of a picture; empty without one. */
	public readonly string $icon;

	/** Pixels. */
	public readonly int $width;

	/** Pixels. */
	public readonly int $height;

	/**
	 * Reads an item of the attribute.
	 *
	 * @param array<mixed> $item Not trusted.
	 */
	public function __construct( array $item ) {
		$shape       = $item['pin_shape'] ?? '';
		$icon        = $item['pin_icon'] ?? '';
		$this->icon  = is_string( $icon ) ? Url::safe( $icon ) : '';
		$this->shape = is_string( $shape ) && in_array( $shape, self::SHAPES, true ) ? $shape : 'drop';
		$square      = self::pixels( $item['square_pin_size'] ?? null, self::SIZE );
		$this->width = match ( $this->shape ) {
			'drop'   => 32,
			'square' => $square,
			default  => self::pixels( $item['rectangular_pin_size_width'] ?? null, 60 ),
		};
		$this->height = match ( $this->shape ) {
			'drop'   => self::SIZE,
			'square' => $square,
			default  => self::pixels( $item['rectangular_pin_size_height'] ?? null, self::SIZE ),
		};
	}

	/**
	 * Returns a size within its bounds.
	 *
	 * @param mixed $size Pixels, not trusted.
	 * @param int $fallback If there is none.
	 */
	private static function pixels( mixed $size, int $fallback ): int {
		return is_numeric( $size ) && (int) $size > 0 ? max( self::LEAST, min( self::MOST, (int) $size ) ) : $fallback;
	}

	/** Returns how far from its middle a name stands, in pixels. */
	public function beside(): int {
		return intdiv( $this->width, 2 ) + 6;
	}

	/** Returns how far above its bottom a name stands, in pixels. */
	public function rise(): int {
		return 'drop' === $this->shape ? 12 : intdiv( $this->height, 2 ) - 11;
	}

	/**
	 * Returns the mark; its bottom is the place.
	 *
	 * @param string $number Of the place in the list.
	 */
	public function html( string $number ): Html {
		$is_drop = 'drop' === $this->shape;
		$drop    = array(
			'class'       => 'frontage-map__drop',
			'viewBox'     => '0 0 32 40',
			'aria-hidden' => 'true',
		);
		$picture = array(
			'class'    => 'frontage-map__icon',
			'src'      => $this->icon,
			'alt'      => '',
			'loading'  => 'lazy',
			'decoding' => 'async',
		);
		return el(
			'span',
			array(
				'class' => "frontage-map__pin is-$this->shape" . ( '' === $this->icon ? '' : ' has-icon' ),
				'style' => array(
					'inline-size' => $this->width . 'px',
					'block-size'  => $this->height . 'px',
				),
			),
			$is_drop ? el( 'svg', $drop, el( 'path', array( 'd' => self::DROP ) ) ) : null,
			'' === $this->icon ? el( 'span', array( 'class' => 'frontage-map__number' ), $number ) : el( 'img', $picture )
		);
	}

	/**
	 * Returns what the script needs; less for the usual pin.
	 *
	 * @return array<string, string|int>
	 */
	public function props(): array {
		$size = 'drop' === $this->shape ? array() : array(
			'width'  => $this->width,
			'height' => $this->height,
		);
		$icon = '' === $this->icon ? array() : array( 'icon' => $this->icon );
		return ( 'drop' === $this->shape ? array() : array( 'shape' => $this->shape ) ) + $size + $icon;
	}
}
