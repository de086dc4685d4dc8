<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use FilesystemIterator;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Uninstaller;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that goes when all data is removed, with numbers.
 *
 * Whatever table of ours no line names is counted as other data, so that nothing goes unnamed.
 *
 * @phpstan-type Line array{name: string, label: string, count: int|null}
 */
final class Stored_Data {
	/** Tables whose rows are counted, by line; others of the same line are details of them. */
	private const TABLES = array(
		'messages'    => array( 'entries' ),
		'subscribers' => array( 'subscribers' ),
		'tests'       => array( 'split_tests' ),
		'counters'    => array( 'counters' ),
		'statistics'  => array( 'ad_days', 'form_days', 'link_days', 'overlay_days', 'share_days', 'video_days' ),
		'originals'   => array( 'conversions' ),
		'log'         => array( 'log' ),
	);

	/** Tables that come with others, and those that are made again by themselves. */
	private const DETAILS = array(
		'entry_events',
		'entry_jobs',
		'entry_replies',
		'entry_values',
		'split_days',
		'votes',
		'ad_sums',
		'ad_totals',
		'ad_weeks',
		'share_sums',
		'names',
		'usage',
		'facets',
		'limits',
		'search',
		'search_docs',
		'search_grams',
		'search_words',
		'values',
		'locks',
	);

	/** Files are not counted beyond this. */
	private const MOST_FILES = 100_000;

	/**
	 * Returns what there is; what there is none of is left out. Settings have no number.
	 *
	 * @return list<Line>
	 */
	public static function lines(): array {
		$counts = array_map( self::rows( ... ), self::TABLES );
		$counts = array(
			'messages'    => $counts['messages'],
			'subscribers' => $counts['subscribers'],
			'ads'         => self::posts( 'frontage_ad' ),
			'popups'      => self::posts( 'frontage_popup' ),
		) + $counts + array(
			'files' => self::files(),
			'other' => self::rows( self::others() ),
		);
		// Settings are always there, and nobody counts them.
		$counts = array_filter( $counts ) + array( 'settings' => null );
		$lines  = array();
		foreach ( $counts as $name => $count ) {
			$label   = self::labels()[ $name ];
			$lines[] = compact( 'name', 'label', 'count' );
		}
		return $lines;
	}

	/**
	 * Returns our tables that no line names.
	 *
	 * @return list<string> Names without prefix.
	 */
	public static function others(): array {
		global $wpdb;
		$start = Tables::name( '' );
		$found = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $start ) . '%' ) );
		$names = array_map( static fn ( string $table ): string => substr( $table, strlen( $start ) ), array_map( 'strval', $found ) );
		return array_values( array_diff( $names, self::DETAILS, ...array_values( self::TABLES ) ) );
	}

	/**
	 * Returns what the lines are called.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return array(
			'messages'    => __( 'Messages of forms, with replies and files', 'frontage' ),
			'subscribers' => __( 'Subscribers', 'frontage' ),
			'ads'         => __( 'Ads', 'frontage' ),
			'popups'      => __( 'Popups', 'frontage' ),
			'tests'       => __( 'Results of split tests', 'frontage' ),
			'counters'    => __( 'Counters, such as likes, and the votes behind them', 'frontage' ),
			'statistics'  => __( 'Daily statistics of ads, forms, links, overlays, shares, and videos', 'frontage' ),
			'originals'   => __( 'Originals of converted blocks, without which they cannot be restored', 'frontage' ),
			'log'         => __( 'Log entries', 'frontage' ),
			'files'       => __( 'Files that visitors uploaded, and copies of pictures from elsewhere', 'frontage' ),
			'settings'    => __( 'Settings, keys, and passwords', 'frontage' ),
			'other'       => __( 'Other data of Frontage', 'frontage' ),
		);
	}

	/**
	 * Counts rows.
	 *
	 * @param array<string> $tables Names without prefix.
	 */
	private static function rows( array $tables ): int {
		global $wpdb;
		$rows = 0;
		foreach ( $tables as $table ) {
			$rows += (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( $table ) ) );
		}
		return $rows;
	}

	/**
	 * Counts posts in every state.
	 *
	 * @param string $type Post type.
	 */
	private static function posts( string $type ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_type = %s', $wpdb->posts, $type ) );
	}

	/** Counts files in our folder, without those that only protect it. */
	private static function files(): int {
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . Uninstaller::FOLDER;
		$count  = 0;
		if ( is_dir( $folder ) ) {
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				$is_guard = in_array( $file->getFilename(), array( 'index.php', 'index.html', '.htaccess', 'web.config' ), true );
				$count   += $file->isFile() && ! $is_guard ? 1 : 0;
				if ( $count >= self::MOST_FILES ) {
					break;
				}
			}
		}
		return $count;
	}
}
