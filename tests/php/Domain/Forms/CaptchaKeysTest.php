<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Admin\Settings\Integrations;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Providers;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** Tests the Test button of captcha services, against stubs of the vendors' APIs. */
final class CaptchaKeysTest extends Captcha_TestCase {
	public function test_the_test_button_detects_invalid_keys(): void {
		foreach ( array( 'recaptcha', 'turnstile' ) as $service ) {
			$cases = array(
				'secret-good' => true,
				'secret-bad'  => false,
			);
			foreach ( $cases as $secret => $ok ) {
				Options::save(
					array(),
					array(
						$service => array(
							'site_key'   => 'public-key',
							'secret_key' => $secret,
						),
					)
				);
				$provider = Providers::get( $service );
				self::assertNotNull( $provider );
				self::assertSame( $ok, $provider->test( new Http( $provider ) )->ok );
			}
		}
	}

	/** @return array<string, array{string, string, bool, string}> Token of the owner's browser, secret, verdict, and what is said. */
	public static function pairs(): array {
		return array(
			'both keys work'              => array( 'good.frontage_test', 'secret-good', true, '' ),
			'the site key gives no token' => array( '', 'secret-good', false, 'the site key does not' ),
			'the keys are of two sites'   => array( 'foreign.x', 'secret-good', false, 'do not belong together' ),
			'the secret key is wrong'     => array( 'good.frontage_test', 'secret-bad', false, 'invalid-input-secret' ),
			'both keys are wrong'         => array( '', 'secret-bad', false, 'invalid-input-secret' ),
		);
	}

	#[DataProvider( 'pairs' )]
	public function test_the_test_button_checks_both_keys( string $token, string $secret, bool $is_ok, string $said ): void {
		$this->act_as( 1 );
		foreach ( array( 'recaptcha', 'turnstile' ) as $service ) {
			$keys = array(
				'site_key'   => 'public-key',
				'secret_key' => $secret,
			);
			Options::save( array(), array( $service => $keys ) );
			$request = new WP_REST_Request( 'POST', "/frontage/v1/integrations/$service/test" );
			$request->set_body_params( array_filter( array( 'token' => $token ) ) + array( 'tried' => '1' ) );
			$result = (array) rest_do_request( $request )->get_data();
			self::assertSame( $is_ok, $result['ok'] );
			self::assertStringContainsString( $said, $result['message'] );
			$tests = array_column( Integrations::all(), 'browserTest', 'slug' );
			self::assertSame( array( $service, 'public-key' ), array( $tests[ $service ]['kind'], $tests[ $service ]['key'] ) );
			self::assertNull( $tests['youtube'] );
		}
	}
}
