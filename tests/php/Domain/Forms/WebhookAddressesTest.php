<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Webhooks;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Stub;
use WP_REST_Request;

/** Tests who adds webhooks, which addresses they can have, and that keys and addresses stay on the server. */
final class WebhookAddressesTest extends Form_TestCase {
	protected function setUp(): void {
		parent::setUp();
		Http_Stub::set( 'crm.example', 'http://127.0.0.1:9' );
	}

	protected function tearDown(): void {
		Http_Stub::set( 'crm.example', null );
		delete_option( Webhooks::OPTION );
		parent::tearDown();
	}

	/** @return array<string, array{string}> */
	public static function forbidden(): array {
		return array(
			'plain HTTP'        => array( 'http://crm.example/' ),
			'this machine'      => array( 'https://localhost/' ),
			'a private network' => array( 'https://10.0.0.1/' ),
			'metadata'          => array( 'https://169.254.169.254/latest/' ),
			'another port'      => array( 'https://crm.example:8443/' ),
			'credentials'       => array( 'https://a:b@crm.example/' ),
			'a file'            => array( 'file:///etc/passwd' ),
			'no address'        => array( 'crm' ),
		);
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'forbidden' )]
	public function test_an_address_that_is_not_public_and_encrypted_is_refused( string $url ): void {
		$this->expectException( Http_Error::class );
		Webhooks::add( 'Bad', $url );
	}

	public function test_only_administrators_add_addresses_and_nobody_reads_keys(): void {
		$ask = static function ( string $method, array $fields = array() ): \WP_REST_Response {
			$request = new WP_REST_Request( $method, '/frontage/v1/form-webhooks' );
			$request->set_body_params( $fields );
			$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
			return rest_do_request( $request );
		};
		$new = array(
			'name' => 'CRM',
			'url'  => 'https://crm.example/secret-path',
		);
		$this->act_as( $this->make_user( 'editor' ) );
		self::assertSame( 403, $ask( 'POST', $new )->get_status() );
		$this->act_as( $this->make_user( 'administrator' ) );
		$added = (array) $ask( 'POST', $new )->get_data();
		self::assertSame( 64, strlen( (string) $added['key'] ) );
		$bad = $ask( 'POST', array( 'url' => 'https://127.0.0.1/' ) + $new );
		self::assertSame( 400, $bad->get_status() );
		foreach ( array( 'administrator', 'editor' ) as $role ) {
			$this->act_as( $this->make_user( $role ) );
			$list = (string) wp_json_encode( $ask( 'GET' )->get_data() );
			self::assertStringContainsString( '"CRM"', $list );
			self::assertStringNotContainsString( 'secret-path', $list );
			self::assertStringNotContainsString( (string) $added['key'], $list );
		}
		$this->act_as( $this->make_user( 'subscriber' ) );
		self::assertSame( 403, $ask( 'GET' )->get_status() );
		$this->act_as( $this->make_user( 'administrator' ) );
		$ask( 'POST', array( 'remove' => (string) $added['id'] ) );
		self::assertSame( array(), Webhooks::all() );
	}
}
