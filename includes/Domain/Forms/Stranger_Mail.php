<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Http\Rate_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Emails to addresses that visitors typed, which may be those of strangers.
 *
 * Few a day, and nothing that a visitor wrote but a first name: otherwise a form is a cannon with someone else's words.
 *
 * @phpstan-import-type Answer from Entries
 */
final class Stranger_Mail {
	/** Emails per address and day, over all forms of the site and its newsletter. */
	private const PER_ADDRESS = array( DAY_IN_SECONDS => 3 );

	private const NAME_LENGTH = 40;

	/** Kinds of answers whose words are the author's, or that can be nothing but a date, a time or a number within bounds. */
	private const CHOSEN = array( 'select', 'radio', 'checkbox', 'rating', 'country', 'date', 'time', 'range', 'calculation', 'consent' );

	/**
	 * Counts an email, and returns whether it may be sent.
	 *
	 * @param string $email Email address.
	 * @phpstan-impure
	 */
	public static function has_place( string $email ): bool {
		return 0 === Rate_Limit::site( 'mail to ' . mb_strtolower( trim( $email ), 'UTF-8' ), self::PER_ADDRESS );
	}

	/**
	 * Returns a name that can be nothing but a name; empty if it is something else.
	 *
	 * @param string $name As typed.
	 */
	public static function name( string $name ): string {
		$name = trim( $name );
		return mb_strlen( $name ) <= self::NAME_LENGTH && 1 === preg_match( "/\A\p{L}[\p{L}\p{M}\p{Nd}'’ -]*\z/u", $name ) ? $name : '';
	}

	/**
	 * Returns a name in which no email program finds a link, for services that write to the address themselves.
	 *
	 * @param string $name As typed.
	 */
	public static function without_links( string $name ): string {
		$found = array( '~\w+://|[/\\\\@:<>]+~u', '~\.(?=[\p{L}\p{Nd}])~u', '~\s+~u' );
		return trim( (string) preg_replace( $found, array( ' ', '. ', ' ' ), $name ) );
	}

	/**
	 * Returns the answers without the visitor's own words.
	 *
	 * @param list<Answer> $content Submitted answers.
	 * @return list<Answer>
	 */
	public static function content( array $content ): array {
		foreach ( $content as $place => $answer ) {
			if ( ! in_array( $answer['kind'], self::CHOSEN, true ) ) {
				unset( $answer['shown'] );
				$is_name           = 'name' === $answer['name'] && is_string( $answer['value'] );
				$answer['value']   = $is_name ? self::name( $answer['value'] ) : '';
				$content[ $place ] = $answer;
			}
		}
		return $content;
	}
}
