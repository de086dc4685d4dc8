<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use GdImage;
use RuntimeException;

/**
 * Images as people really upload them: far too large, far too small, far too long, transparent, with captions
 * of six sentences.
 *
 * Drawn when a test needs them, with the IDs 97001 and up, which no other post of a whole run reaches. A grid
 * with a line every 100 pixels shows how much of an image is seen, and how large.
 */
final class Unusual_Images {
	public const FIRST = 97001;

	private const FOLDER = 'odd';

	/** Distance of the lines of the grid, in pixels. */
	private const GRID = 100;

	private const SENTENCES = 'We walked along the harbour until the lamps were lit. Nobody had told us that the ferry was late. '
		. 'A dog slept on the warm stones beside a stack of crates. Somewhere a radio played a song that all of us knew. '
		. 'The water was the color of slate, and as still. '
		. 'When the ferry came at last, we had almost forgotten that we were waiting for it.';

	/** File, width, height, alternative text, caption. */
	private const ALL = array(
		array( 'small.jpg', 300, 200, 'Three hundred pixels', '' ),
		array( 'medium.jpg', 800, 533, 'Eight hundred pixels', self::SENTENCES ),
		array( 'large.jpg', 2560, 1707, 'Two thousand five hundred and sixty pixels', 'Large' ),
		array( 'original.jpg', 6000, 4000, 'Six thousand pixels', self::SENTENCES ),
		array( 'tall.jpg', 800, 6000, 'A very tall picture', '' ),
		array( 'panorama.jpg', 4000, 600, 'A panorama', 'From one end of the bay to the other' ),
		array( 'portrait.jpg', 1000, 1500, 'A portrait', self::SENTENCES ),
		array( 'clear.png', 900, 600, 'A transparent picture', 'Transparent' ),
		array( 'icon.png', 40, 40, 'An icon', '' ),
	);

	/**
	 * Creates what is missing; one at a time, if several tests need it at once.
	 *
	 * @param list<string> $names Files without extension; empty for all.
	 */
	public static function ensure( array $names = array() ): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
		wp_mkdir_p( $folder );
		$lock = fopen( "$folder/.lock", 'c' );
		if ( false === $lock || ! flock( $lock, LOCK_EX ) ) {
			throw new RuntimeException( "$folder cannot be locked." );
		}
		// The last one first, also if nobody needs it: posts that tests make get the IDs after it, and not those of images.
		$last = count( self::ALL ) - 1;
		foreach ( array_reverse( self::ALL, true ) as $index => $image ) {
			$is_needed = array() === $names || $index === $last || in_array( pathinfo( $image[0], PATHINFO_FILENAME ), $names, true );
			$id        = self::FIRST + $index;
			if ( $is_needed && null === get_post( $id ) ) {
				self::insert( $id, $folder, ...$image );
			} elseif ( $is_needed && 'attachment' !== get_post_type( $id ) ) {
				throw new RuntimeException( "Image $id could not be made: another post has this id." );
			}
		}
		fclose( $lock );
	}

	/**
	 * Returns the images that there are, as a test needs them.
	 *
	 * @return list<array{id: int, url: string, name: string, width: int, height: int, alt: string, caption: string}>
	 */
	public static function all(): array {
		$all = array();
		foreach ( self::ALL as $index => list( $name, $width, $height, $alt, $caption ) ) {
			$id = self::FIRST + $index;
			if ( null === get_post( $id ) ) {
				continue;
			}
			$all[] = array(
				'id'      => $id,
				'url'     => (string) wp_get_attachment_url( $id ),
				'name'    => pathinfo( $name, PATHINFO_FILENAME ),
				'width'   => (int) ( wp_get_attachment_metadata( $id )['width'] ?? $width ),
				'height'  => (int) ( wp_get_attachment_metadata( $id )['height'] ?? $height ),
				'alt'     => $alt,
				'caption' => $caption,
			);
		}
		return $all;
	}

	private static function insert( int $id, string $folder, string $name, int $width, int $height, string $alt, string $caption ): void {
		$file = "$folder/$name";
		self::draw( $file, max( 1, $width ), max( 1, $height ) );
		$made = wp_insert_attachment(
			array(
				'import_id'      => $id,
				'post_title'     => pathinfo( $name, PATHINFO_FILENAME ),
				'post_excerpt'   => $caption,
				'post_content'   => 'Described in the media library: ' . $alt,
				'post_name'      => "odd-image-$id",
				'post_mime_type' => str_ends_with( $name, '.png' ) ? 'image/png' : 'image/jpeg',
				'post_date'      => '2023-05-01 12:00:00',
			),
			$file,
			0,
			true
		);
		if ( $id !== $made ) {
			throw new RuntimeException( "Image $id could not be made: another post has this id." );
		}
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		$meta               = wp_generate_attachment_metadata( $id, $file );
		$meta['image_meta'] = array(
			'camera'        => 'X100',
			'focal_length'  => '23',
			'aperture'      => '2.8',
			'shutter_speed' => '0.004',
			'iso'           => '400',
		) + ( $meta['image_meta'] ?? array() );
		wp_update_attachment_metadata( $id, $meta );
	}

	/**
	 * Draws a grid, transparent if the file can be.
	 *
	 * @param string $file Full path.
	 * @param int<1, max> $width In pixels.
	 * @param int<1, max> $height In pixels.
	 */
	private static function draw( string $file, int $width, int $height ): void {
		$is_clear = str_ends_with( $file, '.png' );
		$picture  = imagecreatetruecolor( $width, $height );
		imagesavealpha( $picture, true );
		imagealphablending( $picture, false );
		imagefill( $picture, 0, 0, self::ink( $picture, $is_clear ? array( 0, 0, 0, 127 ) : array( 62, 104, 118, 0 ) ) );
		imagealphablending( $picture, true );
		$line = self::ink( $picture, $is_clear ? array( 20, 20, 20, 0 ) : array( 236, 220, 188, 0 ) );
		for ( $at = 0; $at < max( $width, $height ); $at += self::GRID ) {
			imagefilledrectangle( $picture, $at, 0, $at + 2, $height, $line );
			imagefilledrectangle( $picture, 0, $at, $width, $at + 2, $line );
			imagestring( $picture, 5, 8, $at + 8, (string) $at, $line );
			imagestring( $picture, 5, $at + 8, 8, (string) $at, $line );
		}
		$size = (int) ( min( $width, $height ) * 0.6 );
		$sun  = self::ink( $picture, array( 196, 92, 60, 40 ) );
		imagefilledellipse( $picture, intdiv( $width, 2 ), intdiv( $height, 2 ), $size, $size, $sun );
		$is_clear ? imagepng( $picture, $file ) : imagejpeg( $picture, $file, 80 );
	}

	/**
	 * Returns a color of a picture.
	 *
	 * @param array{int<0, 255>, int<0, 255>, int<0, 255>, int<0, 127>} $color Red, green, blue, and how transparent.
	 */
	private static function ink( GdImage $picture, array $color ): int {
		return (int) imagecolorallocatealpha( $picture, ...$color );
	}
}
