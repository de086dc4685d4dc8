<?php
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
final class Untrusted_Recipient {
	/** Emails per address and day, over all forms of the site and its newsletter. */
	private const PER_ADDRESS = array( DAY_IN_SECONDS => 3 );

	private const NAME_LENGTH = 40;

	/** Digits in a row that are no name, as “Team 2027” is, but a phone number. */
	private const NUMBER = '/(?:\p{Nd}[ -]*){5}/u';

	/** Domains of the service that delivers to the same mailbox with and without dots. */
	private const WITHOUT_DOTS = array( 'gmail.com', 'googlemail.com' );

	/** Kinds of answers whose words are the author's, or that can be nothing but a date, a time or a number within bounds. */
	private const CHOSEN = array( 'select', 'radio', 'checkbox', 'rating', 'country', 'date', 'time', 'range', 'calculation', 'consent' );

	/**
	 * Counts an email, and returns whether it may be sent.
	 *
	 * @param string $email Email address.
	 * @phpstan-impure
	 */
	public static function consume( string $email ): bool {
		return 0 === Rate_Limit::consume_for_site( 'mail to ' . self::mailbox( $email ), self::PER_ADDRESS );
	}

	/**
	 * Returns the mailbox to which an address delivers, so that `ann+1@`, `ann+2@` and so on do not multiply the emails.
	 *
	 * @param string $email Email address.
	 */
	private static function mailbox( string $email ): string {
		$email  = mb_strtolower( trim( $email ), 'UTF-8' );
		$at     = (int) strrpos( $email, '@' );
		$domain = rtrim( substr( $email, $at + 1 ), '.' );
		$domain = ( function_exists( 'idn_to_ascii' ) ? idn_to_ascii( $domain ) : $domain ) ?: $domain;
		$local  = substr( $email, 0, $at );
		$local  = strstr( $local, '+', true ) ?: $local;
		return in_array( $domain, self::WITHOUT_DOTS, true )
			? str_replace( '.', '', $local ) . '@' . self::WITHOUT_DOTS[0]
			: "$local@$domain";
	}

	/**
	 * Returns a name that can be nothing but a name; empty if it is something else.
	 *
	 * @param string $name As typed.
	 */
	public static function name( string $name ): string {
		$name = trim( $name );
		$fits = mb_strlen( $name ) <= self::NAME_LENGTH && 0 === preg_match( self::NUMBER, $name );
		return $fits && 1 === preg_match( "/\A\p{L}[\p{L}\p{M}\p{Nd}'’ -]*\z/u", $name ) ? $name : '';
	}

	/**
	 * Returns a name in which no email program finds a link, for services that write to the address themselves.
	 *
	 * @param string $name As typed.
	 */
	public static function without_links( string $name ): string {
		$found = array( '~\w+://|[/\\\\@:<>]+~u', '~[.。．｡](?=[\p{L}\p{Nd}])~u', '~\s+~u' );
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
