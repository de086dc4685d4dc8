<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Domain\Forms\Submission_Token;


defined( 'ABSPATH' ) || exit;

/**
 * Tells people from robots for a form.
 *
 * Issues tickets with the question of a form's captcha, and judges what comes back.
 */
final class Guard {
	/**
	 * Whether the last answer was one that had been taken before.
	 *
	 * @var bool
	 */
	private bool $is_repeated = false;

	/**
	 * Whether the last answer was wrong, or whoever had to judge it could not be asked.
	 *
	 * @var bool
	 */
	private bool $asks_for_sum = false;

	/**
	 * Prepares the guard.
	 *
	 * @param string                $form    The form's id.
	 * @param string                $captcha The captcha's slug.
	 * @param array<string, string> $words   From `Words::of()`.
	 */
	public function __construct( private string $form, private string $captcha, private array $words ) {}

	/**
	 * A ticket and its question, for the visitor's script.
	 *
	 * @param string $id         Of the captcha's input.
	 * @param bool   $has_script Whether the browser runs scripts; without, sums stand in for what needs them.
	 * @param string $sent       A ticket that came too soon, if any: it stays good.
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
	 * Why this may be a robot, as the visitor reads it; empty if it is none.
	 *
	 * @param string $sent    The ticket's text.
	 * @param string $answer  What was typed.
	 * @param string $token   What the script got.
	 * @param string $purpose What the ticket is good for, such as an address.
	 */
	public function doubt( string $sent, string $answer, string $token, string $purpose ): string {
		$ticket            = Submission_Token::read( $sent, $this->form );
		$this->is_repeated = true === $ticket?->is_spent_on( $purpose );
		if ( $this->is_repeated ) {
			return '';
		}
		$doubt = $this->judge( $ticket, $answer, $token );
		return '' === $doubt && true !== $ticket?->spend( $purpose ) ? $this->again() : $doubt;
	}

	/**
	 * Why a ticket and its answer may be a robot's; empty if they are none. A ticket with a wrong answer is used up.
	 *
	 * @param Submission_Token|null $ticket What the browser showed.
	 * @param string      $answer What was typed.
	 * @param string      $token  What the script got.
	 */
	public function judge( ?Submission_Token $ticket, string $answer, string $token ): string {
		if ( null === $ticket || $ticket->is_burnt() || ! Captchas::fits( (string) ( $ticket->question['kind'] ?? '' ), $this->captcha ) ) {
			return $this->again();
		}
		if ( $ticket->is_too_fast() ) {
			return __( 'That was very fast. Wait a moment and try again.', 'frontage' );
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
		return '' === $answer && Math::slug() !== $captcha::slug() ? __( 'We could not confirm that you are not a robot. Answer the math question and try again.', 'frontage' ) : $this->words['wrong_captcha'];
	}

	/**
	 * Whether the next question is a sum, whatever the form's captcha: its script may be blocked, its vendor down,
	 * its key wrong, and nobody's message is to be lost for that. Whoever does not agree to the vendor gets one anyhow.
	 */
	public function asks_for_sum(): bool {
		return $this->asks_for_sum;
	}

	/** What asks for one more press. */
	private function again(): string {
		return __( 'One more step: send the form again to confirm that you are not a robot.', 'frontage' );
	}

	/** Whether the last answer was one that had been taken before: it is neither doubted nor taken again. */
	public function is_repeated(): bool {
		return $this->is_repeated;
	}

	/** The name of the form for score services (S1 §7). */
	private function interaction(): string {
		return 'frontage_form_' . $this->form;
	}
}
