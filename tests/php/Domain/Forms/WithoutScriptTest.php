<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Forms\Page_Time;

/**
 * Tests forms in browsers that run no script.
 *
 * One press where the time shows that a person filled in the form, else a second one that is no error.
 */
final class WithoutScriptTest extends Form_TestCase {
	private const NAVIGATION = array(
		'HTTP_SEC_FETCH_MODE' => 'navigate',
		'HTTP_SEC_FETCH_SITE' => 'same-origin',
		'HTTP_SEC_FETCH_DEST' => 'document',
	);

	protected function setUp(): void {
		parent::setUp();
		$_SERVER = self::NAVIGATION + $_SERVER;
		Clock::stop( self::NOON );
	}

	protected function tearDown(): void {
		$_SERVER = array_diff_key( $_SERVER, self::NAVIGATION );
		parent::tearDown();
	}

	/**
	 * Presses the button of a printed page some seconds after it was printed.
	 *
	 * @param string $html Page with the form.
	 * @param array<string, string> $values Values by field.
	 * @param string $sum Answer to the arithmetic question, if any.
	 * @return string The page after it.
	 */
	private function press( int $post, string $html, int $seconds, array $values = self::GOOD, string $sum = '' ): string {
		Clock::stop( Clock::now() + $seconds );
		$field = static function ( string $name ) use ( $html ): string {
			preg_match( "/name=\"$name\" value=\"([^\"]*)\"/", $html, $found );
			return $found[1] ?? '';
		};
		$extra = array(
			Page_Time::FIELD   => $field( Page_Time::FIELD ),
			'frontage_captcha' => $sum,
		);
		$this->send( $post, $values, $field( 'frontage_submission_token' ), $extra );
		\Frontage\Domain\Forms\Form_Context::reset();
		return $this->html( $post );
	}

	public function test_takes_one_press(): void {
		$post = $this->make_form();
		$html = $this->html( $post );
		self::assertStringContainsString( 'Thank you', $this->press( $post, $html, 3 ) );
		self::assertCount( 1, $this->entries() );
		$this->press( $post, $html, 3 );
		self::assertCount( 1, $this->entries(), 'The page was reloaded.' );
		self::assertStringContainsString( 'Thank you', $this->press( $post, $html, 3, array( 'message' => 'Another' ) + self::GOOD ) );
		self::assertCount( 2, $this->entries() );
	}

	public function test_a_page_cached_for_a_day_takes_one_press_and_an_older_one_a_second_that_is_no_error(): void {
		$post = $this->make_form();
		$html = $this->html( $post );
		self::assertStringContainsString( 'Thank you', $this->press( $post, $html, DAY_IN_SECONDS - 60 ) );
		$step = $this->press( $post, $html, 2 * DAY_IN_SECONDS );
		self::assertStringContainsString( 'is-step" role="status"', $step );
		self::assertStringNotContainsString( 'role="alert"', $step );
		self::assertStringContainsString( 'value="ada@example.org"', $step );
		self::assertStringContainsString( 'Thank you', $this->press( $post, $step, 3 ) );
	}

	public function test_who_is_faster_than_a_person_presses_again_and_waits_no_longer(): void {
		$post = $this->make_form();
		$step = $this->press( $post, $this->html( $post ), 1 );
		self::assertStringContainsString( 'very fast', $step );
		self::assertStringContainsString( 'is-step" role="status"', $step );
		self::assertCount( 0, $this->entries() );
		self::assertStringContainsString( 'Thank you', $this->press( $post, $step, 1 ) );
	}

	public function test_a_sum_is_a_second_step_that_names_it(): void {
		foreach ( array( 'math', 'proof' ) as $captcha ) {
			$post = $this->make_form( compact( 'captcha' ) );
			$html = $this->html( $post );
			self::assertStringNotContainsString( Page_Time::FIELD, $html, 'Time alone would not do.' );
			$step = $this->press( $post, $html, 9 );
			self::assertStringContainsString( 'is-step" role="status"', $step );
			self::assertStringContainsString( 'answer the question below', $step );
			$wrong = $this->press( $post, $step, 3, sum: '99' );
			self::assertStringContainsString( 'role="alert"', $wrong );
			self::assertSame( 1, preg_match( '/(?<first>\d+) \+ (?<second>\d+)/', $wrong, $found ) );
			$sum = (string) ( (int) ( $found['first'] ?? 0 ) + (int) ( $found['second'] ?? 0 ) );
			self::assertStringContainsString( 'Thank you', $this->press( $post, $wrong, 3, sum: $sum ) );
		}
	}

	public function test_programs_that_do_not_navigate_get_the_second_step(): void {
		$post = $this->make_form();
		$html = $this->html( $post );
		foreach ( array_keys( self::NAVIGATION ) as $header ) {
			$_SERVER = array_diff_key( $_SERVER, array( $header => '' ) );
			self::assertStringContainsString( 'One more step', $this->press( $post, $html, 3 ), $header );
			$_SERVER = self::NAVIGATION + $_SERVER;
		}
		$other = $this->html( $this->make_form( array( 'formId' => 'other' ) ) );
		self::assertStringContainsString( 'One more step', $this->press( $post, $other, 3 ), 'The time of another form.' );
		self::assertCount( 0, $this->entries() );
	}
}
