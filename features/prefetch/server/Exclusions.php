<?php
declare( strict_types=1 );

namespace Frontage\Features\Prefetch;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of this site that are never fetched ahead, since doing so changes something, is for one visitor only, or is large.
 *
 * WordPress leaves out its own files, uploads, addresses with parameters, and links with `rel="nofollow"`.
 */
final class Exclusions {
	/** Parts of paths. */
	private const WORDS = array(
		'cart',
		'basket',
		'checkout',
		'my-account',
		'login',
		'log-in',
		'signin',
		'sign-in',
		'logout',
		'log-out',
		'signout',
		'sign-out',
		'register',
		'download',
		'feed',
	);

	/** Files that are no pages. */
	private const FILES = array(
		...array( 'pdf', 'epub', 'zip', 'gz', 'tgz', 'rar', '7z', 'dmg', 'exe', 'apk', 'iso' ),
		...array( 'csv', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'txt', 'xml', 'json', 'ics' ),
		...array( 'mp3', 'wav', 'ogg', 'mp4', 'mov', 'avi', 'webm', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg' ),
	);

	/**
	 * Returns parts of paths between slashes, with those of the shop's pages.
	 *
	 * @return list<string>
	 */
	public static function words(): array {
		$pages = array();
		if ( function_exists( 'wc_get_page_id' ) ) {
			foreach ( array( 'cart', 'checkout', 'myaccount' ) as $page ) {
				$pages[] = (int) wc_get_page_id( $page );
			}
		}
		if ( function_exists( 'edd_get_option' ) ) {
			$pages[] = (int) edd_get_option( 'purchase_page' );
		}
		$slugs = array_map( static fn ( int $page ): string => (string) ( get_post( $page )->post_name ?? '' ), array_filter( $pages ) );
		return array_values( array_unique( array( ...self::WORDS, ...array_filter( $slugs ) ) ) );
	}

	/**
	 * Returns patterns as WordPress's speculation rules have them, from the root of the site.
	 *
	 * @param list<string> $ignored The owner's parts of addresses.
	 * @return list<string>
	 */
	public static function patterns( array $ignored ): array {
		$patterns = array();
		foreach ( array_map( array( self::class, 'escape' ), self::words() ) as $word ) {
			array_push( $patterns, "/$word", "/$word/*", "/*/$word", "/*/$word/*" );
		}
		foreach ( self::FILES as $extension ) {
			$patterns[] = "/*.$extension";
		}
		foreach ( $ignored as $part ) {
			$patterns[] = '/*' . self::escape( ltrim( $part, '/' ) ) . '*';
		}
		return $patterns;
	}

	/**
	 * Escapes text for a pattern.
	 *
	 * @param string $text Part of an address.
	 */
	private static function escape( string $text ): string {
		return (string) preg_replace( '~[\\\\*?+:{}()#]~', '\\\\$0', $text );
	}
}
