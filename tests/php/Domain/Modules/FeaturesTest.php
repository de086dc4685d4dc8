<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Modules;

use Frontage\Base\Manifest;
use PHPUnit\Framework\TestCase;

/** Tests that the build knows what features say of themselves: no class is loaded to be asked. */
final class FeaturesTest extends TestCase {
	public function test_the_build_reads_when_each_is_needed(): void {
		$found = 0;
		foreach ( array( 'features', 'blocks' ) as $kind ) {
			foreach ( Manifest::get()[ $kind ] as $module ) {
				if ( ! isset( $module['feature'], $module['class'] ) ) {
					continue;
				}
				++$found;
				$class = $module['class'];
				self::assertSame( self::constant( "$class::WHEN", '' ), $module['feature'], $class );
				self::assertSame( self::constant( "$class::OFF_BY_DEFAULT", false ), $module['off'] ?? false, $class );
			}
		}
		self::assertGreaterThan( 10, $found );
	}

	/** Returns a constant of a class, or what stands for it. */
	private static function constant( string $name, mixed $other ): mixed {
		return defined( $name ) ? constant( $name ) : $other;
	}
}
