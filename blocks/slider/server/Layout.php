<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Slider;

use Frontage\Domain\Render\Carousel;


defined( 'ABSPATH' ) || exit;

/**
 * How a slider moves and looks.
 *
 * Reads the author's choices; the kinds and their rules are those of S0 §9, S1 §9 and S2 §9.
 *
 * @phpstan-import-type Look from Carousel
 */
final class Layout {
	/** The other slider of S0 §9: two slides on wide screens, unless it is in a container. */
	private const TWO = 'df-slider-2';

	/** What a height may be: a number with a unit. */
	private const HEIGHT = '/^\d{1,4}(\.\d{1,3})?(px|rem|em|vh|svh|dvh|vw|%)$/';

	/**
	 * Notes the choices.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 * @param int                  $count      Slides.
	 */
	public function __construct( private readonly array $attributes, private readonly int $count ) {}

	/**
	 * What the carousel is told.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		return array(
			'effect'       => 'slide' === $this->attributes['effect'] ? 'slide' : 'fade',
			'loop'         => (bool) $this->attributes['loop'],
			'speed'        => max( 0, min( 5000, (int) $this->attributes['speed'] ) ),
			'dragSpeed'    => max( 0, min( 5000, (int) $this->attributes['dragSpeed'] ) ),
			'delay'        => $this->attributes['isPlaying'] && $this->count > 1 ? max( 1000, min( 60000, (int) $this->attributes['delay'] ) ) : 0,
			'isOneAtATime' => true,
		);
	}

	/**
	 * How the carousel looks.
	 *
	 * @return Look
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
		}
		if ( 'testimonials' !== $kind ) {
			$classes[] = 'has-side-arrows';
		}
		return array(
			'label'   => (string) $this->attributes['label'],
			'classes' => $classes,
			'style'   => array(),
			'arrows'  => (bool) $this->attributes['hasArrows'],
			'dots'    => (bool) $this->attributes['hasDots'],
		);
	}

	/**
	 * The height that slides have at least.
	 *
	 * @return array<string, string>
	 */
	public function style(): array {
		$height = (string) $this->attributes['height'];
		return 1 === preg_match( self::HEIGHT, $height ) ? array( '--frontage-slide-height' => $height ) : array();
	}
}
