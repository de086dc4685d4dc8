<?php
declare( strict_types=1 );

namespace Frontage\Domain\Pictures;

defined( 'ABSPATH' ) || exit;

/** Copies of our pictures in the media library: one of each at most, and they stay when Frontage goes. */
final class Picture_Library {
	/** Names the picture that an attachment is a copy of. */
	private const META = '_frontage_picture';

	/**
	 * Returns the copy of a picture, after adding it if there is none.
	 *
	 * @param string $name One of `Pictures::names()`.
	 * @return array{id: int, url: string}|null Null for an unknown name, and if the picture cannot be added.
	 */
	public static function copy( string $name ): ?array {
		$id  = self::existing( $name ) ?? self::add( $name );
		$url = null === $id ? false : wp_get_attachment_url( $id );
		return false === $url ? null : compact( 'id', 'url' );
	}

	/**
	 * Returns the ID of the copy in the library.
	 *
	 * @param string $name Picture.
	 */
	private static function existing( string $name ): ?int {
		$found = get_posts(
			array(
				'post_type'     => 'attachment',
				'post_status'   => 'inherit',
				'numberposts'   => 1,
				'fields'        => 'ids',
				'orderby'       => 'ID',
				'order'         => 'ASC',
				'no_found_rows' => true,
				// phpcs:disable WordPress.DB.SlowDBQuery -- Only when a post is saved that uses our picture.
				'meta_key'      => self::META,
				'meta_value'    => $name,
				// phpcs:enable
			)
		);
		return array() === $found ? null : (int) $found[0];
	}

	/**
	 * Adds a copy to the library.
	 *
	 * @param string $name Picture.
	 * @return int|null Its ID; null if it cannot be added.
	 */
	private static function add( string $name ): ?int {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$alt = Pictures::alt( $name );
		if ( '' === $alt ) {
			return null;
		}
		$file = wp_tempnam( "$name.webp" );
		if ( ! copy( Pictures::file( $name ), $file ) ) {
			wp_delete_file( $file );
			return null;
		}
		$id = media_handle_sideload(
			array(
				'name'     => "frontage-$name.webp",
				'tmp_name' => $file,
			),
			0,
			null,
			array(
				'post_title' => wp_slash( $alt ),
				'meta_input' => array(
					self::META                 => $name,
					'_wp_attachment_image_alt' => wp_slash( $alt ),
				),
			)
		);
		if ( is_wp_error( $id ) ) {
			wp_delete_file( $file );
			return null;
		}
		return $id;
	}
}
