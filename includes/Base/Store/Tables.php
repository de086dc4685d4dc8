<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/** Names of Frontage's database tables on the current site. */
final class Tables {
	private const NAMES = array(
		'counters',
		'votes',
		'limits',
		'log',
		'usage',
		'subscribers',
		'entries',
		'entry_values',
		'entry_events',
		'entry_replies',
		'entry_jobs',
		'form_days',
		'names',
		'overlay_days',
		'conversions',
		'search',
		'search_words',
		'search_grams',
		'search_docs',
		'facets',
		'share_days',
		'share_sums',
		'link_days',
		'split_tests',
		'split_days',
		'ad_days',
		'ad_sums',
		'ad_weeks',
		'ad_totals',
		'video_days',
		'values',
		'locks',
	);

	/**
	 * Returns a table's full name.
	 *
	 * @param string $name Name without prefixes, such as `votes`.
	 */
	public static function name( string $name ): string {
		global $wpdb;
		return $wpdb->prefix . 'frontage_' . $name;
	}

	/**
	 * Returns the full names of all tables.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		return array_map( array( self::class, 'name' ), self::NAMES );
	}
}
