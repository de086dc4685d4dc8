<?php
declare( strict_types=1 );

namespace Frontage\Http;

use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The logged-out user that notes when code looks at it.
 *
 * WordPress has no hook for `is_user_logged_in()` and its like. All of them read the current user, so this object takes its
 * place while a public response is printed.
 */
final class Watched_User extends WP_User {
	/** What says who the user is; read through `__get()`. */
	private const PROPERTIES = array(
		'ID'      => 0,
		'roles'   => array(),
		'caps'    => array(),
		'allcaps' => array(),
	);

	/** Files of WordPress between the object and the code that looks. */
	private const BETWEEN = array( 'pluggable.php', 'user.php', 'capabilities.php', 'class-wp-user.php' );

	/**
	 * Files of WordPress that always look, but only add something for users: private posts, and settings of the editor's scripts.
	 */
	private const HARMLESS = array( 'class-wp-query.php', 'script-loader.php', 'l10n.php' );

	/** Frames of the call stack that are read. */
	private const DEPTH = 12;

	/** Creates the user, with no data and no ID. */
	public function __construct() {
		parent::__construct( 0 );
		foreach ( array_keys( self::PROPERTIES ) as $property ) {
			unset( $this->$property );
		}
	}

	/**
	 * Notes the look and returns a property.
	 *
	 * @param string $key Name of the property.
	 * @return mixed
	 */
	public function __get( $key ) {
		self::note();
		return self::PROPERTIES[ $key ] ?? parent::__get( $key );
	}

	/**
	 * Notes the look and returns whether there is a property.
	 *
	 * @param string $key Name of the property.
	 * @return bool
	 */
	public function __isset( $key ) {
		self::note();
		return isset( self::PROPERTIES[ $key ] ) || parent::__isset( $key );
	}

	/** Notes that the visitor was looked at, unless it was by WordPress where that changes nothing. */
	private static function note(): void {
		$core = wp_normalize_path( ABSPATH . WPINC ) . '/';
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Who looks decides; there is no other way to know.
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, self::DEPTH ) as $frame ) {
			$file = wp_normalize_path( $frame['file'] ?? '' );
			$name = str_starts_with( $file, $core ) ? substr( $file, strlen( $core ) ) : '';
			if ( '' === $file || wp_normalize_path( __FILE__ ) === $file || in_array( $name, self::BETWEEN, true ) ) {
				continue;
			}
			if ( ! in_array( $name, self::HARMLESS, true ) ) {
				Page_Cache::note_visitor();
			}
			return;
		}
	}
}
