<?php
/**
 * Keeps two things, for tests; the first cannot be cleaned.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Privacy;

use Frontage\Settings\Privacy\Keeping;
use Frontage\Settings\Privacy\Keeps;

/**
 * Notes what was cleaned.
 */
final class Broken_Keeper implements Keeps {
	/** @var list<string> */
	public static array $cleaned = array();

	public static function keeps(): array {
		return array(
			Keeping::for_days( 'broken', 'Broken', '', 'nowhere', 3, static fn ( int $days ) => throw new \RuntimeException( "Cannot clean after $days." ) ),
			Keeping::for_days(
				'after',
				'After',
				'We store <b>everything</b>.',
				'nowhere',
				7,
				static function ( int $days ): void {
					self::$cleaned[] = "after $days";
				}
			)->between( 2, 9 ),
		);
	}
}
