<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Justified_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The boxes of the images, in CSS.
 *
 * Calculates the rows for a few widths of the block and writes them as fractions of a row, so that sizes
 * are correct at every width before an image or a script has loaded. Must match `boxes.ts`.
 *
 * @phpstan-import-type Row from Rows
 */
final class Image_Boxes {
	/** Block widths that rows are calculated for, in pixels; `style.scss` has the matching container queries. */
	private const WIDTHS = array( 360, 580, 820, 1100, 1500 );

	/** Maximum row height on narrow screens, as a fraction of the width. */
	private const STEEPEST = 0.5;

	/** Minimum width to height of an image; narrower ones are cropped, since nobody could see or press them. */
	private const NARROWEST = 0.4;

	/** Height of a small image, as a fraction of the desired row height. */
	private const SMALL = 0.5;

	/** Factor for rounding fractions down to four decimals: rounded up, a row might not fit. */
	private const CUT = 10000;

	/** Tolerance for floating-point errors. */
	private const FLOAT = 1e-6;

	/** Tolerance of the aspect ratio, as a fraction. */
	private const SLACK = 0.005;

	/**
	 * Returns the custom properties of each image.
	 *
	 * @param list<float> $ratios Width to height of each image.
	 * @param int $height Desired row height, in pixels.
	 * @return list<array<string, float|int>>
	 */
	public static function of( array $ratios, int $height ): array {
		$ratios = array_map( static fn ( float $ratio ): float => max( self::NARROWEST, $ratio ), $ratios );
		$boxes  = array_map( static fn ( float $ratio ): array => array( '--frontage-ratio' => $ratio ), $ratios );
		foreach ( self::WIDTHS as $place => $width ) {
			$index = 0;
			$rows  = Rows::of( $ratios, $width, min( $height, $width * self::STEEPEST ) );
			foreach ( $rows as $number => $row ) {
				$model = $row['isFull'] ? $row : $rows[ $number - 1 ] ?? null;
				foreach ( $row['ratios'] as $ratio ) {
					$boxes[ $index++ ] += self::box( $ratio, $row, $width, null === $model ? 1 : count( $model['ratios'] ), $place + 1 );
				}
			}
		}
		return $boxes;
	}

	/**
	 * Returns whether an image is so small that it keeps its own size: in a row it would be blown up.
	 *
	 * @param int $own Height of its largest file in pixels, or 0 if it is not known.
	 * @param int $height Desired row height, in pixels.
	 */
	public static function is_small( int $own, int $height ): bool {
		return $own > 0 && $own < $height * self::SMALL;
	}

	/**
	 * Returns the value of `<img sizes>`.
	 *
	 * @param array<string, float|int> $box Box from `of()`.
	 * @param string $align Alignment of the block.
	 */
	public static function sizes( array $box, string $align ): string {
		$phone = ceil( 100 * $box['--frontage-w1'] );
		$rest  = match ( $align ) {
			'full'  => ceil( 100 * $box['--frontage-w5'] ) . 'vw',
			'wide'  => ceil( self::WIDTHS[3] * $box['--frontage-w4'] ) . 'px',
			default => ceil( self::WIDTHS[2] * $box['--frontage-w3'] ) . 'px',
		};
		return "(max-width: 600px) {$phone}vw, $rest";
	}

	/**
	 * Returns an image's fraction of its row at one width, after subtracting the gaps.
	 *
	 * @param float $ratio Width to height.
	 * @param Row $row Row of the image.
	 * @param float $width Width of the block, in pixels.
	 * @param int $count Number of images in the row that sets the height.
	 * @param int $place Number of the width, from 1.
	 * @return array<string, float|int>
	 */
	private static function box( float $ratio, array $row, float $width, int $count, int $place ): array {
		$content = Rows::content( $width, $count );
		$own     = $ratio * ( $row['isFull'] ? $content / array_sum( $row['ratios'] ) : $row['height'] );
		$shape   = $own / $row['height'];
		$box     = array( "--frontage-w$place" => floor( $own / $content * self::CUT + self::FLOAT ) / self::CUT );
		if ( 2 !== $count ) {
			$box[ "--frontage-g$place" ] = $count - 1;
		}
		if ( abs( $shape / $ratio - 1 ) > self::SLACK ) {
			$box[ "--frontage-a$place" ] = round( $shape, 3 );
		}
		return $box;
	}
}
