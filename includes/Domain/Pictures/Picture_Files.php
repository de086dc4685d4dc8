<?php
declare( strict_types=1 );

namespace Frontage\Domain\Pictures;

use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Store\Uninstaller;

defined( 'ABSPATH' ) || exit;

/** Copies of vendors' pictures in the uploads folder. Whatever a vendor sends is decoded and written again, as JPEG. */
final class Picture_Files {
	private const TYPES = array( 'image/jpeg', 'image/png', 'image/webp' );

	/** Smaller pictures say that there is none. */
	private const LEAST_WIDTH = 150;

	private const MOST_SIDE = 4096;

	private const MOST_BYTES = 3 * MB_IN_BYTES;

	/** Share by which a picture may differ from what it shows before its edges are cut, such as black bars. */
	private const TOLERANCE = 0.05;

	/**
	 * Names the files.
	 *
	 * @param string    $folder In the folder of Frontage, such as `posters`.
	 * @param list<int> $widths In pixels, from small to large.
	 */
	public function __construct( private readonly string $folder, private readonly array $widths ) {}

	/**
	 * Fetches a picture and writes it in all sizes.
	 *
	 * @param Provider $vendor Only its hosts are asked; if it may be anywhere, only public ones.
	 * @param string   $url Not trusted.
	 * @param string   $name Of the files.
	 * @param float    $ratio Width by height to crop to; 0 keeps the shape.
	 * @return array<int, int> Heights by width; empty if it is no picture.
	 */
	public function fetch( Provider $vendor, string $url, string $name, float $ratio = 0 ): array {
		try {
			$request = Http_Request::get( $url )->with_header( 'Accept', 'image/jpeg, image/png, image/webp' );
			$request = $request->within( Http_Request::TIMEOUT_SECONDS, self::MOST_BYTES );
			$answer  = ( new Http( $vendor ) )->send( $request );
		} catch ( Http_Error ) {
			return array();
		}
		return $answer->is_ok() ? $this->write( $name, $answer->body, $ratio ) : array();
	}

	/**
	 * Writes a picture in all sizes.
	 *
	 * @param string $name Of the files.
	 * @param string $body Not trusted.
	 * @param float  $ratio Width by height to crop to; 0 keeps the shape.
	 * @return array<int, int> Heights by width; empty if it is no picture.
	 */
	public function write( string $name, string $body, float $ratio ): array {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( $name );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- For visitors WP_Filesystem may ask for a password.
		file_put_contents( $file, $body );
		$written = array();
		if ( self::is_picture( $file ) ) {
			foreach ( $this->widths as $width ) {
				$height = self::resize( $file, $this->path( $name, $width ), $width, $ratio );
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
	public function delete( string $name ): void {
		foreach ( $this->widths as $width ) {
			wp_delete_file( $this->path( $name, $width ) );
		}
	}

	/**
	 * Returns whether all files of a picture are there.
	 *
	 * @param string          $name Of the files.
	 * @param array<int, int> $heights By width.
	 */
	public function has( string $name, array $heights ): bool {
		foreach ( array_keys( $heights ) as $width ) {
			if ( ! is_file( $this->path( $name, $width ) ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the picture; null if there are no files.
	 *
	 * @param string          $name Of the files.
	 * @param array<int, int> $heights By width, as `write()` returned them.
	 */
	public function picture( string $name, array $heights ): ?Copied_Picture {
		$files = array();
		foreach ( $heights as $width => $height ) {
			$files[ $width ] = array(
				'url'    => $this->url( $name, $width ),
				'height' => $height,
			);
		}
		return array() === $files ? null : new Copied_Picture( $files );
	}

	/**
	 * Returns heights by width as stored, without those that are not valid.
	 *
	 * @param mixed $stored Part of an option.
	 * @return array<int, int>
	 */
	public function checked( mixed $stored ): array {
		$heights = array_intersect_key( is_array( $stored ) ? $stored : array(), array_flip( $this->widths ) );
		return array_filter( array_map( static fn ( mixed $height ): int => is_int( $height ) ? $height : 0, $heights ) );
	}

	/**
	 * Returns the address of a file.
	 *
	 * @param string $name Of the files.
	 * @param int    $width One of the widths.
	 */
	private function url( string $name, int $width ): string {
		return wp_upload_dir( null, false )['baseurl'] . '/' . Uninstaller::FOLDER . "/$this->folder/$name-$width.jpg";
	}

	/**
	 * Returns the path of a file.
	 *
	 * @param string $name Of the files.
	 * @param int    $width One of the widths.
	 */
	private function path( string $name, int $width ): string {
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . Uninstaller::FOLDER . "/$this->folder";
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
	 * @param float  $ratio Width by height to crop to; 0 keeps the shape.
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
