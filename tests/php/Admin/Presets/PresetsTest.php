<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Presets;

use Frontage\Admin\Presets\Presets;
use Frontage\Tests\Admin\Settings\Transfer\Transfer_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests presets in the REST API and their transfer between sites.
 *
 * Permissions, validation, and imports.
 */
final class PresetsTest extends Transfer_TestCase {
	private const QUIET = array(
		'block'      => 'frontage/tabs',
		'title'      => 'Quiet “one”',
		'attributes' => array(
			'textColor' => 'contrast',
			'style'     => array( 'elements' => array( 'link' => array( 'color' => array( 'text' => 'var:preset|color|accent' ) ) ) ),
		),
	);

	public function test_authors_can_use_presets_of_editors(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		$preset = self::read( $this->post( '/presets', self::QUIET ) );
		self::assertEquals( self::QUIET, array_diff_key( $preset, array( 'id' => 0 ) ) );
		$this->act_as( $this->make_user( 'author' ) );
		self::assertSame( array( $preset ), self::read( $this->get( '/presets' ) ) );
		self::assertSame( 403, $this->post( '/presets', self::QUIET )->get_status() );
		self::assertSame( 403, $this->post( "/presets/{$preset['id']}", array( 'title' => 'X' ) )->get_status() );
		self::assertSame( 403, $this->delete( $preset['id'] )->get_status() );
		$this->act_as( $this->make_user( 'subscriber' ) );
		self::assertSame( 403, $this->get( '/presets' )->get_status() );
	}

	public function test_presets_can_be_renamed_deleted_and_restored(): void {
		$preset  = self::read( $this->post( '/presets', self::QUIET ) );
		$renamed = self::read( $this->post( "/presets/{$preset['id']}", array( 'title' => ' Loud ' ) ) );
		self::assertEquals( array( 'title' => 'Loud' ) + $preset, $renamed );
		self::assertSame( $renamed, self::read( $this->delete( $preset['id'] ) ) );
		self::assertSame(
			array( 404, 404 ),
			array(
				$this->delete( $preset['id'] )->get_status(),
				$this->post( "/presets/{$preset['id']}", array( 'title' => 'X' ) )->get_status(),
			)
		);
		$this->post( '/presets', $renamed );
		self::assertSame( array( $renamed ), self::read( $this->get( '/presets' ) ) );
	}

	/**
	 * Provides invalid presets with the field at fault.
	 *
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function wrong(): iterable {
		yield 'no block' => array( array( 'block' => null ), 'block' );
		yield 'a path for a block' => array( array( 'block' => '../x' ), 'block' );
		yield 'an id of others' => array( array( 'id' => '_settings' ), 'id' );
		yield 'no name' => array( array( 'title' => ' ' ), 'title' );
		yield 'a long name' => array( array( 'title' => str_repeat( 'é', 61 ) ), 'title' );
		yield 'markup in the name' => array( array( 'title' => '<b>x</b>' ), 'title' );
		yield 'a list' => array( array( 'attributes' => array( 1 ) ), 'attributes' );
		yield 'a script' => array( array( 'attributes' => array( 'icon' => array( 'url' => 'javascript:x' ) ) ), 'attributes.icon.url' );
		yield 'a key with signs' => array( array( 'attributes' => array( 'a"b' => 1 ) ), 'attributes' );
		yield 'a secret' => array( array( 'attributes' => array( 'apiKey' => 'x' ) ), 'attributes' );
		yield 'a long text' => array( array( 'attributes' => array( 'a' => str_repeat( 'x', 501 ) ) ), 'attributes.a' );
		yield 'a large look' => array(
			array(
				'attributes' => array_fill_keys(
					array_map( static fn ( int $i ): string => "a$i", range( 1, 50 ) ),
					str_repeat( 'x', 450 )
				),
			),
			'attributes',
		);
		yield 'a deep one' => array(
			array( 'attributes' => json_decode( str_repeat( '{"a":', 9 ) . '1' . str_repeat( '}', 9 ), true ) ),
			'attributes.a.a.a.a.a.a.a.a',
		);
	}

	/**
	 * Tests that an invalid preset is refused, naming the field, and not stored.
	 *
	 * @param array<string, mixed> $change Invalid values.
	 * @param string $field The field at fault.
	 */
	#[DataProvider( 'wrong' )]
	public function test_rejects_invalid_presets( array $change, string $field ): void {
		$answer = $this->post( '/presets', $change + self::QUIET );
		self::assertSame( array( 400, $field ), array( $answer->get_status(), $answer->as_error()?->get_error_data()['field'] ) );
		$file = self::file( array( 'presets' => array( $change + self::QUIET + array( 'id' => '0123456789ab' ) ) ) );
		$plan = $this->dry_run( $file );
		self::assertSame( array( false, "presets[0].$field" ), array( $plan['can_import'], $plan['refused'][0]['field'] ) );
		$this->import( $file );
		self::assertSame( array(), Presets::all() );
	}

	public function test_presets_can_be_exported_and_imported(): void {
		$kept  = self::read( $this->post( '/presets', self::QUIET ) );
		$added = array( 'id' => '0123456789ab' ) + self::QUIET;
		$file  = self::file( array( 'presets' => array( array( 'title' => 'New name' ) + $kept, $added ) ) );
		self::assertSame( 2, $this->dry_run( $file )['counts']['changes'] );
		$this->import( $file );
		self::assertSame(
			array( 'New name', 'Quiet “one”' ),
			array( Presets::get( $kept['id'] )?->title, Presets::get( '0123456789ab' )?->title )
		);
		self::assertSame( 0, $this->dry_run( $file )['counts']['changes'] );
		$this->post( '/presets/0123456789ab', array( 'title' => 'Changed since' ) );
		$this->post( '/import/undo' );
		self::assertSame(
			array( 'Quiet “one”', 'Changed since' ),
			array( Presets::get( $kept['id'] )?->title, Presets::get( '0123456789ab' )?->title )
		);
	}

	public function test_rejects_duplicate_ids(): void {
		$one  = array( 'id' => '0123456789ab' ) + self::QUIET;
		$plan = $this->dry_run( self::file( array( 'presets' => array( $one, $one ) ) ) );
		self::assertSame( 'presets[1].id', $plan['refused'][0]['field'] );
	}

	/**
	 * Deletes a preset.
	 *
	 * @param string $id Preset ID.
	 */
	private function delete( string $id ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'DELETE', "/frontage/v1/presets/$id" ) );
	}
}
