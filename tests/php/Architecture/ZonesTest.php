<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Architecture;

use Frontage\Tests\Php_Sources;
use Frontage\Tests\Zones;
use PHPUnit\Framework\TestCase;

/** Floors look down, modules stand alone, the kernel names no module. */
final class ZonesTest extends TestCase {
	private const FILES_IN_A_KNOT = 4;

	private static function ours(): Zones {
		static $zones = null;

		return $zones ??= new Zones( Php_Sources::all(), Php_Sources::slugs() );
	}

	public function test_no_layer_uses_a_higher_one(): void {
		self::assertSame( array(), self::ours()->upward() );
	}

	public function test_no_module_uses_another(): void {
		self::assertSame( array(), self::ours()->between_modules() );
	}

	public function test_the_shared_code_names_no_module(): void {
		self::assertSame( array(), self::ours()->named_modules() );
	}

	public function test_has_no_large_dependency_cycles(): void {
		self::assertSame( array(), self::ours()->knots( self::FILES_IN_A_KNOT ) );
	}

	public function test_detects_a_higher_layer_under_an_alias(): void {
		$zones = new Zones(
			array(
				'includes/Base/A.php'  => '<?php namespace Frontage\Base; use Frontage\Admin\{ C as D }'
					. '; final class A { function b() { D::x(); } }',
				'includes/Admin/C.php' => '<?php namespace Frontage\Admin; use Frontage\Base\A; final class C {}',
			),
			array()
		);
		self::assertCount( 1, $zones->upward() );
		self::assertStringStartsWith( 'includes/Base/A.php uses Frontage\Admin\C, which is a floor above it.', $zones->upward()[0] );
	}

	public function test_detects_a_function_of_a_higher_layer(): void {
		$zones = new Zones(
			array(
				'includes/Base/A.php'   => '<?php namespace Frontage\Base; use function Frontage\Domain\el; final class A {}',
				'includes/Domain/f.php' => '<?php namespace Frontage\Domain; function el() {}',
			),
			array()
		);
		self::assertCount( 1, $zones->upward() );
	}

	public function test_detects_another_module(): void {
		$zones = new Zones(
			array(
				'blocks/tabs/server/A.php' => '<?php namespace Frontage\Blocks\Tabs; final class A { function b() { return '
					. '\Frontage\Features\Sticky_Header\C::x(); } }',
				'blocks/tabs/server/D.php' => '<?php namespace Frontage\Blocks\Tabs; use Frontage\Blocks\Tabs\A; final class D {}',
			),
			array()
		);
		self::assertCount( 1, $zones->between_modules() );
		self::assertStringStartsWith(
			'blocks/tabs/server/A.php uses Frontage\Features\Sticky_Header\C of another module.',
			$zones->between_modules()[0]
		);
	}

	public function test_detects_a_module_in_shared_code_but_not_in_comments(): void {
		$zones = new Zones(
			array(
				'includes/Domain/A.php' => '<?php namespace Frontage\Domain; /** Such as frontage/tabs. */ final class A { const B = '
					. 'array( "frontage/tabs", "frontage/tabs-like" ); }',
				'includes/Domain/C.php' => '<?php namespace Frontage\Domain; use Frontage\Blocks\Tabs\D; final class C {}',
			),
			array( 'tabs' )
		);
		self::assertSame(
			array(
				'includes/Domain/C.php uses Frontage\Blocks\Tabs\D. The kernel never names a module.',
				'includes/Domain/A.php says “frontage/tabs”. The kernel never names a module.',
			),
			$zones->named_modules()
		);
	}

	public function test_detects_a_cycle_of_five_files(): void {
		$sources = array();
		foreach ( range( 0, 4 ) as $number ) {
			$sources[ "includes/Base/A$number.php" ] = sprintf(
				'<?php namespace Frontage\Base; final class A%d { function b() { new A%d(); } }',
				$number,
				( $number + 1 ) % 5
			);
		}
		$zones = new Zones( $sources, array() );
		self::assertSame(
			array(
				'5 files use each other in a circle, 4 are allowed: includes/Base/A0.php, includes/Base/A1.php, '
					. 'includes/Base/A2.php, includes/Base/A3.php, includes/Base/A4.php',
			),
			$zones->knots( 4 )
		);
		self::assertSame( array(), $zones->knots( 5 ) );
	}
}
