<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Base\Settings\Options;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests the settings in the REST API.
 *
 * Reading and saving, for administrators; errors name the setting.
 */
final class RestTest extends Settings_TestCase {
	/**
	 * Sends a request.
	 *
	 * @param array<string, mixed>|null $body Values to save; null to read.
	 */
	private function ask( ?array $body = null ): WP_REST_Response {
		$request = new WP_REST_Request( null === $body ? 'GET' : 'POST', '/frontage/v1/settings' );
		if ( null !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
		}
		return rest_do_request( $request );
	}

	public function test_only_administrators_may_read_and_save(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( $this->ask()->get_status(), array( 401, 403 ) );
			self::assertContains(
				$this->ask( array( 'on' => array( 'blocks' => array( 'stub-block' => false ) ) ) )->get_status(),
				array( 401, 403 )
			);
		}
		self::assertTrue( Options::is_on( 'blocks', 'stub-block' ) );
	}

	public function test_returns_everything_but_secrets(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		Options::save( array(), array( 'stub-module' => array( 'key' => 'swordfish' ) ) );
		$answer = $this->ask();
		$data   = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		self::assertSame( 200, $answer->get_status() );
		self::assertTrue( $data['on']['blocks']['stub-block'] );
		self::assertFalse( $data['on']['features']['stub-module'] );
		self::assertSame( 40, $data['values']['stub-module']['offset'] );
		$fields = array_column(
			array_filter( $data['fields'], static fn ( array $field ): bool => 'stub-module' === $field['module'] ),
			null,
			'key'
		);
		self::assertSame(
			array( 'int', 0, 500, 'In pixels' ),
			array( $fields['offset']['control'], $fields['offset']['min'], $fields['offset']['max'], $fields['offset']['help'] )
		);
		self::assertTrue( $fields['key']['isSet'] );
		self::assertStringNotContainsString( 'swordfish', (string) wp_json_encode( $data ) );
	}

	public function test_saves_only_the_given_values(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$this->ask( array( 'values' => array( 'stub-module' => array( 'offset' => '12' ) ) ) );
		$answer = $this->ask(
			array(
				'on'     => array( 'features' => array( 'stub-module' => 'true' ) ),
				'values' => array(
					'stub-module' => array(
						'title' => ' Hi  there ',
						'loud'  => 0,
					),
				),
			)
		);
		self::assertSame( 200, $answer->get_status() );
		self::assertTrue( Options::is_on( 'features', 'stub-module' ) );
		self::assertSame(
			array( 12, 'Hi there', false ),
			array_map( static fn ( string $key ): mixed => Options::get( 'stub-module', $key ), array( 'offset', 'title', 'loud' ) )
		);
		$this->ask( array( 'values' => array( 'stub-module' => array( 'offset' => null ) ) ) );
		self::assertSame( 40, Options::get( 'stub-module', 'offset' ) );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function wrong(): array {
		$value = static fn ( string $key, mixed $value ): array => array( 'values' => array( 'stub-module' => array( $key => $value ) ) );
		return array(
			'too large'      => array( $value( 'offset', 501 ), 'stub-module.offset' ),
			'no number'      => array( $value( 'offset', array( 1 ) ), 'stub-module.offset' ),
			'too long'       => array( $value( 'title', 'This is too long' ), 'stub-module.title' ),
			'no choice'      => array( $value( 'side', 'up' ), 'stub-module.side' ),
			'no flag'        => array( $value( 'loud', 'maybe' ), 'stub-module.loud' ),
			'unknown key'    => array( $value( 'nothing', 1 ), 'stub-module.nothing' ),
			'unknown module' => array( array( 'values' => array( 'no-module' => array( 'a' => 1 ) ) ), 'no-module.a' ),
			'no group'       => array( array( 'values' => array( 'stub-module' => 1 ) ), 'stub-module' ),
			'no values'      => array( array( 'values' => 'x' ), 'values' ),
			'unknown kind'   => array( array( 'on' => array( 'themes' => array() ) ), 'on.themes' ),
			'unknown switch' => array( array( 'on' => array( 'blocks' => array( 'no-block' => true ) ) ), 'on.blocks.no-block' ),
			'no switch'      => array( array( 'on' => array( 'blocks' => array( 'stub-block' => 'x' ) ) ), 'on.blocks.stub-block' ),
		);
	}

	/** @param array<string, mixed> $body Values to save. */
	#[DataProvider( 'wrong' )]
	public function test_names_invalid_values_and_saves_nothing( array $body, string $field ): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$good   = array(
			'on'     => array( 'features' => array( 'stub-module' => true ) ),
			'values' => array( 'stub-module' => array( 'offset' => 7 ) ),
		);
		$answer = $this->ask( array_replace_recursive( $good, $body ) );
		$data   = $answer->get_data();
		self::assertSame(
			array( 400, 'frontage_invalid_setting', $field ),
			array( $answer->get_status(), $data['code'], $data['data']['field'] )
		);
		self::assertStringContainsString( $field, $data['message'] );
		self::assertFalse( Options::is_on( 'features', 'stub-module' ) );
		self::assertSame( 40, Options::get( 'stub-module', 'offset' ) );
	}

	public function test_does_not_change_values_held_by_constants(): void {
		define( 'FRONTAGE_HELD_MODULE_OFFSET', 99 );
		$this->act_as( $this->make_user( 'administrator' ) );
		$data = $this->ask( array( 'values' => array( 'held-module' => array( 'offset' => 7 ) ) ) )->get_data();
		self::assertSame( 'held-module.offset', $data['data']['field'] );
		self::assertStringContainsString( 'FRONTAGE_HELD_MODULE_OFFSET', $data['message'] );
		$locked = array_filter(
			$this->ask()->get_data()['fields'],
			static fn ( array $one ): bool => 'held-module' === $one['module'] && $one['locked']
		);
		self::assertContains( 'offset', array_column( $locked, 'key' ) );
	}
}
