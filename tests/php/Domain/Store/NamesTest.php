<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Migrations;
use Frontage\Domain\Store\Names;
use Frontage\Domain\Usage\Index;
use Frontage\Tests\TestCase;

/** Step 5: names have numbers of their own, and what was counted or noted before stays. */
final class NamesTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	public function test_names_with_the_same_checksum_are_counted_separately(): void {
		self::assertSame( crc32( 'plumless' ), crc32( 'buckeroo' ) );
		Counts::add( 'plumless', 'open' );
		Counts::add( 'buckeroo', 'open' );
		Counts::add( 'buckeroo', 'open' );
		self::assertSame( array( 1, 2 ), array( Counts::of( 'plumless' )['open'], Counts::of( 'buckeroo' )['open'] ) );
		Counts::add( 'Plumless', 'open' );
		self::assertSame( 1, Counts::of( 'plumless' )['open'], 'Letters count as they are written.' );
	}

	public function test_a_name_gets_one_number(): void {
		self::assertNull( Names::find( 'a' ) );
		self::assertSame( array( true, false ), array( Names::add( 'a' ), Names::add( 'a' ) ) );
		self::assertGreaterThan( 0xFFFFFFFF, Names::find( 'a' ) );
	}

	public function test_keeps_counts_stored_by_checksum(): void {
		Counters::set( 'overlay-open', crc32( 'offer' ), 40 );
		Counters::set( 'overlay-done', crc32( 'offer' ), 2 );
		self::assertSame(
			array(
				'open' => 40,
				'done' => 2,
			),
			Counts::of( 'offer' )
		);
		Counts::add( 'offer', 'open' );
		self::assertSame(
			array(
				'open' => 41,
				'done' => 2,
			),
			Counts::of( 'offer' )
		);
		self::assertSame( 0, Counters::get( 'overlay-open', crc32( 'offer' ) ) );
	}

	public function test_emails_of_entries_and_their_event_keep_what_they_had(): void {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i CHANGE COLUMN emails letters longtext NOT NULL', $table ) );
		$row = array_fill_keys( array( 'request', 'form', 'title', 'state', 'email', 'summary', 'content', 'notes', 'problem' ), 'a' );
		$wpdb->insert(
			$table,
			$row + array(
				'place'   => 1,
				'created' => '2026-12-01 10:00:00',
				'mail'    => 'waiting',
				'due'     => time() + 60,
				'letters' => '[{"sent":false}]',
			)
		);
		wp_schedule_single_event( time() + 60, 'frontage_outbox' );
		Migrations::run( 22 );
		Migrations::run( 22 );
		self::assertSame( '[{"sent":false}]', $wpdb->get_var( $wpdb->prepare( 'SELECT emails FROM %i', $table ) ) );
		self::assertFalse( wp_next_scheduled( 'frontage_outbox' ) );
		self::assertNotFalse( wp_next_scheduled( Mail_Queue::HOOK ) );
	}

	public function test_migrates_the_usage_index(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', Tables::name( 'usage' ) ) );
		Migrations::run( 2 );
		$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (room, place) VALUES (%s, 7), (%s, 8)', Tables::name( 'usage' ), 'tabs', 'tabs' ) );
		Migrations::run( 5 );
		Migrations::run( 5 );
		self::assertSame( array( 'tabs' => 2 ), Index::counts() );
		Index::replace( 7, array( 'modal' ) );
		Index::replace( 8, array( 'tabs', 'modal' ) );
		self::assertSame( array( 8, 7 ), Index::places( 'modal', 5 ) );
		self::assertSame( array( 8 ), Index::places( 'tabs', 5 ) );
	}
}
