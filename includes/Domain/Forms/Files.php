<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Log;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Uninstaller;


defined( 'ABSPATH' ) || exit;

/**
 * Files that visitors sent.
 *
 * Kept under random names without an ending that runs, in a folder that web servers do not show;
 * owners get them through the admin area. All of them together have a quota.
 */
final class Files {
	public const KEPT    = 'forms';
	public const WAITING = 'waiting';

	private const NAME_BYTES  = 20;
	private const DENY        = "Require all denied\nDeny from all\n";
	private const COUNTED     = 'visitor-files';
	private const QUOTA_BYTES = 1_073_741_824;

	/**
	 * Keeps a file; one that waited leaves its place there, so it is kept once.
	 *
	 * @param string $path Where it is now.
	 * @param string $name The visitor's name for it.
	 * @return array{name: string, path: string, size: int}|null Null if it could not be kept.
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
	 * @param string $path   Where it is now.
	 * @param string $folder KEPT or WAITING.
	 * @param string $own    Its name there; a random one unless given.
	 * @return string The name; empty if it could not be moved.
	 */
	public static function put( string $path, string $folder, string $own = '' ): string {
		$own  = '' === $own ? bin2hex( random_bytes( self::NAME_BYTES ) ) . '.bin' : $own;
		$goal = self::folder( $folder ) . "/$own";
		if ( dirname( $path ) === self::folder( self::WAITING ) ) {
			return rename( $path, $goal ) ? $own : '';
		}
		$moved = is_uploaded_file( $path ) ? move_uploaded_file( $path, $goal ) : copy( $path, $goal );
		$moved && Counters::add( self::COUNTED, 0, (int) filesize( $goal ) );
		return $moved ? $own : '';
	}

	/**
	 * Full path of a file; empty if it is gone.
	 *
	 * @param string $own    From `put()`.
	 * @param string $folder KEPT or WAITING.
	 */
	public static function path( string $own, string $folder = self::KEPT ): string {
		$path = self::folder( $folder ) . '/' . basename( $own );
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
			if ( '' !== $path ) {
				Counters::add( self::COUNTED, 0, - (int) filesize( $path ) );
				wp_delete_file( $path );
			}
		}
	}

	/**
	 * Whether there is room for more.
	 *
	 * @param int $bytes How much more.
	 */
	public static function has_module( int $bytes ): bool {
		/**
		 * Filters how much space all files uploaded by visitors may take together.
		 *
		 * Runs before a file is stored. When the space is used up, the upload is refused.
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
	 * Deletes what has waited for too long, and counts what there is anew.
	 *
	 * @param int $before Unix time.
	 */
	public static function sweep( int $before ): void {
		foreach ( self::all( self::WAITING ) as $path ) {
			(int) filemtime( $path ) < $before && wp_delete_file( $path );
		}
		clearstatcache();
		Counters::set( self::COUNTED, 0, (int) array_sum( array_map( 'filesize', array( ...self::all( self::WAITING ), ...self::all( self::KEPT ) ) ) ) );
	}

	/**
	 * Paths of all files in a folder.
	 *
	 * @param string $folder KEPT or WAITING.
	 * @return list<string>
	 */
	private static function all( string $folder ): array {
		return glob( self::folder( $folder ) . '/*.bin' ) ?: array();
	}

	/**
	 * A folder, made and closed.
	 *
	 * @param string $name KEPT or WAITING.
	 */
	private static function folder( string $name ): string {
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . Uninstaller::FOLDER . "/$name";
		if ( ! is_dir( $folder ) ) {
			wp_mkdir_p( $folder );
			file_put_contents( "$folder/.htaccess", self::DENY );
			file_put_contents( "$folder/index.html", '' );
		}
		return $folder;
	}
}
