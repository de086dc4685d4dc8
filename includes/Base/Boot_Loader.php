<?php
declare( strict_types=1 );

namespace Frontage\Base;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Boots every `Bootable` that the build found, in the requests that its `WHEN` names. */
final class Boot_Loader {
	/** Scripts of the admin area that show no screen. */
	private const NO_SCREENS = array( 'admin-ajax.php', 'admin-post.php' );

	/**
	 * Classes that wait for a hook, keyed by its name.
	 *
	 * @var array<string, list<class-string>>
	 */
	private static array $waiting = array();

	/**
	 * Classes that wait for a REST request, keyed by the beginning of its route.
	 *
	 * @var array<string, list<class-string>>
	 */
	private static array $of_routes = array();

	/** Boots what this request needs now, and waits for the hooks that need the rest. */
	public static function start(): void {
		add_action( 'after_setup_theme', array( Manifest::class, 'add_announced' ), PHP_INT_MAX );
		foreach ( Manifest::get()['boots'] as $condition => $classes ) {
			list( $fact, $name ) = explode( ':', $condition . ':' );
			if ( 'hook' === $fact ) {
				self::boot_on( $name, $classes );
			} elseif ( 'rest' === $fact ) {
				self::$of_routes[ $name ] = $classes;
			} elseif ( 'shortcode' === $fact && '' !== $name ) {
				self::replace( $name, $classes );
			} elseif ( self::is_true( $fact, $name ) ) {
				self::boot( $classes );
			}
		}
		add_filter( 'rest_pre_dispatch', array( self::class, 'boot_for_route' ), PHP_INT_MIN, 3 );
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
	 * @return bool Whether all of them are booted for good: none has a condition that may be met later.
	 */
	private static function boot( array $classes ): bool {
		$is_done = true;
		foreach ( $classes as $class ) {
			if ( ! is_subclass_of( $class, Bootable::class ) ) {
				continue;
			}
			$is_conditional = is_subclass_of( $class, Conditional::class );
			$is_done        = $is_done && ! $is_conditional;
			if ( ! $is_conditional || $class::is_needed() ) {
				$class::boot();
			}
		}
		return $is_done;
	}

	/**
	 * Boots classes as soon as a hook fires, in time for its other callbacks.
	 *
	 * @param string             $hook    The hook's name.
	 * @param list<class-string> $classes Each a `Bootable`.
	 */
	private static function boot_on( string $hook, array $classes ): void {
		if ( str_contains( $hook, '{plugin}' ) ) {
			$hook = str_replace( '{plugin}', plugin_basename( Paths::file() ), $hook );
		}
		self::$waiting[ $hook ] = $classes;
		add_filter( $hook, array( self::class, 'boot_waiting' ), PHP_INT_MIN );
	}

	/**
	 * Boots the classes that wait for the hook that is firing.
	 *
	 * @param mixed $value Filtered value, passed through.
	 */
	public static function boot_waiting( mixed $value = null ): mixed {
		$hook = (string) current_filter();
		if ( self::boot( self::$waiting[ $hook ] ?? array() ) ) {
			remove_filter( $hook, array( self::class, 'boot_waiting' ), PHP_INT_MIN );
		}
		return $value;
	}

	/**
	 * Boots the classes that a REST request needs before it is handled.
	 *
	 * @param mixed $answer Response, passed through.
	 * @param mixed $server REST server.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function boot_for_route( mixed $answer, mixed $server, WP_REST_Request $request ): mixed {
		foreach ( self::$of_routes as $route => $classes ) {
			if ( str_starts_with( $request->get_route(), $route ) ) {
				self::boot( $classes );
			}
		}
		return $answer;
	}

	/**
	 * Boots classes, which add a shortcode, once it is printed.
	 *
	 * @param non-empty-string   $name    The shortcode.
	 * @param list<class-string> $classes Each a `Bootable`.
	 */
	private static function replace( string $name, array $classes ): void {
		add_shortcode(
			$name,
			static function ( ...$given ) use ( $name, $classes ): mixed {
				self::boot( $classes );
				return $GLOBALS['shortcode_tags'][ $name ]( ...$given );
			}
		);
	}

	/**
	 * Whether a condition holds for this request.
	 *
	 * @param string $fact What is looked at; empty for every request.
	 * @param string $name The query argument, field or header, if it is one.
	 */
	public static function is_true( string $fact, string $name ): bool {
		return match ( $fact ) {
			// phpcs:ignore WordPress.Security.NonceVerification -- Only whether it is there.
			'query'  => isset( $_GET[ $name ] ),
			'post'   => isset( $_POST[ $name ] ), // phpcs:ignore WordPress.Security.NonceVerification -- The same.
			'header' => isset( $_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) ] ),
			'front'  => ! is_admin(),
			'screen' => self::shows_screen(),
			'cli'    => defined( 'WP_CLI' ) && WP_CLI,
			default  => '' === $fact,
		};
	}
}
