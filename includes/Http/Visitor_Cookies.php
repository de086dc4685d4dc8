<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a visitor has cookies that servers read: a login, a cart, a password, a language, a currency.
 *
 * Nobody can notice when PHP reads a cookie. So what is made for a visitor with an unknown one is not kept for others.
 */
final class Visitor_Cookies {
	/**
	 * Beginnings of names of cookies that only scripts and proxies read; and of the login, which WordPress has judged before: a request
	 * from another site runs without a user.
	 */
	private const HARMLESS = array(
		'frontage',
		'wordpress_test_cookie',
		'wordpress_logged_in_',
		'wordpress_sec_',
		'_ga',
		'_gid',
		'_gat',
		'_gcl_',
		'__utm',
		'_fbp',
		'_fbc',
		'_pk_',
		'mtm_',
		'_hj',
		'_clck',
		'_clsk',
		'_uet',
		'_tt_',
		'_ttp',
		'_pin_unauth',
		'__hs',
		'hubspotutk',
		'__cf',
		'_cf',
		'cf_',
		'ajs_',
		'__stripe_',
		'sbjs_',
	);

	/** Returns whether the current visitor has cookies on which a response may depend. */
	public static function are_personal(): bool {
		if ( array() === $_COOKIE ) {
			return false;
		}
		/**
		 * Filters the cookies that no code on the server reads.
		 *
		 * Responses to visitors with other cookies are not kept in caches for everybody. Runs for requests whose response
		 * may be kept.
		 *
		 *     add_filter( 'frontage_harmless_cookies', fn ( $prefixes ) => array( ...$prefixes, 'my_statistics_' ) );
		 *
		 * @since 0.3
		 *
		 * @param list<string> $prefixes Beginnings of cookie names.
		 */
		$prefixes = array_filter( (array) apply_filters( 'frontage_harmless_cookies', self::HARMLESS ), 'is_string' );
		foreach ( array_keys( $_COOKIE ) as $name ) {
			if ( ! self::starts_with( (string) $name, $prefixes ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether a name starts with one of the texts.
	 *
	 * @param string $name Name of a cookie.
	 * @param array<string> $prefixes
	 */
	private static function starts_with( string $name, array $prefixes ): bool {
		foreach ( $prefixes as $prefix ) {
			if ( '' !== $prefix && str_starts_with( $name, $prefix ) ) {
				return true;
			}
		}
		return false;
	}
}
