<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Base\Bootable;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Usage\Index_Builder;
use Frontage\Domain\Usage\Non_Post_Content;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the numbers of followers fresh: twice a day, and soon after a block, a setting or a key has changed.
 *
 * Pages cause nothing of it, so it works the same for pages in a cache.
 */
final class Follow_Refresh implements Bootable, Provides_Event_Labels {
	public const HOOK = 'frontage_follow_refresh';

	public const WHEN = array(
		'hook:' . self::HOOK,
		'hook:' . Retention::HOOK,
		'hook:save_post',
		'hook:update_option_' . Non_Post_Content::WIDGETS,
		'hook:add_option_' . Options::OPTION,
		'hook:update_option_' . Options::OPTION,
		'hook:add_option_' . Options::SECRETS,
		'hook:update_option_' . Options::SECRETS,
	);

	/** Makes the event another one than the one that happens twice a day. */
	private const NOW = array( 'now' );

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'run' ), 10, 0 );
		// Activation removes all events; this brings them back.
		add_action( Retention::HOOK, array( self::class, 'run' ), 10, 0 );
		add_action( 'save_post', array( self::class, 'on_saved' ), 30, 2 );
		add_action( 'update_option_' . Non_Post_Content::WIDGETS, array( self::class, 'schedule_soon' ), 30, 0 );
		foreach ( array( Options::OPTION, Options::SECRETS ) as $option ) {
			add_action( "add_option_$option", array( self::class, 'schedule_soon' ), 30, 0 );
			add_action( "update_option_$option", array( self::class, 'schedule_soon' ), 30, 0 );
		}
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Finding the profiles whose followers are counted', 'frontage' ) );
	}

	/**
	 * Has the accounts of a published post counted.
	 *
	 * @param int $id Post ID.
	 */
	public static function on_saved( int $id, WP_Post $post ): void {
		if ( 'publish' === $post->post_status && str_contains( $post->post_content, '<!-- wp:frontage/follow ' ) ) {
			self::schedule_soon();
		}
	}

	/** Runs soon. */
	public static function schedule_soon(): void {
		Deferred_Event::run_soon( self::HOOK, self::NOW );
	}

	/** Finds the accounts that are used, has their numbers refreshed, and forgets those of others. */
	public static function run(): void {
		$before   = Follow_Accounts::stored();
		$accounts = Account_Finder::find();
		$all      = $accounts->all();
		// While the index is built, blocks are missing in it that are there.
		foreach ( Index_Builder::progress()['isKnown'] ? array_diff_key( $before->all(), $all ) : array() as $source ) {
			Followers::delete( $source );
		}
		$accounts->save();
		if ( array() === $all ) {
			Deferred_Event::stop( self::HOOK );
			return;
		}
		Followers::schedule( $all );
		Deferred_Event::run_twice_daily( self::HOOK );
	}
}
