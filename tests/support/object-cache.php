<?php
/**
 * A persistent object cache for tests, kept in an SQLite file that all processes of a site share.
 *
 * As strict as the ones that hosts offer: values are serialized, so that nothing is shared by reference; every read
 * asks the store; counting is atomic; entries expire.
 *
 * With the environment variable FRONTAGE_CACHE_FAULT it has a fault that real ones have, in groups of ours:
 * `true` (counting reads and writes, answers true and drops the expiry, as a well-known Redis drop-in does), `racy` (counting reads
 * and writes), `generous` (adding always succeeds), `forgetful` (nothing is ever found), `alone` (each process has its own),
 * `throwing` (every call fails).
 */

defined( 'ABSPATH' ) || exit;

/** The cache behind WordPress's functions. */
final class WP_Object_Cache {
	/**
	 * Groups that are the same on all sites of a network.
	 *
	 * @var array<string, true>
	 */
	public array $global_groups = array();

	/**
	 * Groups that end with the request, and their values.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $own = array();

	private \PDO $store;

	private string $blog = '';

	/** Fault of groups of ours; empty for none. */
	private string $fault;

	/** Opens the store. */
	public function __construct() {
		$folder      = getenv( 'FRONTAGE_CACHE_DIR' ) ?: getenv( 'FRONTAGE_DB_DIR' ) ?: WP_CONTENT_DIR . '/database';
		$this->fault = (string) getenv( 'FRONTAGE_CACHE_FAULT' );
		// phpcs:ignore WordPress.DB.RestrictedClasses -- The cache's own store.
		$this->store = new \PDO( "sqlite:$folder/object-cache.sqlite" );
		$this->store->exec( 'PRAGMA busy_timeout = 10000; PRAGMA synchronous = OFF' );
		$this->share();
		$this->store->exec( 'CREATE TABLE IF NOT EXISTS cache (name TEXT PRIMARY KEY, value BLOB, ends INTEGER)' );
		$this->switch_to_blog( get_current_blog_id() );
	}

	/** Lets processes read while another one writes. SQLite does not wait for another process that asks for the same. */
	private function share(): void {
		for ( $tries = 0; $tries < 500; $tries++ ) {
			try {
				$this->store->exec( 'PRAGMA journal_mode = WAL' );
				return;
			} catch ( \PDOException $busy ) {
				usleep( 20_000 );
			}
		}
	}

	/** Runs a statement on entries that have not expired. */
	private function run( string $sql, mixed ...$values ): \PDOStatement {
		$statement = $this->store->prepare( $sql );
		$statement->execute( $values );
		return $statement;
	}

	private function name( int|string $key, string $group ): string {
		$group = $group ?: 'default';
		return ( isset( $this->global_groups[ $group ] ) ? '' : $this->blog ) . "$group:$key";
	}

	private function is_own( string $group ): bool {
		if ( $this->has( 'throwing', $group ) ) {
			throw new RuntimeException( 'The cache is gone.' );
		}
		if ( $this->has( 'alone', $group ) ) {
			$this->own[ $group ] ??= array();
		}
		return isset( $this->own[ $group ] );
	}

	/** Whether a group has a fault. */
	private function has( string $fault, string $group ): bool {
		return $fault === $this->fault && str_starts_with( $group, 'frontage' );
	}

	public function add( int|string $key, mixed $value, string $group = '', int $expire = 0 ): bool {
		if ( wp_suspend_cache_addition() ) {
			return false;
		}
		if ( $this->has( 'generous', $group ) ) {
			return $this->set( $key, $value, $group, $expire );
		}
		if ( $this->is_own( $group ) ) {
			return ! array_key_exists( $this->name( $key, $group ), $this->own[ $group ] ) && $this->set( $key, $value, $group );
		}
		$this->run( 'DELETE FROM cache WHERE name = ? AND ends < ?', $this->name( $key, $group ), time() );
		$sql = 'INSERT OR IGNORE INTO cache VALUES (?, ?, ?)';
		return 1 === $this->run( $sql, $this->name( $key, $group ), serialize( $value ), self::ends( $expire ) )->rowCount();
	}

	public function replace( int|string $key, mixed $value, string $group = '', int $expire = 0 ): bool {
		$this->get( $key, $group, false, $found );
		return $found && $this->set( $key, $value, $group, $expire );
	}

	public function set( int|string $key, mixed $value, string $group = '', int $expire = 0 ): bool {
		if ( $this->is_own( $group ) ) {
			$this->own[ $group ][ $this->name( $key, $group ) ] = is_object( $value ) ? clone $value : $value;
			return true;
		}
		$this->run( 'REPLACE INTO cache VALUES (?, ?, ?)', $this->name( $key, $group ), serialize( $value ), self::ends( $expire ) );
		return true;
	}

	public function get( int|string $key, string $group = '', bool $force = false, ?bool &$found = null ): mixed {
		if ( $this->is_own( $group ) ) {
			$found = array_key_exists( $this->name( $key, $group ), $this->own[ $group ] );
			$value = $this->own[ $group ][ $this->name( $key, $group ) ] ?? false;
			return is_object( $value ) ? clone $value : $value;
		}
		$sql   = 'SELECT value FROM cache WHERE name = ? AND ends >= ?';
		$value = $this->run( $sql, $this->name( $key, $group ), time() )->fetchColumn();
		$found = is_string( $value ) && ! $this->has( 'forgetful', $group );
		return $found ? unserialize( $value ) : false;
	}

	public function delete( int|string $key, string $group = '' ): bool {
		if ( $this->is_own( $group ) ) {
			unset( $this->own[ $group ][ $this->name( $key, $group ) ] );
			return true;
		}
		return 1 === $this->run( 'DELETE FROM cache WHERE name = ?', $this->name( $key, $group ) )->rowCount();
	}

	public function incr( int|string $key, int $by, string $group ): int|bool {
		if ( $this->is_own( $group ) || $this->has( 'true', $group ) || $this->has( 'racy', $group ) ) {
			$value = $this->get( $key, $group, false, $found );
			$found && $this->set( $key, (int) $value + $by, $group );
			return $this->has( 'true', $group ) ? true : ( $found ? (int) $value + $by : false );
		}
		$this->store->exec( 'BEGIN IMMEDIATE' );
		$value = $this->get( $key, $group, false, $found );
		$sum   = max( 0, (int) $value + $by );
		$found && $this->run( 'UPDATE cache SET value = ? WHERE name = ?', serialize( $sum ), $this->name( $key, $group ) );
		$this->store->exec( 'COMMIT' );
		return $found ? $sum : false;
	}

	public function flush( string $group = '' ): bool {
		'' === $group
			? $this->run( 'DELETE FROM cache' )
			: $this->run( 'DELETE FROM cache WHERE name LIKE ?', $this->name( '%', $group ) );
		foreach ( '' === $group ? array_keys( $this->own ) : array_intersect( array( $group ), array_keys( $this->own ) ) as $name ) {
			$this->own[ $name ] = array();
		}
		return true;
	}

	/** Makes groups end with the request. @param list<string> $groups Their names. */
	public function keep_for_request( array $groups ): void {
		$this->own += array_fill_keys( $groups, array() );
	}

	public function switch_to_blog( int $blog ): void {
		$this->blog = is_multisite() ? "$blog:" : '';
	}

	private static function ends( int $expire ): int {
		return $expire > 0 ? time() + $expire : PHP_INT_MAX;
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->add( $key, $data, $group, (int) $expire );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->replace( $key, $data, $group, (int) $expire );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, (int) $expire );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->incr( $key, (int) $offset, $group );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->incr( $key, -$offset, $group );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_group( $group ) {
	return $GLOBALS['wp_object_cache']->flush( $group );
}

function wp_cache_supports( $feature ) {
	return 'flush_group' === $feature;
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ) {
	$GLOBALS['wp_object_cache']->global_groups += array_fill_keys( (array) $groups, true );
}

function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->keep_for_request( (array) $groups );
}

function wp_cache_switch_to_blog( $blog_id ) {
	$GLOBALS['wp_object_cache']->switch_to_blog( (int) $blog_id );
}
