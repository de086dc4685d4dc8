<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Base\Bootable;
use Frontage\Base\Store\Names_Events;
use Frontage\Domain\Blocks\Shown_Blocks;
use Frontage\Domain\Search\Search_Settings;
use Frontage\Domain\Store\Schema;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Words of a post that appear or disappear by date: the post is indexed again at that time, and its lists are made again. */
final class Later_Words implements Bootable, Names_Events {
	public const WHEN = array( 'hook:wp_after_insert_post', 'hook:' . self::HOOK );

	public const HOOK = 'frontage_search_later';

	/** Adds the hook of the scheduled event. */
	public static function boot(): void {
		add_action( 'wp_after_insert_post', array( self::class, 'saved' ), 20, 2 );
		add_action( self::HOOK, array( self::class, 'index' ) );
	}

	public static function event_names(): array {
		return array( self::HOOK => __( 'Finding posts by words that appear or disappear on a date', 'frontage' ) );
	}

	/**
	 * Plans it for a saved post, also on a site without an index, whose lists keep what a search has found.
	 *
	 * @param int $id Post ID.
	 * @param WP_Post $post Post as it was saved.
	 */
	public static function saved( int $id, WP_Post $post ): void {
		if ( 'publish' === $post->post_status ) {
			self::plan( $post );
		}
	}

	/** Plans to index a post when the next of its blocks appears or disappears. */
	public static function plan( WP_Post $post ): void {
		$time = Shown_Blocks::may_hide( $post->post_content ) ? Shown_Blocks::next_change( parse_blocks( $post->post_content ) ) : null;
		if ( null === $time ) {
			return;
		}
		$planned = wp_next_scheduled( self::HOOK, array( $post->ID ) );
		if ( false === $planned || $planned > $time ) {
			wp_schedule_single_event( $time, self::HOOK, array( $post->ID ) );
		}
	}

	/**
	 * Indexes a post.
	 *
	 * @param mixed $post Post ID.
	 */
	public static function index( mixed $post ): void {
		if ( ! is_numeric( $post ) ) {
			return;
		}
		clean_post_cache( (int) $post );
		if ( Schema::is_current() && Search_Settings::is_kept() ) {
			Index::posts( array( (int) $post ) );
		}
	}
}
