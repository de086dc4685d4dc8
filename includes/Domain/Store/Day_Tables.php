<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Closure;

defined( 'ABSPATH' ) || exit;

/** The tables of what is counted by day, for owners' reports; released ones are never changed. */
final class Day_Tables {
	/**
	 * Adds shares by post and day.
	 *
	 * @param Closure(string, string): void $create Creates a table from its name without prefixes, and its columns and keys.
	 */
	public static function add_shares( Closure $create ): void {
		$create(
			'share_days',
			'post bigint NOT NULL, day date NOT NULL, action varchar(8) NOT NULL, network varchar(16) NOT NULL, '
				. 'location varchar(8) NOT NULL, hits bigint NOT NULL DEFAULT 1, '
				. 'PRIMARY KEY (post, day, action, network, location), KEY day (day)'
		);
	}

	/**
	 * Adds sums of shares, by day and by week.
	 *
	 * @param Closure(string, string): void $create Creates a table from its name without prefixes, and its columns and keys.
	 */
	public static function add_share_sums( Closure $create ): void {
		$create(
			'share_sums',
			'part varchar(8) NOT NULL, name varchar(20) NOT NULL, day date NOT NULL, hits bigint NOT NULL DEFAULT 1, '
				. 'PRIMARY KEY (part, day, name)'
		);
	}

	/**
	 * Adds clicks on links by day.
	 *
	 * @param Closure(string, string): void $create Creates a table from its name without prefixes, and its columns and keys.
	 */
	public static function add_links( Closure $create ): void {
		$create(
			'link_days',
			'day date NOT NULL, type varchar(16) NOT NULL, mark char(32) NOT NULL, post bigint NOT NULL DEFAULT 0, '
				. 'target varchar(190) NOT NULL, hits bigint NOT NULL DEFAULT 1, PRIMARY KEY (day, type, mark, post)'
		);
	}

	/**
	 * Adds split tests, and what visitors did in them by day.
	 *
	 * @param Closure(string, string): void $create Creates a table from its name without prefixes, and its columns and keys.
	 */
	public static function add_splits( Closure $create ): void {
		$create(
			'split_tests',
			'id bigint NOT NULL AUTO_INCREMENT, test char(36) NOT NULL, post bigint NOT NULL, state varchar(8) NOT NULL, '
				. 'started varchar(10) NOT NULL, ended varchar(10) NOT NULL, winner int NOT NULL DEFAULT -1, setup longtext NOT NULL, '
				. 'PRIMARY KEY (id), UNIQUE KEY test (test), KEY post (post), KEY state (state, id)'
		);
		$create(
			'split_days',
			'test bigint NOT NULL, day date NOT NULL, subject int NOT NULL, record varchar(10) NOT NULL, '
				. 'hits bigint NOT NULL DEFAULT 1, PRIMARY KEY (test, record, subject, day), KEY day (day)'
		);
	}

	/**
	 * Adds opened and played videos by day.
	 *
	 * @param Closure(string, string): void $create Creates a table from its name without prefixes, and its columns and keys.
	 */
	public static function add_videos( Closure $create ): void {
		$create(
			'video_days',
			'day date NOT NULL, mark char(32) NOT NULL, post bigint NOT NULL DEFAULT 0, kind varchar(8) NOT NULL, '
				. 'video varchar(190) NOT NULL, hits bigint NOT NULL DEFAULT 1, PRIMARY KEY (day, mark, post, kind)'
		);
	}

	/**
	 * Adds impressions and clicks of ads: by day and page, by day, and since the beginning, which budgets are compared with.
	 *
	 * @param Closure(string, string): void $create Creates a table from its name without prefixes, and its columns and keys.
	 */
	public static function add_ads( Closure $create ): void {
		$counts = 'impressions bigint NOT NULL DEFAULT 0, clicks bigint NOT NULL DEFAULT 0';
		$days   = 'ad bigint NOT NULL, day date NOT NULL';
		$create( 'ad_days', "$days, post bigint NOT NULL, $counts, PRIMARY KEY (ad, day, post), KEY day (day)" );
		$create( 'ad_sums', "$days, $counts, PRIMARY KEY (ad, day), KEY day (day)" );
		$create(
			'ad_weeks',
			"ad bigint NOT NULL, week date NOT NULL, post bigint NOT NULL, $counts, PRIMARY KEY (ad, week, post), KEY week (week)"
		);
		$create( 'ad_totals', "ad bigint NOT NULL, $counts, PRIMARY KEY (ad)" );
	}
}
