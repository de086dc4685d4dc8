<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Count;
use Frontage\Tests\TestCase;

/** Tests numbers between what is in front of and behind them. */
final class CountTest extends TestCase {
	public function test_what_no_language_writes_from_right_to_left_stays_where_it_is_in_all_of_them(): void {
		foreach ( array( '%', '+', ' km', ' °C', '€' ) as $around ) {
			self::assertStringContainsString( 'frontage-count__final" dir="ltr"', self::html( '', $around ), $around );
			self::assertStringContainsString( 'frontage-count__final" dir="ltr"', self::html( $around, '' ), $around );
		}
		foreach ( array( '', ' ק״מ', ' كم', '٪' ) as $around ) {
			self::assertStringContainsString( 'frontage-count__final">', self::html( '', $around ), $around );
		}
	}

	/** Returns a number with its prefix and suffix. */
	private static function html( string $prefix, string $suffix ): string {
		return ( new Count( compact( 'prefix', 'suffix' ) + array( 'number' => '95' ) ) )->html()->html;
	}
}
