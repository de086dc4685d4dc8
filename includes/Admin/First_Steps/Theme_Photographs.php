<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

defined( 'ABSPATH' ) || exit;

/**
 * Photographs in WordPress's own themes, as far as those are installed.
 *
 * They are in the public domain (CC0) or under the GPL; see the readme files of the themes.
 *
 * @phpstan-type Photograph array{file: string, title: string, alt: string}
 */
final class Theme_Photographs {
	/** Below a theme's folder. */
	private const FOLDER = '/assets/images/';

	/**
	 * Returns the photographs that are there, the best first.
	 *
	 * @return list<Photograph>
	 */
	public static function all(): array {
		$found = array();
		foreach ( self::known() as $name => list( $title, $alt ) ) {
			list( $theme, $file ) = explode( '/', $name );
			$path                 = get_theme_root( $theme ) . "/$theme" . self::FOLDER . $file;
			if ( is_readable( $path ) ) {
				$found[] = array(
					'file'  => $path,
					'title' => $title,
					'alt'   => $alt,
				);
			}
		}
		return $found;
	}

	/**
	 * Returns the photographs that are large enough and show something.
	 *
	 * @return array<string, array{string, string}> Title and alternative text, keyed by theme and file.
	 */
	private static function known(): array {
		return array(
			'twentytwentyfour/art-gallery.webp'            => array(
				__( 'Staircase', 'frontage' ),
				__( 'A woman on a winding wooden staircase, seen from above', 'frontage' ),
			),
			'twentytwentyfive/coming-soon-bg-image.webp'   => array(
				__( 'Meadow', 'frontage' ),
				__( 'A meadow full of flowers in front of a tree', 'frontage' ),
			),
			'twentytwentyfive/grid-flower-1.webp'          => array(
				__( 'Hibiscus', 'frontage' ),
				__( 'A red flower against a dark background', 'frontage' ),
			),
			'twentytwentyfour/building-exterior.webp'      => array(
				__( 'Roof', 'frontage' ),
				__( 'The corner of a glass building under a wooden roof', 'frontage' ),
			),
			'twentytwentyfive/northern-buttercups-flowers.webp' => array(
				__( 'Buttercup', 'frontage' ),
				__( 'A yellow flower against a brown background', 'frontage' ),
			),
			'twentytwentyfour/tourist-and-building.webp'   => array(
				__( 'Visitor', 'frontage' ),
				__( 'A visitor taking a picture of a building with columns', 'frontage' ),
			),
			'twentytwentyfive/botany-flowers-closeup.webp' => array(
				__( 'Leaves', 'frontage' ),
				__( 'White flowers and large green leaves', 'frontage' ),
			),
			'twentytwentyfour/museum.webp'                 => array(
				__( 'Museum', 'frontage' ),
				__( 'A curved ramp in a white museum hall under a glass roof', 'frontage' ),
			),
		);
	}
}
