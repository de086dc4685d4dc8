<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Domain\Render\Gap;

defined( 'ABSPATH' ) || exit;

/** Columns, shape and captions of a feed, for the stylesheet and `<img sizes>`. */
final class Layout {
	private const LAYOUTS  = array( 'grid', 'masonry', 'carousel' );
	private const RATIOS   = array( '1/1', '4/5', '3/4' );
	private const CAPTIONS = array( 'none', 'below', 'hover' );

	/** Last widths of phones, of large phones and of tablets, in pixels (S2 §9). */
	private const SMALL  = 480;
	private const MEDIUM = 640;
	private const LARGE  = 800;

	/** Approximate content width by alignment, in pixels; not needed by browsers with `sizes=auto`. */
	private const WIDTHS = array(
		''     => 840,
		'wide' => 1280,
	);

	/** One of LAYOUTS. */
	public readonly string $layout;

	/** One of CAPTIONS. */
	public readonly string $captions;

	public readonly int $columns;

	private readonly int $tablet;

	private readonly int $phone;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->layout = $this->choice( 'layout', self::LAYOUTS );
		$captions     = $this->choice( 'captions', self::CAPTIONS, 'hover' );
		// The height of a photo in a masonry is known, that of a text is not.
		$this->captions = 'masonry' === $this->layout && 'below' === $captions ? 'hover' : $captions;
		$this->columns  = $this->number( 'columns', 4, 8 );
		$this->tablet   = $this->number( 'columnsTablet', 3, 8 );
		$this->phone    = $this->number( 'columnsPhone', 2, 4 );
	}

	/** Returns the wrapper's classes. */
	public function classes(): string {
		return "frontage-photo-feed is-$this->layout has-captions-$this->captions";
	}

	/**
	 * Returns the wrapper's custom properties.
	 *
	 * @return array<string, string|int>
	 */
	public function style(): array {
		return array(
			'--frontage-photo-feed-columns' => $this->columns,
			'--frontage-photo-feed-large'   => $this->tablet,
			'--frontage-photo-feed-medium'  => $this->medium(),
			'--frontage-photo-feed-small'   => $this->phone,
			'--frontage-photo-feed-ratio'   => $this->choice( 'ratio', self::RATIOS ),
			'--frontage-photo-feed-gap'     => Gap::of( $this->attributes ),
		);
	}

	/** Returns the value of `<img sizes>`. */
	public function sizes(): string {
		$align = $this->attributes['align'] ?? '';
		$width = is_string( $align ) ? self::WIDTHS[ $align ] ?? null : null;
		return sprintf(
			'(max-width: %dpx) %dvw, (max-width: %dpx) %dvw, (max-width: %dpx) %dvw, %s',
			self::SMALL,
			ceil( 100 / $this->phone ),
			self::MEDIUM,
			ceil( 100 / $this->medium() ),
			self::LARGE,
			ceil( 100 / $this->tablet ),
			null === $width ? ceil( 100 / $this->columns ) . 'vw' : ceil( $width / $this->columns ) . 'px'
		);
	}

	/** Returns the columns of large phones, between those of phones and tablets. */
	private function medium(): int {
		return intdiv( $this->tablet + $this->phone + 1, 2 );
	}

	/**
	 * Returns one of several values; the first, or the default, for any other.
	 *
	 * @param string       $name Attribute.
	 * @param list<string> $values
	 */
	private function choice( string $name, array $values, ?string $fallback = null ): string {
		$value = $this->attributes[ $name ] ?? '';
		return in_array( $value, $values, true ) ? $value : $fallback ?? $values[0];
	}

	/**
	 * Returns a number within its bounds.
	 *
	 * @param string $name Attribute.
	 */
	private function number( string $name, int $fallback, int $most ): int {
		$value = $this->attributes[ $name ] ?? null;
		return is_int( $value ) ? max( 1, min( $most, $value ) ) : $fallback;
	}
}
