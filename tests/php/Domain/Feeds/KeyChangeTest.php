<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Followers\Stored_Followers;
use Frontage\Domain\Providers\Busy_Hosts;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Response_Cache;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests a key that dies, and the new one: what the old one has failed is asked for at once, and only of that vendor. */
final class KeyChangeTest extends Feed_TestCase {
	private static function use_key( string $key ): void {
		Options::save( array(), array( 'x' => array( 'bearer_token' => $key ) ) );
	}

	/** Lets a feed fail for two days with a key that has died. */
	private function die(): Stored_Feed {
		$source = self::source( 'x', 'https://x.com/harbour' );
		self::assertNotEmpty( Feeds::ask( $source )->items );
		self::use_key( 'dead' );
		for ( $tries = 0; $tries < 20; $tries++ ) {
			$this->later( 3 * HOUR_IN_SECONDS );
			Feeds::read( $source );
			$this->cron();
		}
		$feed = Stored_Feed::of( $source );
		self::assertStringContainsString( 'X does not accept the key any more', $feed->row['error'] );
		self::assertFalse( $feed->state()->is_due( 0 ), 'It is tried less and less often.' );
		return $feed;
	}

	public function test_a_new_key_is_used_at_once(): void {
		$before = $this->die();
		$source = $before->source();
		self::assertNotNull( $source );
		self::use_key( 'good-bearer-token' );
		self::assertSame( 1, $this->cron(), 'The feed is fetched without anybody looking at a page.' );
		$feed = Stored_Feed::of( $source );
		self::assertSame( array( '', 0, $this->now ), array( $feed->row['error'], $feed->row['failures'], $feed->row['fetched'] ) );
		self::assertEquals( $before->items(), $feed->items() );
	}

	public function test_a_key_that_is_taken_away_leaves_the_posts(): void {
		$before = $this->die();
		self::use_key( '' );
		self::assertSame( 0, $this->cron() );
		$feed = Stored_Feed::of( $before->source() ?? self::fail() );
		self::assertEquals( $before->items(), $feed->items() );
		self::assertGreaterThan( $this->now - 7 * DAY_IN_SECONDS, $feed->row['checked'], 'The daily cleanup keeps it.' );
	}

	public function test_a_quota_belongs_to_its_key(): void {
		$source = self::source( 'x', 'https://x.com/harbour' );
		Feeds::ask( $source );
		Busy_Hosts::keep( 'api.x.com', new Http_Response( 429, array( 'retry-after' => '80000' ), '', 'api.x.com', 1 ), 'Too many.' );
		Busy_Hosts::keep( 'graph.facebook.com', new Http_Response( 429, array( 'retry-after' => '80000' ), '', '', 1 ), 'Too many.' );
		$this->later( HOUR_IN_SECONDS );
		self::use_key( 'good-bearer-token ' );
		self::assertNull( Busy_Hosts::of( 'api.x.com' ) );
		self::assertNotNull( Busy_Hosts::of( 'graph.facebook.com' ), 'Its key is the old one.' );
	}

	public function test_other_settings_ask_nobody(): void {
		$this->die();
		Options::save( array(), array( 'facebook' => array( 'page_token' => 'another' ) ) );
		Options::save( array( 'blocks' => array( 'tabs' => false ) ), array() );
		self::assertSame( 0, $this->cron() );
	}

	/**
	 * @return iterable<string, array{array<string, array<string, string>>}>
	 */
	public static function settings(): iterable {
		yield 'a key' => array( array( 'youtube' => array( 'api_key' => 'new-key' ) ) );
		yield 'a setting that is no secret' => array( array( 'peertube' => array( 'servers' => 'video.example' ) ) );
	}

	/**
	 * @param array<string, array<string, string>> $settings
	 */
	#[DataProvider( 'settings' )]
	public function test_playlists_and_details_of_videos_too( array $settings ): void {
		$slug   = (string) array_key_first( $settings );
		$vendor = Providers::get( $slug );
		self::assertNotNull( $vendor );
		$url  = "https://{$slug}.example/answer";
		$copy = Response_Cache::stored( $slug, $url )->after( new Http_Response( 200, array(), '{"title":"kept"}', '', 1 ) );
		for ( $failures = 0; $failures < 9; $failures++ ) {
			$copy = $copy->after_failure( 'status 401' );
		}
		Response_Cache::store( $copy );
		self::assertFalse( $copy->is_due( 0 ) );
		Options::save( array(), $settings );
		$now = Response_Cache::stored( $slug, $url );
		self::assertSame( array( 0, '' ), array( $now->row['failures'], $now->row['error'] ) );
		self::assertNotFalse( wp_next_scheduled( Response_Cache::HOOK, array( $slug, $url ) ) );
		self::assertSame( array( 'title' => 'kept' ), $now->json() );
	}

	public function test_followers_too(): void {
		$account = Followers::account( 'x', 'https://x.com/harbour' ) ?? self::fail();
		Stored_Followers::of( $account )->after_success( 7 )->after_failure( 'The key.', $this->now + DAY_IN_SECONDS )->save();
		self::use_key( 'another' );
		$stored = Followers::read( $account );
		self::assertSame( array( 7, '' ), array( $stored->count(), $stored->row['error'] ) );
		self::assertTrue( $stored->state()->is_due( 11 * HOUR_IN_SECONDS ) );
		self::assertNotFalse( wp_next_scheduled( Followers::HOOK, array_values( $account->to_array() ) ) );
	}
}
