<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * A backup of the whole database.
 *
 * Keeps every row in memory and writes back what changed. The test site is small.
 */
final class Snapshot {
	/** @var array<string, array{create: string, rows: list<array<string, string|null>>}>|null */
	private static ?array $tables = null;

	/** Saves all tables unless a snapshot already exists. */
	public static function take(): void {
		if ( null !== self::$tables ) {
			return;
		}
		self::$tables = array();
		foreach ( self::names() as $name ) {
			self::$tables[ $name ] = array(
				'create' => self::definition( $name ),
				'rows'   => self::rows( $name ),
			);
		}
	}

	/** Restores tables and rows. */
	public static function restore(): void {
		global $wpdb;
		$now = self::names();
		foreach ( array_diff( $now, array_keys( self::$tables ?? array() ) ) as $name ) {
			$wpdb->query( "DROP TABLE `$name`" ); // phpcs:ignore WordPress.DB
		}
		foreach ( self::$tables ?? array() as $name => $table ) {
			if ( in_array( $name, $now, true ) && self::definition( $name ) !== $table['create'] ) {
				$wpdb->query( "DROP TABLE `$name`" ); // phpcs:ignore WordPress.DB
				$now = array_diff( $now, array( $name ) );
			}
			if ( ! in_array( $name, $now, true ) ) {
				$wpdb->query( $table['create'] ); // phpcs:ignore WordPress.DB
			}
			self::refill( $name, $table['rows'] );
		}
		self::$tables = null;
	}

	/**
	 * @param string $name Table name.
	 * @param list<array<string, string|null>> $rows Rows to restore.
	 */
	private static function refill( string $name, array $rows ): void {
		global $wpdb;
		if ( self::rows( $name ) === $rows ) {
			return;
		}
		$wpdb->query( "DELETE FROM `$name`" ); // phpcs:ignore WordPress.DB
		foreach ( $rows as $row ) {
			$wpdb->insert( $name, $row );
		}
	}

	/**
	 * @return list<string>
	 */
	private static function names(): array {
		global $wpdb;
		return array_values( array_map( 'strval', $wpdb->get_col( 'SHOW TABLES' ) ) );
	}

	private static function definition( string $name ): string {
		global $wpdb;
		$sql = (string) $wpdb->get_var( "SHOW CREATE TABLE `$name`", 1 ); // phpcs:ignore WordPress.DB
		return (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', $sql );
	}

	/**
	 * @param string $name Table name.
	 * @return list<array<string, string|null>>
	 */
	private static function rows( string $name ): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT * FROM `$name`", ARRAY_A ) ?: array(); // phpcs:ignore WordPress.DB
	}
}
