<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Clock;
use Frontage\Base\Request_Cache;
use Frontage\Base\Store\Values;
use Frontage\Domain\Render\Theme_Styles;

/**
 * Base class of all PHP tests that need WordPress.
 *
 * Every test has a clean WordPress: database changes are undone, hooks and globals are restored,
 * and anything PHP or WordPress logs meanwhile is a failure.
 */
abstract class TestCase extends \PHPUnit\Framework\TestCase {
	use Makes_Content;

	/**
	 * How the database is reset: `transaction` (fast) or `snapshot`, for tests whose data other
	 * processes must see or that change tables.
	 */
	protected const ISOLATION = 'transaction';

	private Globals $globals;

	private Log $log;

	protected function setUp(): void {
		parent::setUp();
		$this->globals = Globals::save();
		$this->log     = new Log( (string) getenv( 'FRONTAGE_DEBUG_LOG' ) );
		if ( 'snapshot' === static::ISOLATION ) {
			Snapshot::take();
		} else {
			$this->query( 'START TRANSACTION' );
		}
		Values::forget();
		add_filter( 'wp_die_handler', array( Died::class, 'handler' ) );
		add_filter( 'wp_die_ajax_handler', array( Died::class, 'handler' ) );
		add_filter( 'wp_die_json_handler', array( Died::class, 'handler' ) );
	}

	protected function assertPostConditions(): void {
		self::assertSame(
			array(),
			$this->log->unexpected(),
			'Something was logged during the test. If it should be, say so with expect_log().'
		);
		parent::assertPostConditions();
	}

	protected function tearDown(): void {
		if ( 'snapshot' === static::ISOLATION ) {
			Snapshot::restore();
		} else {
			$this->query( 'ROLLBACK' );
		}
		$this->forget_files();
		$this->globals->restore();
		Request_Cache::flush();
		Values::forget();
		Clock::stop( null );
		self::forget_requests();
		parent::tearDown();
	}

	/**
	 * Expects a log line; the test fails if it is missing.
	 *
	 * @param string $pattern Regular expression.
	 */
	protected function expect_log( string $pattern ): void {
		$this->log->expect( $pattern );
	}

	/**
	 * Acts as this user from now on; 0 is a visitor.
	 *
	 * @param int $user User ID.
	 */
	protected function act_as( int $user ): void {
		wp_set_current_user( $user );
	}

	/**
	 * Runs WordPress for a URL, up to the point where the template would be loaded.
	 *
	 * @param string $url Full URL or path.
	 */
	protected function go_to( string $url ): void {
		$parts                   = wp_parse_url( $url );
		$query                   = $parts['query'] ?? '';
		$_SERVER['REQUEST_URI']  = ( $parts['path'] ?? '/' ) . ( '' === $query ? '' : '?' . $query );
		$_SERVER['QUERY_STRING'] = $query;
		$_SERVER['PATH_INFO']    = '';
		parse_str( $query, $_GET );
		$_REQUEST = $_GET;

		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp']           = new \WP();
		foreach ( array_merge( $GLOBALS['wp']->public_query_vars, $GLOBALS['wp']->private_query_vars ) as $name ) {
			unset( $GLOBALS[ $name ] );
		}
		$GLOBALS['wp']->main( $query );
	}

	/** Reads what WordPress itself reads for any page, so that a test counts only the queries of what it renders. */
	protected static function read_what_every_page_needs(): void {
		wp_load_alloptions();
		wp_scripts();
		wp_get_global_settings();
		Theme_Styles::get();
		get_post_meta( (int) get_the_ID() );
	}

	/** Resets every class that remembers something for one request: PHP of a real one ends with it. */
	private static function forget_requests(): void {
		foreach ( get_declared_classes() as $name ) {
			$is_ours = str_starts_with( $name, 'Frontage\\' );
			if ( $is_ours && method_exists( $name, 'reset' ) && ( new \ReflectionMethod( $name, 'reset' ) )->isStatic() ) {
				$name::reset();
			}
		}
	}

	private function query( string $sql ): void {
		global $wpdb;
		$wpdb->query( $sql ); // phpcs:ignore WordPress.DB
	}
}
