<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * What a list shows of an entry: who sent it, the subject, and the beginning of the text.
 *
 * Forms have any fields, so a name and a subject are recognized by the names of fields; everything else is text.
 *
 * @phpstan-import-type Answer from Entries
 * @phpstan-import-type Row from Entries
 */
final class Entry_Headline {
	private const SUMMARY = 200;

	/** Names of fields that contain the sender's name, or a part of it. */
	private const NAME = '/\A(your|full|first|last|sur|fore|given|family)?[\s_-]*'
		. '(name|vorname|nachname|nom|prenom|nombre|naam)[\s_-]*\d*\z/';

	/** Names of fields that contain a subject. */
	private const SUBJECT = '/\A(your)?[\s_-]*(subject|topic|betreff|thema|sujet|objet|asunto|onderwerp)[\s_-]*\d*\z/';

	/**
	 * Returns the headline of an entry.
	 *
	 * @param Row $entry
	 * @return array{sender: string, subject: string, excerpt: string} Each one line; `sender` is empty if there is none.
	 */
	public static function of( array $entry ): array {
		$names    = array();
		$subjects = array();
		$texts    = array();
		$others   = array();
		foreach ( $entry['content'] as $answer ) {
			$text = self::line( Entries::text( $answer ) );
			if ( 'text' === $answer['kind'] && self::is_called( $answer, self::NAME ) ) {
				$names[] = $text;
			} elseif ( self::is_called( $answer, self::SUBJECT ) ) {
				$subjects[] = $text;
			} elseif ( 'textarea' === $answer['kind'] ) {
				$texts[] = $text;
			} elseif ( 'consent' !== $answer['kind'] && $text !== $entry['email'] ) {
				$others[] = $text;
			}
		}
		return array(
			'sender'  => mb_substr( implode( ' ', array_filter( $names ) ) ?: $entry['email'], 0, self::SUMMARY ),
			'subject' => mb_substr( implode( ' ', array_filter( $subjects ) ) ?: $entry['title'], 0, self::SUMMARY ),
			'excerpt' => mb_substr( implode( ' · ', array_filter( array( ...$texts, ...$others ) ) ), 0, self::SUMMARY ),
		);
	}

	/**
	 * Returns the first email address among the answers; empty if there is none.
	 *
	 * @param list<Answer> $content Submitted answers.
	 */
	public static function email( array $content ): string {
		return self::emails( $content )[0] ?? '';
	}

	/**
	 * Returns the valid email addresses in email fields.
	 *
	 * @param list<Answer> $content Submitted answers.
	 * @return list<string>
	 */
	public static function emails( array $content ): array {
		$emails = array();
		foreach ( $content as $answer ) {
			$value = 'email' === $answer['kind'] && is_string( $answer['value'] ) ? $answer['value'] : '';
			if ( strlen( $value ) <= 254 && Email_Address::is_valid( $value ) ) {
				$emails[] = $value;
			}
		}
		return $emails;
	}

	/**
	 * Returns the beginning of a submission, for lists.
	 *
	 * @param list<Answer> $content Submitted answers.
	 */
	public static function summary( array $content ): string {
		$texts = array_filter(
			array_map( array( Entries::class, 'text' ), $content ),
			static fn ( string $text ): bool => '' !== $text && '1' !== $text
		);
		return mb_substr( self::line( implode( ' · ', $texts ) ), 0, self::SUMMARY );
	}

	/**
	 * Returns whether a field's name or label matches.
	 *
	 * @param Answer $answer
	 * @param string $pattern Regular expression for lowercase text without accents.
	 */
	private static function is_called( array $answer, string $pattern ): bool {
		foreach ( array( $answer['name'], $answer['label'] ) as $name ) {
			if ( 1 === preg_match( $pattern, trim( mb_strtolower( remove_accents( $name ) ), " \t*:" ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns a text as one line.
	 *
	 * @param string $text Any text.
	 */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
