<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Forms\Abuse_Level;
use Frontage\Domain\Forms\Captcha\Math;
use Frontage\Domain\Forms\Submission_Token;


/**
 * Tests the handling of duplicates.
 *
 * Repeating a submission creates one entry; different content is another submission.
 */
final class OnceTest extends Form_TestCase {
	public function test_the_same_submission_creates_one_entry_and_one_email(): void {
		$post  = $this->make_form();
		$token = $this->token( $post )['token'];
		foreach ( array( self::GOOD, self::GOOD, array( 'name' => ' Ada ' ) + self::GOOD ) as $values ) {
			self::assertSame( '{"sent":true}', $this->send( $post, $values, $token )->body );
		}
		self::assertSame( array( 1, 1 ), array( count( $this->entries() ), count( $this->mails ) ) );
	}

	public function test_presses_at_the_same_moment_count_as_one(): void {
		remove_filter( 'frontage_rate_limits', '__return_empty_array' );
		$post   = $this->make_form();
		$token  = $this->token( $post )['token'];
		$others = 5;
		$press  = function ( int $score ) use ( $post, $token, &$others ): int {
			// Each request finds nothing stored yet, and the last one stores first.
			if ( --$others > 0 ) {
				$this->send( $post, self::GOOD, $token );
			}
			return $score;
		};
		add_filter( 'frontage_spam_score', $press );
		$this->send( $post, self::GOOD, $token );
		self::assertSame( array( 1, 0, 0 ), array( count( $this->entries() ), $others, Abuse_Level::level() ) );
		self::assertSame( 'new', $this->entries()[0]['state'] );
	}

	public function test_without_script_an_early_submission_must_be_confirmed(): void {
		$post = $this->make_form();
		$this->send( $post, self::GOOD, '' );
		self::assertStringContainsString( 'send the form again', $this->submission_result()->notice );
		$token = $this->next_token()->text();
		$this->send( $post, self::GOOD, $token );
		self::assertStringContainsString( 'very fast', $this->submission_result()->notice );
		Clock::stop( Clock::now() + 5 );
		$this->send( $post, self::GOOD, $this->next_token()->text() );
		self::assertTrue( $this->submission_result()->is_sent );
	}

	public function test_rejects_expired_tokens_and_those_of_other_forms(): void {
		$post   = $this->make_form();
		$tokens = array(
			Submission_Token::issue( 'other', array( 'kind' => 'none' ) )->text(),
			$this->token( $post, DAY_IN_SECONDS )['token'],
		);
		foreach ( $tokens as $token ) {
			Clock::stop( Clock::now() + 5 );
			$this->send( $post, self::GOOD, $token );
			self::assertFalse( $this->submission_result()->is_sent );
		}
	}

	public function test_stores_changes_made_after_going_back(): void {
		$post  = $this->make_form( array( 'captcha' => 'math' ) );
		$begun = $this->token( $post );
		$sum   = static fn ( \Frontage\Domain\Forms\Submission_Token $token ): array => array(
			'frontage_captcha' => (string) array_sum( Math::numbers( $token->question ) ),
		);
		$token = Submission_Token::read( $begun['token'], 'test1' );
		self::assertNotNull( $token );
		$this->send( $post, self::GOOD, $begun['token'], $sum( $token ) );
		self::assertTrue( $this->submission_result()->is_sent );
		$changed = array( 'message' => 'One thing more' ) + self::GOOD;
		$this->send( $post, $changed, $begun['token'], $sum( $token ) );
		self::assertFalse( $this->submission_result()->is_sent );
		self::assertMatchesRegularExpression( '~You have already sent this form\..*One thing more</textarea>~s', $this->html( $post ) );
		self::assertCount( 1, $this->entries(), 'A sum is valid only once.' );
		$next = $this->next_token();
		Clock::stop( Clock::now() + 5 );
		$this->send( $post, $changed, $next->text(), $sum( $next ) );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( array( 2, 2 ), array( count( $this->entries() ), count( $this->mails ) ) );
	}

	public function test_values_of_hidden_fields_do_not_create_a_second_message(): void {
		$when  = array(
			'relation' => 'all',
			'rules'    => array( array( 'name', 'is', 'Bob' ) ),
		);
		$post  = $this->make_form(
			array(),
			array(
				...self::FIELDS,
				array(
					'text',
					array(
						'label' => 'Why',
						'name'  => 'why',
						'when'  => $when,
					),
				),
			)
		);
		$token = $this->token( $post )['token'];
		foreach ( array( '', 'typed, then hidden' ) as $why ) {
			self::assertSame( '{"sent":true}', $this->send( $post, self::GOOD + compact( 'why' ), $token )->body );
		}
		self::assertCount( 1, $this->entries() );
	}

	public function test_stores_long_messages_completely(): void {
		$text = str_repeat( 'Über 😀 ', 9000 ) . 'the end';
		$this->send( $this->make_form(), array( 'message' => $text ) + self::GOOD );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( $text, $this->entries()[0]['content'][2]['value'] );
		self::assertStringContainsString( 'the end', $this->mails[0]['message'] );
	}
}
