<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Privacy;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Store_Retention;
use Frontage\Tests\TestCase;


/**
 * Tests retention.
 *
 * A single registry; the owner's periods apply; a failing rule does not stop the others.
 */
final class RetentionTest extends TestCase {
	protected function tearDown(): void {
		Manifest::override( null );
		Broken_Keeper::$cleaned = array();
		parent::tearDown();
	}

	private function join(): void {
		$manifest = Manifest::get();
		$manifest['implementations'][ Provides_Retention::class ] = array( Broken_Keeper::class, Store_Retention::class );
		Manifest::override( $manifest );
	}

	public function test_every_table_is_in_the_list(): void {
		$where = implode( ' ', array_map( static fn ( $rule ): string => $rule->where, Retention_Registry::all() ) );
		foreach ( Tables::all() as $table ) {
			self::assertStringContainsString( $table, $where );
		}
	}

	public function test_names_are_used_once(): void {
		$ids = array_map( static fn ( $rule ): string => $rule->id, Retention_Registry::all() );
		self::assertSame( array_unique( $ids ), $ids );
	}

	public function test_follows_the_chosen_number_of_days(): void {
		global $wpdb;
		foreach ( array( 10, 2 ) as $days ) {
			Retry::write(
				$wpdb->prepare(
					"INSERT INTO %i (day, event, subject, hits, detail) VALUES (%s, %s, 's', 1, '')",
					Tables::name( 'log' ),
					gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS ),
					"days $days"
				)
			);
		}
		Retention::run();
		self::assertCount( 2, Log::latest() );
		Options::save( array(), array( Options::SITE => array( 'keep_log_days' => 5 ) ) );
		Retention::run();
		self::assertSame( array( 'days 2' ), array_column( Log::latest(), 'event' ) );
	}

	public function test_a_failing_rule_does_not_affect_others(): void {
		$this->join();
		Retention::run();
		self::assertSame( array( 'after 7' ), Broken_Keeper::$cleaned );
		self::assertSame( array( 'cleanup_failed', 'broken' ), array( Log::latest()[0]['event'], Log::latest()[0]['subject'] ) );
		Options::save( array(), array( Options::SITE => array( 'keep_after_days' => 9 ) ) );
		Retention::run();
		self::assertSame( array( 'after 7', 'after 9' ), Broken_Keeper::$cleaned );
	}

	public function test_limits_the_number_of_days(): void {
		$this->join();
		$fields = Retention_Registry::settings();
		self::assertSame( array( 'keep_after_days', 'keep_log_days', 'keep_copies_days' ), array_keys( $fields ) );
		self::assertSame(
			array(
				'min' => 1,
				'max' => 365,
			),
			$fields['keep_log_days']->extra
		);
		add_filter( 'frontage_keep_days', static fn ( mixed $days, string $id ): mixed => 'after' === $id ? -3 : $days, 10, 2 );
		self::assertSame( 1, Broken_Keeper::retention_rules()[1]->chosen_days() );
	}
}
