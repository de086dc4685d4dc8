<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies that an uploaded file is what its name says.
 *
 * Inspects the contents, because neither the name nor the MIME type from the browser can be trusted.
 */
final class File_Inspector {
	/** Extensions that no field accepts anywhere in a name, even if the author allowed them. */
	private const NEVER = array(
		'php',
		'phtml',
		'phar',
		'pht',
		'phps',
		'php3',
		'php4',
		'php5',
		'php7',
		'php8',
		'html',
		'htm',
		'xhtml',
		'shtml',
		'svg',
		'svgz',
		'js',
		'mjs',
		'exe',
		'sh',
		'bat',
		'cmd',
		'com',
		'cgi',
		'pl',
		'py',
		'asp',
		'aspx',
		'jsp',
		'htaccess',
		'swf',
	);

	/** Code hidden in files that are also of another type. */
	private const HIDDEN = '/<\?php\b|__HALT_COMPILER\s*\(/i';

	/** Minimum size of an image in bytes; PHP fails on shorter files. */
	private const PICTURE_BYTES = 12;

	private const PART_BYTES    = 65536;
	private const OVERLAP_BYTES = 32;

	/**
	 * Returns whether the file may be kept.
	 *
	 * @param string $path Current path.
	 * @param string $name Original name from the visitor.
	 */
	public static function is( string $path, string $name ): bool {
		if ( array() !== array_intersect( self::NEVER, array_slice( explode( '.', strtolower( $name ) ), 1 ) ) ) {
			return false;
		}
		if ( (int) filesize( $path ) < self::PICTURE_BYTES && str_starts_with( (string) wp_check_filetype( $name )['type'], 'image/' ) ) {
			return false;
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$found = wp_check_filetype_and_ext( $path, $name );
		if ( false === $found['ext'] || false === $found['type'] || false !== $found['proper_filename'] ) {
			return false;
		}
		return str_starts_with( $found['type'], 'text/' ) || ! self::hides_a_program( $path );
	}

	/**
	 * Returns whether a binary file contains code.
	 *
	 * @param string $path Current path.
	 */
	private static function hides_a_program( string $path ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in parts; it may be large.
		$file = fopen( $path, 'rb' );
		$end  = '';
		while ( false !== $file && ! feof( $file ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
			$part = $end . fread( $file, self::PART_BYTES );
			if ( 1 === preg_match( self::HIDDEN, $part ) ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
				fclose( $file );
				return true;
			}
			$end = substr( $part, -self::OVERLAP_BYTES );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		false === $file || fclose( $file );
		return false === $file;
	}
}
