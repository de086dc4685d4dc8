<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Image_Grid;

use Frontage\Domain\Render\Gap;

defined( 'ABSPATH' ) || exit;

/**
 * The layout of a grid.
 *
 * Columns and aspect ratio for the stylesheet and `<img sizes>`; must match `layout.ts`.
 */
final class Layout {
	/** Maximum number of columns on tablets and phones. */
	private const TABLET = 3;
	private const PHONE  = 2;

	private const MOST = 6;

	/** Approximate content width by alignment, in pixels. */
	private const WIDTHS = array(
		''     => 840,
		'wide' => 1280,
		'full' => 1920,
	);

	/**
	 * Returns the wrapper's custom properties.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, string|int>
	 */
	public static function style( array $attributes ): array {
		$columns = self::columns( $attributes );
		return array(
			'--frontage-image-grid-columns' => $columns,
			'--frontage-image-grid-tablet'  => min( $columns, self::TABLET ),
			'--frontage-image-grid-phone'   => min( $columns, self::PHONE ),
			'--frontage-image-grid-ratio'   => (string) $attributes['ratio'],
			'--frontage-image-grid-gap'     => Gap::of( $attributes ),
		);
	}

	/**
	 * Returns the value of `<img sizes>`.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function sizes( array $attributes ): string {
		$columns = self::columns( $attributes );
		$width   = self::WIDTHS[ (string) ( $attributes['align'] ?? '' ) ] ?? self::WIDTHS[''];
		return sprintf(
			'(max-width: 767px) %dvw, (max-width: 980px) %dvw, %dpx',
			ceil( 100 / min( $columns, self::PHONE ) ),
			ceil( 100 / min( $columns, self::TABLET ) ),
			ceil( $width / $columns )
		);
	}

	/**
	 * Returns the number of columns on desktops.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function columns( array $attributes ): int {
		return max( 1, min( self::MOST, (int) $attributes['columns'] ) );
	}
}
