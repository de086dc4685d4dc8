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
 * A lock for work that only one PHP process may do at a time.
 *
 * An option row that one process owns until it is released or expires. Works across servers.
 */
final class Lock {
	/**
	 * Creates the handle of an acquired lock.
	 *
	 * @param string $option Option name.
	 * @param string $value Option value while the lock is ours.
	 */
	private function __construct( private string $option, private string $value ) {}

	/**
	 * Acquires the lock, or returns null if another process holds it.
	 *
	 * @param string $name Lock name.
	 * @param int $seconds Seconds until the lock expires.
	 * @phpstan-impure
	 */
	public static function take( string $name, int $seconds ): ?self {
		$option = "frontage_lock_$name";
		$value  = sprintf( '%d %s', Clock::now() + $seconds, bin2hex( random_bytes( 8 ) ) );
		$taken  = Secret::insert( $option, $value ) || self::take_over( $option, $value );
		return $taken ? new self( $option, $value ) : null;
	}

	/** Releases the lock, unless another process has taken it over. */
	public function release(): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', $wpdb->options, $this->option, $this->value )
		);
		Secret::forget( $this->option );
	}

	/**
	 * Takes over an expired lock.
	 *
	 * @param string $option Option name.
	 * @param string $value Our value.
	 */
	private static function take_over( string $option, string $value ): bool {
		global $wpdb;
		$held = Secret::stored( $option );
		if ( (int) $held >= Clock::now() ) {
			return false;
		}
		$sql = 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s';
		Retry::write( $wpdb->prepare( $sql, $wpdb->options, $value, $option, $held ) );
		return Secret::stored( $option ) === $value;
	}
}
