<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Providers;
use Frontage\Tests\Stub_Server;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the captcha services of forms.
 *
 * The real clients against stubs of the vendors' APIs.
 */
final class CaptchaServicesTest extends Form_Case {
	private const HOSTS = array( 'www.google.com', 'challenges.cloudflare.com' );

	private static Stub_Server $stub;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'captcha' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::HOSTS as $host ) {
			Http_Stub::set( $host, self::$stub->url );
		}
	}

	protected function tearDown(): void {
		foreach ( self::HOSTS as $host ) {
			Http_Stub::set( $host, null );
		}
		parent::tearDown();
	}

	/**
	 * Provides tokens and the service's responses.
	 *
	 * @return array<string, array{string, string, bool}>
	 */
	public static function answers(): array {
		$own = 'frontage_form_test1';
		return array(
			'recaptcha: a person'     => array( 'recaptcha', "good.$own", true ),
			'recaptcha: a robot'      => array( 'recaptcha', "robot.$own", false ),
			'recaptcha: another form' => array( 'recaptcha', 'other.x', false ),
			'recaptcha: used before'  => array( 'recaptcha', "used.$own", false ),
			'recaptcha: out of order' => array( 'recaptcha', "down.$own", false ),
			'recaptcha: status 400'   => array( 'recaptcha', "s400.$own", false ),
			'recaptcha: status 401'   => array( 'recaptcha', "s401.$own", false ),
			'recaptcha: status 429'   => array( 'recaptcha', "s429.$own", false ),
			'recaptcha: too late'     => array( 'recaptcha', "slow.$own", false ),
			'recaptcha: not JSON'     => array( 'recaptcha', "page.$own", false ),
			'recaptcha: no token'     => array( 'recaptcha', '', false ),
			'turnstile: a person'     => array( 'turnstile', "good.$own", true ),
			'turnstile: another form' => array( 'turnstile', 'other.x', false ),
			'turnstile: used before'  => array( 'turnstile', "used.$own", false ),
			'turnstile: out of order' => array( 'turnstile', "down.$own", false ),
			'turnstile: too late'     => array( 'turnstile', "slow.$own", false ),
		);
	}

	#[DataProvider( 'answers' )]
	public function test_services( string $service, string $token, bool $passes ): void {
		add_filter( 'http_request_args', static fn ( array $args ): array => array( 'timeout' => 1 ) + $args );
		Options::save(
			array(),
			array(
				$service => array(
					'site_key'   => 'public-key',
					'secret_key' => 'secret-good',
				),
			)
		);
		$post  = $this->make_form( array( 'captcha' => $service ) );
		$begun = $this->ticket( $post );
		self::assertSame(
			array(
				'key'     => 'public-key',
				'consent' => array(
					'vendor'   => $service,
					'category' => 'recaptcha' === $service ? 'marketing' : 'functional',
					'mode'     => 'ask',
				),
				'action'  => 'frontage_form_test1',
			),
			$begun['data']
		);
		self::assertStringContainsString( '<div class="frontage-form__ask" hidden=""><div class="frontage-consent">', $begun['html'] );
		self::assertStringNotContainsString( 'secret-good', (string) wp_json_encode( $begun ) . base64_decode( $begun['ticket'] ) );
		$_SERVER['HTTP_X_FRONTAGE_REQUEST'] = '1';
		$this->send( $post, self::GOOD, $begun['ticket'], array( 'token' => $token ) );
		self::assertSame( $passes, $this->outcome()->is_sent );
		$passes || $this->answer_sum( $post );
	}

	/**
	 * Solves the sum that replaces a captcha whose vendor is down, blocked or unsure.
	 *
	 * @param int $post Post ID of the form.
	 */
	private function answer_sum( int $post ): void {
		self::assertStringContainsString( 'Answer the math question', $this->outcome()->notice );
		$cases = array(
			'99' => 'The answer is not correct',
			' '  => 'Please fill in: Captcha',
		);
		foreach ( $cases as $wrong => $said ) {
			$sum = $this->next_ticket();
			self::assertSame( 'math', $sum->question['kind'] );
			self::assertMatchesRegularExpression( '~\d \+ \d+ =</label>.*name="frontage_ticket" value="[^"]+"~s', $this->html( $post ) );
			Clock::stop( Clock::now() + 5 );
			$this->send( $post, self::GOOD, $sum->text(), array( 'frontage_captcha' => (string) $wrong ) );
			self::assertStringContainsString( $said, $this->outcome()->notice );
			\Frontage\Domain\Forms\Form_Context::reset();
		}
		$sum = $this->next_ticket();
		Clock::stop( Clock::now() + 5 );
		$this->send(
			$post,
			self::GOOD,
			$sum->text(),
			array( 'frontage_captcha' => (string) ( $sum->question['first'] + $sum->question['second'] ) )
		);
		self::assertTrue( $this->outcome()->is_sent );
	}

	public function test_a_sum_replaces_a_service_without_consent(): void {
		Options::save(
			array(),
			array(
				'turnstile' => array(
					'site_key'   => 'public-key',
					'secret_key' => 'secret-good',
				),
			)
		);
		$post                               = $this->make_form( array( 'captcha' => 'turnstile' ) );
		$begun                              = $this->ticket( $post );
		$_SERVER['HTTP_X_FRONTAGE_REQUEST'] = '1';
		$this->send( $post, self::GOOD, $begun['ticket'], array( 'frontage_captcha' => '99' ) );
		self::assertFalse( $this->outcome()->is_sent );
		$begun = $this->ticket( $post );
		if ( 1 !== preg_match( '/(\d+) \+ (\d+)/', $begun['html'], $sum ) ) {
			self::fail( 'There is no sum.' );
		}
		$this->send( $post, self::GOOD, $begun['ticket'], array( 'frontage_captcha' => (string) ( (int) $sum[1] + (int) $sum[2] ) ) );
		self::assertTrue( $this->outcome()->is_sent );
	}

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

	public function test_ignores_a_service_without_keys(): void {
		self::assertSame( 'none', $this->ticket( $this->make_form( array( 'captcha' => 'turnstile' ) ) )['kind'] );
	}
}
