<?php
declare( strict_types=1 );

namespace Frontage\Admin\Performance;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the database queries of a page.
 *
 * Acts only on requests with a fresh token signed by this site, as the Performance tab sends them.
 * Reports the number of queries in a response header.
 */
final class Measure implements Bootable {
	public const WHEN = 'query:' . self::ARGUMENT;

	public const ARGUMENT = 'frontage_measure';

	public const HEADER = 'X-Frontage-Measure';

	private const KIND = 'measure';

	private const SECONDS = 60;

	/** Prefix of our classes in WordPress's query callers. */
	private const OURS = 'Frontage\\';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'plugins_loaded', array( self::class, 'start' ), 0 );
	}

	/**
	 * Adds the token to a URL.
	 *
	 * @param string $url URL of a page of this site.
	 */
	public static function address( string $url ): string {
		return add_query_arg( self::ARGUMENT, Signed::make( self::KIND, array( 'until' => Clock::now() + self::SECONDS ) ), $url );
	}

	/** Starts counting if the token is valid and fresh. */
	public static function start(): void {
		$mark = wp_unslash( $_GET[ self::ARGUMENT ] ?? '' ); // phpcs:ignore WordPress.Security -- Checked by its signature.
		if ( ! self::is_fresh( $mark ) ) {
			return;
		}
		foreach ( array( 'SAVEQUERIES', 'DONOTCACHEPAGE' ) as $constant ) {
			defined( $constant ) || define( $constant, true );
		}
		add_action( 'template_redirect', 'nocache_headers' );
		ob_start( array( self::class, 'finish' ) );
	}

	/**
	 * Returns whether a token is valid and fresh.
	 *
	 * @param mixed $mark Token from the URL.
	 */
	public static function is_fresh( mixed $mark ): bool {
		$data = is_string( $mark ) ? Signed::read( self::KIND, $mark ) : null;
		return null !== $data && (int) ( $data['until'] ?? 0 ) >= Clock::now();
	}

	/**
	 * Sends the counts in a header when the page is complete.
	 *
	 * @param string $html Page HTML.
	 */
	public static function finish( string $html ): string {
		if ( ! headers_sent() ) {
			header( self::HEADER . ': ' . wp_json_encode( self::counts() ) );
		}
		return $html;
	}

	/**
	 * Returns the number of queries so far.
	 *
	 * @return array{total: int, ours: int}
	 */
	public static function counts(): array {
		global $wpdb;
		$callers = array_column( is_array( $wpdb->queries ) ? $wpdb->queries : array(), 2 );
		return array(
			'total' => (int) $wpdb->num_queries,
			'ours'  => count(
				array_filter( $callers, static fn ( mixed $caller ): bool => is_string( $caller ) && str_contains( $caller, self::OURS ) )
			),
		);
	}
}
