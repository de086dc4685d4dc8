<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Render\Gap;

defined( 'ABSPATH' ) || exit;

/**
 * The layout of a gallery.
 *
 * Columns, aspect ratio and gap for the stylesheet and `<img sizes>`; must match `layout.ts`.
 */
final class Layout {
	private const MOST_COLUMNS = 8;

	/** Default number of columns on tablets and phones. */
	private const TABLET = 3;
	private const PHONE  = 2;

	/** Maximum width of tablets and phones, in pixels (S1 §9). */
	private const TABLET_ENDS = 980;
	private const PHONE_ENDS  = 767;

	/** Approximate content width by alignment, in pixels; not needed by browsers with `sizes=auto`. */
	private const WIDTHS = array(
		''     => 840,
		'wide' => 1280,
	);

	/**
	 * Number of columns on desktops.
	 *
	 * @var int
	 */
	public readonly int $columns;

	/**
	 * Number of columns on tablets.
	 *
	 * @var int
	 */
	private readonly int $tablet;

	/**
	 * Number of columns on phones.
	 *
	 * @var int
	 */
	private readonly int $phone;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->columns = max( 1, min( self::MOST_COLUMNS, (int) $attributes['columns'] ) );
		$this->tablet  = self::at_most( (int) $attributes['columnsTablet'], min( $this->columns, self::TABLET ) );
		$this->phone   = self::at_most( (int) $attributes['columnsPhone'], min( $this->tablet, self::PHONE ) );
	}

	/** Returns the wrapper's classes. */
	public function classes(): string {
		$captions = $this->is_masonry() && 'below' === $this->attributes['captions'] ? 'over' : $this->attributes['captions'];
		$classes  = array( 'frontage-gallery', "has-captions-$captions" );
		if ( $this->is_masonry() ) {
			$classes[] = 'is-masonry';
		} elseif ( 'original' !== $this->attributes['ratio'] ) {
			$classes[] = 'has-ratio';
		}
		if ( $this->is_carousel() ) {
			$classes[] = 'is-carousel';
		}
		return implode( ' ', $classes );
	}

	/** Returns whether all images are in one row. */
	public function is_carousel(): bool {
		return 'carousel' === ( $this->attributes['arrangement'] ?? '' );
	}

	/**
	 * Returns the devices on which all images fit side by side, so that no controls are needed.
	 *
	 * @param int $count Number of images.
	 * @return list<string> Classes.
	 */
	public function fits( int $count ): array {
		$columns = array(
			'fits-desktop' => $this->columns,
			'fits-tablet'  => $this->tablet,
			'fits-phone'   => $this->phone,
		);
		return array_keys( array_filter( $columns, static fn ( int $most ): bool => $count <= $most ) );
	}

	/** Returns whether images keep their aspect ratio: then their heights are known, and captions overlay them. */
	private function is_masonry(): bool {
		return 'masonry' === ( $this->attributes['arrangement'] ?? '' );
	}

	/**
	 * Returns the wrapper's custom properties.
	 *
	 * @return array<string, string|int>
	 */
	public function style(): array {
		$has_ratio = 'original' !== $this->attributes['ratio'];
		return array(
			'--frontage-gallery-columns' => $this->columns,
			'--frontage-gallery-tablet'  => $this->tablet,
			'--frontage-gallery-phone'   => $this->phone,
			'--frontage-gallery-ratio'   => $has_ratio ? (string) $this->attributes['ratio'] : '',
			'--frontage-gallery-fit'     => $has_ratio && 'contain' === $this->attributes['fit'] ? 'contain' : '',
			'--frontage-gallery-gap'     => Gap::of( $this->attributes ),
		);
	}

	/** Returns the value of `<img sizes>`. */
	public function sizes(): string {
		$align = (string) ( $this->attributes['align'] ?? '' );
		$width = self::WIDTHS[ $align ] ?? null;
		return sprintf(
			'(max-width: %dpx) %dvw, (max-width: %dpx) %dvw, %s',
			self::PHONE_ENDS,
			ceil( 100 / $this->phone ),
			self::TABLET_ENDS,
			ceil( 100 / $this->tablet ),
			null === $width ? ceil( 100 / $this->columns ) . 'vw' : ceil( $width / $this->columns ) . 'px'
		);
	}

	/**
	 * Returns the author's number of columns, or a default.
	 *
	 * @param int $chosen Saved number; 0 for the default.
	 * @param int $fallback Default.
	 */
	private static function at_most( int $chosen, int $fallback ): int {
		return $chosen > 0 ? min( self::MOST_COLUMNS, $chosen ) : $fallback;
	}
}
