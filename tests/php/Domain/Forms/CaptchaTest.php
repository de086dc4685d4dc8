<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Forms\Captcha\Math;

/** Tests the captchas of forms that need no service: a sum and a proof of work. */
final class CaptchaTest extends Form_TestCase {
	public function test_a_sum_accepts_one_answer(): void {
		$post  = $this->make_form( array( 'captcha' => 'math' ) );
		$begun = $this->token( $post );
		if ( 1 !== preg_match( '/(\d+) \+ (\d+)/', $begun['html'], $sum ) ) {
			self::fail( 'There is no sum.' );
		}
		self::assertSame(
			array(),
			array_filter( array( (int) $sum[1], (int) $sum[2] ), static fn ( int $one ): bool => $one < 1 || $one > 15 )
		);
		$this->send( $post, self::GOOD, $begun['token'], array( 'frontage_captcha' => '99' ) );
		self::assertSame( 'The answer is not correct. Here is a new question.', $this->submission_result()->notice );
		self::assertNotSame( $begun['token'], $this->next_token()->text() );
		$html = $this->html( $post );
		self::assertMatchesRegularExpression(
			'/name="frontage_captcha" inputmode="numeric" autocomplete="off" required=""\/>/',
			$html,
			'The field is empty again.'
		);
		$right = array( 'frontage_captcha' => (string) ( (int) $sum[1] + (int) $sum[2] ) );
		$this->send( $post, self::GOOD, $begun['token'], $right );
		self::assertFalse( $this->submission_result()->is_sent, 'A token is burnt by a wrong answer.' );
		$next = $this->next_token();
		Clock::stop( Clock::now() + 5 );
		$sum = (string) array_sum( Math::numbers( $next->question ) );
		$this->send(
			$post,
			self::GOOD,
			$next->text(),
			array(
				'frontage_captcha' => $sum,
				'first'            => '1',
				'second'           => '1',
			)
		);
		self::assertTrue( $this->submission_result()->is_sent );
		$this->send( $post, array( 'name' => 'Replay' ) + self::GOOD, $next->text(), array( 'frontage_captcha' => $sum ) );
		self::assertCount( 1, $this->entries() );
	}

	public function test_a_token_without_a_captcha_does_not_count_as_solved(): void {
		$post = $this->make_form( array( 'captcha' => 'math' ) );
		$none = \Frontage\Domain\Forms\Submission_Token::issue( 'test1', array( 'kind' => 'none' ) )->text();
		Clock::stop( Clock::now() + 5 );
		$this->send( $post, self::GOOD, $none );
		self::assertFalse( $this->submission_result()->is_sent );
	}

	public function test_validates_a_proof_of_work(): void {
		$post  = $this->make_form( array( 'captcha' => 'proof' ) );
		$begun = $this->token( $post );
		$asked = $begun['data'];
		for ( $number = 0; hash( 'sha256', $asked['salt'] . $number ) !== $asked['challenge']; $number++ ) {
			self::assertLessThanOrEqual( $asked['maxnumber'], $number );
		}
		$proof                              = array(
			'algorithm' => 'SHA-256',
			'challenge' => $asked['challenge'],
			'number'    => $number,
			'salt'      => $asked['salt'],
			'signature' => $asked['signature'],
		);
		$_SERVER['HTTP_X_FRONTAGE_REQUEST'] = '1';
		$cases                              = array(
			array( 'number' => $number + 1 ),
			array( 'signature' => str_repeat( '0', 64 ) ),
			array(
				'salt'      => 'mine',
				'number'    => 1,
				'challenge' => hash( 'sha256', 'mine1' ),
			),
		);
		foreach ( $cases as $forged ) {
			$this->send(
				$post,
				self::GOOD,
				$this->token( $post )['token'],
				array( 'token' => base64_encode( (string) wp_json_encode( $forged + $proof ) ) )
			);
		}
		self::assertSame( array( 'spam', 'spam', 'spam' ), array_column( $this->entries(), 'state' ) );
		self::assertSame( array(), $this->mails );
		$this->send( $post, self::GOOD, $begun['token'], array( 'token' => base64_encode( (string) wp_json_encode( $proof ) ) ) );
		self::assertSame( array( 'new', 1 ), array( $this->entries()[3]['state'], count( $this->mails ) ) );
	}

	public function test_the_numbers_of_a_sum_do_not_stand_in_its_token(): void {
		$post = $this->make_form( array( 'captcha' => 'math' ) );
		$seen = array();
		for ( $time = 1; $time <= 20; $time++ ) {
			$begun = $this->token( $post );
			if ( 1 !== preg_match( '/(\d+) \+ (\d+)/', $begun['html'], $sum ) ) {
				self::fail( 'There is no sum.' );
			}
			$data = json_decode( base64_decode( explode( '.', $begun['token'] )[0] ), true );
			self::assertSame( array( 'kind', 'seed' ), array_keys( $data['question'] ) );
			self::assertMatchesRegularExpression( '/^[0-9a-f]{24}$/', $data['question']['seed'] );
			$seen[] = "$sum[1] $sum[2]";
		}
		self::assertGreaterThan( 10, count( array_unique( $seen ) ) );
	}
}
