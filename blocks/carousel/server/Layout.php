<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Domain\Render\Card\Card_Options as Card_Look;
use Frontage\Domain\Render\Carousel;

defined( 'ABSPATH' ) || exit;

/**
 * The layout and behavior of a carousel.
 *
 * Reads the attributes; default columns and durations are those of S1 §9.
 *
 * @phpstan-import-type Carousel_Style from Carousel
 */
final class Layout {
	/** Columns unless the author chooses (S1 §9). */
	private const COLUMNS = 3;

	/** The same in a wide place, from 768 pixels (S1 §9). */
	private const COLUMNS_WIDE = 4;

	/** Approximate width in pixels, with normal and with wide alignment. */
	private const WIDTH      = 840;
	private const WIDTH_WIDE = 1280;

	/**
	 * How pictures fit.
	 *
	 * @var Shape
	 */
	private readonly Shape $shape;

	/**
	 * Sets the properties.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param int $count Number of items.
	 * @param list<float> $ratios Aspect ratio of each item's picture, where slides are as wide as these.
	 */
	public function __construct(
		private readonly array $attributes,
		private readonly int $count,
		private readonly array $ratios = array()
	) {
		$this->shape = new Shape( $attributes );
	}

	/**
	 * Returns the props for the carousel's script.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		$speed = max( 0, min( 5000, (int) $this->attributes['speed'] ) );
		return array(
			'loop'      => $this->loops(),
			'speed'     => $speed,
			'dragSpeed' => $speed,
			'delay'     => $this->attributes['isPlaying'] ? max( 1000, min( 60000, (int) $this->attributes['delay'] ) ) : 0,
		) + $this->shape->props();
	}

	/** Returns whether the first item follows the last; items that differ in width do not. */
	private function loops(): bool {
		return (bool) $this->attributes['loop'] && ! $this->shape->is_natural() && empty( $this->attributes['isFree'] );
	}

	/**
	 * Returns the carousel's classes and styles.
	 *
	 * @return Carousel_Style
	 */
	public function look(): array {
		$kind  = (string) $this->attributes['kind'];
		$label = (string) $this->attributes['label'];
		// Where every item can be the current one, no dot is hidden, and the controls stay.
		$all = null !== $this->shape->rests_at();
		return array(
			'label'   => '' === $label ? self::name_of( $kind ) : $label,
			'classes' => array(
				...Carousel::columns( $all ? PHP_INT_MAX : $this->count, $all || $this->loops(), ...self::columns( $this->attributes ) ),
				"is-$kind",
				...$this->shape->classes( 1 === max( self::columns( $this->attributes ) ) ),
			),
			'style'   => array_filter(
				array(
					'--frontage-carousel-gap' => $this->gap(),
					'--frontage-card-ratio'   => Items::POSTS === $kind ? Card_Look::of( $this->attributes )->ratio() : null,
				),
				'is_string'
			) + $this->shape->style( $this->ratios ),
			'arrows'  => (bool) $this->attributes['hasArrows'],
			'dots'    => (bool) $this->attributes['hasDots'],
			'pager'   => (string) ( $this->attributes['pager'] ?? '' ),
		);
	}

	/**
	 * Returns the name of a carousel whose items are not the author's own; empty for others.
	 *
	 * @param string $kind Kind of items.
	 */
	private static function name_of( string $kind ): string {
		return match ( $kind ) {
			Items::POSTS  => __( 'Posts', 'frontage' ),
			Items::IMAGES => __( 'Images', 'frontage' ),
			default       => '',
		};
	}

	/**
	 * Returns the `sizes` of an image that fills an item.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function sizes( array $attributes ): string {
		list( $desktop, $tablet, $phone ) = self::columns( $attributes );
		$width                            = self::is_wide( $attributes ) ? self::WIDTH_WIDE : self::WIDTH;
		return sprintf(
			'(max-width: 767px) %dvw, (max-width: 980px) %dvw, %dpx',
			ceil( 100 / $phone ),
			ceil( 100 / $tablet ),
			ceil( $width / $desktop )
		);
	}

	/**
	 * Returns the number of columns on desktops, tablets and phones.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array{int<1, max>, int<1, max>, int<1, max>}
	 */
	private static function columns( array $attributes ): array {
		$auto    = self::is_wide( $attributes ) ? self::COLUMNS_WIDE : self::COLUMNS;
		$chosen  = array_map(
			static fn ( string $name ): int => max( 0, (int) $attributes[ $name ] ),
			array( 'columns', 'columnsTablet', 'columnsPhone' )
		);
		$desktop = $chosen[0] ?: $auto;
		return array(
			$desktop,
			$chosen[1] ?: min( $desktop, $auto ),
			$chosen[2] ?: min( $desktop, 'logos' === $attributes['kind'] ? 2 : 1 ),
		);
	}

	/**
	 * Returns whether the carousel is wider than the text around it.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function is_wide( array $attributes ): bool {
		return in_array( $attributes['align'] ?? '', array( 'wide', 'full' ), true );
	}

	/** Returns the gap as CSS: a preset becomes its custom property; 0 gets a unit so that it works in `calc()`. */
	private function gap(): ?string {
		$gap = $this->attributes['style']['spacing']['blockGap'] ?? '';
		$gap = is_array( $gap ) ? $gap['left'] ?? '' : $gap;
		if ( ! is_string( $gap ) || '' === $gap ) {
			return null;
		}
		$gap = (string) preg_replace( '/^var:preset\|spacing\|([\w-]+)$/', 'var(--wp--preset--spacing--$1)', $gap );
		return '0' === $gap ? '0px' : $gap;
	}
}
