<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Error_Boundary;
use Frontage\Domain\Forms\Abuse_Level;
use Frontage\Domain\Forms\Page_Time;
use Frontage\Domain\Forms\Submission_Token;

defined( 'ABSPATH' ) || exit;

/**
 * Protects a form against bots.
 *
 * Issues submission tokens with a captcha challenge and verifies the responses.
 */
final class Guard {
	/**
	 * Whether the last response had been accepted before.
	 *
	 * @var bool
	 */
	private bool $is_repeated = false;

	/**
	 * Level of the proof of work that the visitor needs instead of another challenge; 0 for none.
	 *
	 * @var int
	 */
	private int $proof = 0;

	/**
	 * Whether the submission is accepted, but mails nobody.
	 *
	 * @var bool
	 */
	private bool $is_quarantined = false;

	/**
	 * Whether the visitor did nothing wrong, and only has to submit again.
	 *
	 * @var bool
	 */
	private bool $is_step = false;

	/**
	 * Stores the form's settings.
	 *
	 * @param string $form Form ID.
	 * @param string $captcha Captcha slug.
	 * @param array<string, string> $words Messages from `Messages::of()`.
	 * @param bool $has_script Whether the browser runs JavaScript.
	 */
	public function __construct(
		private string $form,
		private string $captcha,
		private array $words,
		private bool $has_script = true
	) {}

	/**
	 * Returns a submission token and its challenge for the client script.
	 *
	 * @param string $id ID of the captcha input.
	 * @param bool $has_script Whether the browser runs JavaScript.
	 * @param string $sent Token that was submitted too early, if any; it stays valid.
	 * @param string $key Result of `Submission_Token::key()`.
	 * @return array{token: string, kind: string, html: string, data: array<string, mixed>, wait: int}
	 */
	public function begin( string $id, bool $has_script = true, string $sent = '', string $key = '' ): array {
		$token = Submission_Token::read( $sent, $this->form );
		if ( null === $token || ! $token->is_too_fast() || $token->is_burnt() ) {
			$token = Submission_Token::issue( $this->form, $this->question( $has_script ), $key );
		}
		$kind    = (string) $token->question['kind'];
		$captcha = Captchas::all()[ $kind ] ?? null;
		$none    = array(
			'html' => '',
			'data' => array(),
		);
		$print   = fn (): array => null === $captcha ? $none : array(
			'html' => (string) $captcha::html( $token->question, $id, $this->words['captcha'] ),
			'data' => $captcha::for_script( $token->question ) + array( 'action' => $this->interaction() ),
		);
		return array(
			'token' => $token->text(),
			'kind'  => $kind,
			'wait'  => Submission_Token::LEAST_SECONDS,
		) + Error_Boundary::call( (string) $captcha, $print, $none );
	}

	/**
	 * Returns a new challenge.
	 *
	 * @param bool $has_script Whether the browser runs JavaScript.
	 * @return array<string, mixed>
	 */
	public function question( bool $has_script ): array {
		return $this->proof > 0 && $has_script
			? Captchas::proof( $this->proof )
			: Captchas::question( $this->captcha, $has_script, Abuse_Level::level() );
	}

	/**
	 * Returns the message that explains why the submission looks automated; empty if it does not.
	 *
	 * @param string $sent Encoded submission token.
	 * @param string $answer Text typed by the visitor.
	 * @param string $captcha_token Token of the captcha’s script.
	 * @param string $purpose What the token is valid for, such as an email address.
	 * @param string $page_time The time that the page carries, in place of a token.
	 */
	public function doubt( string $sent, string $answer, string $captcha_token, string $purpose, string $page_time = '' ): string {
		$token             = Submission_Token::read( $sent, $this->form ) ?? Page_Time::token( $page_time, $this->form, $purpose );
		$this->is_repeated = true === $token?->is_spent_on( $purpose );
		if ( $this->is_repeated ) {
			return '';
		}
		$doubt = $this->judge( $token, $answer, $captcha_token );
		return '' === $doubt && true !== $token?->spend( $purpose ) ? $this->again() : $doubt;
	}

	/**
	 * Returns why a token and response look automated; empty if they do not. A wrong response invalidates
	 * the token.
	 *
	 * @param Submission_Token|null $token Submission token from the browser.
	 * @param string $answer Text typed by the visitor.
	 * @param string $captcha_token Token of the captcha’s script.
	 */
	public function judge( ?Submission_Token $token, string $answer, string $captcha_token ): string {
		if ( null === $token || $token->is_burnt() || ! Captchas::fits( (string) ( $token->question['kind'] ?? '' ), $this->captcha ) ) {
			return $this->again();
		}
		if ( $token->is_too_fast() ) {
			$this->is_step = true;
			return __( 'That was very fast. Wait a moment, then send the form again. Nothing you entered is lost.', 'frontage' );
		}
		$captcha  = Captchas::all()[ $token->question['kind'] ] ?? null;
		$response = new Captcha_Response( $answer, $captcha_token, $this->interaction() );
		$passes   = static fn (): bool => null === $captcha || $captcha::passes( $token->question, $response );
		if ( null === $captcha || Error_Boundary::call( $captcha, $passes, false ) ) {
			return $this->step_up( null === $captcha || Math::class === $captcha );
		}
		if ( Math::class === $captcha ) {
			$token->burn();
			return '' === trim( $answer ) ? "{$this->words['fill_message']} {$this->words['captcha']}" : $this->words['wrong_captcha'];
		}
		if ( Captchas::is_vendor( $captcha::slug() ) && Captchas::is_down( $captcha::slug() ) ) {
			return __( 'We could not confirm that you are not a robot. Answer the math question and try again.', 'frontage' );
		}
		return Proof_Of_Work::class === $captcha ? $this->quarantine() : $this->ask_for_proof( Abuse_Level::DOUBTED );
	}

	/**
	 * Returns what to do with a response that is right: nothing, unless more comes from there than from one person.
	 *
	 * @param bool $is_easy Whether a robot could have given it.
	 */
	private function step_up( bool $is_easy ): string {
		$level = Abuse_Level::level();
		if ( $level >= Abuse_Level::QUARANTINE ) {
			return $this->quarantine();
		}
		if ( $is_easy && Captchas::is_vendor( $this->captcha ) && ! Captchas::is_down( $this->captcha ) ) {
			return $this->ask_for_proof( Abuse_Level::DOUBTED );
		}
		return $is_easy && $level > 0 ? $this->ask_for_proof( $level ) : '';
	}

	/**
	 * Asks the visitor's script for a proof of work; without script, there is no other proof than an owner's eyes.
	 *
	 * @param int $level Each doubles the cost.
	 */
	private function ask_for_proof( int $level ): string {
		if ( ! $this->has_script ) {
			return $this->quarantine();
		}
		$this->proof   = max( $level, Abuse_Level::level() );
		$this->is_step = true;
		return __( 'One more step: send the form again to confirm that you are not a robot. Nothing you entered is lost.', 'frontage' );
	}

	/** Accepts the submission, but mails nobody. */
	private function quarantine(): string {
		$this->is_quarantined = true;
		return '';
	}

	/** Returns whether the submission was accepted for the owner to look at, without any email. */
	public function is_quarantined(): bool {
		return $this->is_quarantined;
	}

	/** Returns whether the visitor's script can go on by itself, with the proof of work of the next challenge. */
	public function asks_for_proof(): bool {
		return $this->proof > 0;
	}

	/** Returns the message that asks to submit again. */
	private function again(): string {
		$this->is_step = true;
		$kind          = Captchas::question( $this->captcha, $this->has_script )['kind'];
		return Math::slug() === $kind
			? __( 'One more step: answer the question below and send the form again. Nothing you entered is lost.', 'frontage' )
			: __( 'One more step: send the form again to confirm that you are not a robot. Nothing you entered is lost.', 'frontage' );
	}

	/** Returns whether the visitor did nothing wrong and only has to submit again, which is no error. */
	public function is_step(): bool {
		return $this->is_step;
	}

	/**
	 * Returns whether the last response had been accepted before; such a submission is neither rejected
	 * nor processed again.
	 */
	public function is_repeated(): bool {
		return $this->is_repeated;
	}

	/** Returns the form's name for score-based services (S1 §7). */
	private function interaction(): string {
		return 'frontage_form_' . $this->form;
	}
}
