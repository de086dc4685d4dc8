<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Provider;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests vendors in the REST API.
 *
 * Administrators see which data goes where and test keys; keys are never returned.
 */
final class IntegrationsTest extends Provider_TestCase {
	private const KEY = 'good5ecre75ecre75ecre75ecre75ecr-us21';

	private static function ask( string $method, string $path ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( $method, "/frontage/v1/integrations$path" ) );
	}

	/** @return array<string, mixed> */
	private static function of( string $slug ): array {
		$all = array_column( (array) self::ask( 'GET', '' )->get_data(), null, 'slug' );
		return $all[ $slug ];
	}

	public function test_is_only_for_administrators(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( self::ask( 'GET', '' )->get_status(), array( 401, 403 ) );
			self::assertContains( self::ask( 'POST', '/mailchimp/test' )->get_status(), array( 401, 403 ) );
		}
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_lists_which_data_is_sent_to_whom(): void {
		$this->act_as( 1 );
		$one = self::of( 'mailchimp' );
		self::assertSame(
			array( 'Mailchimp', false, array( '*.api.mailchimp.com' ), array(), true ),
			array( $one['title'], $one['isConfigured'], $one['hosts'], $one['browserHosts'], $one['needsKey'] )
		);
		self::assertStringContainsString( 'email address', $one['data'] );
		self::assertStringStartsWith( 'https://', $one['policyUrl'] );
		self::assertSame(
			array( 'FRONTAGE_MAILCHIMP_API_KEY', false, false, '' ),
			array( $one['fields'][0]['constant'], $one['fields'][0]['locked'], $one['fields'][0]['isSet'], $one['fields'][0]['value'] )
		);
	}

	public function test_shows_only_the_end_of_a_key(): void {
		$this->act_as( 1 );
		Options::save( array(), array( 'mailchimp' => array( 'api_key' => self::KEY ) ) );
		$one = self::of( 'mailchimp' );
		self::assertTrue( $one['isConfigured'] );
		self::assertSame( '••••••••us21', $one['fields'][0]['value'] );
		Options::save( array(), array( 'mailchimp' => array( 'api_key' => 'short-key' ) ) );
		self::assertSame( '••••••••', self::of( 'mailchimp' )['fields'][0]['value'] );
	}

	public function test_never_prints_a_secret(): void {
		$this->act_as( 1 );
		Options::save( array(), array( 'mailchimp' => array( 'api_key' => self::KEY ) ) );
		$said   = array(
			self::ask( 'POST', '/mailchimp/test' )->get_data(),
			\Frontage\Base\Store\Log::latest(),
			wp_load_alloptions( true ),
		);
		$routes = array(
			'GET integrations',
			'GET settings',
			'GET status',
			'GET log',
			'GET privacy',
			'GET modules',
			'GET performance',
			'POST export',
		);
		foreach ( $routes as $route ) {
			list( $method, $path ) = explode( ' ', $route );
			$answer                = rest_do_request( new WP_REST_Request( $method, "/frontage/v1/$path" ) );
			self::assertSame( 200, $answer->get_status(), $route );
			$said[] = $answer->get_data();
		}
		$all = (string) wp_json_encode( $said ) . $this->render( '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' );
		self::assertStringNotContainsString( '5ecre7', $all );
		self::assertStringNotContainsString( base64_encode( 'frontage:' . self::KEY ), $all );
		self::assertStringContainsString( 'Chimpy', $all );
	}

	public function test_the_test_button_shows_response_and_duration(): void {
		$this->act_as( 1 );
		self::assertSame( 404, self::ask( 'POST', '/no-such/test' )->get_status() );
		self::assertFalse( self::ask( 'POST', '/mailchimp/test' )->get_data()['ok'], 'There is no key yet.' );
		$this->use_key( 'good' );
		$good = self::ask( 'POST', '/mailchimp/test' )->get_data();
		self::assertSame(
			array(
				'label' => 'Account',
				'value' => 'Corner Café',
			),
			$good['details'][0]
		);
		self::assertIsInt( $good['milliseconds'] );
		$this->use_key( 'page' );
		$bad = self::ask( 'POST', '/mailchimp/test' );
		self::assertSame( array( 200, false ), array( $bad->get_status(), $bad->get_data()['ok'] ) );
		self::assertStringContainsString( 'not JSON', $bad->get_data()['message'] );
	}

	public function test_a_constant_is_shown_as_locked(): void {
		define( 'FRONTAGE_HELD_VENDOR_KEY', 'planted-in-config-5ecre7' );
		$manifest                                       = Manifest::get();
		$manifest['implementations'][ Provider::class ] = array( Held_Vendor::class );
		Manifest::override( $manifest );
		try {
			$this->act_as( 1 );
			$one = self::of( 'held-vendor' );
		} finally {
			Manifest::override( null );
		}
		self::assertTrue( $one['isConfigured'] );
		self::assertTrue( $one['fields'][0]['locked'] );
		self::assertSame( '••••••••cre7', $one['fields'][0]['value'] );
		self::assertSame( array( 'eu', false ), array( $one['fields'][1]['value'], $one['fields'][1]['locked'] ) );
	}
}
