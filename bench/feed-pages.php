<?php
/**
 * Twelve articles of a feed and twelve photos of an account as our blocks and as core's; used by bench/pages.php.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Domain\Pictures\Picture_Files;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Feed;
use RuntimeException;

/** Address of the feed, which nobody ever asks. */
const FEED = 'https://gazette.example/bench';

const FEED_NEWEST = 1_732_615_200;

const FEED_TEXT = 'The tower is open again, and from its top you see the ferries come and go. ';

/** How many articles and photos there are. */
const FEED_COUNT = 12;

/**
 * Stores posts, and copies of photographs as their pictures, as the refresh does.
 *
 * @param Feed_Source $source Whose posts they are.
 * @param list<int> $images Attachments.
 */
function store_feed( Feed_Source $source, array $images ): void {
	$files = new Picture_Files( 'feeds', Feed_Pictures::WIDTHS );
	$items = array();
	$rows  = array();
	foreach ( $images as $at => $id ) {
		$meta    = (array) wp_get_attachment_metadata( $id );
		$picture = array(
			'url'    => "https://gazette.example/files/$at.jpg",
			'width'  => $meta['width'],
			'height' => $meta['height'],
			'alt'    => "Photo $at",
		);
		$items[] = Feed_Item::of(
			array(
				'id'          => "bench-$at",
				'url'         => "https://gazette.example/$at",
				'author_name' => 'Anna Berg',
				'title'       => "Article $at",
				'text'        => str_repeat( FEED_TEXT, 3 ),
				'published'   => FEED_NEWEST - $at * DAY_IN_SECONDS,
				'pictures'    => array( $picture ),
			)
		);
		$name    = md5( $source->key() . ' ' . wp_parse_url( $picture['url'], PHP_URL_PATH ) );

		$rows[ $name ] = array(
			'files'    => $files->write( $name, (string) file_get_contents( (string) get_attached_file( $id ) ), 0 ),
			'checked'  => FEED_NEWEST,
			'failures' => 0,
		);
	}
	Stored_Feed::of( $source )->with_newest( array_filter( $items ), 100 )->unchanged()->save();
	Values::set( Feed_Pictures::PREFIX . $source->key(), $rows );
}

/** Lets core's feed reader keep the same articles, as if it had fetched them just now. */
function store_core_feed(): void {
	$items = '';
	for ( $at = 0; $at < FEED_COUNT; $at++ ) {
		$items .= "<item><title>Article $at</title><link>https://gazette.example/$at</link>"
			. '<dc:creator>Anna Berg</dc:creator><pubDate>' . gmdate( DATE_RSS, FEED_NEWEST - $at * DAY_IN_SECONDS ) . '</pubDate>'
			. "<guid>https://gazette.example/$at</guid>"
			. '<description>' . str_repeat( FEED_TEXT, 3 ) . '</description></item>';
	}
	$answer = static fn (): array => array(
		'headers'  => array( 'content-type' => 'application/rss+xml' ),
		'body'     => '<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">'
			. '<channel><title>The Harbour Gazette</title><link>https://gazette.example/</link><description>News</description>'
			. "$items</channel></rss>",
		'response' => array(
			'code'    => 200,
			'message' => 'OK',
		),
		'cookies'  => array(),
		'filename' => null,
	);
	// A copy of an earlier run may end before this one does.
	foreach ( array( 'feed_', 'feed_mod_' ) as $kind ) {
		delete_transient( $kind . md5( FEED ) );
		delete_transient( $kind . md5( FEED . ':spc' ) );
	}
	require_once ABSPATH . WPINC . '/feed.php';
	add_filter( 'pre_http_request', $answer );
	$feed = fetch_feed( FEED );
	remove_filter( 'pre_http_request', $answer );
	if ( is_wp_error( $feed ) ) {
		throw new RuntimeException( $feed->get_error_message() );
	}
}

/**
 * Returns core's gallery.
 *
 * @param list<int> $images Attachments.
 * @param array<string, mixed> $attributes Of each image.
 */
function core_gallery( array $images, array $attributes = array() ): string {
	$figures = '';
	foreach ( $images as $id ) {
		$url      = esc_url( (string) wp_get_attachment_image_url( $id, 'large' ) );
		$figures .= block(
			'image',
			array(
				'id'       => $id,
				'sizeSlug' => 'large',
			) + $attributes,
			"<figure class=\"wp-block-image size-large\"><img src=\"$url\" alt=\"\" class=\"wp-image-$id\"/></figure>"
		);
	}
	return block(
		'gallery',
		array(
			'columns' => 4,
			'linkTo'  => 'none',
		),
		"<figure class=\"wp-block-gallery has-nested-images columns-4 is-cropped\">$figures</figure>"
	);
}

/**
 * Returns pages with words and a feed.
 *
 * @return array<string, string> Block markup by slug.
 */
function feed_pages(): array {
	$images  = get_posts(
		array(
			'post_type'      => 'attachment',
			'post_mime_type' => 'image',
			'numberposts'    => FEED_COUNT,
			'fields'         => 'ids',
		)
	);
	$rss     = Providers::get( 'rss' );
	$source  = $rss instanceof With_Feed ? $rss->source_at( FEED ) : null;
	$account = array(
		'provider' => 'instagram',
		'kind'     => Feed_Source::USER,
		'id'       => 'bench.studio',
	);
	$photos  = Feed_Source::of( $account );
	if ( null === $source || null === $photos || FEED_COUNT !== count( $images ) ) {
		throw new RuntimeException( 'The bench needs two sources and twelve photographs.' );
	}
	store_feed( $source, $images );
	store_feed( $photos, $images );
	store_core_feed();
	$ours  = array(
		'network'   => 'rss',
		'url'       => FEED,
		'count'     => FEED_COUNT,
		'hasCounts' => false,
	);
	$words = block( 'paragraph', array(), '<p>' . str_repeat( 'Words before the feed. ', 40 ) . '</p>' );
	$pages = array(
		'feed-ours'       => block( 'frontage/social-feed', $ours ),
		'feed-plain'      => block( 'frontage/social-feed', $ours + array( 'hasPictures' => false ) ),
		'feed-core'       => block(
			'rss',
			array(
				'feedURL'        => FEED,
				'blockLayout'    => 'grid',
				'columns'        => 3,
				'itemsToShow'    => FEED_COUNT,
				'displayExcerpt' => true,
				'displayAuthor'  => true,
				'displayDate'    => true,
			)
		),
		'photos-ours'     => block(
			'frontage/photo-feed',
			array(
				'source' => $account,
				'count'  => FEED_COUNT,
			)
		),
		'photos-core'     => core_gallery( $images ),
		'photos-lightbox' => core_gallery( $images, array( 'lightbox' => array( 'enabled' => true ) ) ),
	);
	return array_map( static fn ( string $feed ): string => $words . $feed . $words, $pages );
}
