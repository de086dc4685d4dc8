<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Image_Grid;

use Frontage\Domain\Render\Gap;


defined( 'ABSPATH' ) || exit;

/**
 * How a grid is laid out.
 *
 * Columns and shape as the stylesheet and `<img sizes>` need them; `layout.ts` does the same for the editor.
 */
final class Layout {
	/** Columns on a tablet and on a phone at most. */
	private const TABLET = 3;
	private const PHONE  = 2;

	private const MOST = 6;

	/** About how wide the content is, by alignment, in pixels. */
	private const WIDTHS = array(
		''     => 840,
		'wide' => 1280,
		'full' => 1920,
	);

	/**
	 * Custom properties of the wrapper.
	 *
	 * @param array<string, mixed> $attributes The block's.
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
	 * How wide a picture is, for `<img sizes>`.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 */
	public static function sizes( array $attributes ): string {
		$columns = self::columns( $attributes );
		$width   = self::WIDTHS[ (string) ( $attributes['align'] ?? '' ) ] ?? self::WIDTHS[''];
		return sprintf( '(max-width: 767px) %dvw, (max-width: 980px) %dvw, %dpx', ceil( 100 / min( $columns, self::PHONE ) ), ceil( 100 / min( $columns, self::TABLET ) ), ceil( $width / $columns ) );
	}

	/**
	 * Columns on a desktop.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 */
	private static function columns( array $attributes ): int {
		return max( 1, min( self::MOST, (int) $attributes['columns'] ) );
	}
}
