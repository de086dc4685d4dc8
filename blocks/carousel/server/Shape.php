<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Render\Figure;

defined( 'ABSPATH' ) || exit;

/**
 * How pictures of mixed shapes fit into a carousel, and where its current slide rests.
 *
 * Must match `edit/columns.ts`.
 */
final class Shape {
	/** Pictures are as wide as their shape makes them at one height; else they are cropped or whole in one aspect ratio. */
	private const NATURAL = 'natural';

	/** Aspect ratio of pictures that are not cropped alike. */
	private const OWN_RATIO = 'auto';

	/** Bounds of the common height, in pixels. */
	private const LOWEST  = 80;
	private const HIGHEST = 800;
	private const HEIGHT  = 320;

	/**
	 * How pictures fit; empty for pictures as their blocks have them, and for other items.
	 *
	 * @var string
	 */
	private readonly string $fit;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->fit = Items::POSTS === $attributes['kind'] ? '' : (string) $attributes['fit'];
	}

	/** Returns whether slides are as wide as their pictures. */
	public function is_natural(): bool {
		return self::NATURAL === $this->fit;
	}

	/** Returns where the current slide rests if it is not the first one in view. */
	public function rests_at(): ?string {
		if ( ! empty( $this->attributes['isCentered'] ) ) {
			return 'center';
		}
		return $this->is_natural() ? 'start' : null;
	}

	/**
	 * Returns the props for the carousel's script.
	 *
	 * @return array<string, string|bool>
	 */
	public function props(): array {
		return array_filter(
			array(
				'restsAt' => $this->rests_at(),
				'isFree'  => ! empty( $this->attributes['isFree'] ),
			)
		);
	}

	/**
	 * Returns the carousel's classes.
	 *
	 * @param bool $is_single Whether it shows one slide at a time on every screen.
	 * @return list<string>
	 */
	public function classes( bool $is_single ): array {
		$has = fn ( string $name ): bool => ! empty( $this->attributes[ $name ] );
		return array_keys(
			array_filter(
				array(
					"is-$this->fit"     => '' !== $this->fit,
					'is-centered'       => $has( 'isCentered' ),
					'has-peek'          => $has( 'hasPeek' ) && ! $this->is_natural(),
					'is-free'           => $has( 'isFree' ),
					'is-auto-height'    => $has( 'isAutoHeight' ) && $is_single,
					'has-captions-over' => $this->is_natural() || 'over' === ( $this->attributes['captions'] ?? '' ),
				)
			)
		);
	}

	/**
	 * Returns the carousel's custom properties.
	 *
	 * @param list<float> $ratios Aspect ratio of each slide's picture, width by height.
	 * @return array<string, string|float>
	 */
	public function style( array $ratios ): array {
		if ( ! $this->is_natural() ) {
			$ratio = (string) $this->attributes['ratio'];
			return '' === $this->fit || self::OWN_RATIO === $ratio ? array() : array( '--frontage-carousel-ratio' => $ratio );
		}
		$height = Sanitizer::int( $this->attributes['imageHeight'] ?? null, self::LOWEST, self::HIGHEST, self::HEIGHT );
		return array( '--frontage-carousel-high' => $height . 'px' ) + ( array() === $ratios ? array() : array(
			'--frontage-carousel-first' => $ratios[0],
			'--frontage-carousel-last'  => $ratios[ count( $ratios ) - 1 ],
		) );
	}

	/**
	 * Returns what a slide needs to be as wide as its picture: its aspect ratio, or 1 without a picture of its own.
	 *
	 * @param bool $is_image Whether the slide is an image block.
	 * @param int $id Attachment ID, or 0.
	 * @param string $html Its HTML.
	 * @return array{style?: array<string, float>}
	 */
	public function slide( bool $is_image, int $id, string $html ): array {
		$ratio = fn (): float => $is_image ? Figure::ratio_of( $id, $html ) : 1.0;
		return $this->is_natural() ? array( 'style' => array( '--frontage-ratio' => $ratio() ) ) : array();
	}
}
