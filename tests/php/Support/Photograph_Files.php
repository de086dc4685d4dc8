<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Domain\Pictures\Pictures;
use RuntimeException;

/**
 * The files of the photographs.
 *
 * If a theme is missing, a photograph of another theme replaces its own, or else one of our pictures; if PHP cannot
 * resize, the smaller files are copies of the original.
 */
final class Photograph_Files {
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

	/** Photographs of newer themes by those of older ones, which WordPress no longer has; all JPEG files. */
	private const INSTEAD = array(
		'twentyfourteen/images/bridge.jpg'           => 'twentytwentyfour/assets/images/art-gallery.webp',
		'twentyfourteen/images/street.jpg'           => 'twentytwentyfour/assets/images/building-exterior.webp',
		'twentyfourteen/images/clouds.jpg'           => 'twentytwentyfive/assets/images/coming-soon-bg-image.webp',
		'twentyfourteen/images/sunset.jpg'           => 'twentytwentyfive/assets/images/404-image.webp',
		'twentyfifteen/assets/pier-sunset.jpg'       => 'twentytwentyfive/assets/images/northern-buttercups-flowers.webp',
		'twentyfifteen/assets/pier-seagull.jpg'      => 'twentytwentyfive/assets/images/poster-image-background.webp',
		'twentyseventeen/assets/images/coffee.jpg'   => 'twentytwentyfive/assets/images/botany-flowers-closeup.webp',
		'twentyseventeen/assets/images/espresso.jpg' => 'twentytwentyfive/assets/images/grid-flower-1.webp',
		'twentyseventeen/assets/images/sandwich.jpg' => 'twentytwentyfour/assets/images/abstract-geometric-art.webp',
	);

	/**
	 * Returns the path of a photograph within the uploads.
	 *
	 * @param string $source File within the themes.
	 */
	public static function name( string $source ): string {
		return self::FOLDER . '/' . basename( $source );
	}

	/**
	 * Copies the original into the uploads.
	 *
	 * @return string Full path.
	 */
	public static function original( string $source, int $width, int $height ): string {
		$file = wp_upload_dir( null, false )['basedir'] . '/' . self::name( $source );
		if ( ! is_file( $file ) ) {
			wp_mkdir_p( dirname( $file ) );
			$from = WP_CONTENT_DIR . '/themes/' . $source;
			if ( ! is_file( $from ) || ! copy( $from, $file ) ) {
				$instead = WP_CONTENT_DIR . '/themes/' . ( self::INSTEAD[ $source ] ?? '' );
				if ( ! self::crop( is_file( $instead ) ? $instead : Pictures::file( 'hills' ), $file, $width, $height ) ) {
					throw new RuntimeException( "$file cannot be made: neither its theme nor PHP's gd extension is there." );
				}
			}
		}
		return $file;
	}

	/**
	 * Cuts the size out of another picture.
	 *
	 * @param string $from Full path of a WebP file.
	 */
	private static function crop( string $from, string $file, int $width, int $height ): bool {
		$source = function_exists( 'imagecreatefromwebp' ) ? imagecreatefromwebp( $from ) : false;
		$target = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		if ( ! $source || ! $target ) {
			return false;
		}
		$part = min( imagesx( $source ) / $width, imagesy( $source ) / $height );
		$size = array( (int) ( $part * $width ), (int) ( $part * $height ) );
		$left = (int) ( ( imagesx( $source ) - $size[0] ) / 2 );
		$top  = (int) ( ( imagesy( $source ) - $size[1] ) / 2 );
		return imagecopyresampled( $target, $source, 0, 0, $left, $top, $width, $height, ...$size ) && imagejpeg( $target, $file, 84 );
	}

	/**
	 * Returns the smaller versions in WordPress's metadata format.
	 *
	 * @return array<string, array{file: string, width: int, height: int, mime-type: string, filesize: int}>
	 */
	public static function sizes( string $file, int $width, int $height ): array {
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

	/** Returns the type of a file. */
	public static function type( string $file ): string {
		return str_ends_with( $file, '.webp' ) ? 'image/webp' : 'image/jpeg';
	}
}
