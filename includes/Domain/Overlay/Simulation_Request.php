<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use DateTimeImmutable;
use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Http\Page_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * A page as a simulated visitor gets it, for the frame of the simulator.
 *
 * Only for owners, with a nonce; anybody else gets the ordinary page. From the first hook on, the request is one of a
 * visitor without an account and without cookies, so a simulated role shows nothing private. No mail is sent, and no
 * cookie is set.
 */
final class Simulation_Request implements Bootable {
	public const WHEN = 'query:' . Simulation::PARAM;

	/** Days that an earlier visit may lie back. */
	private const MOST_DAYS = 3650;

	public static function boot(): void {
		add_action( 'init', array( self::class, 'check' ), PHP_INT_MIN );
	}

	/** Begins the simulation, if this is one. */
	public static function check(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput, WordPress.Security.NonceVerification -- Read and verified below.
		$given = array_filter( (array) wp_unslash( $_GET[ Simulation::PARAM ] ?? array() ), 'is_string' );
		if ( ! self::is_allowed( $given['nonce'] ?? '' ) ) {
			return;
		}
		Simulation::start( $given['role'] ?? '', self::time( $given['time'] ?? '', (int) ( $given['ago'] ?? 0 ) ) );
		self::forget_owner();
		self::forget_query();
		Page_Cache::refuse();
		add_filter( 'pre_wp_mail', '__return_false', PHP_INT_MAX );
		add_filter( 'wp_redirect', static fn ( mixed $url ): mixed => self::keep( $url, $given ) );
		ob_start( array( Simulation_Page::class, 'finish' ) );
	}

	/**
	 * Returns whether the current user may simulate, and has asked for it.
	 *
	 * @param string $nonce Untrusted value.
	 */
	private static function is_allowed( string $nonce ): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		return ! is_admin() && 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? 'GET' )
			&& current_user_can( Simulation::CAPABILITY )
			&& false !== wp_verify_nonce( $nonce, Simulation::NONCE );
	}

	/**
	 * Returns the visitor's time.
	 *
	 * @param string $local In the site's time zone, such as `2030-01-31T18:00`; now, if it is no time.
	 * @param int $days_ago Days before.
	 */
	private static function time( string $local, int $days_ago ): int {
		$time = DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', $local, wp_timezone() );
		$now  = false === $time ? Clock::now() : $time->getTimestamp();
		return $now - min( max( $days_ago, 0 ), self::MOST_DAYS ) * DAY_IN_SECONDS;
	}

	/** Goes on as a visitor without an account, a cart, or a session. */
	private static function forget_owner(): void {
		$_COOKIE = array();
		wp_set_current_user( 0 );
		add_filter( 'determine_current_user', '__return_zero', PHP_INT_MAX );
	}

	/** Removes the simulation from the address, which pages print in links and compare. */
	private static function forget_query(): void {
		unset( $_GET[ Simulation::PARAM ], $_REQUEST[ Simulation::PARAM ] );
		$clean = static fn ( string $url ): string => remove_query_arg( Simulation::PARAM, $url );
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Values of the request stay what they are.
		$_SERVER['REQUEST_URI']  = wp_slash( $clean( (string) wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' ) ) );
		$_SERVER['QUERY_STRING'] = wp_slash( ltrim( $clean( '?' . (string) wp_unslash( $_SERVER['QUERY_STRING'] ?? '' ) ), '?' ) );
		// phpcs:enable
	}

	/**
	 * Keeps the simulation on the way to another address of this site.
	 *
	 * @param mixed $url Where WordPress redirects to.
	 * @param array<string, string> $given The argument.
	 * @return mixed
	 */
	private static function keep( mixed $url, array $given ): mixed {
		$is_here = is_string( $url ) && wp_validate_redirect( $url ) === $url;
		return $is_here ? add_query_arg( array( Simulation::PARAM => array_map( 'rawurlencode', $given ) ), $url ) : $url;
	}
}
