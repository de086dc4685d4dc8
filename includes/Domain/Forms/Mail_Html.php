<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Paths;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * The HTML part of an email; the plain part stays, for readers that prefer it.
 *
 * @phpstan-import-type Answer from Entries
 * @phpstan-import-type Made from Email
 */
final class Mail_Html {
	private const CELL = 'padding:6px 12px 6px 0;vertical-align:top;text-align:start;border-bottom:1px solid #ddd';

	/**
	 * Adds the HTML part.
	 *
	 * @param Made $mail Result of `Email::write()` with the same text.
	 * @param string $text The author's text with placeholders; its HTML is kept as far as posts may have it.
	 * @param list<Answer> $content Submitted answers; they never become HTML.
	 * @return Made
	 */
	public static function add( array $mail, string $text, array $content ): array {
		$values = array( '{site}' => esc_html( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ) );
		foreach ( $content as $answer ) {
			$values[ '{' . $answer['name'] . '}' ] = self::text( $answer );
		}
		$table = self::table( $content );
		$html  = strtr(
			wpautop( make_clickable( wp_kses_post( $text ) ) ),
			array(
				'<p>{all}</p>' => $table,
				'<p>{all}'     => "$table<p>",
				'{all}'        => $table,
			) + $values
		);

		// An answer in an attribute of the author’s, such as a link, may have no scheme that runs something.
		$mail['html'] = wp_kses_post( $html );
		$mail['body'] = Email::fill( self::plain( $text ), $content );
		return $mail;
	}

	/**
	 * Adds plain text at the end, such as links.
	 *
	 * @param Made $mail Email.
	 * @param string $text Plain text, with line breaks.
	 * @return Made
	 */
	public static function append( array $mail, string $text ): array {
		$mail['body'] .= $text;
		if ( isset( $mail['html'] ) ) {
			$mail['html'] .= wpautop( make_clickable( esc_html( $text ) ) );
		}
		return $mail;
	}

	/**
	 * Returns the HTML part with the link to its entry instead of the one to the inbox.
	 *
	 * @param Made $mail Email with an HTML part.
	 * @param string $inbox URL of the entry.
	 */
	public static function linked( array $mail, string $inbox ): string {
		return str_replace( array( esc_url( Paths::inbox() ), esc_html( Paths::inbox() ) ), esc_url( $inbox ), $mail['html'] ?? '' );
	}

	/**
	 * Returns the whole document.
	 *
	 * @param string $html HTML part of an email.
	 */
	public static function document( string $html ): string {
		$direction = is_rtl() ? 'rtl' : 'ltr';
		return '<!DOCTYPE html><html lang="' . esc_attr( get_bloginfo( 'language' ) ) . "\" dir=\"$direction\">"
			. '<head><meta charset="utf-8"></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5">'
			. "$html</body></html>";
	}

	/**
	 * Makes the next email have a plain part beside its HTML.
	 *
	 * @param string $plain Plain text.
	 * @return callable(): void Ends it.
	 */
	public static function with_plain( string $plain ): callable {
		$add = static function ( mixed $mailer ) use ( $plain ): void {
			if ( $mailer instanceof PHPMailer ) {
				$mailer->AltBody = $plain; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
			}
		};
		add_action( 'phpmailer_init', $add );
		return static function () use ( $add ): void {
			remove_action( 'phpmailer_init', $add );
		};
	}

	/**
	 * Returns the answers as a table.
	 *
	 * @param list<Answer> $content Submitted answers.
	 */
	private static function table( array $content ): string {
		$rows = '';
		foreach ( $content as $answer ) {
			$text  = self::text( $answer );
			$label = esc_html( $answer['label'] );
			$cell  = self::CELL;
			$rows .= '' === $text ? '' : "<tr><th scope=\"row\" style=\"$cell\">$label</th><td style=\"$cell\">$text</td></tr>";
		}
		return "<table style=\"border-collapse:collapse\">$rows</table>";
	}

	/**
	 * Returns an answer as HTML.
	 *
	 * @param Answer $answer
	 */
	private static function text( array $answer ): string {
		return nl2br( esc_html( Email::shown( $answer ) ), false );
	}

	/**
	 * Returns the author's text without HTML.
	 *
	 * @param string $text Text with placeholders.
	 */
	private static function plain( string $text ): string {
		$lines = (string) preg_replace( '~<br\s*/?>|</(?:p|h[1-6]|li|tr|div)>~i', "\n", $text );
		return trim( html_entity_decode( wp_strip_all_tags( $lines ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
