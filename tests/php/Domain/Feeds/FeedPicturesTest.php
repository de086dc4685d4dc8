<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Providers\Instagram\Instagram;
use PHPUnit\Framework\Attributes\Group;

/** Tests copies of feeds' pictures: their sizes, what is refused, that no size is lost, and when they go. */
#[Group( 'once' )]
final class FeedPicturesTest extends Instagram_TestCase {
	private const CDN = 'https://scontent-fra5-1.cdninstagram.com/v/t51.29350-15/';
	private const KEY = '0123456789abcdef0123456789abcdef';

	/**
	 * Copies pictures; returns their heights by width.
	 *
	 * @return list<array<int, int>>
	 */
	private static function copied( string ...$urls ): array {
		$pictures = array_map( self::picture( ... ), array_values( $urls ) );
		Feed_Pictures::copy( new Instagram(), self::KEY, $pictures );
		$heights = static fn ( array $file ): int => $file['height'];
		return array_map(
			static fn ( $picture ): array => array_map( $heights, Feed_Pictures::read( $picture, self::KEY )->files ?? array() ),
			$pictures
		);
	}

	public function test_copies_a_picture_in_three_sizes(): void {
		$found = self::copied( self::CDN . '1_n.jpg?oh=1' )[0];
		self::assertSame( array( 150, 320, 640 ), array_keys( $found ) );
		self::assertEqualsWithDelta( 800, $found[640], 1 );
		self::assertCount( 3, self::files() );
		$image = Feed_Pictures::read( self::picture( self::CDN . '1_n.jpg?oh=1' ), self::KEY )?->image( '33vw' ) ?? array();
		self::assertStringContainsString( '/frontage/feeds/', (string) $image['src'] );
		self::assertStringNotContainsString( 'cdninstagram', implode( ' ', $image ) );
		self::assertSame( array( 'scontent-fra5-1.cdninstagram.com /v/t51.29350-15/1_n.jpg no token' ), self::$stub->requests() );
	}

	public function test_a_picture_is_fetched_once_whatever_its_signature_and_server(): void {
		self::copied( self::CDN . '1_n.jpg?oh=1' );
		self::copied( 'https://scontent.cdninstagram.com/v/t51.29350-15/1_n.jpg?oh=2' );
		self::assertCount( 1, self::$stub->requests() );
		self::assertCount( 3, self::files() );
		self::copied( self::CDN . '1_n.jpg', self::CDN . 'image.php?id=1', self::CDN . 'image.php?id=2' );
		self::assertCount( 9, self::files() );
	}

	public function test_asks_the_vendors_hosts_alone_and_judges_by_content(): void {
		$refused = array(
			self::CDN . 'evil.jpg',
			self::CDN . 'gone.jpg',
			'https://other.example/a.jpg',
			'https://127.0.0.1/a.jpg',
			'https://169.254.169.254/latest/meta-data/a.jpg',
			'https://10.0.0.1/a.jpg',
			'https://localhost/a.jpg',
			'https://scontent-fra5-1.cdninstagram.com:8443/a.jpg',
			'https://cdninstagram.com.evil.example/a.jpg',
		);
		self::assertSame( array_fill( 0, count( $refused ), array() ), self::copied( ...$refused ) );
		self::assertSame( array(), self::files() );
		self::assertCount( 2, self::$stub->requests() );
	}

	public function test_tries_less_often_after_failures(): void {
		$tries = 0;
		for ( $minutes = 0; $minutes < 600; $minutes += 5 ) {
			self::copied( self::CDN . 'gone.jpg' );
			$tries += count( self::$stub->requests() );
			$this->later( 5 * MINUTE_IN_SECONDS );
		}
		self::assertSame( 6, $tries );
	}

	public function test_fetches_some_at_a_time_and_says_how_many_are_left(): void {
		$urls = array_map( static fn ( int $at ): string => self::CDN . "{$at}_low.jpg", range( 1, 23 ) );
		$all  = array_map( self::picture( ... ), $urls );
		self::assertSame( 3, Feed_Pictures::copy( new Instagram(), self::KEY, $all ) );
		self::assertSame( 0, Feed_Pictures::copy( new Instagram(), self::KEY, $all ) );
		self::assertCount( 23, self::$stub->requests() );
		self::assertCount( 2 * 23, self::files(), 'They are 320 pixels wide.' );
	}

	public function test_a_size_that_was_copied_is_never_lost(): void {
		$full = self::copied( self::CDN . '1_n.jpg' )[0];
		self::use_token( 'dead' );
		foreach ( array( DAY_IN_SECONDS, 100 * DAY_IN_SECONDS ) as $seconds ) {
			$this->later( $seconds );
			self::assertSame( $full, self::copied( self::CDN . '1_n.jpg?oh=other' )[0] );
		}
	}

	public function test_goes_with_its_post_and_with_its_source(): void {
		self::copied( self::CDN . '1_n.jpg', self::CDN . '2_n.jpg' );
		self::assertCount( 6, self::files() );
		self::copied( self::CDN . '2_n.jpg' );
		self::assertCount( 3, self::files() );
		self::assertNull( Feed_Pictures::read( self::picture( self::CDN . '1_n.jpg' ), self::KEY ) );
		Feed_Pictures::delete( self::KEY );
		self::assertSame( array(), self::files() );
		self::assertNull( Values::get( Feed_Pictures::PREFIX . self::KEY ) );
	}

	public function test_copies_again_what_was_lost(): void {
		$picture = self::picture( self::CDN . '1_n.jpg' );
		self::copied( $picture->url );
		self::assertFalse( Feed_Pictures::is_lost( $picture, self::KEY ) );
		foreach ( glob( wp_upload_dir( null, false )['basedir'] . '/frontage/feeds/*-640.jpg' ) ?: array() as $file ) {
			unlink( $file );
		}
		self::assertTrue( Feed_Pictures::is_lost( $picture, self::KEY ) );
		self::assertCount( 3, self::copied( $picture->url )[0] );
	}

	public function test_cron_copies_the_pictures_of_a_feed_until_none_is_left(): void {
		$source = self::source();
		self::$stub->mode( 'low' );
		Feeds::ask( $source );
		for ( $runs = 0; $runs < 9 && wp_unschedule_hook( Feed_Pictures::HOOK ) > 0; $runs++ ) {
			Feed_Pictures::refresh( ...array_values( $source->to_array() ) );
		}
		self::assertSame( 4, $runs );
		foreach ( Feeds::read( $source )->items as $item ) {
			foreach ( $item->pictures as $picture ) {
				self::assertNotNull( Feed_Pictures::read( $picture, $source->key() ) );
			}
		}
		Feeds::delete( $source );
		self::assertSame( array(), self::files() );
	}

	public function test_what_is_stored_is_not_believed(): void {
		$name = md5( self::KEY . ' /v/t51.29350-15/1_n.jpg' );
		$odd  = array( 'files' => array( 640 => array() ) );
		foreach ( array( 'x', array( $name => 'x' ), array( $name => $odd ), array( '../x' => array() ) ) as $row ) {
			Values::set( Feed_Pictures::PREFIX . self::KEY, $row );
			self::assertNull( Feed_Pictures::read( self::picture( self::CDN . '1_n.jpg' ), self::KEY ) );
		}
	}
}
