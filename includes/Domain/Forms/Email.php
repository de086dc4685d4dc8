<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Paths;


defined( 'ABSPATH' ) || exit;

/**
 * An email about an entry.
 *
 * Built when the entry is stored, so that it can be sent later even if the form has changed.
 *
 * @phpstan-import-type Answer from Entries
 * @phpstan-type Made array{
 *     to: list<string>,
 *     subject: string,
 *     body: string,
 *     reply: string,
 *     sent: bool,
 *     is_reply?: bool,
 *     cc?: list<string>,
 *     bcc?: list<string>,
 *     html?: string,
 *     files?: list<array{name: string, path: string, size: int}>,
 * }
 */
final class Email {
	public const RECIPIENTS_MAX = 10;

	private const SUBJECT_MAX = 200;

	/**
	 * Builds an email; null if it has no recipients.
	 *
	 * @param string $to Comma-separated addresses from the saved form.
	 * @param string $subject Subject with placeholders such as `{name}`.
	 * @param string $body Body with placeholders.
	 * @param string $reply Reply-to address; empty for the sender's.
	 * @param list<Answer> $content Submitted answers.
	 * @return Made|null
	 */
	public static function write( string $to, string $subject, string $body, string $reply, array $content ): ?array {
		$addresses = self::some( $to );
		if ( array() === $addresses ) {
			return null;
		}
		return array(
			'to'      => $addresses,
			'subject' => mb_substr( self::line( self::fill( $subject, $content ) ), 0, self::SUBJECT_MAX ),
			'body'    => self::fill( $body, $content ),
			'reply'   => self::addresses( $reply )[0] ?? '',
			'sent'    => false,
		);
	}

	/**
	 * Sends an email with `wp_mail()`. Line breaks are removed from all header values here.
	 *
	 * @param Made $email
	 * @param list<string> $more Further headers, such as `In-Reply-To: <…>`.
	 */
	public static function mail( array $email, array $more = array() ): bool {
		$reply   = self::addresses( self::line( $email['reply'] ) )[0] ?? '';
		$html    = $email['html'] ?? '';
		$headers = array( '' === $html ? 'Content-Type: text/plain; charset=UTF-8' : 'Content-Type: text/html; charset=UTF-8' );
		if ( '' !== $reply ) {
			$headers[] = "Reply-To: $reply";
		}
		foreach ( array( 'cc', 'bcc' ) as $kind ) {
			foreach ( self::some( self::line( implode( ',', $email[ $kind ] ?? array() ) ) ) as $address ) {
				$headers[] = ucfirst( $kind ) . ": $address";
			}
		}
		$end  = '' === $html ? null : Mail_Html::with_plain( $email['body'] );
		$done = wp_mail(
			array_map( array( self::class, 'line' ), $email['to'] ),
			self::line( $email['subject'] ),
			'' === $html ? $email['body'] : Mail_Html::document( $html ),
			array( ...$headers, ...array_map( array( self::class, 'line' ), $more ) ),
			Mail_Files::attachments( $email['files'] ?? array() )
		);
		null === $end || $end();
		return $done;
	}

	/**
	 * Returns the default text of an email to the owner, with a placeholder for the answers.
	 *
	 * @param list<Answer> $content Submitted answers.
	 * @param int $post ID of the post it was sent from.
	 */
	public static function body( array $content, int $post ): string {
		return "{all}\n" . self::footer( $content, $post );
	}

	/**
	 * Returns the end of an email to the owner: where the answers come from, and where they are.
	 *
	 * @param list<Answer> $content Submitted answers.
	 * @param int $post ID of the post it was sent from.
	 */
	public static function footer( array $content, int $post ): string {
		$files = array() !== array_filter( $content, static fn ( array $answer ): bool => 'file' === $answer['kind'] );
		$lines = array(
			'',
			'--',
			/* translators: %s: URL of a page. */
			$post > 0 ? sprintf( __( 'Sent from %s', 'frontage' ), (string) get_permalink( $post ) ) : '',
			sprintf(
				$files
					? /* translators: %s: URL of a page. */ __( 'Read the message and download the files: %s', 'frontage' )
					: /* translators: %s: URL of a page. */ __( 'Read and answer this message: %s', 'frontage' ),
				Paths::inbox()
			),
		);
		return implode( "\n", $lines );
	}

	/**
	 * Returns an email with the link to its entry instead of the one to the inbox, which is all that is known when it is written.
	 *
	 * @param Made $email
	 * @param int $entry Entry ID.
	 * @return Made
	 */
	public static function linked( array $email, int $entry ): array {
		$place = strrpos( $email['body'], Paths::inbox() );
		if ( false !== $place ) {
			$email['body'] = substr_replace( $email['body'], Paths::inbox( $entry ), $place, strlen( Paths::inbox() ) );
		}
		if ( isset( $email['html'] ) ) {
			$email['html'] = Mail_Html::linked( $email, Paths::inbox( $entry ) );
		}
		return $email;
	}

	/**
	 * Returns all answers as text, one below the other.
	 *
	 * @param list<Answer> $content Submitted answers.
	 */
	public static function list( array $content ): string {
		$parts = array();
		foreach ( $content as $answer ) {
			$text = self::shown( $answer );
			if ( '' !== $text ) {
				$parts[] = str_contains( $text, "\n" ) ? "{$answer['label']}:\n$text" : "{$answer['label']}: $text";
			}
		}
		return implode( "\n", $parts );
	}

	/**
	 * Returns the email addresses in a text.
	 *
	 * @param string $text Addresses separated by commas, semicolons or line breaks.
	 * @return list<string>
	 */
	public static function addresses( string $text ): array {
		$parts = array_map( 'trim', preg_split( '/[,;\r\n]+/', $text ) ?: array() );
		return array_values(
			array_unique(
				array_filter(
					$parts,
					static fn ( string $part ): bool => false !== is_email( $part ) && 1 !== preg_match( '/[\s<>"]/', $part )
				)
			)
		);
	}

	/**
	 * Returns as many addresses of a text as one email may have.
	 *
	 * @param string $text Addresses separated by commas, semicolons or line breaks.
	 * @return list<string>
	 */
	public static function some( string $text ): array {
		return array_slice( self::addresses( $text ), 0, self::RECIPIENTS_MAX );
	}

	/**
	 * Returns a text as one line without control characters.
	 *
	 * @param string $text Any text.
	 */
	public static function line( string $text ): string {
		return trim( (string) preg_replace( '/[\x00-\x1f\x7f]+|\xE2\x80[\xA8\xA9]/', ' ', $text ) );
	}

	/**
	 * Replaces the placeholders in a text with answers; `{all}` is replaced with all of them. Placeholders
	 * in answers are not replaced.
	 *
	 * @param string $text Text with placeholders.
	 * @param list<Answer> $content Submitted answers.
	 */
	public static function fill( string $text, array $content ): string {
		$values = array(
			'{all}'  => self::list( $content ),
			'{site}' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
		);
		foreach ( $content as $answer ) {
			$values[ '{' . $answer['name'] . '}' ] = self::shown( $answer );
		}
		return strtr( $text, $values );
	}

	/**
	 * Returns an answer for people: a consent is “Yes”.
	 *
	 * @param Answer $answer
	 */
	public static function shown( array $answer ): string {
		$text = Entries::text( $answer );
		return 'consent' === $answer['kind'] && '1' === $text ? __( 'Yes', 'frontage' ) : $text;
	}
}
