<?php
declare( strict_types=1 );

namespace Frontage\Tests\Base;

use Frontage\Autoload;
use Frontage\Tests\TestCase;
use ReflectionClassConstant;

/** Tests that code of others finds renamed classes under their old names, and is told the new ones. */
final class RenamedClassesTest extends TestCase {
	public function test_old_names_lead_to_the_new_classes(): void {
		$told = array();
		add_action(
			'deprecated_class_run',
			static function ( string $old, string $replacement ) use ( &$told ): void {
				$told[ $old ] = $replacement;
			},
			10,
			2
		);
		add_filter( 'deprecated_class_trigger_error', '__return_false' );
		$expected = array();
		foreach ( (array) ( new ReflectionClassConstant( Autoload::class, 'RENAMED' ) )->getValue() as $old => $new ) {
			$expected[ "Frontage\\$old" ] = "Frontage\\$new";
			$name                         = "Frontage\\$old";
			self::assertTrue( class_exists( $name ) || interface_exists( $name ), "$old is not found." );
			self::assertTrue( is_a( $name, "Frontage\\$new", true ), "$old is not $new." );
		}
		self::assertNotSame( array(), $expected );
		self::assertSame( $expected, $told );
	}
}
