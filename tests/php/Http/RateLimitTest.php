<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Http\Policy;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Visitor;


/**
 * Tests rate limits.
 *
 * Windows by visitor and by network, in the table or in the object cache.
 */
final class RateLimitTest extends Action_TestCase {
	/** Returns the waiting time after a number of calls by one browser. */
	private function wait_after( int $calls, string $agent = 'Test', string $name = 'test' ): int {
		$wait = 0;
		for ( $call = 1; $call <= $calls; $call++ ) {
			$_SERVER['HTTP_USER_AGENT'] = $agent;
			$wait                       = Rate_Limit::hit( $name, Policy::visitor_write( 10, 0, 12 ), Visitor::current() );
		}
		return $wait;
	}

	public function test_limits_each_network_and_each_action_separately(): void {
		add_filter( 'frontage_network_factor', static fn (): int => 1 );
		self::assertSame( 0, $this->wait_after( 12 ) );
		self::assertSame( 0, $this->wait_after( 1, 'Test', 'other' ) );
		self::assertGreaterThan( 0, $this->wait_after( 1 ) );
		self::assertGreaterThan( 0, $this->wait_after( 1, 'Another user agent' ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.77';
		self::assertSame( 0, $this->wait_after( 1 ) );
	}

	public function test_retry_after_is_the_longest_window(): void {
		add_filter( 'frontage_network_factor', static fn (): int => 1 );
		Clock::stop( self::NOON + 20 );
		self::assertSame( 12 * HOUR_IN_SECONDS - 20, $this->wait_after( 13 ) );
	}

	public function test_counts_what_was_accepted(): void {
		$limits = array( 600 => 2 );
		$policy = Policy::visitor_write( 0, 2 )->counts( 'things' );
		add_filter( 'frontage_network_factor', static fn (): int => 2 );
		$levels = array();
		for ( $call = 0; $call < 4; $call++ ) {
			self::assertSame( 0, Rate_Limit::hit( 'test', $policy, Visitor::current() ) );
			self::assertSame( 0, Rate_Limit::hit( 'test', $policy, Visitor::current() ), 'A try is not counted.' );
			$levels[] = Rate_Limit::level( 'things', $limits, Visitor::current() );
			Rate_Limit::accept( 'things', $limits, Visitor::current() );
		}
		self::assertSame( array( 0, 0, 1, 1 ), $levels );
		self::assertSame( 2, Rate_Limit::level( 'things', $limits, Visitor::current() ) );
		self::assertGreaterThan( 0, Rate_Limit::hit( 'test', $policy, Visitor::current() ) );
	}

	public function test_users_have_limits_of_their_own(): void {
		$this->act_as( $this->make_user() );
		$policy = Policy::member_write( per_minute: 2 );
		self::assertSame( 0, Rate_Limit::hit( 'test', $policy, Visitor::current() ) );
		self::assertSame( 0, Rate_Limit::hit( 'test', $policy, Visitor::current() ) );
		self::assertGreaterThan( 0, Rate_Limit::hit( 'test', $policy, Visitor::current() ) );
		$this->act_as( $this->make_user() );
		self::assertSame( 0, Rate_Limit::hit( 'test', $policy, Visitor::current() ) );
	}

	public function test_filters_can_change_or_remove_limits(): void {
		add_filter( 'frontage_network_factor', static fn (): int => 1 );
		add_filter(
			'frontage_rate_limits',
			static fn ( array $limits, string $name ): array => 'free' === $name ? array() : array( 600 => 1 ),
			10,
			2
		);
		self::assertSame( 0, $this->wait_after( 9, 'Test', 'free' ) );
		self::assertGreaterThan( 0, $this->wait_after( 2 ) );
	}

	public function test_parallel_calls_get_the_remaining_slots(): void {
		$was = wp_using_ext_object_cache( false );
		foreach ( array( 1, 2 ) as $statement ) {
			$passed = 0;
			$name   = "crowd-$statement";
			$call   = static function () use ( &$passed, $name ): void {
				$passed += 0 === Rate_Limit::consume_for_site( $name, array( DAY_IN_SECONDS => 3 ) ) ? 1 : 0;
			};
			// Six other calls arrive between two statements of the first one.
			$seen  = 0;
			$crowd = static function ( string $query ) use ( &$crowd, &$seen, $statement, $call ): string {
				if ( str_contains( $query, Tables::name( 'limits' ) ) && ++$seen === $statement ) {
					remove_filter( 'query', $crowd );
					array_map( $call, range( 1, 6 ) );
				}
				return $query;
			};
			add_filter( 'query', $crowd );
			$call();
			self::assertSame( 3, $passed, "Before statement $statement" );
		}
		wp_using_ext_object_cache( (bool) $was );
	}

	public function test_needs_two_queries_for_any_number_of_windows(): void {
		global $wpdb;
		$this->wait_after( 1 );
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->wait_after( 1 );
		self::assertLessThanOrEqual( 2, $wpdb->num_queries - $before );
	}

	public function test_stores_no_ip_address_and_no_user_agent(): void {
		global $wpdb;
		$this->wait_after( 1, 'Remarkable Browser' );
		$stored = (string) wp_json_encode( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', Tables::name( 'limits' ) ) ) );
		self::assertStringNotContainsString( '127.0.0', $stored );
		self::assertStringNotContainsString( 'Remarkable', $stored );
	}

	public function test_a_persistent_object_cache_changes_nothing(): void {
		global $wpdb;
		$was = wp_using_ext_object_cache( true );
		try {
			add_filter( 'frontage_network_factor', static fn (): int => 1 );
			self::assertSame( 0, $this->wait_after( 12 ) );
			self::assertGreaterThan( 0, $this->wait_after( 1 ) );
			self::assertGreaterThan( 0, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'limits' ) ) ) );
		} finally {
			wp_using_ext_object_cache( (bool) $was );
		}
	}

	public function test_limits_the_whole_site(): void {
		self::assertSame( 0, Rate_Limit::consume_for_site( 'mails', array( 3600 => 2 ) ) );
		self::assertSame( 0, Rate_Limit::consume_for_site( 'mails', array( 3600 => 2 ) ) );
		self::assertGreaterThan( 0, Rate_Limit::consume_for_site( 'mails', array( 3600 => 2 ) ) );
	}
}
