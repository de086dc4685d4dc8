<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use ArrayObject;

/** How many seconds requests to others may take, as WordPress is told; so no test has to wait and look at the clock. */
final class Requested_Seconds {
	/** @return ArrayObject<int, int|float> Gets the seconds of every request from now on, until the test ends. */
	public static function from_now_on(): ArrayObject {
		/** @var ArrayObject<int, int|float> $seconds */
		$seconds = new ArrayObject();
		add_filter(
			'http_request_args',
			static function ( array $args ) use ( $seconds ): array {
				$seconds->append( $args['timeout'] );
				return $args;
			}
		);
		return $seconds;
	}
}
