<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Work that only one PHP process may do.
 *
 * An option row that one process owns until it is done or its time is over; works across machines.
 */
final class Lock {
	/**
	 * Prepares the handle of a lock that is held.
	 *
	 * @param string $option The row's name.
	 * @param string $value  The row's value while it is ours.
	 */
	private function __construct( private string $option, private string $value ) {}

	/**
	 * Takes the lock, or gives null if another process has it.
	 *
	 * @param string $name    What is locked.
	 * @param int    $seconds When it counts as left behind.
	 * @phpstan-impure
	 */
	public static function take( string $name, int $seconds ): ?self {
		$option = "frontage_lock_$name";
		$value  = sprintf( '%d %s', Clock::now() + $seconds, bin2hex( random_bytes( 8 ) ) );
		$taken  = Secret::insert( $option, $value ) || self::take_over( $option, $value );
		return $taken ? new self( $option, $value ) : null;
	}

	/** Gives the lock back, unless another process has taken it over meanwhile. */
	public function release(): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', $wpdb->options, $this->option, $this->value ) );
		Secret::forget( $this->option );
	}

	/**
	 * Takes a lock whose owner died.
	 *
	 * @param string $option The row's name.
	 * @param string $value  Our value.
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
