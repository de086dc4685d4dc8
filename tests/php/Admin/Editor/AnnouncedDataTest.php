<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Editor;

use Frontage\Admin\Editor\Announced_Data;
use Frontage\Admin\Editor\Editor;
use Frontage\Admin\Editor\Provides_Editor_Data;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Tests\TestCase;

/** Tests what the editor is told about additions of other plugins. */
final class AnnouncedDataTest extends TestCase {
	protected function tearDown(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
		foreach ( array( Editor::MODULES, Editor::SHARED ) as $handle ) {
			wp_deregister_script( $handle );
		}
		parent::tearDown();
	}

	/** Announces a class of another plugin that provides data. */
	private static function announce(): void {
		$data = new class() implements Provides_Editor_Data {
			public static function key(): string {
				return 'acmeColors';
			}

			public static function data(): array {
				return array(
					array(
						'name'  => 'red',
						'label' => '</script>',
					),
				);
			}
		};
		add_filter(
			'frontage_manifests',
			static fn ( array $all ): array => $all + array(
				'acme' => array( 'implementations' => array( Provides_Editor_Data::class => array( $data::class ) ) ),
			)
		);
		Manifest::add_announced();
	}

	/** Returns the inline data of the editor's script. */
	private static function printed(): string {
		Editor::register();
		return (string) wp_scripts()->get_inline_script_data( Editor::MODULES, 'before' );
	}

	public function test_prints_what_other_plugins_add(): void {
		self::announce();
		self::assertSame( 'red', Announced_Data::all()['acmeColors'][0]['name'] );
		$printed = self::printed();
		self::assertMatchesRegularExpression( '/"announced":\{.*"acmeColors":\[\{"name":"red","label":/', $printed );
		self::assertStringNotContainsString( '</', $printed );
	}

	public function test_prints_lists_of_our_own_without_other_plugins(): void {
		self::assertContains( 'delay', array_column( Announced_Data::all()['overlayTriggers'], 'name' ) );
		self::assertArrayNotHasKey( 'acmeColors', Announced_Data::all() );
		self::assertStringContainsString( '"overlayTriggers":[', self::printed() );
	}
}
