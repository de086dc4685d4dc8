<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * Signals that WordPress called `wp_die()`.
 *
 * Thrown instead of ending the test run.
 */
final class Died extends \RuntimeException {
	/**
	 * @param int $status HTTP status.
	 */
	public function __construct( string $message, public readonly int $status ) {
		parent::__construct( $message );
	}

	/** Returns the callback for the `wp_die` handler filters. */
	public static function handler(): callable {
		return static function ( mixed $message, mixed $title = '', mixed $args = array() ): never {
			$text   = is_wp_error( $message ) ? $message->get_error_message() : ( is_scalar( $message ) ? (string) $message : '' );
			$status = is_array( $args ) ? ( $args['response'] ?? null ) : null;
			throw new self( $text, is_int( $status ) ? $status : 200 );
		};
	}
}
