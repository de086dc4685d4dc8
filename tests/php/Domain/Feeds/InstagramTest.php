<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Admin\Status\Feeds_Section;
use Frontage\Admin\Status\Row;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Instagram\Access_Token;
use Frontage\Domain\Providers\Instagram\Instagram;
use PHPUnit\Framework\Attributes\Group;

/** Tests Instagram against a stub: what is read, what is refused, what the owner is told, and that no token leaks. */
#[Group( 'once' )]
final class InstagramTest extends Instagram_TestCase {
	public function test_reads_posts_of_all_types_page_by_page(): void {
		$page = self::page() ?? self::fail();
		self::assertCount( 50, $page->items );
		list( $first, $video, $album, $bare ) = $page->items;
		self::assertSame( "Morning number 0 at the harbour\n#sea #boats", $first->text );
		self::assertSame( 'harbour.studio', $first->author_name );
		self::assertSame( 'https://www.instagram.com/harbour.studio/', $first->author_url );
		self::assertSame( array( 40, 0 ), array( $first->counts['likes'], $first->counts['replies'] ) );
		self::assertSame( 1764000000, $first->published );
		self::assertSame( array( Feed_Item::VIDEO, Feed_Item::CAROUSEL ), array( $video->type, $album->type ) );
		self::assertStringContainsString( '_n.jpg', $video->pictures[0]->url );
		self::assertStringContainsString( '.mp4', $video->video );
		self::assertCount( 3, $album->pictures );
		self::assertSame( array( '', null ), array( $bare->text, $bare->counts['likes'] ) );
		$last = self::page( $page->next );
		self::assertSame( array( 10, '' ), array( count( $last->items ?? array() ), $last?->next ) );
	}

	public function test_takes_the_cursor_and_not_the_address_with_the_token(): void {
		$answer = self::answer();
		self::assertStringContainsString( 'access_token=IGAAgood', $answer->body );
		$source = self::source();
		Feeds::ask( $source );
		self::assertStringNotContainsString( 'IGAAgood', (string) wp_json_encode( Values::get( 'frontage_feed_' . $source->key() ) ) );
		self::assertStringNotContainsString( 'IGAAgood', (string) wp_json_encode( Feeds::read( $source ) ) );
	}

	public function test_the_token_goes_to_the_api_alone(): void {
		$vendor = new Instagram();
		foreach ( array( 'https://scontent.cdninstagram.com/a.jpg', 'https://evil.example/?graph.instagram.com' ) as $url ) {
			$request = $vendor->authorize( Http_Request::get( $url ) );
			self::assertStringNotContainsString( 'IGAAgood', (string) wp_json_encode( array( $request->url, $request->headers ) ) );
		}
	}

	public function test_hostile_values_are_harmless(): void {
		self::use_token( 'evil' );
		$items = self::page()->items ?? array();
		$first = $items[0];
		self::assertStringContainsString( 'Hello', $first->text, 'Captions are plain text, whatever they look like.' );
		self::assertLessThanOrEqual( 5000, mb_strlen( $first->text ) );
		self::assertSame( array( '', null ), array( $first->url, $first->counts['likes'] ) );
		self::assertCount( 7, $items );
		self::assertSame( array( array(), 0 ), array( $items[6]->pictures, $items[6]->published ) );
	}

	public function test_shows_no_other_account_under_this_name(): void {
		self::use_token( 'else' );
		self::assertNull( self::page() );
		self::assertStringContainsString( 'not the account of the Instagram token', self::refused( 'else' ) );
	}

	/**
	 * Returns what an author reads.
	 */
	private static function refused( string $mode ): string {
		self::use_token( $mode );
		try {
			Feeds::ask( self::source() );
		} catch ( Http_Error $error ) {
			return $error->getMessage();
		}
		self::fail( $mode );
	}

	public function test_says_what_is_wrong_without_telling_secrets(): void {
		$words = array(
			'dead' => 'has expired or is not valid',
			'anon' => 'has expired or is not valid',
			'deny' => 'instagram_business_basic',
			'busy' => 'too many requests',
			'down' => 'could not answer',
			'page' => 'not JSON',
			'null' => 'not JSON',
			'slow' => 'did not respond within',
		);
		foreach ( $words as $mode => $part ) {
			Values::delete( 'frontage_feed_' . self::source()->key() );
			$said = self::refused( $mode );
			self::assertStringContainsString( $part, $said, $mode );
			self::assertStringNotContainsString( 'IGAA', $said );
			self::assertStringNotContainsString( 'fbtrace', $said );
		}
	}

	public function test_a_failure_keeps_the_posts(): void {
		Feeds::ask( self::source() );
		foreach ( array( 'dead', 'busy', 'down', 'page', 'else' ) as $mode ) {
			self::use_token( $mode );
			$this->later( DAY_IN_SECONDS );
			Feeds::refresh( ...array_values( self::source()->to_array() ) );
			$copy = Feeds::read( self::source() );
			self::assertCount( 60, $copy->items, $mode );
			self::assertNotSame( '', $copy->error, $mode );
		}
	}

	public function test_renews_a_token_before_it_expires(): void {
		$vendor = new Instagram();
		self::assertSame( $this->now + 14 * DAY_IN_SECONDS, $vendor->token_expires(), 'Nobody knows how old it is.' );
		$vendor->renew( new Http( $vendor ) );
		self::assertStringEndsWith( 'new', Access_Token::value() );
		self::assertSame( $this->now + 5183944, $vendor->token_expires() );
		self::use_token( 'goodother' );
		self::assertSame( $this->now + 14 * DAY_IN_SECONDS, $vendor->token_expires() );
		self::use_token( 'dead' );
		$this->expectExceptionMessage( 'has expired' );
		$vendor->renew( new Http( $vendor ) );
	}

	public function test_tells_why_a_token_could_not_be_renewed(): void {
		self::use_token( 'deny' );
		$refresh = static fn () => Feeds::refresh( ...array_values( self::source()->to_array() ) );
		$refresh();
		$row     = static fn (): ?Row => ( new Feeds_Section() )->rows()[0] ?? null;
		self::assertStringStartsNotWith( 'Token', $row()->label ?? '', 'A new token is renewed on one of the next days.' );
		$this->later( 8 * DAY_IN_SECONDS );
		$refresh();
		self::assertSame( array( 'Token for Instagram', 'It ends in 6 days' ), array( $row()?->label, $row()?->value ) );
		self::assertStringContainsString( 'with the permission instagram_business_basic. Create a new token', $row()->advice ?? '' );
		self::assertStringNotContainsString( Access_Token::value(), $row()->advice ?? '' );
	}

	public function test_without_a_token_nothing_is_asked(): void {
		Options::save( array(), array( 'instagram' => array( 'access_token' => '' ) ) );
		self::assertNull( ( new Instagram() )->token_expires() );
		Feeds::read( self::source() );
		self::assertFalse( wp_next_scheduled( Feeds::HOOK, array_values( self::source()->to_array() ) ) );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_tests_the_connection(): void {
		$vendor = new Instagram();
		$result = $vendor->test( new Http( $vendor ) );
		self::assertTrue( $result->ok );
		self::assertSame( array( '@harbour.studio', array( 'Posts' => '60' ) ), array( $result->message, $result->details ) );
		self::use_token( 'dead' );
		self::assertFalse( $vendor->test( new Http( $vendor ) )->ok );
	}

	public function test_knows_addresses_of_accounts(): void {
		$vendor = new Instagram();
		$found  = array(
			'https://www.instagram.com/Harbour.Studio/?hl=de' => 'harbour.studio',
			'instagram.com/a_b'                    => 'a_b',
			'@a.b'                                 => 'a.b',
			'https://www.instagram.com/p/Cx1/'     => null,
			'https://www.instagram.com/reels/'     => null,
			'https://instagram.com.evil.example/a' => null,
			'https://www.instagram.com/<b>'        => null,
			'harbour'                              => null,
			"@a\n"                                 => 'a',
		);
		foreach ( $found as $address => $name ) {
			self::assertSame( $name, $vendor->source_at( $address )?->id, $address );
		}
		self::assertSame( 'https://www.instagram.com/harbour.studio/', $vendor->profile_url( self::source() ) );
	}
}
