<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Justified_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of images for one width.
 *
 * Same algorithm as the npm package `justified-layout` 4.1. The editor uses the package itself;
 * `test/cases.json` tests that both give the same results.
 *
 * @phpstan-type Row array{ratios: list<float>, height: float, isFull: bool}
 */
final class Rows {
	/** Spacing between images used in the calculation, in pixels, whatever the author sets. */
	public const SPACING = 10;

	/** Maximum deviation of a row's height from the desired height, as a fraction. */
	private const TOLERANCE = 0.25;

	/** Fraction of its width from which a last row counts as full; otherwise other gaps might wrap it. */
	private const NEARLY = 0.98;

	/** Minimum and maximum row height, as fractions of the desired height; images are cropped there. */
	private const LOWEST  = 0.5;
	private const HIGHEST = 2;

	/**
	 * Sets the properties.
	 *
	 * @param float $width Width of the block, in pixels.
	 * @param float $target Desired row height, in pixels.
	 */
	private function __construct( private readonly float $width, private readonly float $target ) {}

	/**
	 * Returns the rows of all images, in order.
	 *
	 * @param list<float> $ratios Width to height of each image.
	 * @param float $width Width of the block, in pixels.
	 * @param float $target Desired row height, in pixels.
	 * @return list<Row>
	 */
	public static function of( array $ratios, float $width, float $target ): array {
		$self = new self( $width, $target );
		$rows = array();
		$open = array();
		foreach ( $ratios as $ratio ) {
			if ( array() !== $open && $self->is_better_without( $open, $ratio ) ) {
				$rows[] = $self->full( $open );
				$open   = array();
			}
			$open[] = $ratio;
			if ( $self->is_full( $open ) ) {
				$rows[] = $self->full( $open );
				$open   = array();
			}
		}
		return array() === $open ? $rows : array( ...$rows, $self->rest( $open, $rows ) );
	}

	/**
	 * Returns the width left for a row's images without the spacing.
	 *
	 * @param float $width Width of the block, in pixels.
	 * @param int $count Number of images in the row.
	 */
	public static function content( float $width, int $count ): float {
		return $width - ( $count - 1 ) * self::SPACING;
	}

	/**
	 * Returns whether images fill a row.
	 *
	 * @param list<float> $ratios Width to height of the images.
	 */
	private function is_full( array $ratios ): bool {
		return array_sum( $ratios ) >= $this->width / $this->target * ( 1 - self::TOLERANCE );
	}

	/**
	 * Returns whether one more image makes a row too low, and further from the desired height than without it.
	 *
	 * @param list<float> $ratios Width to height of the row's images.
	 * @param float $next Width to height of the next image.
	 */
	private function is_better_without( array $ratios, float $next ): bool {
		$with = array( ...$ratios, $next );
		return array_sum( $with ) > $this->width / $this->target * ( 1 + self::TOLERANCE ) && $this->off( $with ) > $this->off( $ratios );
	}

	/**
	 * Returns how far a row's aspect ratio is from the desired one.
	 *
	 * @param list<float> $ratios Width to height of its images.
	 */
	private function off( array $ratios ): float {
		return abs( array_sum( $ratios ) - self::content( $this->width, count( $ratios ) ) / $this->target );
	}

	/**
	 * Returns a full-width row.
	 *
	 * @param non-empty-list<float> $ratios Width to height of its images.
	 * @return Row
	 */
	private function full( array $ratios ): array {
		$height = self::content( $this->width, count( $ratios ) ) / array_sum( $ratios );
		return array(
			'ratios' => $ratios,
			'height' => max( self::LOWEST * $this->target, min( self::HIGHEST * $this->target, $height ) ),
			'isFull' => true,
		);
	}

	/**
	 * Returns the last row if it is not full: as high as the previous one, or full-width if that nearly fills it.
	 *
	 * @param non-empty-list<float> $ratios Width to height of its images.
	 * @param list<Row> $rows Previous rows.
	 * @return Row
	 */
	private function rest( array $ratios, array $rows ): array {
		$last    = $rows[ count( $rows ) - 1 ] ?? null;
		$height  = $last['height'] ?? $this->target;
		$content = self::content( $this->width, count( $ratios ) );
		$model   = self::content( $this->width, count( $last['ratios'] ?? array( 1 ) ) );
		$is_full = array_sum( $ratios ) * $height > self::NEARLY * min( $content, $model );
		return array(
			'ratios' => $ratios,
			'height' => $is_full ? $content / array_sum( $ratios ) : $height,
			'isFull' => $is_full,
		);
	}
}
