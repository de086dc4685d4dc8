<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Domain\Blocks\Shown_Blocks;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Words of a post that appear or disappear by date: the post is indexed again at that time, and lists are made again. */
final class Scheduled_Words implements Provides_Event_Labels {
	/** Event that `Search_Listener` handles. */
	public const HOOK = 'frontage_search_later';

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Finding posts by words that appear or disappear on a date', 'frontage' ) );
	}

	/** Plans to index a published post when the next of its blocks appears or disappears. */
	public static function plan( WP_Post $post ): void {
		$may  = 'publish' === $post->post_status && Shown_Blocks::may_hide( $post->post_content );
		$time = $may ? Shown_Blocks::next_change( parse_blocks( $post->post_content ) ) : null;
		if ( null === $time ) {
			return;
		}
		$planned = wp_next_scheduled( self::HOOK, array( $post->ID ) );
		if ( false === $planned || $planned > $time ) {
			wp_schedule_single_event( $time, self::HOOK, array( $post->ID ) );
		}
	}
}
