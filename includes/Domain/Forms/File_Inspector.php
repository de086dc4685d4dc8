<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies that an uploaded file is what its name says.
 *
 * Judged by the last ending and by the contents, because neither the name nor the MIME type from the browser can be
 * trusted. Endings elsewhere in a name say nothing: `my-site.com.jpg` is a picture. Files are stored under names of our
 * own and served as attachments, so what a text contains runs nowhere.
 */
final class File_Inspector {
	/** Extensions of programs and pages, which no field accepts, even if the author allowed them. */
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
		'inc',
		'html',
		'htm',
		'xhtml',
		'xht',
		'shtml',
		'mht',
		'mhtml',
		'svg',
		'svgz',
		'js',
		'mjs',
		'swf',
		'exe',
		'com',
		'scr',
		'msi',
		'dll',
		'cpl',
		'pif',
		'bat',
		'cmd',
		'ps1',
		'vbs',
		'vbe',
		'wsf',
		'wsh',
		'hta',
		'lnk',
		'reg',
		'url',
		'jar',
		'app',
		'sh',
		'bash',
		'cgi',
		'pl',
		'py',
		'rb',
		'asp',
		'aspx',
		'jsp',
		'jspx',
		'cfm',
		'htaccess',
		'htpasswd',
		'ini',
	);

	/** Code hidden in files that are also of another type. */
	private const HIDDEN = '/<\?php\b|__HALT_COMPILER\s*\(/i';

	/** How programs of Windows, Linux, macOS, Java and shells begin; PHP does not know all of them. */
	private const PROGRAM = '/\A(?:MZ|\x7fELF|\xCA\xFE\xBA\xBE|\xFE\xED\xFA[\xCE\xCF]|[\xCE\xCF]\xFA\xED\xFE|#!)/';

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
		$type = (string) wp_check_filetype( $name )['type'];
		if ( '' === $type || in_array( File_Rules::ending( $name ), self::NEVER, true ) || ! is_readable( $path ) ) {
			return false;
		}
		if ( str_starts_with( $type, 'text/' ) ) {
			return self::is_text( $path );
		}
		$is_kind = str_starts_with( $type, 'image/' ) ? self::is_picture( $path ) : self::is_type( $path, $name );
		return $is_kind && ! self::hides_a_program( $path );
	}

	/**
	 * Returns whether a file is text, whatever it says: it is never shown as a page.
	 *
	 * @param string $path Current path.
	 */
	private static function is_text( string $path ): bool {
		$found = finfo_file( self::finfo( FILEINFO_MIME_ENCODING ), $path );
		// PHP cannot judge a text of one character.
		$is_short = 1 === filesize( $path ) && ctype_print( (string) ( new \SplFileObject( $path ) )->fread( 1 ) );
		return $is_short || ( false !== $found && 'binary' !== $found );
	}

	/**
	 * Returns whether a file is a photograph of any format; cameras and editors mix up the endings.
	 *
	 * @param string $path Current path.
	 */
	private static function is_picture( string $path ): bool {
		if ( (int) filesize( $path ) < self::PICTURE_BYTES ) {
			return false;
		}
		$found = wp_get_image_mime( $path );
		$found = false === $found ? (string) finfo_file( self::finfo( FILEINFO_MIME_TYPE ), $path ) : $found;
		return str_starts_with( $found, 'image/' ) && ! str_starts_with( $found, 'image/svg' );
	}

	/**
	 * Returns whether a file is of the type that its name says.
	 *
	 * @param string $path Current path.
	 * @param string $name Original name from the visitor.
	 */
	private static function is_type( string $path, string $name ): bool {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$found = wp_check_filetype_and_ext( $path, $name );
		return false !== $found['ext'] && false !== $found['type'] && false === $found['proper_filename'];
	}

	/**
	 * Opens PHP's database of file types.
	 *
	 * @param int $flags What to find.
	 */
	private static function finfo( int $flags ): \finfo {
		return new \finfo( $flags );
	}

	/**
	 * Returns whether a file of another type is or contains a program.
	 *
	 * @param string $path Current path.
	 */
	private static function hides_a_program( string $path ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in parts; it may be large.
		$file = fopen( $path, 'rb' );
		$end  = '';
		while ( false !== $file && ! feof( $file ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
			$part     = $end . fread( $file, self::PART_BYTES );
			$is_first = '' === $end;
			if ( 1 === preg_match( self::HIDDEN, $part ) || ( $is_first && 1 === preg_match( self::PROGRAM, $part ) ) ) {
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
