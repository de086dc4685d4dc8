<?php
/**
 * Files that visitors sent with a form.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Store\Removal;

defined( 'ABSPATH' ) || exit;

/**
 * Kept under random names without an ending that runs, in a folder that web servers do not show;
 * owners get them through the admin area.
 */
final class Files {
	private const FOLDER     = 'forms';
	private const NAME_BYTES = 20;
	private const DENY       = "Require all denied\nDeny from all\n";

	/** Endings that no form takes, whatever its author allowed. */
	private const NEVER = array( 'php', 'phtml', 'phar', 'php3', 'php4', 'php5', 'php7', 'php8', 'html', 'htm', 'svg', 'js', 'exe', 'sh', 'cgi', 'pl', 'py', 'asp', 'aspx', 'jsp', 'htaccess', 'swf' );

	/**
	 * Whether a sent file is what its name says, and may be kept.
	 *
	 * @param string $path Where PHP put it.
	 * @param string $name The visitor's name for it.
	 */
	public static function is_genuine( string $path, string $name ): bool {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$ending = File_Rules::ending( $name );
		$found  = wp_check_filetype_and_ext( $path, $name );
		return ! in_array( $ending, self::NEVER, true ) && false !== $found['ext'] && false !== $found['type'] && false === $found['proper_filename'];
	}

	/**
	 * Keeps a file.
	 *
	 * @param string $path Where PHP put it.
	 * @param string $name The visitor's name for it.
	 * @return array{name: string, path: string, size: int}|null Null if it could not be kept.
	 */
	public static function keep( string $path, string $name ): ?array {
		$folder = self::folder();
		$own    = bin2hex( random_bytes( self::NAME_BYTES ) ) . '.bin';
		$size   = (int) filesize( $path );
		$moved  = is_uploaded_file( $path ) ? move_uploaded_file( $path, "$folder/$own" ) : copy( $path, "$folder/$own" );
		return $moved ? array(
			'name' => $name,
			'path' => $own,
			'size' => $size,
		) : null;
	}

	/**
	 * Full path of a kept file; empty if it is gone.
	 *
	 * @param string $own From `keep()`.
	 */
	public static function path( string $own ): string {
		$path = self::folder() . '/' . basename( $own );
		return is_file( $path ) ? $path : '';
	}

	/**
	 * Deletes kept files.
	 *
	 * @param array<mixed> $files As `keep()` gave them.
	 */
	public static function delete( array $files ): void {
		foreach ( $files as $file ) {
			$path = is_array( $file ) && is_string( $file['path'] ?? null ) ? self::path( $file['path'] ) : '';
			'' === $path || wp_delete_file( $path );
		}
	}

	/** The folder, made and closed. */
	private static function folder(): string {
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . Removal::FOLDER . '/' . self::FOLDER;
		if ( ! is_dir( $folder ) ) {
			wp_mkdir_p( $folder );
			file_put_contents( "$folder/.htaccess", self::DENY );
			file_put_contents( "$folder/index.html", '' );
		}
		return $folder;
	}
}
