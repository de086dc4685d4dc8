<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Log;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Uninstaller;

defined( 'ABSPATH' ) || exit;

/**
 * Storage of uploaded files.
 *
 * Files have random names without an executable extension, in a folder that web servers do not serve;
 * owners download them through the admin area. A quota limits their total size.
 */
final class Files {
	public const KEPT    = 'forms';
	public const WAITING = 'waiting';

	private const NAME_BYTES  = 20;
	private const DENY        = "Require all denied\nDeny from all\n";
	private const COUNTED     = 'visitor-files';
	private const QUOTA_BYTES = 1_073_741_824;

	/**
	 * Stores a file permanently. A pending file is moved, so it is stored only once.
	 *
	 * @param string $path Current path.
	 * @param string $name Original name from the visitor.
	 * @return array{name: string, path: string, size: int}|null Null if it could not be stored.
	 */
	public static function keep( string $path, string $name ): ?array {
		$size = (int) filesize( $path );
		$own  = self::put( $path, self::KEPT );
		return '' === $own ? null : array(
			'name' => $name,
			'path' => $own,
			'size' => $size,
		);
	}

	/**
	 * Moves a file into one of the folders.
	 *
	 * @param string $path Current path.
	 * @param string $folder KEPT or WAITING.
	 * @param string $own New name; random by default.
	 * @return string The name; empty if the file could not be moved.
	 */
	public static function put( string $path, string $folder, string $own = '' ): string {
		$own  = '' === $own ? bin2hex( random_bytes( self::NAME_BYTES ) ) . '.bin' : $own;
		$goal = self::folder( $folder ) . "/$own";
		if ( dirname( $path ) === self::folder( self::WAITING ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- Within uploads, at once or not at all.
			return rename( $path, $goal ) ? $own : '';
		}
		// phpcs:ignore Generic.PHP.ForbiddenFunctions -- Its content was inspected; the name and the folder are ours.
		$moved = is_uploaded_file( $path ) ? move_uploaded_file( $path, $goal ) : copy( $path, $goal );
		$moved && Counters::add( self::COUNTED, 0, (int) filesize( $goal ) );
		return $moved ? $own : '';
	}

	/**
	 * Returns the full path of a file; empty if it does not exist.
	 *
	 * @param string $own Name returned by `put()`.
	 * @param string $folder KEPT or WAITING.
	 */
	public static function path( string $own, string $folder = self::KEPT ): string {
		$path = self::folder( $folder ) . '/' . basename( $own );
		return is_file( $path ) ? $path : '';
	}

	/**
	 * Deletes stored files.
	 *
	 * @param array<mixed> $files Results of `keep()`.
	 */
	public static function delete( array $files ): void {
		foreach ( $files as $file ) {
			$path = is_array( $file ) && is_string( $file['path'] ?? null ) ? self::path( $file['path'] ) : '';
			if ( '' !== $path ) {
				Counters::add( self::COUNTED, 0, - (int) filesize( $path ) );
				wp_delete_file( $path );
			}
		}
	}

	/**
	 * Returns whether the quota has space for more bytes.
	 *
	 * @param int $bytes Number of bytes to add.
	 */
	public static function has_quota_for( int $bytes ): bool {
		/**
		 * Filters how much space all files uploaded by visitors may take together.
		 *
		 * Runs before a file is stored. When the space is used up, the upload is rejected.
		 *
		 *     add_filter( 'frontage_upload_quota', fn () => 5 * GB_IN_BYTES );
		 *
		 * @since 0.2.0
		 *
		 * @param int $bytes Bytes; 1 GB by default.
		 */
		$quota   = (int) apply_filters( 'frontage_upload_quota', self::QUOTA_BYTES );
		$is_full = Counters::get( self::COUNTED, 0 ) + $bytes > $quota;
		$is_full && Log::count( 'uploads_full', (string) size_format( $quota ) );
		return ! $is_full;
	}

	/**
	 * Deletes expired pending files and recalculates the total size.
	 *
	 * @param int $before Unix timestamp.
	 */
	public static function sweep( int $before ): void {
		foreach ( self::all( self::WAITING ) as $path ) {
			(int) filemtime( $path ) < $before && wp_delete_file( $path );
		}
		clearstatcache();
		Counters::set(
			self::COUNTED,
			0,
			(int) array_sum( array_map( 'filesize', array( ...self::all( self::WAITING ), ...self::all( self::KEPT ) ) ) )
		);
	}

	/**
	 * Returns the paths of all files in a folder.
	 *
	 * @param string $folder KEPT or WAITING.
	 * @return list<string>
	 */
	private static function all( string $folder ): array {
		return glob( self::folder( $folder ) . '/*.bin' ) ?: array();
	}

	/**
	 * Returns a folder, which is created and protected if needed.
	 *
	 * @param string $name KEPT or WAITING.
	 */
	private static function folder( string $name ): string {
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . Uninstaller::FOLDER . "/$name";
		if ( ! is_dir( $folder ) ) {
			wp_mkdir_p( $folder );
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- For visitors WP_Filesystem may ask for a password.
			file_put_contents( "$folder/.htaccess", self::DENY );
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
			file_put_contents( "$folder/index.html", '' );
		}
		return $folder;
	}
}
