<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * What caches that serve several visitors are told, and what the current request may tell them.
 *
 * Code that looks at the visitor while it prints says so here, and nothing overrules it (docs/adr/0081-public-is-what-looked-at-nobody.md).
 */
final class Page_Cache {
	/**
	 * Whether something in this request depends on the visitor.
	 *
	 * @var bool
	 */
	private static bool $is_personal = false;

	/**
	 * Whether the constant was defined here.
	 *
	 * @var bool
	 */
	private static bool $has_defined = false;

	/**
	 * Keeps the page of the current request out of all caches that others get pages from.
	 *
	 * Plugins read the constant, proxies the headers. WordPress says `private` only to people who are logged in.
	 */
	public static function refuse(): void {
		self::note_visitor();
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			self::$has_defined = true;
			define( 'DONOTCACHEPAGE', true );
		}
		if ( headers_sent() ) {
			return;
		}
		nocache_headers();
		$control = (string) ( wp_get_nocache_headers()['Cache-Control'] ?? '' );
		if ( ! str_contains( $control, 'private' ) ) {
			header( "Cache-Control: $control, private" );
		}
	}

	/**
	 * Notes that what is printed depends on the visitor, a cookie, the session, the user, or the shop.
	 *
	 * Enough where this visitor gets the page that everybody without a login gets: page caches pass by the others. The address
	 * of an action's response is the same for all, so such a response is not public.
	 */
	public static function note_visitor(): void {
		self::$is_personal = true;
	}

	/** Returns whether something in this request depends on the visitor, or another plugin has refused caches. */
	public static function is_personal(): bool {
		return self::$is_personal
			|| ( ! self::$has_defined && defined( 'DONOTCACHEPAGE' ) && constant( 'DONOTCACHEPAGE' ) );
	}

	/** Forgets the request, for tests. */
	public static function reset(): void {
		self::$is_personal = false;
	}
}
