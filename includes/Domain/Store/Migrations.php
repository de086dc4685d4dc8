<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Secret;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Blocks\Saved_Html_Update;
use Frontage\Domain\Usage\Index_Builder;
use Frontage\Http\Cached_Pages;
use Frontage\Http\Content_Version;
use LogicException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Database migrations of a site's tables.
 *
 * One method per version; released migrations are never edited.
 *
 * Each migration can be repeated after a failure, so it uses IF NOT EXISTS or checks first.
 */
final class Migrations {
	/** The schema version that this code requires. */
	public const LATEST = Schema::REQUIRED;

	/**
	 * Runs one migration.
	 *
	 * @param int $version Version that it migrates to.
	 */
	public static function run( int $version ): void {
		match ( $version ) {
			1 => self::migrate_to_1(),
			2 => self::migrate_to_2(),
			3 => self::migrate_to_3(),
			4 => self::migrate_to_4(),
			5 => self::migrate_to_5(),
			6 => self::migrate_to_6(),
			7 => self::migrate_to_7(),
			8 => self::migrate_to_8(),
			9 => self::migrate_to_9(),
			10 => Search_Tables::add( self::create( ... ) ),
			11 => Form_Tables::add( self::create( ... ) ),
			12 => self::migrate_to_12(),
			13 => Day_Tables::add_shares( self::create( ... ) ),
			14 => Day_Tables::add_share_sums( self::create( ... ) ),
			15 => Day_Tables::add_links( self::create( ... ) ),
			16 => Day_Tables::add_ads( self::create( ... ) ),
			17 => Day_Tables::add_splits( self::create( ... ) ),
			18 => Day_Tables::add_videos( self::create( ... ) ),
			19 => self::migrate_to_19(),
			20 => self::migrate_to_20(),
			21 => Saved_Html_Update::restart(),
			22 => self::migrate_to_22(),
			default => throw new LogicException( "There is no step to version $version." ),
		};
		Error_Boundary::each(
			After_Migration::class,
			static function ( string $name ) use ( $version ): void {
				$name::after_migration( $version );
			}
		);
	}

	/** Adds counters, votes, limits, the log, the secrets and the daily cleanup. */
	private static function migrate_to_1(): void {
		self::create(
			'counters',
			'kind varchar(32) NOT NULL, object_id bigint NOT NULL, value bigint NOT NULL DEFAULT 0, '
				. 'pending tinyint NOT NULL DEFAULT 0, PRIMARY KEY (kind, object_id), KEY pending (pending)'
		);
		self::create(
			'votes',
			'kind varchar(32) NOT NULL, object_id bigint NOT NULL, visitor char(32) NOT NULL, created date NOT NULL, '
				. 'PRIMARY KEY (kind, object_id, visitor), KEY created (created)'
		);
		self::create(
			'limits',
			'bucket char(32) NOT NULL, expires bigint NOT NULL, hits int NOT NULL DEFAULT 1, PRIMARY KEY (bucket), KEY expires (expires)'
		);
		self::create(
			'log',
			'day date NOT NULL, event varchar(64) NOT NULL, subject varchar(64) NOT NULL, hits bigint NOT NULL DEFAULT 1, '
				. 'detail varchar(500) NOT NULL, PRIMARY KEY (day, event, subject)'
		);
		Secret::get( 'frontage_token_key' );
		Secret::get( 'frontage_visitor_key' );
		Retention::schedule();
	}

	/** Adds the table of module usage. */
	private static function migrate_to_2(): void {
		self::create( 'usage', 'room varchar(64) NOT NULL, place bigint NOT NULL, PRIMARY KEY (room, place), KEY place (place)' );
		Index_Builder::restart();
	}

	/** Adds newsletter subscribers. */
	private static function migrate_to_3(): void {
		self::create(
			'subscribers',
			'id bigint NOT NULL AUTO_INCREMENT, mark char(32) NOT NULL, provider varchar(32) NOT NULL, '
				. 'list_id varchar(64) NOT NULL, email varchar(254) NOT NULL, first_name varchar(100) NOT NULL, '
				. 'last_name varchar(100) NOT NULL, answers longtext NOT NULL, '
			. 'status varchar(16) NOT NULL, secret varchar(32) NOT NULL, post bigint NOT NULL DEFAULT 0, created date NOT NULL, '
			. 'changed date NOT NULL, task varchar(16) NOT NULL, due bigint NOT NULL DEFAULT 0, tries int NOT NULL DEFAULT 0, '
			. 'problem varchar(500) NOT NULL, asks tinyint NOT NULL DEFAULT 1, '
			. 'PRIMARY KEY (id), UNIQUE KEY mark (mark), KEY email (email), KEY status (status, changed), KEY task (task, due)'
		);
	}

	/** Adds form entries and their search index. */
	private static function migrate_to_4(): void {
		self::create(
			'entries',
			'id bigint NOT NULL AUTO_INCREMENT, request char(32) NOT NULL, form varchar(64) NOT NULL, '
				. 'title varchar(200) NOT NULL, place bigint NOT NULL, created datetime NOT NULL, state varchar(10) NOT NULL, '
				. 'email varchar(254) NOT NULL, summary varchar(200) NOT NULL, content longtext NOT NULL, notes longtext NOT NULL, '
				. 'mail varchar(10) NOT NULL, tries int NOT NULL DEFAULT 0, due bigint NOT NULL DEFAULT 0, '
				. 'problem varchar(500) NOT NULL, letters longtext NOT NULL, PRIMARY KEY (id), UNIQUE KEY request (request), '
				. 'KEY state (state, id), KEY form (form, id), KEY created (created), KEY mail (mail, due)'
		);
		self::create(
			'entry_values',
			'entry bigint NOT NULL, position int NOT NULL, field varchar(64) NOT NULL, value varchar(190) NOT NULL, '
				. 'PRIMARY KEY (entry, position), KEY field (field, value), KEY value (value)'
		);
	}

	/** Numbers for counters of what is no post; the index of usage calls modules what they are. */
	private static function migrate_to_5(): void {
		global $wpdb;
		self::create( 'names', 'id bigint NOT NULL AUTO_INCREMENT, mark char(64) NOT NULL, PRIMARY KEY (id), UNIQUE KEY mark (mark)' );
		$usage = Tables::name( 'usage' );
		if ( in_array( 'room', $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', $usage ) ), true ) ) {
			Retry::write( $wpdb->prepare( 'ALTER TABLE %i CHANGE COLUMN room module varchar(64) NOT NULL', $usage ) );
		}
	}

	/** What happens to overlays, by day. */
	private static function migrate_to_6(): void {
		self::create(
			'overlay_days',
			'overlay bigint NOT NULL, day date NOT NULL, kind varchar(8) NOT NULL, hits bigint NOT NULL DEFAULT 1, '
				. 'PRIMARY KEY (overlay, day, kind), KEY day (day)'
		);
	}

	/** Adds the content of posts before our blocks in it were replaced. */
	private static function migrate_to_7(): void {
		self::create(
			'originals',
			'place varchar(32) NOT NULL, content longtext NOT NULL, written char(64) NOT NULL, created date NOT NULL, PRIMARY KEY (place)'
		);
	}

	/** Keeps the content before each conversion of a post, not only before the last one. */
	private static function migrate_to_8(): void {
		global $wpdb;
		self::create(
			'conversions',
			'id bigint NOT NULL AUTO_INCREMENT, place varchar(32) NOT NULL, content longtext NOT NULL, written char(64) NOT NULL, '
				. 'created date NOT NULL, PRIMARY KEY (id), KEY place (place)'
		);
		$old = Tables::name( 'originals' );
		$new = Tables::name( 'conversions' );
		if ( null === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $old ) ) ) ) {
			return;
		}
		$sql = 'INSERT INTO %i (place, content, written, created) SELECT place, content, written, created FROM %i '
			. 'WHERE place NOT IN (SELECT place FROM %i)';
		Retry::write( $wpdb->prepare( $sql, $new, $old, $new ) );
		Retry::write( $wpdb->prepare( 'DROP TABLE %i', $old ) );
	}

	/** Adds what happened to form entries, and the owner's replies. */
	private static function migrate_to_9(): void {
		self::create(
			'entry_events',
			'id bigint NOT NULL AUTO_INCREMENT, entry bigint NOT NULL, created datetime NOT NULL, kind varchar(16) NOT NULL, '
				. 'user bigint NOT NULL DEFAULT 0, detail varchar(500) NOT NULL, PRIMARY KEY (id), KEY entry (entry, id)'
		);
		self::create(
			'entry_replies',
			'id bigint NOT NULL AUTO_INCREMENT, entry bigint NOT NULL, request char(32) NOT NULL, created datetime NOT NULL, '
				. 'user bigint NOT NULL DEFAULT 0, recipient varchar(254) NOT NULL, subject varchar(200) NOT NULL, '
				. 'body longtext NOT NULL, mail varchar(10) NOT NULL, since bigint NOT NULL DEFAULT 0, problem varchar(500) NOT NULL, '
				. 'PRIMARY KEY (id), UNIQUE KEY request (request), KEY entry (entry, id)'
		);
	}

	/** Adds the values of posts that filters count. */
	private static function migrate_to_12(): void {
		self::create(
			'facets',
			'source varchar(64) NOT NULL, block bigint NOT NULL, version bigint NOT NULL, filled bigint NOT NULL, '
				. 'data longtext NOT NULL, PRIMARY KEY (source, block)'
		);
	}

	/** Moves keys, locks and copies out of WordPress's options, and goes on with what an older version left half done. */
	private static function migrate_to_19(): void {
		Move_From_Options::run();
		Unfinished_Work::resume();
	}

	/** Clears caches that may contain words of hidden blocks. */
	private static function migrate_to_20(): void {
		Content_Version::change();
		wp_cache_set_posts_last_changed();
		Cached_Pages::clear_soon();
	}

	/** Calls the emails of entries what they are, and schedules what still has to be sent under the new name of the event. */
	private static function migrate_to_22(): void {
		global $wpdb;
		$entries = Tables::name( 'entries' );
		if ( in_array( 'letters', $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', $entries ) ), true ) ) {
			Retry::write( $wpdb->prepare( 'ALTER TABLE %i CHANGE COLUMN letters emails longtext NOT NULL', $entries ) );
		}
		wp_clear_scheduled_hook( 'frontage_outbox' );
		Unfinished_Work::resume();
		Index_Builder::restart(); // An extension has a new name.
		Content_Version::change(); // Pages from before name the token's field otherwise.
		Cached_Pages::clear_soon();
	}

	/**
	 * Creates a table unless it exists.
	 *
	 * @param string $name Name without prefixes.
	 * @param string $columns Columns and keys; no external values.
	 */
	private static function create( string $name, string $columns ): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare( 'CREATE TABLE IF NOT EXISTS %i', Tables::name( $name ) ) . " ($columns) " . $wpdb->get_charset_collate()
		);
	}
}
