<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Base\Bootable;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Domain\Blocks\Audience;

defined( 'ABSPATH' ) || exit;

/**
 * What page caches are told about pages with conditions.
 *
 * When a block appears or disappears by date, the page is emptied from caches that follow changes of posts.
 */
final class Page_Caches implements Bootable, Provides_Event_Labels {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_visibility_change';

	/** Adds the hook of the scheduled event. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'clear' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Renewing cached pages whose blocks appear or disappear', 'frontage' ) );
	}

	/**
	 * Plans to empty caches of the post whose blocks are read.
	 *
	 * @param int $time Unix timestamp at which a block changes.
	 */
	public static function plan( int $time ): void {
		$post    = Audience::post();
		$planned = $post > 0 ? wp_next_scheduled( self::HOOK, array( $post ) ) : 0;
		if ( false === $planned || $planned > $time ) {
			wp_schedule_single_event( $time, self::HOOK, array( $post ) );
		}
	}

	/**
	 * Tells caches that a post looks different.
	 *
	 * @param mixed $post Post ID.
	 */
	public static function clear( mixed $post ): void {
		if ( is_numeric( $post ) ) {
			clean_post_cache( (int) $post );
		}
	}
}
