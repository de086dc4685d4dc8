<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Providers\Http;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what each vendor says, in the format of its recorded answers (`tests/stubs/feeds/`). */
final class VendorsTest extends Feed_TestCase {
	/**
	 * @return array<string, array{string, string}>
	 */
	public static function vendors(): array {
		return array(
			'mastodon' => array( 'mastodon', 'https://example.social/@harbour' ),
			'bluesky'  => array( 'bluesky', 'https://bsky.app/profile/harbour.example' ),
			'x'        => array( 'x', 'https://x.com/harbourcafe' ),
			'facebook' => array( 'facebook', 'https://www.facebook.com/harbourcafe' ),
			'rss'      => array( 'rss', 'https://gazette.example/' ),
		);
	}

	#[DataProvider( 'vendors' )]
	public function test_reads_posts_as_the_golden_file_says( string $slug, string $address ): void {
		$items  = array_slice( Feeds::ask( self::source( $slug, $address ) )->items, 0, 4 );
		$actual = array_map( static fn ( Feed_Item $item ): array => $item->to_array(), $items );
		$file   = __DIR__ . "/golden/$slug.json";
		if ( '1' === getenv( 'FRONTAGE_WRITE_GOLDEN' ) ) {
			$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
			file_put_contents( $file, wp_json_encode( $actual, $flags ) . "\n" );
		}
		self::assertEquals( json_decode( (string) file_get_contents( $file ), true ), $actual );
		foreach ( $items as $item ) {
			self::assertEquals( $item, Feed_Item::of( $item->to_array() ), 'What is stored is what was read.' );
		}
	}

	public function test_hostile_answers_become_harmless_posts(): void {
		$items = Feeds::ask( self::source( 'mastodon', '@hostile@example.social' ) )->items;
		self::assertSame( array( '2', '5' ), array_column( $items, 'id' ), 'What is not public, or has nothing to say, is no post.' );
		list( $words, $future ) = $items;
		self::assertStringStartsWith( 'Harmless <script>alert(2)</script> words', $words->text );
		self::assertSame( 5000, mb_strlen( $words->text ) );
		$values = array( $words->url, $words->author_url, $words->published, $words->pictures, $words->links );
		self::assertSame( array( '', '', 0, array(), array() ), $values );
		self::assertSame(
			array(
				'likes'   => null,
				'replies' => null,
				'reposts' => null,
			),
			$words->counts
		);
		self::assertSame( array( 'Future', 0 ), array( $future->text, $future->published ) );
		$post = Feeds::ask( self::source( 'bluesky', '@hostile.example' ) )->items;
		$text = array( 'Words "><img src=x onerror=alert(1)>' );
		self::assertSame( $text, array_column( $post, 'text' ), 'Members-only posts are left out.' );
		self::assertSame( array(), $post[0]->links );
	}

	public function test_a_feed_with_entities_of_its_own_is_refused(): void {
		$source = self::source( 'rss', 'https://gazette.example/bomb' );
		self::assertStringContainsString( 'no feed at this address', self::refusal( $source ) );
	}

	public function test_an_unknown_account_is_named_as_such(): void {
		self::assertStringContainsString( 'does not know this account', self::refusal( self::source( 'x', '@nobody' ) ) );
	}

	public function test_a_wrong_token_is_named_but_never_shown(): void {
		Options::save(
			array(),
			array(
				'x'        => array( 'bearer_token' => 'wrong-bearer-token' ),
				'facebook' => array( 'page_token' => 'wrong-page-token' ),
			)
		);
		self::assertStringContainsString( 'does not accept the key', self::refusal( self::source( 'x', '@harbourcafe' ) ) );
		$source = self::source( 'facebook', 'https://facebook.com/harbourcafe' );
		self::assertStringContainsString( 'not valid any more', self::refusal( $source ) );
		Options::save( array(), array( 'x' => array( 'bearer_token' => '' ) ) );
		self::$stub->requests();
		self::assertStringContainsString( 'is not connected yet', self::refusal( self::source( 'x', '@harbourcafe' ) ) );
		Feeds::read( self::source( 'x', '@harbourcafe' ) );
		self::assertSame( 0, $this->cron() );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_the_next_page_of_facebook_is_asked_for_without_the_token_in_its_address(): void {
		Feeds::ask( self::source( 'facebook', 'https://www.facebook.com/harbourcafe' ) );
		$asked = self::$stub->requests();
		self::assertCount( 2, $asked );
		self::assertStringContainsString( 'after=QVFIUjZA', $asked[1] );
		self::assertStringNotContainsString( 'access_token', implode( ' ', $asked ) );
	}

	public function test_facebook_says_when_its_token_ends(): void {
		$vendor = self::vendor( 'facebook' );
		self::assertNull( $vendor->token_expires() );
		self::assertTrue( $vendor->test( new Http( $vendor ) )->ok );
		self::assertNotNull( $vendor->token_expires() );
		Options::save( array(), array( 'facebook' => array( 'page_token' => 'another-token' ) ) );
		self::assertNull( $vendor->token_expires(), 'Nobody has asked about this one.' );
	}

	/**
	 * @return array<string, array{string, string, string|null}>
	 */
	public static function addresses(): array {
		$cases = array();
		foreach ( (array) json_decode( (string) file_get_contents( __DIR__ . '/addresses.json' ), true ) as $case ) {
			$cases[ "$case[0] $case[1]" ] = $case;
		}
		return $cases;
	}

	#[DataProvider( 'addresses' )]
	public function test_recognizes_addresses( string $slug, string $address, ?string $id ): void {
		$source = self::vendor( $slug )->source_at( $address );
		self::assertSame( $id, null === $source ? null : "$source->kind $source->id" );
		if ( null !== $source ) {
			self::assertEquals( $source, self::vendor( $slug )->source_at( self::vendor( $slug )->profile_url( $source ) ) );
		}
	}
}
