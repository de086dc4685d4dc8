<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Admin\Exit_Converter\Backups;
use Frontage\Admin\Exit_Converter\Replacement;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Migrations;
use RuntimeException;

/** Tests that no conversion loses what an earlier one stored. */
final class ExitConverterAgainTest extends Exit_Converter_TestCase {
	protected const ISOLATION = 'snapshot';

	public function test_a_second_conversion_keeps_what_the_first_one_stored(): void {
		$id = $this->ours();
		$this->save( $id );
		$later = self::CORES . '<!-- wp:frontage/tabs /-->';
		$this->change( $id, $later );
		self::assertSame( 200, $this->save( $id, self::CORES . 'Plain.', $later )->get_status() );
		self::assertSame( 1, self::read( $this->get( '/tools' ) )['converted'] );

		self::assertSame( 1, self::read( $this->post( '/exit-converter/undo' ) )['restored'] );
		self::assertSame( $later, get_post_field( 'post_content', $id, 'raw' ) );
		$skipped = self::read( $this->post( '/exit-converter/undo' ) )['skipped'][0];
		self::assertStringContainsString( 'changed since', $skipped['why'] );
		self::assertSame( self::OURS, $skipped['original'] );
		$this->change( $id, self::CORES );
		self::assertSame( 1, self::read( $this->post( '/exit-converter/undo' ) )['restored'] );
		self::assertSame( self::OURS, get_post_field( 'post_content', $id, 'raw' ) );
		self::assertSame( 0, Backups::count() );
	}

	public function test_an_interrupted_conversion_keeps_what_an_earlier_one_stored(): void {
		$id = $this->ours();
		$this->save( $id );
		$fail = static function (): void {
			throw new RuntimeException( 'A plugin fails.' );
		};
		add_filter( 'wp_insert_post_data', $fail, 1 );
		try {
			Replacement::save( (string) $id, Replacement::hash( self::CORES ), 'New' );
			self::fail( 'The plugin fails.' );
		} catch ( RuntimeException ) {
			remove_filter( 'wp_insert_post_data', $fail, 1 );
		}
		self::assertSame( 1, self::read( $this->post( '/exit-converter/undo' ) )['restored'] );
		self::assertSame( self::OURS, get_post_field( 'post_content', $id, 'raw' ) );
	}

	public function test_content_from_before_an_update_can_still_be_restored(): void {
		global $wpdb;
		$id = $this->ours();
		$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', Tables::name( Backups::TABLE ) ) );
		Migrations::run( 7 );
		$wpdb->insert(
			Tables::name( 'originals' ),
			array(
				'place'   => (string) $id,
				'content' => 'Before',
				'written' => Replacement::hash( self::OURS ),
				'created' => '2026-01-01',
			)
		);
		Migrations::run( 8 );
		Migrations::run( 8 );
		self::assertSame( 1, self::read( $this->post( '/exit-converter/undo' ) )['restored'] );
		self::assertSame( 'Before', get_post_field( 'post_content', $id, 'raw' ) );
	}
}
