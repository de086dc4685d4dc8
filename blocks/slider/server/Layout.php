<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Slider;

use Frontage\Domain\Render\Carousel;

defined( 'ABSPATH' ) || exit;

/**
 * The layout and behavior of a slider.
 *
 * Reads the attributes; the kinds and their rules are those of S0 §9, S1 §9 and S2 §9.
 *
 * @phpstan-import-type Carousel_Style from Carousel
 */
final class Layout {
	/** The second slider of S0 §9: two slides on wide screens, unless it is in a container. */
	private const TWO = 'df-slider-2';

	/** Matches a valid height: a number with a unit. */
	private const HEIGHT = '/^\d{1,4}(\.\d{1,3})?(px|rem|em|vh|svh|dvh|vw|%)$/';

	/**
	 * Sets the properties.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param int $count Number of slides.
	 */
	public function __construct( private readonly array $attributes, private readonly int $count ) {}

	/**
	 * Returns the props for the carousel's script.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		return array(
			'effect'       => $this->attributes['effect'],
			'loop'         => (bool) $this->attributes['loop'],
			'speed'        => max( 0, min( 5000, (int) $this->attributes['speed'] ) ),
			'dragSpeed'    => max( 0, min( 5000, (int) $this->attributes['dragSpeed'] ) ),
			'delay'        => $this->attributes['isPlaying'] && $this->count > 1
				? max( 1000, min( 60000, (int) $this->attributes['delay'] ) )
				: 0,
			'isOneAtATime' => true,
		);
	}

	/**
	 * Returns the carousel's classes and styles.
	 *
	 * @return Carousel_Style
	 */
	public function look(): array {
		$kind    = (string) $this->attributes['kind'];
		$loops   = (bool) $this->attributes['loop'];
		$classes = Carousel::columns( $this->count, $loops, 1 );
		if ( 'slider' !== $kind ) {
			$classes[] = "is-$kind";
		}
		if ( self::TWO === $kind && in_array( $this->attributes['align'] ?? '', array( 'wide', 'full' ), true ) ) {
			$classes[] = 'is-in-twos';
			if ( $this->count <= 2 ) {
				$classes[] = 'fits-twos';
			}
		}
		if ( 'testimonials' !== $kind ) {
			$classes[] = 'has-side-arrows';
		}
		return array(
			'label'   => (string) $this->attributes['label'],
			'classes' => $classes,
			'style'   => 'contain' === ( $this->attributes['fit'] ?? '' ) ? array( '--frontage-slide-fit' => 'contain' ) : array(),
			'arrows'  => (bool) $this->attributes['hasArrows'],
			'dots'    => (bool) $this->attributes['hasDots'],
			'pager'   => (string) ( $this->attributes['pager'] ?? '' ),
		);
	}

	/**
	 * Returns the minimum height of slides.
	 *
	 * @return array<string, string>
	 */
	public function style(): array {
		$height = (string) $this->attributes['height'];
		return 1 === preg_match( self::HEIGHT, $height ) ? array( '--frontage-slide-height' => $height ) : array();
	}
}
