<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Render\Gap;


defined( 'ABSPATH' ) || exit;

/**
 * How a gallery is laid out.
 *
 * Columns, shape and gap as the stylesheet and `<img sizes>` need them; `layout.ts` does the same for the editor.
 */
final class Layout {
	private const MOST_COLUMNS = 8;

	/** Columns on a tablet and on a phone unless the author says otherwise. */
	private const TABLET = 3;
	private const PHONE  = 2;

	/** Last width of each, in pixels (S1 §9). */
	private const TABLET_ENDS = 980;
	private const PHONE_ENDS  = 767;

	/** About how wide the content is, by alignment, in pixels; browsers that know `sizes=auto` need no guess. */
	private const WIDTHS = array(
		''     => 840,
		'wide' => 1280,
	);

	/**
	 * Columns on a desktop.
	 *
	 * @var int
	 */
	public readonly int $columns;

	/**
	 * Columns on a tablet.
	 *
	 * @var int
	 */
	private readonly int $tablet;

	/**
	 * Columns on a phone.
	 *
	 * @var int
	 */
	private readonly int $phone;

	/**
	 * Reads the author's settings.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->columns = max( 1, min( self::MOST_COLUMNS, (int) $attributes['columns'] ) );
		$this->tablet  = self::at_most( (int) $attributes['columnsTablet'], min( $this->columns, self::TABLET ) );
		$this->phone   = self::at_most( (int) $attributes['columnsPhone'], min( $this->tablet, self::PHONE ) );
	}

	/** Classes of the wrapper. */
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

	/** Whether all images stand in one row. */
	public function is_carousel(): bool {
		return 'carousel' === ( $this->attributes['arrangement'] ?? '' );
	}

	/**
	 * Devices on which so many images fit side by side, so that there is nothing to steer.
	 *
	 * @param int $count How many there are.
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

	/** Whether images keep their shapes: then their heights are known, and captions lie over them. */
	private function is_masonry(): bool {
		return 'masonry' === ( $this->attributes['arrangement'] ?? '' );
	}

	/**
	 * Custom properties of the wrapper.
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

	/** How wide an image is, for `<img sizes>`. */
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
	 * The author's number of columns, if there is one.
	 *
	 * @param int $chosen   0 for none.
	 * @param int $fallback What is used then.
	 */
	private static function at_most( int $chosen, int $fallback ): int {
		return $chosen > 0 ? min( self::MOST_COLUMNS, $chosen ) : $fallback;
	}
}
