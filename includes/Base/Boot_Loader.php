<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/** Boots every `Bootable` that the build found, in the requests that its `WHEN` names. */
final class Boot_Loader {
	/** Scripts of the admin area that show no screen. */
	private const NO_SCREENS = array( 'admin-ajax.php', 'admin-post.php' );

	/** Boots what this request needs now, and waits for the hooks that need the rest. */
	public static function start(): void {
		foreach ( Manifest::get()['boots'] as $condition => $classes ) {
			list( $fact, $name ) = explode( ':', $condition . ':' );
			if ( 'hook' === $fact ) {
				self::wait( $name, $classes );
			} elseif ( self::is_true( $fact, $name ) ) {
				self::boot( $classes );
			}
		}
	}

	/**
	 * Returns whether the request shows a screen of the admin area.
	 *
	 * `is_admin()` is also true for admin-ajax.php and admin-post.php, which answer visitors and other plugins: those need
	 * nothing that only the editor or a settings screen uses.
	 */
	public static function shows_screen(): bool {
		return is_admin() && ! wp_doing_ajax() && ! in_array( $GLOBALS['pagenow'] ?? '', self::NO_SCREENS, true );
	}

	/**
	 * Boots classes.
	 *
	 * @param list<class-string> $classes Each a `Bootable`.
	 */
	private static function boot( array $classes ): void {
		foreach ( $classes as $class ) {
			if ( is_subclass_of( $class, Bootable::class ) && ( ! is_subclass_of( $class, Conditional::class ) || $class::is_needed() ) ) {
				$class::boot();
			}
		}
	}

	/**
	 * Boots classes as soon as a hook fires, in time for its other callbacks.
	 *
	 * @param string             $hook    The hook's name.
	 * @param list<class-string> $classes Each a `Bootable`.
	 */
	private static function wait( string $hook, array $classes ): void {
		add_filter(
			str_contains( $hook, '{plugin}' ) ? str_replace( '{plugin}', plugin_basename( Paths::file() ), $hook ) : $hook,
			static function ( mixed $value = null ) use ( $classes ): mixed {
				self::boot( $classes );
				return $value;
			},
			PHP_INT_MIN
		);
	}

	/**
	 * Whether a condition holds for this request.
	 *
	 * @param string $fact What is looked at; empty for every request.
	 * @param string $name The query argument or header, if it is one.
	 */
	public static function is_true( string $fact, string $name ): bool {
		return match ( $fact ) {
			// phpcs:ignore WordPress.Security.NonceVerification -- Only whether it is there.
			'query'  => isset( $_GET[ $name ] ),
			'header' => isset( $_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) ] ),
			'front'  => ! is_admin(),
			'screen' => self::shows_screen(),
			'cli'    => defined( 'WP_CLI' ) && WP_CLI,
			default  => '' === $fact,
		};
	}
}
