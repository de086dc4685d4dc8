<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Admin\First_Steps\Landscape;
use RuntimeException;

/**
 * The photographs of tests and demo.
 *
 * Twelve attachments with the IDs 9001 to 9012, from photographs in bundled themes.
 *
 * Names, sizes and texts are the same on every machine: if a theme is missing, a drawn landscape
 * replaces its photograph, and if PHP cannot resize, the smaller files are copies of the original.
 */
final class Photographs {
	private const FIRST = 9001;

	/** Folder within the uploads, without a date. */
	private const FOLDER = 'photographs';

	/** Maximum width and height of the smaller versions; 0 is unlimited. */
	private const SIZES = array(
		'thumbnail'    => array( 150, 150, true ),
		'medium'       => array( 300, 300, false ),
		'medium_large' => array( 768, 0, false ),
		'large'        => array( 1024, 1024, false ),
		'1536x1536'    => array( 1536, 1536, false ),
		'2048x2048'    => array( 2048, 2048, false ),
	);

	/** File within the themes, width, height, title, alt text, caption. */
	private const ALL = array(
		array(
			'twentyfourteen/images/bridge.jpg',
			1600,
			1067,
			'Bridge',
			'A red suspension bridge over a wide river at dusk',
			'The bridge at dusk',
		),
		array(
			'twentyfourteen/images/street.jpg',
			1600,
			1067,
			'Street',
			'People walking down a street between old wooden houses',
			'An old street',
		),
		array( 'twentyfourteen/images/clouds.jpg', 1600, 1067, 'Clouds', 'Low clouds over a forest valley', '' ),
		array(
			'twentyfourteen/images/sunset.jpg',
			1600,
			1067,
			'Rock',
			'Waves rolling in at the foot of a huge rock in evening light',
			'Evening tide',
		),
		array(
			'twentyfifteen/assets/pier-sunset.jpg',
			2400,
			1600,
			'Pier',
			'A pier with people under an orange and violet sky',
			'Last light on the pier',
		),
		array( 'twentyfifteen/assets/pier-seagull.jpg', 2400, 1600, 'Seagull', 'A seagull over the waves in front of a pier', '' ),
		array(
			'twentyseventeen/assets/images/coffee.jpg',
			2000,
			1200,
			'Coffee',
			'A cup and a coffee maker in front of a blackboard',
			'Coffee time',
		),
		array( 'twentyseventeen/assets/images/espresso.jpg', 2000, 1200, 'Espresso', 'A glass of espresso on a wooden table', '' ),
		array( 'twentyseventeen/assets/images/sandwich.jpg', 2000, 1200, 'Sandwich', 'A club sandwich on a board', 'Lunch' ),
		array(
			'twentytwentyfour/assets/images/museum.webp',
			1300,
			1733,
			'Museum',
			'A curved ramp in a white museum hall under a glass roof',
			'The ramp',
		),
		array( 'twentytwentyfour/assets/images/angular-roof.webp', 1286, 2000, 'Roof', 'An angular wooden roof against the sky', '' ),
		array(
			'twentytwentyfour/assets/images/tourist-and-building.webp',
			1200,
			800,
			'Visitor',
			'A visitor taking a picture of a building with columns',
			'Taking pictures',
		),
	);

	/**
	 * Returns the IDs of all photographs.
	 *
	 * @return list<int>
	 */
	public static function ids(): array {
		return range( self::FIRST, self::FIRST + count( self::ALL ) - 1 );
	}

	/** Creates the missing posts. */
	public static function ensure(): void {
		foreach ( self::ALL as $index => $photograph ) {
			if ( null === get_post( self::FIRST + $index ) ) {
				self::insert( self::FIRST + $index, ...$photograph );
			}
		}
	}

	private static function insert( int $id, string $source, int $width, int $height, string $title, string $alt, string $caption ): void {
		$name = self::FOLDER . '/' . basename( $source );
		$file = self::original( $source, $name, $width, $height );
		$made = wp_insert_attachment(
			array(
				'import_id'      => $id,
				'post_title'     => $title,
				'post_excerpt'   => $caption,
				'post_name'      => "photograph-$id",
				'post_mime_type' => self::type( $file ),
				'post_date'      => '2024-05-01 12:00:00',
			),
			$file,
			0,
			true
		);
		if ( $id !== $made ) {
			throw new RuntimeException( "Photograph $id could not be made: another post has this id." );
		}
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'    => $width,
				'height'   => $height,
				'file'     => $name,
				'filesize' => (int) filesize( $file ),
				'sizes'    => self::sizes( $file, $width, $height ),
			)
		);
	}

	/**
	 * Copies the original into the uploads.
	 *
	 * @return string Full path.
	 */
	private static function original( string $source, string $name, int $width, int $height ): string {
		$file = wp_upload_dir( null, false )['basedir'] . '/' . $name;
		if ( ! is_file( $file ) ) {
			wp_mkdir_p( dirname( $file ) );
			$from = WP_CONTENT_DIR . '/themes/' . $source;
			is_file( $from ) ? copy( $from, $file ) : self::draw( $file, $width, $height );
		}
		return $file;
	}

	private static function draw( string $file, int $width, int $height ): void {
		if ( ! Landscape::draw( $file, $width, $height, crc32( basename( $file ) ) ) ) {
			throw new RuntimeException( "$file cannot be made: neither its theme nor PHP's gd extension is there." );
		}
	}

	/**
	 * Returns the smaller versions in WordPress's metadata format.
	 *
	 * @return array<string, array{file: string, width: int, height: int, mime-type: string, filesize: int}>
	 */
	private static function sizes( string $file, int $width, int $height ): array {
		$sizes = array();
		foreach ( self::SIZES as $name => list( $most_wide, $most_high, $is_cropped ) ) {
			$fit = image_resize_dimensions( $width, $height, $most_wide, $most_high, $is_cropped );
			if ( is_array( $fit ) ) {
				$smaller = (string) preg_replace( '/(?=\.\w+$)/', "-$fit[4]x$fit[5]", $file, 1 );
				self::resize( $file, $smaller, $fit[4], $fit[5], $is_cropped );
				$sizes[ $name ] = array(
					'file'      => basename( $smaller ),
					'width'     => $fit[4],
					'height'    => $fit[5],
					'mime-type' => self::type( $file ),
					'filesize'  => (int) filesize( $smaller ),
				);
			}
		}
		return $sizes;
	}

	private static function resize( string $file, string $smaller, int $width, int $height, bool $is_cropped ): void {
		if ( is_file( $smaller ) ) {
			return;
		}
		$editor = wp_get_image_editor( $file );
		if (
			is_wp_error( $editor )
			|| is_wp_error( $editor->resize( $width, $height, $is_cropped ) )
			|| is_wp_error( $editor->save( $smaller ) )
		) {
			copy( $file, $smaller );
		}
	}

	private static function type( string $file ): string {
		return str_ends_with( $file, '.webp' ) ? 'image/webp' : 'image/jpeg';
	}
}
