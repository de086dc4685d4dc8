<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Closure;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use wpdb;

/**
 * A database class that knows a primary and a replica, and a replica that is late.
 *
 * Reads see our tables as they were when the test began, until the request says that it must read from the primary. Tests name the
 * beginning of the next request, which reads from the replica again. For MariaDB; needs ISOLATION = 'snapshot'.
 */
final class Late_Replica extends wpdb {
	private const COPY = 'late_';

	/** Whether this request reads from the primary. */
	private bool $is_primary = false;

	private wpdb $real;

	/**
	 * Takes the place of WordPress's database class. The connection is the same.
	 */
	public function __construct( wpdb $real ) {
		$real->flush(); // Its last result is not ours to free.
		Closure::bind(
			function () use ( $real ): void {
				foreach ( get_object_vars( $real ) as $name => $value ) {
					$this->$name = $value;
				}
			},
			$this,
			wpdb::class
		)();
		$this->real = $real;
		foreach ( Tables::all() as $table ) {
			parent::query( 'DROP TABLE IF EXISTS ' . self::COPY . $table );
			parent::query( 'CREATE TABLE ' . self::COPY . "$table LIKE $table" );
			parent::query( 'INSERT INTO ' . self::COPY . "$table SELECT * FROM $table" );
		}
		$GLOBALS['wpdb'] = $this;
		$this->next_request();
	}

	/** Gives the database class back. */
	public function remove(): void {
		foreach ( Tables::all() as $table ) {
			parent::query( 'DROP TABLE IF EXISTS ' . self::COPY . $table );
		}
		$GLOBALS['wpdb'] = $this->real;
	}

	/** Another request begins: nothing is known, and reads go to the replica. */
	public function next_request(): void {
		$this->is_primary = false;
		Values::forget();
		wp_cache_flush();
	}

	/** As HyperDB and LudicrousDB call it. */
	public function send_reads_to_masters(): void {
		$this->is_primary = true;
	}

	/**
	 * Runs a statement.
	 *
	 * @param string $query SQL.
	 * @return int|bool
	 */
	public function query( $query ) {
		$is_late = ! $this->is_primary && 1 === preg_match( '/^\s*SELECT/i', $query );
		$ours    = "{$this->prefix}frontage_";
		return parent::query( $is_late ? str_replace( $ours, self::COPY . $ours, $query ) : $query );
	}
}
