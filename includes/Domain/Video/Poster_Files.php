<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Domain\Store\Uninstaller;

defined( 'ABSPATH' ) || exit;

/** The files of posters in the uploads folder. Whatever a vendor sends is decoded and written again, as JPEG. */
final class Poster_Files {
	/** Widths in pixels. */
	public const WIDTHS = array( 150, 320, 640, 1280 );

	private const TYPES = array( 'image/jpeg', 'image/png', 'image/webp' );

	/** Smaller pictures say that there is none. */
	private const LEAST_WIDTH = 150;

	private const MOST_SIDE = 4096;

	/** Share by which a picture may differ from its video before its edges are cut, such as black bars. */
	private const TOLERANCE = 0.05;

	/**
	 * Writes a picture in all sizes.
	 *
	 * @param string $name Of the files.
	 * @param string $body Not trusted.
	 * @param float  $ratio Width by height of the video; 0 if unknown.
	 * @return array<int, int> Heights by width; empty if it is no picture.
	 */
	public static function write( string $name, string $body, float $ratio ): array {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( $name );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- For visitors WP_Filesystem may ask for a password.
		file_put_contents( $file, $body );
		$written = array();
		if ( self::is_picture( $file ) ) {
			foreach ( self::WIDTHS as $width ) {
				$height = self::resize( $file, self::path( $name, $width ), $width, $ratio );
				if ( 0 === $height ) {
					break;
				}
				$written[ $width ] = $height;
			}
		}
		wp_delete_file( $file );
		return $written;
	}

	/**
	 * Deletes all sizes of a picture.
	 *
	 * @param string $name Of the files.
	 */
	public static function delete( string $name ): void {
		foreach ( self::WIDTHS as $width ) {
			wp_delete_file( self::path( $name, $width ) );
		}
	}

	/**
	 * Returns the address of a file.
	 *
	 * @param string $name Of the files.
	 * @param int    $width One of WIDTHS.
	 */
	public static function url( string $name, int $width ): string {
		return wp_upload_dir( null, false )['baseurl'] . '/' . Uninstaller::FOLDER . "/posters/$name-$width.jpg";
	}

	/**
	 * Returns the path of a file.
	 *
	 * @param string $name Of the files.
	 * @param int    $width One of WIDTHS.
	 */
	private static function path( string $name, int $width ): string {
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . Uninstaller::FOLDER . '/posters';
		if ( ! is_dir( $folder ) ) {
			wp_mkdir_p( $folder );
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
			file_put_contents( "$folder/index.html", '' );
		}
		return "$folder/$name-$width.jpg";
	}

	/**
	 * Returns whether a file is a picture of a known type and a plausible size, by its content.
	 *
	 * @param string $file Path.
	 */
	private static function is_picture( string $file ): bool {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- Broken files are expected, and not worth a line in the log.
		$size = @getimagesize( $file );
		return is_array( $size )
			&& in_array( $size['mime'], self::TYPES, true )
			&& $size[0] >= self::LEAST_WIDTH
			&& max( $size[0], $size[1] ) <= self::MOST_SIDE
			&& min( $size[0], $size[1] ) > 0;
	}

	/**
	 * Writes one size.
	 *
	 * @param string $file Path of the picture.
	 * @param string $path Where to write.
	 * @param int    $width Pixels.
	 * @param float  $ratio Of the video; 0 if unknown.
	 * @return int Its height; 0 if it cannot be written, or the picture is smaller.
	 */
	private static function resize( string $file, string $path, int $width, float $ratio ): int {
		$editor = wp_get_image_editor( $file );
		if ( is_wp_error( $editor ) ) {
			return 0;
		}
		list( 'width' => $full, 'height' => $high ) = $editor->get_size();
		if ( $ratio > 0 && $high > 0 && abs( $full / $high / $ratio - 1 ) > self::TOLERANCE ) {
			$wide = (int) min( $full, round( $high * $ratio ) );
			$tall = (int) min( $high, round( $full / $ratio ) );
			$editor->crop( intdiv( $full - $wide, 2 ), intdiv( $high - $tall, 2 ), $wide, $tall );
			$full = $wide;
			$high = $tall;
		}
		if ( $full < $width ) {
			return 0;
		}
		if ( $full > $width && is_wp_error( $editor->resize( $width, null ) ) ) {
			return 0;
		}
		$saved = $editor->save( $path, 'image/jpeg' );
		return is_wp_error( $saved ) ? 0 : (int) $saved['height'];
	}
}
