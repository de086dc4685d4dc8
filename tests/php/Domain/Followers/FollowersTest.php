<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Followers;

use Frontage\Admin\Status\Followers_Section;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Follower_Labels;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Followers\Stored_Followers;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Followers;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests what each vendor says of followers, and that the last good number stays whatever it says. */
#[Group( 'once' )]
final class FollowersTest extends Follower_TestCase {
	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function vendors(): iterable {
		yield 'mastodon' => array( 'mastodon', 'example.social /api/v1/accounts/lookup?acct=harbour_fine' );
		yield 'bluesky' => array( 'bluesky', 'public.api.bsky.app /xrpc/app.bsky.actor.getProfile?actor=harbour-fine.example' );
		yield 'x' => array( 'x', 'api.x.com /2/users/by/username/h_fine?user.fields=public_metrics with key' );
		yield 'facebook' => array( 'facebook', 'graph.facebook.com /v23.0/harbour_fine?fields=followers_count with key' );
		yield 'instagram' => array( 'instagram', 'graph.instagram.com /v23.0/me?fields=username%2Cfollowers_count with key' );
		yield 'youtube' => array(
			'youtube',
			'www.googleapis.com /youtube/v3/channels?part=statistics&fields=items(statistics(subscriberCount,hiddenSubscriberCount))'
				. '&forHandle=%40harbour_fine with key',
		);
		yield 'vimeo' => array( 'vimeo', 'api.vimeo.com /users/harbour_fine/followers?per_page=1&fields=total with key' );
	}

	#[DataProvider( 'vendors' )]
	public function test_asks_once_and_without_the_key_in_the_address( string $slug, string $request ): void {
		$stored = Followers::ask( self::account( $slug ) );
		self::assertSame( array( 1234, 0, '' ), array( $stored->count(), $stored->state()->age(), $stored->row['error'] ) );
		self::assertSame( array( $request ), self::$stub->requests() );
		self::assertSame( $slug, self::account( $slug )->provider );
		Followers::ask( self::account( $slug ) );
		self::assertSame( array(), self::$stub->requests(), 'Not again within a minute.' );
	}

	public function test_these_vendors_and_no_others_have_the_number(): void {
		$with = array_filter( Providers::all(), static fn ( $one ): bool => $one instanceof With_Followers );
		self::assertEqualsCanonicalizing( array_keys( self::ADDRESSES ), array_keys( $with ) );
	}

	/**
	 * Answers that are no number of followers, and what the owner reads.
	 *
	 * @return iterable<array{string, string}>
	 */
	public static function answers(): iterable {
		foreach ( array( 'negative', 'text', 'markup', 'object', 'float', 'nan', 'flag', 'none', 'big' ) as $way ) {
			yield $way => array( $way, '/does not say how many|does not know this|not the account of/' );
		}
		yield '400' => array( '400', '/does not know this account|does not accept the API key|not allow reading|may not read/' );
		yield '401' => array( '401', '/only to its members|does not accept the (API )?key|not valid/' );
		yield '403' => array( '403', '/only to its members|does not allow|does not include|may not read|quota of your YouTube/' );
		yield '429' => array( '429', '/has answered as many requests as it allows for now\. The number is refreshed later/' );
		yield '500' => array( '500', '/could not answer\. The number is refreshed later/' );
		yield '503' => array( '503', '/could not answer\. The number is refreshed later/' );
		yield 'garbage' => array( 'garbage', '/not JSON/' );
		yield 'page' => array( 'page', '/not JSON/' );
		yield 'huge' => array( 'huge', '/is larger than 256 KB/' );
	}

	#[DataProvider( 'answers' )]
	public function test_the_last_good_number_survives( string $way, string $words ): void {
		foreach ( array_keys( self::ADDRESSES ) as $slug ) {
			self::connect( $way );
			$account = self::account( $slug, $way );
			Stored_Followers::of( $account )->after_success( 77 )->save();
			$this->later( DAY_IN_SECONDS );
			Followers::ask( $account );
			$stored = Followers::read( $account );
			self::assertSame( array( 77, DAY_IN_SECONDS ), array( $stored->count(), $stored->state()->age() ), "$slug $way" );
			self::assertMatchesRegularExpression( $words, $stored->row['error'], $slug );
			self::assertDoesNotMatchRegularExpression( '/good-|secret|<|Bad key/', (string) wp_json_encode( $stored->row ), $slug );
		}
	}

	public function test_waits_for_no_vendor_longer_than_five_seconds(): void {
		self::assertStringContainsString( 'did not respond within 5', Followers::ask( self::account( 'mastodon', 'slow' ) )->row['error'] );
	}

	public function test_hidden_numbers_and_other_accounts_are_named(): void {
		self::assertStringContainsString( 'hides how many', Followers::ask( self::account( 'youtube', 'hidden' ) )->row['error'] );
		$nobody = Followers::ask( self::account( 'youtube', 'nobody' ) );
		self::assertStringContainsString( 'does not know this channel', $nobody->row['error'] );
		self::assertStringContainsString( 'X does not know', Followers::ask( self::account( 'x', 'nobody' ) )->row['error'] );
		self::connect( 'else' );
		self::assertStringContainsString( 'To show its followers', Followers::ask( self::account( 'instagram' ) )->row['error'] );
	}

	public function test_recognizes_accounts_and_nothing_else(): void {
		$id = static fn ( string $slug, string $address ): string => Followers::account( $slug, $address )->id ?? '';
		self::assertSame( 'UCSMOQeBJ2RAnuFungnQOxLg', $id( 'youtube', 'https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg' ) );
		self::assertSame( 'user/bakery', $id( 'youtube', 'https://www.youtube.com/user/bakery' ) );
		self::assertSame( '@bäcker', $id( 'youtube', 'https://www.youtube.com/@b%C3%A4cker' ) );
		self::assertSame( '', $id( 'youtube', 'https://www.youtube.com/playlist?list=PLbpi6ZahtOH6Ar_3GPy3workd' ) );
		self::assertSame( '', $id( 'mastodon', 'https://example.social/tags/bread' ) );
		self::assertSame( '', $id( 'x', 'https://x.com/hashtag/bread' ) );
		self::assertSame( 'user123', $id( 'vimeo', 'https://vimeo.com/user123' ) );
		self::assertSame( '', $id( 'vimeo', 'https://vimeo.com/76979871' ) );
		self::assertSame( '', $id( 'vimeo', 'https://vimeo.com/channels/bread' ) );
		self::assertSame( '', $id( 'vimeo', 'https://vimeo.com/channels' ) );
		self::assertSame( '', $id( 'nobody', 'https://example.org/' ) );
	}

	public function test_without_a_key_nobody_is_asked(): void {
		Options::save(
			array(),
			array(
				'x'       => array( 'bearer_token' => '' ),
				'youtube' => array( 'api_key' => '' ),
			)
		);
		foreach ( array( 'x', 'youtube' ) as $slug ) {
			$account = self::account( $slug );
			self::assertNull( Followers::ask( $account )->count() );
			Followers::schedule( array( $account ) );
			Followers::refresh( ...array_values( $account->to_array() ) );
		}
		self::assertStringContainsString( 'X is not connected yet', Followers::missing_key( 'x' ) );
		self::assertStringContainsString( 'only with an API key', Followers::missing_key( 'youtube' ) );
		self::assertSame( array( 0, array() ), array( $this->cron(), self::$stub->requests() ) );
	}

	public function test_cron_asks_once_in_twelve_hours_and_more_rarely_after_failures(): void {
		$account = self::account( 'bluesky' );
		Followers::schedule( array( $account, $account ) );
		self::assertSame( 1, $this->cron() );
		self::assertSame( 1234, Followers::read( $account )->count() );
		$this->later( 10 * HOUR_IN_SECONDS );
		Followers::schedule( array( $account ) );
		self::assertSame( 0, $this->cron(), 'It is fresh.' );
		$this->later( 2 * HOUR_IN_SECONDS );
		$this->stand_in( self::NOBODY );
		Followers::schedule( array( $account ) );
		for ( $minutes = 0; $minutes < 24 * 60; $minutes += 5 ) {
			$this->cron();
			$this->later( 5 * MINUTE_IN_SECONDS );
		}
		$stored = Followers::read( $account );
		self::assertSame( array( 6, 1234 ), array( $stored->row['failures'], $stored->count() ), 'The pause grows, and tries end.' );
		$this->stand_in( self::$stub->url );
		Followers::schedule( array( $account ) );
		$this->cron();
		$stored = Followers::read( $account );
		self::assertSame( array( '', 0 ), array( $stored->row['error'], $stored->row['failures'] ) );
	}

	public function test_a_host_that_wants_to_be_left_alone_is(): void {
		Followers::ask( self::account( 'x', '429' ) );
		self::$stub->requests();
		$other = Followers::ask( self::account( 'x' ) );
		self::assertSame( array(), self::$stub->requests(), 'Its other accounts are not asked either.' );
		self::assertStringContainsString( 'as many requests as it allows', $other->row['error'] );
		self::assertEqualsWithDelta( $this->now + 900, $other->row['wait'], 5 );
		$this->later( 910 );
		self::assertSame( 1234, Followers::ask( self::account( 'x' ) )->count() );
	}

	public function test_what_was_changed_by_hand_is_not_shown(): void {
		$account = self::account( 'mastodon' );
		Stored_Followers::of( $account )->after_success( 5 )->save();
		$name = Stored_Followers::PREFIX . $account->key();
		foreach ( array( -1, '7', 9e99, array(), 99_000_000_000 ) as $bad ) {
			Values::set( $name, array_replace( (array) Values::get( $name ), array( 'count' => $bad ) ) );
			self::assertNull( Followers::read( $account )->count() );
		}
		Values::set( $name, 'O:8:"stdClass":0:{}' );
		self::assertNull( Followers::read( $account )->count() );
		Followers::refresh( array( 'x' ), null, 7 );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_tells_owners_where_a_number_is_from_and_what_failed(): void {
		$rows    = static fn (): array => array_map(
			static fn ( $row ): string => implode( ' | ', array_filter( array( $row->label, $row->value, $row->advice ) ) ),
			( new Followers_Section() )->rows()
		);
		self::assertSame( array( 'Followers | None yet' ), $rows() );
		$account = self::account( 'mastodon' );
		self::assertStringContainsString( 'Mastodon has not been asked yet', Follower_Labels::of( Followers::read( $account ) ) );
		Followers::ask( $account );
		$this->later( 3 * HOUR_IN_SECONDS );
		$text = '1,234 followers, 3 hours ago from Mastodon';
		self::assertSame( array( "Mastodon: harbour_fine@example.social | $text" ), $rows() );
		$this->stand_in( self::NOBODY );
		Followers::ask( $account );
		self::assertStringContainsString( "$text | Could not connect to example.social", $rows()[0] );
		$this->stand_in( self::$stub->url );
		self::assertStringStartsWith( '1 follower, ', Follower_Labels::of( Followers::ask( self::account( 'bluesky', 'few' ) ) ) );
	}

	public function test_numbers_that_nothing_refreshes_are_deleted(): void {
		$account = self::account( 'bluesky' );
		Followers::ask( $account );
		$rule = array_column( Retention_Registry::all(), null, 'id' )['followers'] ?? null;
		self::assertNotNull( $rule );
		$this->later( 59 * DAY_IN_SECONDS );
		$rule->clean();
		self::assertEquals( array( $account ), Followers::accounts( 'bluesky' ) );
		$this->later( 2 * DAY_IN_SECONDS );
		$rule->clean();
		self::assertSame( array(), Followers::accounts( 'bluesky' ) );
	}
}
