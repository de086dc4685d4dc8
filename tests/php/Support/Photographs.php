<?php
/**
 * Real photographs for tests and the demo.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * Twelve attachments with fixed ids and fixed addresses, taken from the themes that WordPress
 * bundles, so that what is printed about them is the same on every machine.
 */
final class Photographs {
	private const FIRST = 9001;

	private const FOLDER = 'photographs';

	/** Path below the themes, and what it shows. */
	private const PICTURES = array(
		'twentyfourteen/images/bridge.jpg'                => 'A bridge over a wide river',
		'twentyfourteen/images/clouds.jpg'                => 'Clouds seen from above',
		'twentyfourteen/images/street.jpg'                => 'A street between tall houses',
		'twentyfourteen/images/sunset.jpg'                => 'The sun setting behind hills',
		'twentyseventeen/assets/images/direct-light.jpg'  => 'Sunlight on a wall',
		'twentyseventeen/assets/images/stripes.jpg'       => 'Striped cloth',
		'twentyseventeen/assets/images/coffee.jpg'        => 'Coffee being poured',
		'twentyseventeen/assets/images/espresso.jpg'      => 'An espresso machine at work',
		'twentytwentyfour/assets/images/art-gallery.webp' => 'A bright room of an art gallery',
		'twentytwentyfour/assets/images/museum.webp'      => 'The staircase of a museum',
		'twentytwentyfour/assets/images/tourist-and-building.webp' => 'A visitor in front of a building',
		'twentytwentyfour/assets/images/windows.webp'     => 'A facade full of windows',
	);

	/**
	 * Ids of all photographs.
	 *
	 * @return list<int>
	 */
	public static function ids(): array {
		return range( self::FIRST, self::FIRST + count( self::PICTURES ) - 1 );
	}

	/**
	 * Puts the missing ones into the media library.
	 */
	public static function ensure(): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$sizes = static fn ( array $all ): array => array_intersect_key( $all, array_flip( array( 'thumbnail', 'medium', 'medium_large', 'large' ) ) );
		add_filter( 'intermediate_image_sizes_advanced', $sizes );
		$id    = self::FIRST;
		foreach ( self::PICTURES as $path => $alt ) {
			if ( null === get_post( $id ) ) {
				self::add( $id, $path, $alt );
			}
			++$id;
		}
		remove_filter( 'intermediate_image_sizes_advanced', $sizes );
	}

	/**
	 * Adds one photograph.
	 *
	 * @param int    $id   The id it gets.
	 * @param string $path Below the themes.
	 * @param string $alt  What it shows.
	 */
	private static function add( int $id, string $path, string $alt ): void {
		$file = wp_upload_dir()['basedir'] . '/' . self::FOLDER . '/' . basename( $path );
		wp_mkdir_p( dirname( $file ) );
		$source = WP_CONTENT_DIR . '/themes/' . $path;
		if ( ! is_file( $file ) && ! ( is_file( $source ) ? copy( $source, $file ) : self::draw( $file, $id ) ) ) {
			throw new \RuntimeException( esc_html( "Could not write $file." ) );
		}
		$made = wp_insert_attachment(
			array(
				'import_id'      => $id,
				'post_mime_type' => wp_check_filetype( $file )['type'],
				'post_title'     => $alt,
				'post_excerpt'   => $alt . '.',
				'post_name'      => 'photograph-' . $id,
				'post_date'      => '2025-01-01 12:00:00',
				'post_status'    => 'inherit',
			),
			$file,
			0,
			true
		);
		if ( is_wp_error( $made ) ) {
			throw new \RuntimeException( esc_html( $made->get_error_message() ) );
		}
		wp_update_attachment_metadata( $made, wp_generate_attachment_metadata( $made, $file ) );
		update_post_meta( $made, '_wp_attachment_image_alt', $alt );
	}

	/**
	 * A coloured picture, for a WordPress that came without the old themes.
	 *
	 * @param string $file Where it goes.
	 * @param int    $seed Chooses the colour.
	 */
	private static function draw( string $file, int $seed ): bool {
		$picture = imagecreatetruecolor( 1500, 1000 );
		if ( false === $picture ) {
			return false;
		}
		for ( $line = 0; $line < 1000; ++$line ) {
			$colour = imagecolorallocate( $picture, ( $seed * 53 ) % 200, ( $line / 5 ) % 256, ( $seed * 97 ) % 256 );
			imageline( $picture, 0, $line, 1499, $line, (int) $colour );
		}
		return str_ends_with( $file, '.webp' ) ? imagewebp( $picture, $file ) : imagejpeg( $picture, $file );
	}
}
