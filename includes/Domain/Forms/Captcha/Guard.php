<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

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
	 * Whether the last response was wrong or its vendor could not be reached.
	 *
	 * @var bool
	 */
	private bool $asks_for_sum = false;

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
	 * @param bool $has_script Whether the browser runs JavaScript; otherwise captchas that need it are replaced by a sum.
	 * @param string $sent Token that was submitted too early, if any; it stays valid.
	 * @return array{ticket: string, kind: string, html: string, data: array<string, mixed>, wait: int}
	 */
	public function begin( string $id, bool $has_script = true, string $sent = '' ): array {
		$ticket = Submission_Token::read( $sent, $this->form );
		if ( null === $ticket || ! $ticket->is_too_fast() || $ticket->is_burnt() ) {
			$ticket = Submission_Token::issue( $this->form, Captchas::question( $this->captcha, $has_script ) );
		}
		$kind    = (string) $ticket->question['kind'];
		$captcha = Captchas::all()[ $kind ] ?? null;
		return array(
			'ticket' => $ticket->text(),
			'kind'   => $kind,
			'html'   => null === $captcha ? '' : (string) $captcha::html( $ticket->question, $id, $this->words['captcha'] ),
			'data'   => null === $captcha ? array() : $captcha::for_script( $ticket->question ) + array( 'action' => $this->interaction() ),
			'wait'   => Submission_Token::LEAST_SECONDS,
		);
	}

	/**
	 * Returns the message that explains why the submission looks automated; empty if it does not.
	 *
	 * @param string $sent Encoded submission token.
	 * @param string $answer Text typed by the visitor.
	 * @param string $token Token from the script.
	 * @param string $purpose What the token is valid for, such as an email address.
	 * @param string $page_time The time that the page carries, in place of a token.
	 */
	public function doubt( string $sent, string $answer, string $token, string $purpose, string $page_time = '' ): string {
		$ticket            = Submission_Token::read( $sent, $this->form ) ?? Page_Time::token( $page_time, $this->form, $purpose );
		$this->is_repeated = true === $ticket?->is_spent_on( $purpose );
		if ( $this->is_repeated ) {
			return '';
		}
		$doubt = $this->judge( $ticket, $answer, $token );
		return '' === $doubt && true !== $ticket?->spend( $purpose ) ? $this->again() : $doubt;
	}

	/**
	 * Returns why a token and response look automated; empty if they do not. A wrong response invalidates
	 * the token.
	 *
	 * @param Submission_Token|null $ticket Submission token from the browser.
	 * @param string $answer Text typed by the visitor.
	 * @param string $token Token from the script.
	 */
	public function judge( ?Submission_Token $ticket, string $answer, string $token ): string {
		if ( null === $ticket || $ticket->is_burnt() || ! Captchas::fits( (string) ( $ticket->question['kind'] ?? '' ), $this->captcha ) ) {
			return $this->again();
		}
		if ( $ticket->is_too_fast() ) {
			$this->is_step = true;
			return __( 'That was very fast. Wait a moment, then send the form again. Nothing you entered is lost.', 'frontage' );
		}
		$captcha = Captchas::all()[ $ticket->question['kind'] ] ?? null;
		if ( null === $captcha || $captcha::passes( $ticket->question, new Captcha_Response( $answer, $token, $this->interaction() ) ) ) {
			return '';
		}
		$ticket->burn();
		$this->asks_for_sum = true;
		if ( '' === trim( $answer ) && Math::slug() === $captcha::slug() ) {
			return "{$this->words['fill_message']} {$this->words['captcha']}";
		}
		return '' === $answer && Math::slug() !== $captcha::slug()
			? __( 'We could not confirm that you are not a robot. Answer the math question and try again.', 'frontage' )
			: $this->words['wrong_captcha'];
	}

	/**
	 * Returns whether the next challenge is a sum, whatever the form's captcha. The vendor's script may be
	 * blocked, its service down or its key wrong, and no message should be lost for that. Visitors who
	 * decline consent always get a sum.
	 */
	public function asks_for_sum(): bool {
		return $this->asks_for_sum;
	}

	/** Returns the message that asks to submit again. */
	private function again(): string {
		$this->is_step = true;
		$captcha       = Captchas::get( $this->captcha );
		$is_question   = Math::class === $captcha || ( null !== $captcha && ! $this->has_script && ! $captcha::works_without_script() );
		return $is_question
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
