<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

defined( 'ABSPATH' ) || exit;

/**
 * Gives a new site something to look at: photographs of WordPress's themes in a media library without images, and
 * drawn landscapes where there are too few.
 *
 * Without them, every block of the demo page that shows images would be empty.
 *
 * @phpstan-import-type Photograph from Theme_Photographs
 */
final class Demo_Images {
	/** Added to the media library at most. */
	private const COUNT = 6;

	private const WIDTH = 1600;

	private const HEIGHT = 1067;

	/** Marks them. */
	private const META = '_frontage_demo_image';

	/**
	 * Adds images to the media library if it has no images; does nothing where that is impossible.
	 *
	 * @return int How many were added.
	 */
	public static function add(): int {
		if ( array() !== Site_Images::library() || ! current_user_can( 'upload_files' ) ) {
			return 0;
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$photographs = array_slice( Theme_Photographs::all(), 0, self::COUNT );
		$added       = count( array_filter( array_map( self::copy( ... ), $photographs ) ) );
		for ( $number = 0; $added + $number < self::COUNT; $number++ ) {
			if ( ! self::draw( $number ) ) {
				return $added + $number;
			}
		}
		return self::COUNT;
	}

	/**
	 * Adds a copy of a photograph.
	 *
	 * @param Photograph $photograph
	 * @return bool Whether it was added.
	 */
	private static function copy( array $photograph ): bool {
		$name = wp_basename( $photograph['file'] );
		$file = wp_tempnam( $name );
		if ( ! copy( $photograph['file'], $file ) ) {
			wp_delete_file( $file );
			return false;
		}
		return self::insert( $file, $name, $photograph['title'], $photograph['alt'] );
	}

	/**
	 * Draws a landscape and adds it.
	 *
	 * @param int $number From 0.
	 * @return bool Whether it was added.
	 */
	private static function draw( int $number ): bool {
		$file = wp_tempnam( 'frontage.jpg' );
		if ( ! Landscape::draw( $file, self::WIDTH, self::HEIGHT, $number ) ) {
			wp_delete_file( $file );
			return false;
		}
		/* translators: %d: number of the picture. */
		$title = sprintf( __( 'Hills %d', 'frontage' ), $number + 1 );
		$alt   = __( 'Rows of hills below a low sun', 'frontage' );
		return self::insert( $file, 'frontage-hills-' . ( $number + 1 ) . '.jpg', $title, $alt );
	}

	/**
	 * Moves a file into the media library.
	 *
	 * @param string $file Full path of a temporary file.
	 * @param string $name File name in the library.
	 * @param string $title
	 * @param string $alt Alternative text.
	 * @return bool Whether it was added.
	 */
	private static function insert( string $file, string $name, string $title, string $alt ): bool {
		$id = media_handle_sideload(
			array(
				'name'     => $name,
				'tmp_name' => $file,
			),
			0,
			null,
			array( 'post_title' => $title )
		);
		if ( is_wp_error( $id ) ) {
			wp_delete_file( $file );
			return false;
		}
		update_post_meta( $id, self::META, 1 );
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $alt ) );
		return true;
	}
}
