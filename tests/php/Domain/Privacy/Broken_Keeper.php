<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Privacy;

use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;


/**
 * A stub that stores two kinds of data; cleaning the first fails.
 *
 * Records what was cleaned.
 */
final class Broken_Keeper implements Provides_Retention {
	/** @var list<string> */
	public static array $cleaned = array();

	public static function retention_rules(): array {
		return array(
			Retention_Rule::for_days(
				'broken',
				'Broken',
				'',
				'nowhere',
				3,
				static fn ( int $days ) => throw new \RuntimeException( "Cannot clean after $days." )
			),
			Retention_Rule::for_days(
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
