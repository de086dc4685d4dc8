<?php
/**
 * @package Frontage
 */

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

	/**
	 * Salts read during this request, keyed by site and day.
	 *
	 * @var array<string, string>
	 */
	private static array $known = array();

	/** Returns today's salt. The first caller creates it and deletes the older ones. */
	public static function today(): string {
		$day = str_replace( '-', '', Clock::day() );
		$key = get_current_blog_id() . ' ' . $day;
		if ( ! isset( self::$known[ $key ] ) ) {
			self::$known[ $key ] = Secret::stored( self::PREFIX . $day ) ?: self::start( $day );
		}
		return self::$known[ $key ];
	}

	/**
	 * Deletes the salts of earlier days.
	 *
	 * @param string|null $day First day to keep, as `Ymd`; defaults to today.
	 */
	public static function purge( ?string $day = null ): void {
		global $wpdb;
		$sql = 'DELETE FROM %i WHERE option_name LIKE %s AND option_name < %s';
		Retry::write(
			$wpdb->prepare(
				$sql,
				$wpdb->options,
				$wpdb->esc_like( self::PREFIX ) . '%',
				self::PREFIX . ( $day ?? str_replace( '-', '', Clock::day() ) )
			)
		);
	}

	/** Clears the salts read during this request, for tests that change the day. */
	public static function forget(): void {
		self::$known = array();
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
