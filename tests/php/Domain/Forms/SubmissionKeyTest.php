<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Forms\Captcha\Math;
use Frontage\Domain\Forms\Submission_Token;


/**
 * Tests that what a visitor filled in is stored once, however often the page was reloaded because an answer was lost.
 */
final class SubmissionKeyTest extends Form_TestCase {
	private const KEY = '0123456789abcdef0123456789abcdef';

	public function test_a_reload_after_a_lost_answer_creates_one_entry_and_one_email(): void {
		$post = $this->make_form();
		for ( $load = 0; $load < 3; $load++ ) {
			self::assertSame( '{"sent":true}', $this->send( $post, self::GOOD, $this->token( $post, key: self::KEY )['token'] )->body );
		}
		self::assertSame( array( 1, 1 ), array( count( $this->entries() ), count( $this->mails ) ) );
		$this->send( $post, self::GOOD, $this->token( $post, key: strrev( self::KEY ) )['token'] );
		$this->send( $post, self::GOOD, $this->token( $post )['token'] );
		self::assertCount( 3, $this->entries(), 'The same words of other visitors are other messages.' );
	}

	public function test_what_was_changed_after_the_reload_is_stored_after_a_notice_and_once(): void {
		$post = $this->make_form();
		$this->send( $post, self::GOOD, $this->token( $post, key: self::KEY )['token'] );
		$changed = array( 'message' => 'One thing more' ) + self::GOOD;
		$this->send( $post, $changed, $this->token( $post, key: self::KEY )['token'] );
		self::assertMatchesRegularExpression( '~You have already sent this form\..*One thing more</textarea>~s', $this->html( $post ) );
		$next = $this->next_token()->text();
		Clock::stop( Clock::now() + 5 );
		self::assertSame( '{"sent":true}', $this->send( $post, $changed, $next )->body );
		self::assertSame( '{"sent":true}', $this->send( $post, $changed, $this->token( $post, key: self::KEY )['token'] )->body );
		self::assertCount( 2, $this->entries() );
	}

	public function test_a_key_does_not_make_a_captcha_valid_twice(): void {
		$post   = $this->make_form( array( 'captcha' => 'math' ) );
		$token  = $this->token( $post, key: self::KEY )['token'];
		$issued = Submission_Token::read( $token, 'test1' );
		self::assertNotNull( $issued );
		$sum = array( 'frontage_captcha' => (string) array_sum( Math::numbers( $issued->question ) ) );
		$this->send( $post, self::GOOD, $token, $sum + array( Submission_Token::KEY_FIELD => self::KEY ) );
		self::assertTrue( $this->submission_result()->is_sent );
		$other = array( Submission_Token::KEY_FIELD => strrev( self::KEY ) );
		$this->send( $post, array( 'message' => 'Another' ) + self::GOOD, $token, $sum + $other );
		self::assertFalse( $this->submission_result()->is_sent );
		self::assertCount( 1, $this->entries() );
	}

	public function test_tokens_in_answers_keep_the_key_also_if_the_first_never_came(): void {
		$post = $this->make_form( array( 'captcha' => 'math' ) );
		$key  = array( Submission_Token::KEY_FIELD => self::KEY );
		$this->send( $post, self::GOOD, '', $key );
		$first = $this->next_token();
		$this->send( $post, self::GOOD, $first->text(), array( 'frontage_captcha' => '99' ) );
		self::assertSame( array( self::KEY, self::KEY ), array( $first->key, $this->next_token()->key ) );
		$this->send( $post, self::GOOD, '', array( Submission_Token::KEY_FIELD => "x' OR 1=1" ) );
		self::assertSame( '', $this->next_token()->key );
	}
}
