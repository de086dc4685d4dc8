<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow\Test;

use Frontage\Admin\Privacy\Third_Parties;
use Frontage\Admin\Settings\Settings_Data;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Values;
use Frontage\Blocks\Follow\Follow;
use Frontage\Blocks\Follow\Follow_Accounts;
use Frontage\Blocks\Follow\Follow_Count;
use Frontage\Blocks\Follow\Follow_Numbers;
use Frontage\Blocks\Follow\Follow_Refresh;
use Frontage\Blocks\Follow\Follow_Total;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Followers\Stored_Followers;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Followers;
use Frontage\Domain\Store\Uninstaller;
use Frontage\Domain\Usage\Index_Builder;
use Frontage\Tests\Domain\Followers\Follower_TestCase;

/** Tests which accounts are refreshed when, and which number is shown: the refreshed one or the typed one. */
final class FollowRefreshTest extends Follower_TestCase {
	private const MASTODON = 'https://example.social/@harbour_fine';
	private const BLUESKY  = 'https://bsky.app/profile/harbour-fine.example';

	protected function setUp(): void {
		parent::setUp();
		Index_Builder::restart();
		Index_Builder::run();
		wp_clear_scheduled_hook( Follow_Refresh::HOOK, array( 'now' ) );
	}

	/**
	 * Publishes a block.
	 *
	 * @param array<string, mixed> $attributes Besides two accounts.
	 */
	private static function publish( array $attributes = array(), string $status = 'publish' ): string {
		$attributes += array( 'accounts' => array( self::MASTODON, self::BLUESKY, 'https://github.com/bakery' ) );
		$block       = '<!-- wp:frontage/follow ' . wp_json_encode( $attributes, JSON_UNESCAPED_SLASHES ) . ' /-->';
		wp_insert_post(
			array(
				'post_content' => "<!-- wp:group --><div class=\"wp-block-group\">$block</div><!-- /wp:group -->",
				'post_status'  => $status,
				'post_title'   => 'Follow us',
			)
		);
		return $block;
	}

	/** Runs the events of the block, and then those of single accounts; returns how many requests there were. */
	private function refresh(): int {
		$this->cron( Follow_Refresh::HOOK );
		$this->cron();
		return count( self::$stub->requests() );
	}

	/**
	 * Saves settings of the block.
	 *
	 * @param array<string, mixed> $values By key.
	 */
	private static function set( array $values ): void {
		Options::save( array(), array( 'follow' => $values ) );
	}

	public function test_a_published_block_shows_refreshed_numbers_and_pages_ask_nobody(): void {
		$block = self::publish();
		self::assertStringNotContainsString( '__count', do_blocks( $block ) );
		self::assertSame( array(), self::$stub->requests() );
		self::assertSame( 2, $this->refresh() );
		$html = do_blocks( $block );
		self::assertSame( 2, substr_count( $html, '1,234<span class="frontage-follow__words"> followers</span>' ) );
		self::assertStringNotContainsString( 'good-', $html );
		self::assertSame( array( array(), 0 ), array( self::$stub->requests(), $this->cron() ), 'A page causes nothing.' );
		self::assertSame( '1,234', $this->number( 'mastodon' ) );
		self::assertSame( '', $this->number( 'x' ) );
		self::assertSame( '2,468', $this->call( Follow_Total::NAME, array() )->body );
	}

	/** Returns the number that the action answers for a network. */
	private function number( string $network ): string {
		$asked = array( 'follow_count_array' => (string) wp_json_encode( compact( 'network' ) ) );
		return (string) strtok( wp_strip_all_tags( $this->call( Follow_Count::NAME, $asked )->body ), ' ' );
	}

	public function test_an_owner_who_has_typed_a_number_keeps_it(): void {
		self::set( array( 'mastodon' => 5000 ) );
		self::publish();
		self::assertSame( 1, $this->refresh(), 'Nobody is asked for what is not shown.' );
		self::assertSame( array( '5,000', '1,234' ), array( $this->number( 'mastodon' ), $this->number( 'bluesky' ) ) );
		self::set( array( 'mastodon' . Follow::SHOWS => Follow::REFRESHED ) );
		self::assertSame( '5,000', $this->number( 'mastodon' ), 'Until there is another.' );
		self::assertSame( 1, $this->refresh() );
		self::assertSame( '1,234', $this->number( 'mastodon' ) );
		self::set( array( 'bluesky' . Follow::SHOWS => Follow::TYPED ) );
		self::assertSame( array( '1,234', '' ), array( $this->number( 'mastodon' ), $this->number( 'bluesky' ) ) );
		self::set( array( 'mastodon' . Follow::SHOWS => Follow::AUTO ) );
		self::assertSame( '5,000', $this->number( 'mastodon' ) );
	}

	public function test_goes_on_twice_a_day_and_keeps_the_last_good_number(): void {
		$block = self::publish();
		$this->refresh();
		$this->later( 12 * HOUR_IN_SECONDS );
		self::assertSame( 2, $this->refresh() );
		$this->stand_in( self::NOBODY );
		$this->later( 12 * HOUR_IN_SECONDS );
		$this->refresh();
		self::assertStringContainsString( '1,234<', do_blocks( $block ) );
		self::assertStringContainsString( 'Could not connect', Followers::read( self::account( 'mastodon' ) )->row['error'] );
	}

	public function test_only_published_blocks_with_numbers_are_counted_and_the_rest_is_forgotten(): void {
		self::publish( array(), 'draft' );
		self::publish( array( 'showsCounts' => false ) );
		self::publish( array( 'accounts' => array( 'javascript:alert(1)', array( 'x' ), 7, 'https://example.social/tags/x' ) ) );
		self::assertSame( 0, $this->refresh() );
		self::assertFalse( wp_next_scheduled( Follow_Refresh::HOOK ), 'Nothing to do, so nothing is scheduled.' );
		self::publish();
		self::assertSame( 2, $this->refresh() );
		self::assertIsInt( wp_next_scheduled( Follow_Refresh::HOOK ) );
		foreach ( get_posts( array( 'posts_per_page' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		do_action( Follow_Refresh::HOOK );
		self::assertSame( array(), Followers::stored() );
		self::assertFalse( wp_next_scheduled( Follow_Refresh::HOOK ) );
	}

	public function test_the_account_in_the_settings_counts_without_a_block(): void {
		$key = 'x' . Follow::ACCOUNT;
		self::assertInstanceOf( Field::class, Follow::settings()[ $key ] );
		self::set( array( $key => 'https://x.com/h_fine' ) );
		self::assertSame( 1, $this->refresh() );
		self::assertSame( '1,234', $this->number( 'x' ) );
		$this->later( 3 * HOUR_IN_SECONDS );
		self::assertSame( 'h_fine: 1,234 followers, 3 hours ago from X', self::note( 'x' . Follow::SHOWS ) );
		self::set( array( 'x' => 3 ) );
		self::assertSame( '', self::note( 'x' . Follow::SHOWS ) );
		$this->expectException( Invalid_Setting::class );
		Follow::settings()[ $key ]->parse( $key, 'https://example.org/' );
	}

	/** Returns what the settings screen says about a setting. */
	private static function note( string $key ): string {
		$mine = array_filter( Settings_Data::all()['fields'], static fn ( $one ): bool => 'follow' === $one['module'] );
		return array_column( $mine, 'note', 'key' )[ $key ];
	}

	public function test_the_account_in_most_blocks_counts_for_its_network(): void {
		$few = 'https://example.social/@harbour_few';
		self::publish( array( 'accounts' => array( $few, self::MASTODON ) ) );
		self::publish( array( 'accounts' => array( self::MASTODON ) ) );
		$this->refresh();
		self::assertSame( '1,234', $this->number( 'mastodon' ) );
		$html = do_blocks( '<!-- wp:frontage/follow {"accounts":["' . $few . '"]} /-->' );
		$one  = '>1<span class="frontage-follow__words"> follower<';
		self::assertStringContainsString( $one, $html, 'A button shows that of its own profile.' );
	}

	public function test_tells_authors_where_each_number_is_from_and_asks_when_they_want_it(): void {
		wp_set_current_user( 1 );
		$others   = array( 'https://x.com/h_401', 'https://github.com/bakery', 'https://facebook.com/groups/1' );
		$accounts = implode( "\n", array( self::MASTODON, ...$others ) );
		$headers  = self::OWN_PAGE + array( 'x-wp-nonce' => wp_create_nonce( 'wp_rest' ) );
		$asked    = compact( 'accounts' );
		$rows     = json_decode( $this->call( Follow_Numbers::NAME, $asked, $headers )->body, true );
		self::assertSame( array(), self::$stub->requests() );
		self::assertSame( array( 'Mastodon', 'X', 'Facebook' ), array_column( $rows, 'name' ) );
		self::assertStringContainsString( 'has not been asked yet', $rows[0]['text'] );
		self::assertStringContainsString( 'not the address of a profile on Facebook', $rows[2]['error'] );
		$body = $this->call( Follow_Numbers::NAME, $asked + array( 'refresh' => '1' ), $headers )->body;
		$rows = json_decode( $body, true );
		self::assertCount( 2, self::$stub->requests() );
		self::assertSame( '1,234 followers, 1 second ago from Mastodon', $rows[0]['text'] );
		self::assertStringContainsString( 'X does not accept the key', $rows[1]['error'] );
		self::assertStringNotContainsString( 'good-', $body );
		self::assertNotNull( Follow_Accounts::stored()->at( self::MASTODON ), 'The preview shows it.' );
		wp_set_current_user( 0 );
		self::assertSame( 403, $this->call( Follow_Numbers::NAME, $asked, $headers )->status );
	}

	public function test_one_author_asks_about_thirty_profiles_a_minute(): void {
		wp_set_current_user( $this->make_user( 'contributor' ) );
		$headers = self::OWN_PAGE + array( 'x-wp-nonce' => wp_create_nonce( 'wp_rest' ) );
		$rows    = array();
		for ( $from = 0; $from < 40; $from += 10 ) {
			$accounts = implode( "\n", array_map( static fn ( int $at ): string => "https://x.com/h_f$at", range( $from, $from + 9 ) ) );
			$answer   = $this->call( Follow_Numbers::NAME, compact( 'accounts' ) + array( 'refresh' => '1' ), $headers );
			$rows     = array( ...$rows, ...json_decode( $answer->body, true ) );
		}
		self::assertCount( 30, self::$stub->requests() );
		$late = array_filter( $rows, static fn ( array $row ): bool => str_contains( $row['error'], 'Try again in a minute' ) );
		self::assertSame( range( 30, 39 ), array_keys( $late ) );
		wp_set_current_user( $this->make_user( 'contributor' ) );
		$accounts = 'https://x.com/h_f39';
		$headers  = self::OWN_PAGE + array( 'x-wp-nonce' => wp_create_nonce( 'wp_rest' ) );
		$this->call( Follow_Numbers::NAME, compact( 'accounts' ) + array( 'refresh' => '1' ), $headers );
		self::assertCount( 1, self::$stub->requests(), 'Another author may.' );
	}

	public function test_the_networks_are_those_whose_vendors_tell(): void {
		$vendors = array_filter( Providers::all(), static fn ( $one ): bool => $one instanceof With_Followers );
		self::assertEqualsCanonicalizing( Follow::COUNTED, array_keys( $vendors ) );
		$named = array_keys( Third_Parties::of_module( 'follow' ) );
		self::assertEqualsCanonicalizing( Follow::COUNTED, $named, 'The privacy policy names them.' );
	}

	public function test_nothing_is_left_after_the_plugin_is_deleted(): void {
		global $wpdb;
		self::publish();
		$this->refresh();
		Uninstaller::unschedule();
		self::assertFalse( wp_next_scheduled( Follow_Refresh::HOOK ) );
		self::assertNotEmpty( Values::names( Stored_Followers::PREFIX ), 'Its table is deleted.' );
		self::assertSame( array(), $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%follow%'" ) );
	}
}
