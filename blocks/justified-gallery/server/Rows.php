<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Justified_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Which pictures share a row.
 *
 * The rows of the npm package `justified-layout` 4.1, for one width; the editor asks the package itself,
 * and `test/cases.json` holds both to the same answers.
 *
 * @phpstan-type Row array{ratios: list<float>, height: float, isFull: bool}
 */
final class Rows {
	/** Space between pictures that is reckoned with, in pixels, whatever the author sets. */
	public const SPACING = 10;

	/** How far a row's height may be from what the author wants, as a part of it. */
	private const TOLERANCE = 0.25;

	/** The part of its width from which a last row counts as full; other gaps might break it. */
	private const NEARLY = 0.98;

	/** Heights that no row goes beyond, as parts of what the author wants; pictures are cropped there. */
	private const LOWEST  = 0.5;
	private const HIGHEST = 2;

	/**
	 * Prepares for one width.
	 *
	 * @param float $width  Of the block in pixels.
	 * @param float $target Height of a row that the author wants, in pixels.
	 */
	private function __construct( private readonly float $width, private readonly float $target ) {}

	/**
	 * The rows of all pictures, in order.
	 *
	 * @param list<float> $ratios Width by height of each picture.
	 * @param float       $width  Of the block in pixels.
	 * @param float       $target Height of a row that the author wants, in pixels.
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
	 * Width left for pictures when so many share a row.
	 *
	 * @param float $width Of the block.
	 * @param int   $count Pictures.
	 */
	public static function content( float $width, int $count ): float {
		return $width - ( $count - 1 ) * self::SPACING;
	}

	/**
	 * Whether pictures fill a row.
	 *
	 * @param list<float> $ratios Of the pictures.
	 */
	private function is_full( array $ratios ): bool {
		return array_sum( $ratios ) >= $this->width / $this->target * ( 1 - self::TOLERANCE );
	}

	/**
	 * Whether a row is too low with one picture more, and further from what is wanted than without.
	 *
	 * @param list<float> $ratios Of the pictures that it has.
	 * @param float       $next   Of the picture that follows.
	 */
	private function is_better_without( array $ratios, float $next ): bool {
		$with = array( ...$ratios, $next );
		return array_sum( $with ) > $this->width / $this->target * ( 1 + self::TOLERANCE ) && $this->off( $with ) > $this->off( $ratios );
	}

	/**
	 * How far a row's shape is from the one wanted.
	 *
	 * @param list<float> $ratios Of its pictures.
	 */
	private function off( array $ratios ): float {
		return abs( array_sum( $ratios ) - self::content( $this->width, count( $ratios ) ) / $this->target );
	}

	/**
	 * A row from edge to edge.
	 *
	 * @param non-empty-list<float> $ratios Of its pictures.
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
	 * The last row, when it is not full: as high as the one before; if that makes it nearly full, from edge to edge.
	 *
	 * @param non-empty-list<float> $ratios Of its pictures.
	 * @param list<Row>             $rows   Before it.
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
