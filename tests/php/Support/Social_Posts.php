<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Clock;
use Frontage\Base\Paths;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Feed;

/** Copies of feeds for fixtures and the demo: recorded answers of vendors, read as any other. */
final class Social_Posts {
	/** Address and recorded answer by vendor. */
	private const FEEDS = array(
		'mastodon' => array( 'https://example.social/@harbour', 'mastodon-statuses.json' ),
		'bluesky'  => array( 'https://bsky.app/profile/harbour.example', 'bluesky-feed.json' ),
		'rss'      => array( 'https://gazette.example/feed', 'feed.xml' ),
	);

	/** Answers in place of the vendors' pictures. */
	private const PICTURES = array( 'coast.webp', 'hills.webp', 'bowl.webp' );

	/** Dates of the recorded answers are before it. */
	private const NOW = 1732615200;

	/** Creates what is missing. */
	public static function ensure(): void {
		foreach ( self::FEEDS as $slug => list( $address, $file ) ) {
			$vendor = Providers::get( $slug );
			$source = $vendor instanceof With_Feed ? $vendor->source_at( $address ) : null;
			if ( $vendor instanceof With_Feed && null !== $source && array() === Stored_Feed::of( $source )->row['items'] ) {
				self::copy( $vendor, $source, (string) file_get_contents( Paths::path( "tests/stubs/feeds/$file" ) ) );
			}
		}
	}

	/** Stores what a vendor has answered, and copies of its pictures. */
	private static function copy( With_Feed $vendor, Feed_Source $source, string $body ): void {
		Clock::stop( self::NOW );
		$page  = $vendor->feed_page( new Http_Response( 200, array(), $body, '', 0 ), $source );
		$items = $page->items ?? array();
		Stored_Feed::of( $source )->with_newest( $items, 200 )->unchanged()->save();
		$pictures = array();
		foreach ( $items as $item ) {
			$pictures = array( ...$pictures, ...$item->pictures, ...array_filter( array( $item->avatar ) ) );
		}
		$copy = static fn (): int => Feed_Pictures::copy( $vendor, $source->key(), $pictures );
		Kept_Copies::ensure( $source, static fn () => self::while_pictures_answer( $items, $copy ) );
		Clock::stop( null );
		// As fresh as can be, so that no page schedules anything.
		Stored_Feed::of( $source )->unchanged()->save();
	}

	/**
	 * Does something while pictures of posts have files.
	 *
	 * @param list<Feed_Item> $items
	 * @param \Closure(): int $act
	 */
	private static function while_pictures_answer( array $items, \Closure $act ): void {
		$number = 0;
		$answer = static function () use ( &$number ): array {
			$file = self::PICTURES[ $number++ % count( self::PICTURES ) ];
			return array(
				'headers'  => array( 'content-type' => 'image/jpeg' ),
				'body'     => Kept_Copies::small( $file ),
				'response' => array(
					'code'    => 200,
					'message' => 'OK',
				),
				'cookies'  => array(),
				'filename' => null,
			);
		};
		$hosts  = array();
		foreach ( $items as $item ) {
			foreach ( array( ...$item->pictures, ...array_filter( array( $item->avatar ) ) ) as $picture ) {
				$hosts[] = Outbound::host( $picture->url );
			}
		}
		foreach ( $hosts as $host ) {
			Http_Stub::set( $host, 'http://127.0.0.1:9' );
		}
		add_filter( 'pre_http_request', $answer );
		$act();
		remove_filter( 'pre_http_request', $answer );
		foreach ( $hosts as $host ) {
			Http_Stub::set( $host, null );
		}
	}
}
