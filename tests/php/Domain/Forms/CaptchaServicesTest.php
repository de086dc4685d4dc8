<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Values;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Captcha\Math;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests the captcha services of forms.
 *
 * The real clients against stubs of the vendors' APIs.
 */
#[Group( 'once' )]
final class CaptchaServicesTest extends Captcha_TestCase {
	/**
	 * Provides tokens and the service's responses.
	 *
	 * @return array<string, array{string, string, string}> Service, token, and `good`, `bad` or `down`.
	 */
	public static function answers(): array {
		$own = 'frontage_form_test1';
		return array(
			'recaptcha: a person'     => array( 'recaptcha', "good.$own", 'good' ),
			'recaptcha: a robot'      => array( 'recaptcha', "robot.$own", 'bad' ),
			'recaptcha: another form' => array( 'recaptcha', 'other.x', 'bad' ),
			'recaptcha: used before'  => array( 'recaptcha', "used.$own", 'bad' ),
			'recaptcha: out of order' => array( 'recaptcha', "down.$own", 'down' ),
			'recaptcha: status 400'   => array( 'recaptcha', "s400.$own", 'bad' ),
			'recaptcha: status 401'   => array( 'recaptcha', "s401.$own", 'bad' ),
			'recaptcha: status 429'   => array( 'recaptcha', "s429.$own", 'bad' ),
			'recaptcha: too late'     => array( 'recaptcha', "slow.$own", 'down' ),
			'recaptcha: not JSON'     => array( 'recaptcha', "page.$own", 'down' ),
			'recaptcha: no token'     => array( 'recaptcha', '', 'bad' ),
			'turnstile: a person'     => array( 'turnstile', "good.$own", 'good' ),
			'turnstile: another form' => array( 'turnstile', 'other.x', 'bad' ),
			'turnstile: used before'  => array( 'turnstile', "used.$own", 'bad' ),
			'turnstile: out of order' => array( 'turnstile', "down.$own", 'down' ),
			'turnstile: too late'     => array( 'turnstile', "slow.$own", 'down' ),
		);
	}

	#[DataProvider( 'answers' )]
	public function test_services( string $service, string $token, string $verdict ): void {
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
		$begun = $this->token( $post );
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
		self::assertStringContainsString( '<div class="frontage-form__ask" hidden="" data-agreed="', $begun['html'] );
		self::assertStringNotContainsString( 'secret-good', (string) wp_json_encode( $begun ) . base64_decode( $begun['token'] ) );
		$_SERVER['HTTP_X_FRONTAGE_REQUEST'] = '1';
		$this->send( $post, self::GOOD, $begun['token'], array( 'token' => $token ) );
		self::assertSame( 'good' === $verdict, $this->submission_result()->is_sent );
		'down' === $verdict && $this->answer_sum( $post );
		'bad' === $verdict && $this->work( $post );
	}

	/**
	 * Solves the sum that replaces a captcha whose vendor is down, blocked or unsure.
	 *
	 * @param int $post Post ID of the form.
	 */
	private function answer_sum( int $post ): void {
		self::assertStringContainsString( 'Answer the math question', $this->submission_result()->notice );
		$cases = array(
			'99' => 'The answer is not correct',
			' '  => 'Please fill in: Captcha',
		);
		foreach ( $cases as $wrong => $said ) {
			$sum = $this->next_token();
			self::assertSame( 'math', $sum->question['kind'] );
			self::assertMatchesRegularExpression(
				'~\d \+ \d+ =</label>.*name="frontage_submission_token" value="[^"]+"~s',
				$this->html( $post )
			);
			Clock::stop( Clock::now() + 5 );
			$this->send( $post, self::GOOD, $sum->text(), array( 'frontage_captcha' => (string) $wrong ) );
			self::assertStringContainsString( $said, $this->submission_result()->notice );
			\Frontage\Domain\Forms\Form_Context::reset();
		}
		$sum = $this->next_token();
		Clock::stop( Clock::now() + 5 );
		$this->send(
			$post,
			self::GOOD,
			$sum->text(),
			array( 'frontage_captcha' => (string) array_sum( Math::numbers( $sum->question ) ) )
		);
		self::assertTrue( $this->submission_result()->is_sent );
	}

	/**
	 * Does the hard proof of work of whom a vendor takes for a robot, or who has no token of the vendor.
	 *
	 * @param int $post Post ID of the form.
	 */
	private function work( int $post ): void {
		$begun = $this->submission_result()->captcha ?? array();
		self::assertSame( 'proof', $begun['kind'] ?? '' );
		self::assertSame( 200_000, $begun['data']['maxnumber'] );
		self::assertStringNotContainsString( 'math', base64_decode( $begun['token'] ) );
		Clock::stop( Clock::now() + 5 );
		for ( $number = 0; hash( 'sha256', $begun['data']['salt'] . $number ) !== $begun['data']['challenge']; $number++ ) {
			continue;
		}
		$proof = base64_encode( (string) wp_json_encode( array( 'number' => $number ) + $begun['data'] ) );
		$this->send( $post, self::GOOD, $begun['token'], array( 'token' => $proof ) );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( array( 'new' ), array_column( $this->entries(), 'state' ) );
	}

	/** Makes a form with Turnstile. */
	private function turnstile(): int {
		$keys = array(
			'site_key'   => 'public-key',
			'secret_key' => 'secret-good',
		);
		Options::save( array(), array( 'turnstile' => $keys ) );
		return $this->make_form( array( 'captcha' => 'turnstile' ) );
	}

	public function test_a_robot_cannot_swap_a_service_for_a_sum(): void {
		$post = $this->turnstile();
		for ( $call = 1; $call <= 3; $call++ ) {
			$begun = $this->token( $post );
			self::assertStringNotContainsString( 'frontage_captcha', $begun['html'] );
			$this->send( $post, self::GOOD, 'none' );
			$next = $this->next_token();
			self::assertNotSame( 'math', $next->question['kind'] );
			Clock::stop( Clock::now() + 5 );
			$this->send( $post, array( 'name' => "Robot $call" ) + self::GOOD, $next->text(), array( 'frontage_captcha' => '7' ) );
			self::assertTrue( $this->submission_result()->is_sent, 'It learns nothing.' );
		}
		self::assertSame( array( 'spam', 'spam', 'spam' ), array_column( $this->entries(), 'state' ) );
		self::assertSame( array(), $this->mails );
	}

	public function test_a_sum_replaces_a_service_only_while_it_is_down(): void {
		$post = $this->turnstile();
		Captchas::note_failure( 'turnstile' );
		self::assertSame( 'math', $this->token( $post )['kind'] );
		Values::delete( 'frontage_captcha_down_turnstile' );
		self::assertSame( 'turnstile', $this->token( $post )['kind'] );
	}

	public function test_ignores_a_service_without_keys(): void {
		self::assertSame( 'none', $this->token( $this->make_form( array( 'captcha' => 'turnstile' ) ) )['kind'] );
	}
}
