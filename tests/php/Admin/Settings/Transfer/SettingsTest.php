<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Transfer;

use Frontage\Base\Clock;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Values;
use Frontage\Domain\Store\Counters;
use WP_Error;

/**
 * Tests the transfer of settings between sites.
 *
 * Export, dry run, import, and undo.
 */
final class SettingsTest extends Transfer_TestCase {
	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	public function test_is_only_for_administrators(): void {
		foreach ( array( '/export', '/import/undo', '/remove-data', '/imports/likes' ) as $path ) {
			$this->assert_only_administrators( fn () => $this->post( $path ) );
		}
		$this->assert_only_administrators( fn () => $this->get( '/tools' ) );
		$this->assert_only_administrators( fn () => $this->import( self::values( array( 'offset' => 7 ) ) ) );
		self::assertSame( 40, Options::get( 'stub-module', 'offset' ) );
	}

	public function test_exports_can_be_imported_on_another_site(): void {
		Options::save(
			array(
				'blocks'   => array( 'stub-block' => false ),
				'features' => array( 'stub-module' => true ),
			),
			array(
				'stub-module' => array(
					'offset' => 12,
					'title'  => 'Zoë & co',
				),
			)
		);
		$file = (string) wp_json_encode( $this->post( '/export' )->get_data() );
		self::assertSame( 0, $this->dry_run( $file )['counts']['changes'] );
		delete_option( Options::OPTION );

		$plan  = $this->dry_run( $file );
		$lines = array_column( $plan['changes'], null, 'field' );
		self::assertTrue( $plan['can_import'] );
		self::assertSame( array( 40, 12 ), array( $lines['stub-module.offset']['from'], $lines['stub-module.offset']['to'] ) );
		self::assertSame( array( true, false ), array( $lines['on.blocks.stub-block']['from'], $lines['on.blocks.stub-block']['to'] ) );
		self::assertSame( 4, $plan['counts']['changes'] );
		self::assertSame( 40, Options::get( 'stub-module', 'offset' ) );

		$this->import( $file );
		self::assertSame(
			array( 12, 'Zoë & co', false, true ),
			array(
				Options::get( 'stub-module', 'offset' ),
				Options::get( 'stub-module', 'title' ),
				Options::is_on( 'blocks', 'stub-block' ),
				Options::is_on( 'features', 'stub-module' ),
			)
		);
		self::assertSame( json_decode( $file, true )['parts'], self::read( $this->post( '/export' ) )['parts'] );
	}

	public function test_exports_only_selected_parts(): void {
		$parts = array( 'settings', 'presets', 'overlays', 'counters' );
		self::assertSame( $parts, array_keys( self::read( $this->post( '/export' ) )['parts'] ) );
		self::assertSame(
			array( 'counters' ),
			array_keys( self::read( $this->post( '/export', array( 'parts' => array( 'counters' ) ) ) )['parts'] )
		);
	}

	public function test_exports_match_the_schema(): void {
		Counters::set( 'likes', $this->make_post( array( 'post_name' => 'liked' ) ), 5 );
		$json   = (string) file_get_contents( Paths::path( 'docs/transfer.schema.json' ) );
		$json   = (string) preg_replace( '/"const": ("[^"]+"|\d+)/', '"enum": [ $1 ], "type": [ "string", "integer" ]', $json );
		$schema = json_decode( $json, true );
		foreach ( array( 'settings', 'presets', 'overlays', 'counters' ) as $part ) {
			$schema['properties']['parts']['properties'][ $part ] = $schema['$defs'][ $part ];
		}
		$export = self::read( $this->post( '/export' ) );
		self::assertTrue( rest_validate_value_from_schema( $export, $schema, 'export' ) );
		self::assertSame( array_keys( $schema['properties'] ), array_keys( $export ) );
		$export['parts']['counters'][0]['kind'] = 'No kind!';
		self::assertInstanceOf( WP_Error::class, rest_validate_value_from_schema( $export, $schema, 'export' ) );
	}

	public function test_does_not_export_secrets_and_constants(): void {
		define( 'FRONTAGE_HELD_MODULE_TITLE', 'From wp-config' );
		Options::save(
			array(),
			array(
				'stub-module' => array(
					'key'   => 'swordfish',
					'title' => 'swordfish!',
				),
			)
		);
		$data = $this->post( '/export' )->get_data();
		$file = (string) wp_json_encode( $data );
		self::assertStringNotContainsString( 'swordfish', $file );
		self::assertStringNotContainsString( 'From wp-config', $file );
		self::assertStringNotContainsString( (string) Values::get( 'frontage_token_key' ), $file );
		$values = self::read( $this->post( '/export' ) )['parts']['settings']['values'];
		self::assertSame( array( 'offset', 'title', 'side', 'loud' ), array_keys( $values['stub-module'] ) );
		self::assertArrayNotHasKey( 'title', $values['held-module'] ?? array() );
	}

	public function test_skips_and_reports_unknown_values(): void {
		defined( 'FRONTAGE_HELD_MODULE_SIDE' ) || define( 'FRONTAGE_HELD_MODULE_SIDE', 'nonsense' );
		$plan = $this->dry_run(
			self::file(
				array(
					'settings' => array(
						'on'     => array(
							'blocks' => array( 'no-such-block' => true ),
							'themes' => array( 'x' => true ),
						),
						'values' => array(
							'stub-module' => array(
								'offset'  => 7,
								'nothing' => 1,
							),
							'no-module'   => array( 'a' => '<script>' ),
							'held-module' => array( 'side' => 'left' ),
						),
					),
					'dreams'   => array( 1 ),
				)
			)
		);
		self::assertSame(
			array( 'parts.dreams', 'on.blocks.no-such-block', 'on.themes.x', 'stub-module.nothing', 'no-module.a', 'held-module.side' ),
			array_column( $plan['skipped'], 'field' )
		);
		self::assertStringContainsString( 'FRONTAGE_HELD_MODULE_SIDE', $plan['skipped'][5]['why'] );
		self::assertTrue( $plan['can_import'] );
	}

	public function test_an_import_can_be_undone_for_a_day(): void {
		Options::save( array(), array( 'stub-module' => array( 'title' => 'Before' ) ) );
		$this->import(
			self::values(
				array(
					'offset' => 7,
					'title'  => 'After',
					'side'   => 'right',
				)
			)
		);
		self::assertSame( 3, self::read( $this->get( '/tools' ) )['undo']['changes'] );
		Options::save(
			array(),
			array(
				'stub-module' => array(
					'title' => 'Mine',
					'loud'  => false,
				),
			)
		);
		self::assertSame( array( 'undo' => null ), self::read( $this->post( '/import/undo' ) ) );
		self::assertSame(
			array( 40, 'Mine', 'left', false ),
			array_map( static fn ( string $key ): mixed => Options::get( 'stub-module', $key ), array( 'offset', 'title', 'side', 'loud' ) )
		);
		self::assertSame(
			array( 400, 'undo' ),
			array( $this->post( '/import/undo' )->get_status(), $this->post( '/import/undo' )->get_data()['data']['field'] )
		);
	}

	public function test_undoing_restores_the_previous_values(): void {
		Options::save( array(), array( 'stub-module' => array( 'title' => 'Before' ) ) );
		$this->import( self::values( array( 'title' => 'After' ) ) );
		$this->post( '/import/undo' );
		self::assertSame( 'Before', Options::get( 'stub-module', 'title' ) );
	}

	public function test_an_import_cannot_be_undone_after_a_day(): void {
		$this->import( self::values( array( 'offset' => 7 ) ) );
		Clock::stop( time() + DAY_IN_SECONDS + 5 );
		self::assertNull( self::read( $this->get( '/tools' ) )['undo'] );
		self::assertSame( 400, $this->post( '/import/undo' )->get_status() );
		do_action( 'frontage_daily' );
		self::assertNull( Values::get( 'frontage_import_undo' ) );
		self::assertSame( 7, Options::get( 'stub-module', 'offset' ) );
	}
}
