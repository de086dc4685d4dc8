<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Justified_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The boxes of the pictures, in CSS.
 *
 * Chooses the rows for a few widths of the block and writes them as shares of a row, so that boxes are
 * right at every width before a picture or a script has come; its twin is `boxes.ts`.
 *
 * @phpstan-import-type Row from Rows
 */
final class Image_Boxes {
	/** Widths of the block that rows are chosen for, in pixels; `style.scss` says which counts when. */
	private const WIDTHS = array( 360, 580, 820, 1100, 1500 );

	/** On narrow screens rows are at most so high, as a part of the width. */
	private const STEEPEST = 0.5;

	/** Decimals that a share is cut to: rounded up, a row might not fit. */
	private const CUT = 10000;

	/** What floats lose on the way. */
	private const FLOAT = 1e-6;

	/** Parts by which a shape may be off before it is said. */
	private const SLACK = 0.005;

	/**
	 * Custom properties of each picture.
	 *
	 * @param list<float> $ratios Width by height of each.
	 * @param int         $height Of a row, as the author wants it, in pixels.
	 * @return list<array<string, float|int>>
	 */
	public static function of( array $ratios, int $height ): array {
		$boxes = array_map( static fn ( float $ratio ): array => array( '--frontage-ratio' => $ratio ), $ratios );
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
	 * How wide a picture is, for `<img sizes>`.
	 *
	 * @param array<string, float|int> $box   From `of()`.
	 * @param string                   $align Of the block.
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
	 * A picture's share of its row, at one width: of what is left when the gaps are taken away.
	 *
	 * @param float $ratio Width by height.
	 * @param Row   $row   Its row.
	 * @param float $width Of the block.
	 * @param int   $count Pictures in the row that the height comes from.
	 * @param int   $place Of the width, from 1.
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
