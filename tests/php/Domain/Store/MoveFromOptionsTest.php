<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Salts;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Domain\Forms\Form_Daily_Stats;
use Frontage\Domain\Overlay\Popup_Index;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Migrations;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Store\Settled_Options;
use Frontage\Http\Content_Version;
use Frontage\Http\Signed;
use Frontage\Tests\Faulty_Cache;
use Frontage\Tests\Option_Watch;
use Frontage\Tests\TestCase;

/** Tests the first request after the update from a version that kept keys, locks and copies in WordPress's options. */
final class MoveFromOptionsTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	/** The migration that moves them. */
	private const MOVE = 19;

	private const KEY = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbbb';

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		foreach ( array( 'values', 'locks' ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', Tables::name( $table ) ) );
		}
		update_option( Schema::OPTION, self::MOVE - 1, true );
		update_option( 'frontage_token_key', self::KEY, true );
		update_option( 'frontage_content_version', 'v1', true );
		update_option( 'frontage_salt_' . gmdate( 'Ymd' ), 'todays', false );
		update_option( 'frontage_lock_usage', '1 x', false );
		update_option( 'frontage_form_titles', array( 'f1' => 'Änfrage' ), false );
		update_option( Stored_Feed::PREFIX . $this->source()->key(), $this->feed(), false );
		Values::forget();
	}

	private function source(): Feed_Source {
		$source = Feed_Source::of(
			array(
				'provider' => 'bluesky',
				'kind'     => Feed_Source::USER,
				'id'       => 'a.example.org',
			)
		);
		self::assertNotNull( $source );
		return $source;
	}

	/** @return array<string, mixed> A copy as older versions have stored it. */
	private function feed(): array {
		return array_replace( Stored_Feed::of( $this->source() )->row, array( 'etag' => 'kept' ) );
	}

	public function test_what_was_printed_before_stays_valid(): void {
		$before = $this->signed_by_the_old_version();
		self::assertSame( array( 'post' => 7 ), Signed::read( 'test', $before ), 'A request before the migration.' );
		Migrations::run( self::MOVE );
		Values::forget();
		self::assertSame( 'v1', Values::get( Content_Version::OPTION ) );
		Schema::migrate();
		Values::forget();
		self::assertSame( array( 'post' => 7 ), Signed::read( 'test', $before ) );
		self::assertSame( $before, Signed::make( 'test', array( 'post' => 7 ) ) );
		self::assertSame( 'todays', Salts::today() );
		self::assertSame( 'kept', Stored_Feed::of( $this->source() )->row['etag'] );
		self::assertSame( array( 'f1' => 'Änfrage' ), Values::get( 'frontage_form_titles' ) );
		self::assertSame( array(), Form_Daily_Stats::sums( 7 ) );
	}

	/** Returns what an older version signed. */
	private function signed_by_the_old_version(): string {
		$json = '{"post":7}';
		$key  = hash_hmac( 'sha256', explode( ' ', self::KEY )[0], wp_salt( 'auth' ) );
		$mac  = hash_hmac( 'sha256', implode( "\n", array( 'v1', 'test', get_current_blog_id(), $json ) ), $key, true );
		$code = static fn ( string $bytes ): string => rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
		return $code( $json ) . '.' . $code( $mac );
	}

	public function test_a_visitor_migrates_without_touching_the_cache_of_options(): void {
		$cache = new Faulty_Cache();
		$watch = new Option_Watch();
		wp_load_alloptions();
		$cache->options = array();
		Schema::migrate();
		$watch->end();
		$cache->remove();
		self::assertTrue( Schema::is_current() );
		self::assertSame( array(), $watch->written );
		$changed = preg_grep( '/(all|not)options$/', $cache->options ) ?: array();
		// WordPress itself schedules what the migration begins.
		self::assertSame( array(), array_diff( $changed, array( 'set alloptions', 'add alloptions' ) ) );
	}

	public function test_an_owner_cleans_up(): void {
		global $wpdb;
		Schema::migrate();
		$this->act_as( $this->make_user( 'subscriber' ) );
		Settled_Options::settle();
		self::assertSame( self::MOVE - 1, (int) get_option( Schema::OPTION ) );
		$this->act_as( $this->make_user( 'administrator' ) );
		Settled_Options::settle();
		self::assertSame( Migrations::LATEST, (int) get_option( Schema::OPTION ) );
		$old = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'frontage\\_%' ORDER BY option_name" );
		self::assertSame(
			array(),
			array_values( array_diff( $old, array( Options::OPTION, Schema::OPTION, Popup_Index::OPTION, 'frontage_split_goals' ) ) )
		);
	}

	public function test_counters_that_waited_in_the_object_cache_are_written_once(): void {
		global $wpdb;
		$cache = new Faulty_Cache();
		Counters::set( 'likes', 7, 5 );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET pending = 1', Tables::name( 'counters' ) ) );
		wp_cache_set( 'likes:7', 3, 'frontage_counters' );
		Migrations::run( self::MOVE );
		Migrations::run( self::MOVE );
		$cache->remove();
		self::assertSame( 8, Counters::get( 'likes', 7 ) );
	}

	public function test_a_new_site_writes_no_option_either(): void {
		\Frontage\Domain\Store\Uninstaller::uninstall_all_sites();
		Values::forget();
		$watch = new Option_Watch();
		Schema::migrate();
		$watch->end();
		self::assertSame( array(), $watch->written );
		self::assertTrue( Schema::is_current() );
	}
}
