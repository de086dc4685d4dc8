<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * How much a submission looks like spam, from 0 to 100; the one rule of all forms, see `docs/anti-spam.md`.
 *
 * From `SPAM` on, a form with an inbox stores the submission as spam and sends no email, and a form without one
 * drops it. The visitor reads the same as everyone else.
 *
 * @phpstan-import-type Answer from Entries
 */
final class Spam_Score {
	/** Scores from which a submission is spam. */
	public const SPAM = 80;

	/** The score of a submission that filled in a honeypot. */
	public const TRAPPED = 100;

	/**
	 * Whether a submission is spam.
	 *
	 * @param string                $kind       Such as `form`, `newsletter`, or `upload`.
	 * @param array<string, string> $content    What was written: `name`, `email`, `text`, as far as there is any.
	 * @param bool                  $is_trapped Whether the honeypot was filled in.
	 */
	public static function is_spam( string $kind, array $content, bool $is_trapped ): bool {
		return self::of( $kind, $content, $is_trapped ) >= self::SPAM;
	}

	/**
	 * The score of a submission.
	 *
	 * @param string                $kind       Such as `form`, `newsletter`, or `upload`.
	 * @param array<string, string> $content    What was written: `name`, `email`, `text`, as far as there is any.
	 * @param bool                  $is_trapped Whether the honeypot was filled in.
	 */
	public static function of( string $kind, array $content, bool $is_trapped ): int {
		/**
		 * Filters the spam score of a submission, from 0 to 100.
		 *
		 * Runs when a form is submitted. With a score of 80 or more, messages and files are stored as spam without an
		 * email, and sign-ups are discarded.
		 *
		 *     add_filter( 'frontage_spam_score', fn ( $score, $kind, $content ) => max( $score, my_score( $content ) ), 10, 3 );
		 *
		 * @since 0.2.0
		 *
		 * @param int                   $score   100 if the honeypot was filled in, otherwise 0.
		 * @param string                $kind    `form`, `newsletter`, or `upload`.
		 * @param array<string, string> $content What was written: `name`, `email`, `text`, as far as there is any.
		 */
		$score = apply_filters( 'frontage_spam_score', $is_trapped ? self::TRAPPED : 0, $kind, $content );
		return max( 0, min( 100, is_numeric( $score ) ? (int) $score : 0 ) );
	}

	/**
	 * What was written in the answers of a form.
	 *
	 * @param list<Answer> $answers
	 * @return array{name: string, email: string, text: string}
	 */
	public static function content( array $answers ): array {
		$content = array(
			'name'  => '',
			'email' => '',
			'text'  => '',
		);
		foreach ( $answers as $answer ) {
			$value = is_string( $answer['value'] ) ? $answer['value'] : '';
			if ( 'email' === $answer['kind'] && '' === $content['email'] ) {
				$content['email'] = $value;
			} elseif ( 'name' === $answer['name'] && '' === $content['name'] ) {
				$content['name'] = $value;
			} elseif ( '' !== $value ) {
				$content['text'] .= "$value\n";
			}
		}
		return array_map( 'trim', $content );
	}
}
