<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Manifest;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Domain\Blocks\Saved_Html_Update;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Forms\Entry_Jobs;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Domain\Live\Live_Checks;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Tables\Fetched_Rows;
use Frontage\Domain\Usage\Index_Builder;
use Frontage\Domain\Video\Playlist_Posters;
use Frontage\Domain\Video\Posters;

defined( 'ABSPATH' ) || exit;

/** What scheduled events do, for the owner. Those of modules name themselves. */
final class Event_Names {
	/**
	 * Returns an event's translated name and hook, or only the hook if it has no name.
	 *
	 * @param string $hook Hook name.
	 */
	public static function of( string $hook ): string {
		$name = self::kernel()[ $hook ] ?? self::modules()[ $hook ] ?? '';
		return '' === $name ? $hook : "$name ($hook)";
	}

	/**
	 * Returns the names of the kernel's events.
	 *
	 * @return array<string, string> By hook.
	 */
	private static function kernel(): array {
		return array(
			Retention::HOOK         => __( 'Daily cleanup', 'frontage' ),
			Jobs::HOOK              => __( 'Emails to subscribers and delivery to services', 'frontage' ),
			Mail_Queue::HOOK        => __( 'Emails about forms', 'frontage' ),
			Entry_Jobs::HOOK        => __( 'Delivery of form entries to services', 'frontage' ),
			Index_Builder::HOOK     => __( 'Finding where blocks are used', 'frontage' ),
			Saved_Html_Update::HOOK => __( 'Completing posts of earlier versions', 'frontage' ),
			Search_Builder::HOOK    => __( 'Updating the search index', 'frontage' ),
			Response_Cache::HOOK    => __( 'Refreshing copies from other services', 'frontage' ),
			Feeds::HOOK             => __( 'Refreshing a social feed', 'frontage' ),
			Feed_Pictures::HOOK     => __( 'Copying the pictures of a social feed', 'frontage' ),
			Followers::HOOK         => __( 'Refreshing a number of followers', 'frontage' ),
			Live_Checks::HOOK       => __( 'Checking whether a channel is live', 'frontage' ),
			Posters::HOOK           => __( 'Copying the poster of a video', 'frontage' ),
			Playlist_Posters::HOOK  => __( 'Copying the posters of a playlist', 'frontage' ),
			Fetched_Rows::HOOK      => __( 'Refreshing the rows of a table', 'frontage' ),
		);
	}

	/**
	 * Returns the names of the modules' events.
	 *
	 * @return array<string, string> By hook.
	 */
	private static function modules(): array {
		$names = array();
		foreach ( Manifest::implementations( Provides_Event_Labels::class ) as $class ) {
			$names += $class::event_labels();
		}
		return $names;
	}
}
