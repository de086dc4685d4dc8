<?php
declare( strict_types=1 );

namespace Frontage\Domain\Tables;

use Frontage\Base\Bootable;
use Frontage\Base\Csv_Format;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Values;
use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Response_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of a CSV file at an address that the author chose: the last copy that could be read, fetched again every hour by cron.
 *
 * Pages never wait for it. Until there is a copy, and where the block is not there any more, the rows of the post count.
 */
final class Fetched_Rows implements Bootable, Provides_Event_Labels {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_fetch_table';

	public const MOST_BYTES = 2097152;

	/** Rows and columns that are read. */
	private const MOST_ROWS = 10000;

	private const MOST_COLUMNS = 30;

	private const GROUP = 'data-table';

	private const SECONDS = 10;

	private const LOCK_SECONDS = 60;

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Refreshing the rows of a table', 'frontage' ) );
	}

	/**
	 * Returns the rows of the last copy; empty without one.
	 *
	 * @param mixed $url Attribute, not trusted.
	 * @return array{head?: list<string>, rows?: list<array{cells: list<string>}>} The cells are HTML.
	 */
	public static function of( mixed $url ): array {
		if ( ! is_string( $url ) || '' === $url ) {
			return array();
		}
		$copy = self::stored( $url );
		if ( $copy->is_due( HOUR_IN_SECONDS ) ) {
			Deferred_Event::run_soon( self::HOOK, array( $url ) );
		}
		return $copy->is_there() ? self::parse( $copy->row['body'] ) : array();
	}

	/**
	 * Fetches an address, and keeps what can be read.
	 *
	 * @param mixed $url Full address.
	 * @return string What went wrong; empty if nothing did.
	 */
	public static function refresh( mixed $url ): string {
		$lock = is_string( $url ) ? Lock::acquire( 'copy_' . md5( $url ), self::LOCK_SECONDS ) : null;
		if ( ! is_string( $url ) || null === $lock ) {
			return 'busy';
		}
		try {
			$copy = self::stored( $url );
			try {
				$response = self::fetch( $url );
				$problem  = self::problem( $response );
			} catch ( Http_Error $error ) {
				$response = null;
				$problem  = $error->reason;
			}
			$copy = null === $response || '' !== $problem ? $copy->after_failure( $problem ) : $copy->after( $response );
			Values::set( self::option( $url ), $copy->row );
			return $problem;
		} finally {
			$lock->release();
		}
	}

	/**
	 * Returns the rows of a file, the first one as headings.
	 *
	 * @param string $csv Contents of the file.
	 * @return array{head: list<string>, rows: list<array{cells: list<string>}>}
	 */
	private static function parse( string $csv ): array {
		$all  = Csv_Format::read( $csv, self::MOST_ROWS + 1 );
		$rows = array();
		foreach ( array_slice( $all, 1 ) as $cells ) {
			$rows[] = array( 'cells' => array_map( 'esc_html', array_slice( $cells, 0, self::MOST_COLUMNS ) ) );
		}
		return array(
			'head' => array_map( 'trim', $all[0] ?? array() ),
			'rows' => $rows,
		);
	}

	/**
	 * Requests an address and those that it redirects to; each must be public.
	 *
	 * @param string $url Full address.
	 * @throws Http_Error If one is not allowed, or there is no response.
	 */
	private static function fetch( string $url ): Http_Response {
		$request = Http_Request::get( $url )
			->with_header( 'Accept', 'text/csv, text/plain' )
			->within( self::SECONDS, self::MOST_BYTES );
		$answer  = Outbound::from_anywhere( self::GROUP, $request );
		// The database takes no other letters.
		$text = Csv_Format::utf8( $answer->body );
		return new Http_Response( $answer->status, $answer->headers, $text, $answer->host, $answer->milliseconds );
	}

	/**
	 * Returns why a response has no rows; empty if it has.
	 *
	 * @param Http_Response $response What came from the address.
	 */
	private static function problem( Http_Response $response ): string {
		if ( ! $response->is_ok() ) {
			return "status $response->status";
		}
		$is_page = 1 === preg_match( '/^\s*(?:<!doctype|<html|\{|%PDF|PK)/i', $response->body );
		return $is_page || count( self::parse( $response->body )['rows'] ) < 1 ? 'no rows' : '';
	}

	/**
	 * Returns the stored copy, or an empty one.
	 *
	 * @param string $url Full address.
	 */
	private static function stored( string $url ): Cached_Response {
		return Cached_Response::restore( Values::get( self::option( $url ) ) ) ?? Cached_Response::blank( self::GROUP, $url );
	}

	/**
	 * Returns the name of the option that keeps a copy. It is deleted as other copies are, when no page has used it for a while.
	 *
	 * @param string $url Full address.
	 */
	private static function option( string $url ): string {
		return Response_Cache::PREFIX . md5( self::GROUP . " $url" );
	}
}
