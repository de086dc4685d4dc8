<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

use Frontage\Base\Html\Html;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Feeds\Moderation;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Http\Visitor;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** Returns the posts after those already shown (S2 §7), from the copy on this site: no vendor is asked. */
abstract class More_Posts extends Action {
	public const REPLY = 'HTML of the next posts; empty when all are shown';

	/** Purpose of the signed value. */
	private const KIND = 'social-feed';

	private const FARTHEST = 1000;

	/** Name for networks that the spec does not name. */
	private const OWN = 'frontage_feed_posts';

	/** Names in requests by network. */
	private const NAMES = array(
		'mastodon'  => self::OWN,
		'bluesky'   => self::OWN,
		'rss'       => self::OWN,
		'x'         => 'ha_twitter_feed_action',
		'instagram' => 'ha_instagram_feed_action',
		'facebook'  => 'ha_facebook_feed_action',
	);

	/**
	 * Returns the name of the action for a network.
	 *
	 * @param string $network Slug of the vendor.
	 */
	public static function name( string $network ): string {
		return self::NAMES[ $network ] ?? self::OWN;
	}

	/**
	 * Signs whose posts, how they look, and which are hidden.
	 *
	 * @param string $first Key of the first post that is shown; pages from caches count from it, whatever is new.
	 * @param int    $post From `Feed_Place::post()`.
	 */
	public static function sign(
		Feed_Source $source,
		Post_Style $look,
		Moderation $moderation,
		string $first = '',
		int $post = 0
	): string {
		return Signed::make(
			self::KIND,
			array(
				'source' => $source->to_array(),
				'look'   => $look->to_array(),
				'hidden' => $moderation->to_array(),
				'first'  => $first,
				'post'   => $post,
			)
		);
	}

	/**
	 * Returns posts as items of the list.
	 *
	 * @param list<Feed_Item> $items
	 * @param string          $key Of the source.
	 * @param bool            $is_end Whether no posts follow.
	 * @param int             $from Number of the first post, for the script.
	 */
	public static function items( array $items, Post_Style $look, string $key, bool $is_end = false, int $from = 0 ): Html {
		$last = $is_end ? array_key_last( $items ) : null;
		return fragment(
			array_map(
				static fn ( Feed_Item $item, int $index ): Html => el(
					'li',
					array(
						'class'     => 'frontage-social-feed__post',
						'data-last' => $index === $last,
						'data-slot' => 'post-' . ( $from + $index ),
					),
					( new Post( $item, $look, $key ) )->html()
				),
				$items,
				array_keys( $items )
			)
		);
	}

	public function args(): array {
		return array(
			'query_settings' => Args::signed( self::KIND ),
			'loaded_item'    => Args::int( 0, self::FARTHEST ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( kept_seconds: 600 );
	}

	/**
	 * Renders the posts.
	 *
	 * @param array<string, mixed> $args Signed settings, and the number of posts that are shown.
	 * @param Visitor              $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$settings = $args['query_settings'];
		$part     = static fn ( string $name ): array => is_array( $settings[ $name ] ?? null ) ? $settings[ $name ] : array();
		$source   = Feed_Source::of( $part( 'source' ) );
		$hidden   = $part( 'hidden' );
		if ( null === $source ) {
			return Response::html( fragment() );
		}
		$look  = new Post_Style( $part( 'look' ) );
		$rules = Moderation::signed( $hidden[0] ?? array(), $hidden[1] ?? array() );
		$shown = Source::place( $source )->shown( $settings['post'] ?? null, static fn (): array => Feeds::read( $source )->items );
		$items = array_values( $rules->shown( $shown ) );
		$keys  = array_map( static fn ( Feed_Item $item ): string => $item->key(), $items );
		$items = array_slice( $items, (int) array_search( $settings['first'] ?? '', $keys, true ) );
		$next  = array_slice( $items, $args['loaded_item'], $look->count );
		$end   = $args['loaded_item'] + count( $next ) >= count( $items );
		return Response::html( self::items( $next, $look, $source->key(), $end, $args['loaded_item'] ) );
	}
}
