<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

defined( 'ABSPATH' ) || exit;

/**
 * Gives a new site something to look at: drawn landscapes in a media library without images.
 *
 * Without them, every block of the demo page that shows images would be empty.
 */
final class Demo_Images {
	/** Added to the media library at most. */
	private const COUNT = 6;

	private const WIDTH = 1600;

	private const HEIGHT = 1067;

	/** Marks them. */
	private const META = '_frontage_demo_image';

	/**
	 * Adds the landscapes to the media library if it has no images; does nothing where that is impossible.
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
		return count( array_filter( array_map( array( self::class, 'insert' ), range( 0, self::COUNT - 1 ) ) ) );
	}

	/**
	 * Draws one and adds it.
	 *
	 * @param int $number From 0.
	 * @return bool Whether it was added.
	 */
	private static function insert( int $number ): bool {
		$file = wp_tempnam( 'frontage.jpg' );
		if ( ! Landscape::draw( $file, self::WIDTH, self::HEIGHT, $number ) ) {
			wp_delete_file( $file );
			return false;
		}
		/* translators: %d: number of the picture. */
		$title = sprintf( __( 'Hills %d', 'frontage' ), $number + 1 );
		$id    = media_handle_sideload(
			array(
				'name'     => 'frontage-hills-' . ( $number + 1 ) . '.jpg',
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
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( __( 'Rows of hills below a low sun', 'frontage' ) ) );
		return true;
	}
}
