<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Tests\Requested_Seconds;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests copies of feeds: pages never wait, and whatever a vendor answers, the last good copy stays. */
#[Group( 'once' )]
final class FeedsTest extends Feed_TestCase {
	private const HARBOUR = 'https://example.social/@harbour';

	private static function harbour(): Feed_Source {
		return self::source( 'mastodon', self::HARBOUR );
	}

	public function test_a_page_never_waits(): void {
		$copy = Feeds::read( self::harbour() );
		self::assertSame( array( array(), null, '' ), array( $copy->items, $copy->age, $copy->error ) );
		self::assertSame( array(), self::$stub->requests() );
		Feeds::read( self::harbour() );
		self::assertSame( 1, $this->cron(), 'One event, whatever the traffic.' );
		self::assertGreaterThan( 3, count( Feeds::read( self::harbour() )->items ) );
		self::assertSame( 0, $this->cron(), 'It is fresh.' );
		self::assertSame( array(), preg_grep( '/^frontage_feed_/', array_keys( wp_load_alloptions( true ) ) ) );
	}

	public function test_an_author_waits_once(): void {
		self::assertNotEmpty( Feeds::ask( self::harbour() )->items );
		self::$stub->requests();
		self::assertNotEmpty( Feeds::ask( self::harbour() )->items );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_fetches_older_posts_page_by_page_once(): void {
		Feeds::ask( self::harbour() );
		$asked = self::$stub->requests();
		self::assertCount( 4, $asked );
		self::assertStringContainsString( '/accounts/lookup?acct=harbour', $asked[0] );
		self::assertStringContainsString( 'max_id=111001', $asked[2] );
		$this->later( HOUR_IN_SECONDS );
		Feeds::read( self::harbour() );
		$this->cron();
		$asked = self::$stub->requests();
		self::assertStringContainsString( '/accounts/109381/statuses', $asked[0], 'The number of the account is known.' );
		self::assertStringEndsWith( ' "kept"', $asked[0] );
		$items = Feeds::read( self::harbour() )->items;
		self::assertSame( array( '111004', '111003', '111002', '111001', '111000' ), array_column( array_slice( $items, 0, 5 ), 'id' ) );
		self::assertSame( array_unique( array_column( $items, 'id' ) ), array_column( $items, 'id' ) );
	}

	public function test_a_vendor_that_is_down_for_a_day_changes_nothing(): void {
		$before = Feeds::ask( self::harbour() )->items;
		$this->stand_in( self::NOBODY );
		$tries = 0;
		for ( $minutes = 0; $minutes < 24 * 60; $minutes += 15 ) {
			$this->later( 15 * MINUTE_IN_SECONDS );
			self::assertEquals( $before, Feeds::read( self::harbour() )->items );
			$tries += $this->cron();
		}
		self::assertGreaterThan( 5, $tries );
		self::assertLessThan( 15, $tries, 'The pause grows.' );
		self::assertNotSame( '', Feeds::read( self::harbour() )->error );
		$this->stand_in( self::$stub->url );
		$this->later( DAY_IN_SECONDS );
		Feeds::read( self::harbour() );
		$this->cron();
		self::assertSame( '', Feeds::read( self::harbour() )->error );
	}

	/**
	 * Statuses, and words that the stub knows.
	 *
	 * @return iterable<array{string}>
	 */
	public static function failures(): iterable {
		foreach ( array( '400', '401', '403', '404', '410', '422', '429', '500', '503', 'garbage', 'page', 'huge', 'none' ) as $way ) {
			yield array( $way );
		}
	}

	#[DataProvider( 'failures' )]
	public function test_whatever_a_vendor_answers_the_copy_stays( string $way ): void {
		$tokens = '/good-bearer-token|good-page-token|<b>/';
		foreach ( array(
			'mastodon' => '@a%s@example.social',
			'bluesky'  => '@a%s.example',
			'x'        => '@a%s',
			'facebook' => 'https://www.facebook.com/a%s',
			'rss'      => 'https://gazette.example/a%s',
		) as $slug => $form ) {
			$source = self::source( $slug, sprintf( $form, $way ) );
			$text   = self::refusal( $source );
			self::assertMatchesRegularExpression( '/^\S.{20,}\.$/', $text, "$slug $way" );
			self::assertDoesNotMatchRegularExpression( $tokens, $text );
			$item = Feed_Item::of(
				array(
					'id'   => '1',
					'text' => 'Kept',
				)
			);
			$feed = Stored_Feed::of( $source )->with(
				array(
					'checked'  => 0,
					'failures' => 0,
					'wait'     => 0,
				)
			);
			$feed->with_newest( array( $item ?? self::fail() ), 10 )->save();
			do_action_ref_array( Feeds::HOOK, array_values( $source->to_array() ) );
			$copy = Feeds::read( $source );
			self::assertSame( array( 'Kept' ), array_column( $copy->items, 'text' ), "$slug $way" );
			self::assertDoesNotMatchRegularExpression( $tokens, $copy->error );
		}
	}

	public function test_waits_as_long_as_a_vendor_wants(): void {
		$source = self::source( 'mastodon', '@a429@example.social' );
		self::assertStringContainsString( 'as many requests as it allows', self::refusal( $source ) );
		self::assertCount( 1, self::$stub->requests() );
		$this->later( 890 );
		self::assertNotSame( '', self::refusal( $source ) );
		Feeds::read( $source );
		self::assertSame( 0, $this->cron() );
		self::assertSame( array(), self::$stub->requests(), 'Not even for an author.' );
		$this->later( 20 );
		Feeds::read( $source );
		self::assertSame( 1, $this->cron() );
		self::assertCount( 1, self::$stub->requests() );
	}

	public function test_other_feeds_of_the_same_host_wait_as_well(): void {
		self::refusal( self::source( 'mastodon', '@a429@example.social' ) );
		self::$stub->requests();
		self::assertStringContainsString( 'as many requests as it allows', self::refusal( self::harbour() ) );
		self::assertSame( array(), self::$stub->requests() );
		self::assertNotSame( array(), Feeds::ask( self::source( 'bluesky', '@harbour.example' ) )->items, 'Another vendor does not.' );
		self::$stub->requests();
		$this->later( 910 );
		Feeds::read( self::harbour() );
		self::assertSame( 1, $this->cron() );
		self::assertNotSame( array(), Feeds::read( self::harbour() )->items );
	}

	public function test_a_vendor_that_hangs_is_left_alone(): void {
		$waits = Requested_Seconds::from_now_on();
		self::assertStringContainsString( 'did not respond', self::refusal( self::source( 'bluesky', '@aslow.example' ) ) );
		self::assertSame( array( 5 ), $waits->getArrayCopy() );
	}

	public function test_posts_that_were_deleted_at_the_vendor_go(): void {
		$post = static fn ( int $id ): Feed_Item => Feed_Item::of(
			array(
				'id'        => $id,
				'text'      => "Post $id",
				'published' => 1700000000 + $id,
			)
		) ?? self::fail();
		$feed = Stored_Feed::of( self::harbour() )->with_newest( array( $post( 5 ), $post( 4 ), $post( 3 ) ), 10 );
		$feed = $feed->with_older( array( $post( 2 ), $post( 1 ) ), 10 )->with_newest( array( $post( 6 ), $post( 5 ), $post( 3 ) ), 10 );
		self::assertSame( array( '6', '5', '3', '2', '1' ), array_column( $feed->items(), 'id' ) );
		self::assertCount( 4, $feed->with_older( array( $post( 0 ) ), 4 )->items() );
	}

	public function test_goes_when_no_page_has_shown_it_for_long(): void {
		Feeds::ask( self::harbour() );
		$purge = static function (): void {
			foreach ( Retention_Registry::all() as $rule ) {
				'feeds' === $rule->id && $rule->clean();
			}
		};
		$this->later( 59 * DAY_IN_SECONDS );
		$purge();
		self::assertCount( 1, Feeds::sources( 'mastodon' ) );
		$this->later( 2 * DAY_IN_SECONDS );
		$purge();
		self::assertSame( array(), Feeds::sources( 'mastodon' ) );
	}

	public function test_a_row_that_was_changed_by_hand_is_no_feed(): void {
		foreach ( array( 'x', array( 'items' => 5 ), (object) array(), null ) as $stored ) {
			Values::set( Stored_Feed::PREFIX . self::harbour()->key(), $stored );
			self::assertSame( array(), Feeds::read( self::harbour() )->items );
			self::assertSame( array(), Feeds::stored() );
		}
	}
}
