<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/** Paths and addresses of the plugin's files, and the plugin's version. */
final class Paths {
	public const VERSION = '0.2.0';

	/** The plugin's screen in the admin menu. */
	public const SCREEN = 'frontage';

	/** The inbox in the admin menu. */
	public const INBOX = 'frontage-inbox';

	/**
	 * Full path of the plugin's main file.
	 *
	 * @var string
	 */
	private static string $file = '';

	/**
	 * Takes the place from the plugin's main file.
	 *
	 * @param string $file Full path of that file.
	 */
	public static function set( string $file ): void {
		self::$file = $file;
	}

	/**
	 * Returns the full path of a file in the plugin.
	 *
	 * @param string $path Path relative to the plugin folder.
	 */
	public static function path( string $path = '' ): string {
		return dirname( self::$file ) . ( '' === $path ? '' : '/' . $path );
	}

	/**
	 * Returns the URL of a file in the plugin.
	 *
	 * @param string $path Path relative to the plugin folder.
	 */
	public static function url( string $path ): string {
		static $folders = array();
		return ( $folders[ get_current_blog_id() ] ??= plugins_url( '', self::$file ) ) . '/' . $path;
	}

	/**
	 * Address of the plugin's screen in the admin area.
	 *
	 * @param string $tab The tab's slug; empty for the first.
	 */
	public static function screen( string $tab = '' ): string {
		return admin_url( 'admin.php?page=' . self::SCREEN . ( '' === $tab ? '' : '&tab=' . rawurlencode( $tab ) ) );
	}

	/**
	 * Returns the URL of the inbox, or of an entry in it.
	 *
	 * @param int $entry Entry ID; 0 for the inbox.
	 */
	public static function inbox( int $entry = 0 ): string {
		return admin_url( 'admin.php?page=' . self::INBOX . ( $entry > 0 ? "&entry=$entry" : '' ) );
	}

	/** Returns the full path of the plugin's main file, as WordPress's plugin functions expect it. */
	public static function file(): string {
		return self::$file;
	}
}
