<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a sent file is what its name says.
 *
 * Looks at what is in the file; the name and what the browser says of its type prove nothing.
 */
final class File_Inspector {
	/** Endings that no field takes, anywhere in a name, whatever its author allowed. */
	private const NEVER = array( 'php', 'phtml', 'phar', 'pht', 'phps', 'php3', 'php4', 'php5', 'php7', 'php8', 'html', 'htm', 'xhtml', 'shtml', 'svg', 'svgz', 'js', 'mjs', 'exe', 'sh', 'bat', 'cmd', 'com', 'cgi', 'pl', 'py', 'asp', 'aspx', 'jsp', 'htaccess', 'swf' );

	/** Programs hide in files that are something else as well. */
	private const HIDDEN = '/<\?php\b|__HALT_COMPILER\s*\(/i';

	/** No picture is shorter, and PHP stumbles over one. */
	private const PICTURE_BYTES = 12;

	private const PART_BYTES    = 65536;
	private const OVERLAP_BYTES = 32;

	/**
	 * Whether it may be kept.
	 *
	 * @param string $path Where it is.
	 * @param string $name The visitor's name for it.
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
	 * Whether a file that is no text holds a program.
	 *
	 * @param string $path Where it is.
	 */
	private static function hides_a_program( string $path ): bool {
		$file = fopen( $path, 'rb' );
		$end  = '';
		while ( false !== $file && ! feof( $file ) ) {
			$part = $end . fread( $file, self::PART_BYTES );
			if ( 1 === preg_match( self::HIDDEN, $part ) ) {
				fclose( $file );
				return true;
			}
			$end = substr( $part, -self::OVERLAP_BYTES );
		}
		false === $file || fclose( $file );
		return false === $file;
	}
}
