<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * The daily salts for hashing visitors.
 *
 * A random value for each day (UTC), shared by all processes and deleted the day after.
 */
final class Salts {
	private const PREFIX = 'frontage_salt_';

	/** Returns today's salt. The first caller creates it and deletes the older ones. */
	public static function today(): string {
		$day  = str_replace( '-', '', Clock::day() );
		$salt = Values::get( self::PREFIX . $day );
		return is_string( $salt ) ? $salt : self::start( $day );
	}

	/**
	 * Deletes the salts of earlier days.
	 *
	 * @param string|null $day First day to keep, as `Ymd`; defaults to today.
	 */
	public static function purge( ?string $day = null ): void {
		global $wpdb;
		$sql = 'DELETE FROM %i WHERE name LIKE %s AND name < %s';
		First_Tables::write(
			$wpdb->prepare(
				$sql,
				Tables::name( 'values' ),
				$wpdb->esc_like( self::PREFIX ) . '%',
				self::PREFIX . ( $day ?? str_replace( '-', '', Clock::day() ) )
			)
		);
	}

	/**
	 * Creates the salt of a day.
	 *
	 * @param string $day Day as `Ymd`.
	 */
	private static function start( string $day ): string {
		$salt = Secret::get( self::PREFIX . $day );
		self::purge( $day );
		return $salt;
	}
}
