<?php
declare( strict_types=1 );

namespace Frontage\Admin\Performance;

defined( 'ABSPATH' ) || exit;

/**
 * Recommendations for making the site faster.
 *
 * Based on the site's actual state: object cache, page cache, OPcache, and the response of the visited page.
 *
 * @phpstan-type Item array{id: string, title: string, isGood: bool, state: string, todo: string}
 */
final class Advice {
	/**
	 * Returns all recommendations.
	 *
	 * @param array<string, mixed>|null $page Result of `Page_Cost`; null if the page could not be visited.
	 * @return list<Item> Open items first.
	 */
	public static function on( ?array $page ): array {
		$items = array( self::object_cache(), self::page_cache( (array) ( $page['caches'] ?? array() ) ), self::code_cache() );
		if ( null !== $page ) {
			$items[] = self::cookies( (array) $page['cookies'] );
			$items[] = self::shared( (bool) $page['isCacheable'], (string) $page['cacheControl'] );
			$items[] = self::compression( (string) $page['encoding'] );
		}
		usort( $items, static fn ( array $a, array $b ): int => $a['isGood'] <=> $b['isGood'] );
		return $items;
	}

	/**
	 * Checks for a persistent object cache.
	 *
	 * @return Item
	 */
	private static function object_cache(): array {
		return self::item(
			'object-cache',
			__( 'Persistent object cache', 'frontage' ),
			(bool) wp_using_ext_object_cache(),
			array(
				__( 'Active. WordPress keeps query results in it.', 'frontage' ),
				__( 'None. Query results are discarded after each page.', 'frontage' ),
			),
			__(
				'Ask your host for Redis or Memcached, and install its drop-in. It helps sites with many visitors. Small sites work well without it.',
				'frontage'
			)
		);
	}

	/**
	 * Checks for a page cache.
	 *
	 * @param array<array-key, mixed> $headers Headers added by caches.
	 * @return Item
	 */
	private static function page_cache( array $headers ): array {
		$has_file = defined( 'WP_CACHE' ) && WP_CACHE && is_file( WP_CONTENT_DIR . '/advanced-cache.php' );
		return self::item(
			'page-cache',
			__( 'Page cache', 'frontage' ),
			$has_file || array() !== $headers,
			array(
				$has_file ? __( 'A plugin caches whole pages.', 'frontage' ) : __( 'A cache in front of the site responded.', 'frontage' ),
				__( 'None detected. Every visit runs PHP and queries the database.', 'frontage' ),
			),
			__(
				'Turn on your host’s page cache, or install a page cache plugin. Pages with Frontage can be cached for as long as you like, for all visitors.',
				'frontage'
			)
		);
	}

	/**
	 * Checks for a persistent object cache.
	 *
	 * @return Item
	 */
	private static function code_cache(): array {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- Warns where the host forbids the question.
		$status = function_exists( 'opcache_get_status' ) ? @opcache_get_status( false ) : false;
		$is_on  = is_array( $status )
			? (bool) ( $status['opcache_enabled'] ?? false )
			: (bool) ini_get( 'opcache.enable' ) && extension_loaded( 'Zend OPcache' );
		return self::item(
			'opcache',
			__( 'PHP opcode cache (OPcache)', 'frontage' ),
			$is_on,
			array( __( 'On.', 'frontage' ), __( 'Off. PHP reads and compiles every file again for each page.', 'frontage' ) ),
			__( 'Ask your host to turn on OPcache. It is part of PHP.', 'frontage' )
		);
	}

	/**
	 * Checks whether the page sets cookies.
	 *
	 * @param array<array-key, mixed> $names Cookie names.
	 * @return Item
	 */
	private static function cookies( array $names ): array {
		return self::item(
			'cookies',
			__( 'Cookies', 'frontage' ),
			array() === $names,
			array(
				__( 'The page does not set any cookies.', 'frontage' ),
				sprintf(
					/* translators: %s: names of cookies. */
					__( 'The page sets these cookies: %s. Most caches will not store it.', 'frontage' ),
					implode( ', ', array_filter( $names, 'is_string' ) )
				),
			),
			__(
				'Find the plugin or theme that sets the cookie on every page, and have it set the cookie only where it is needed. Frontage does not set any cookies.',
				'frontage'
			)
		);
	}

	/**
	 * Checks whether shared caches may store the page.
	 *
	 * @param bool $is_cacheable Whether they may.
	 * @param string $header `Cache-Control` as sent.
	 * @return Item
	 */
	private static function shared( bool $is_cacheable, string $header ): array {
		return self::item(
			'cache-control',
			__( 'Caching rules', 'frontage' ),
			$is_cacheable,
			array(
				__( 'Caches can store the page.', 'frontage' ),
				'' === $header
					? __( 'Caches do not store the page because of its cookies.', 'frontage' )
					: sprintf(
						/* translators: %s: an HTTP header. */
						__( 'The page prevents caching: %s', 'frontage' ),
						"Cache-Control: $header"
					),
			),
			__(
				'Find out what sends this header to visitors who are not logged in: a plugin, the theme, or the server configuration.',
				'frontage'
			)
		);
	}

	/**
	 * Checks whether the page is compressed.
	 *
	 * @param string $encoding `Content-Encoding` as sent.
	 * @return Item
	 */
	private static function compression( string $encoding ): array {
		return self::item(
			'compression',
			__( 'Page compression', 'frontage' ),
			'' !== $encoding,
			array(
				sprintf( /* translators: %s: a compression method, such as gzip. */ __( 'On (%s).', 'frontage' ), $encoding ),
				__( 'Off, as far as the server can tell. Pages are sent at three to five times their compressed size.', 'frontage' ),
			),
			__(
				'Turn on gzip or Brotli in the web server, or ask your host. A CDN in front of the site can also compress pages.',
				'frontage'
			)
		);
	}

	/**
	 * Returns one recommendation.
	 *
	 * @param string $id Identifier for the screen.
	 * @param string $title Subject.
	 * @param bool $is_good Whether nothing needs to be done.
	 * @param array{string, string} $states Text for the good and for the bad state.
	 * @param string $todo What to do.
	 * @return Item
	 */
	private static function item( string $id, string $title, bool $is_good, array $states, string $todo ): array {
		return array(
			'id'     => $id,
			'title'  => $title,
			'isGood' => $is_good,
			'state'  => $states[ $is_good ? 0 : 1 ],
			'todo'   => $is_good ? '' : $todo,
		);
	}
}
