<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Html\Html;
use Frontage\Http\Signed;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * When a form was printed, signed, for browsers that run no script.
 *
 * They fetch no submission token, so this takes its place: it shows how long the visitor took. It is not
 * accepted from pages that a cache kept for longer than a token is valid, nor from programs that do not
 * say, as browsers do, that a person left one page of this site for another; those get a second step.
 */
final class Page_Time {
	public const FIELD = 'frontage_page_time';

	private const KIND = 'form-page';

	/** What browsers send when a person submits a form to the site that printed it. */
	private const NAVIGATION = array(
		'HTTP_SEC_FETCH_MODE' => 'navigate',
		'HTTP_SEC_FETCH_SITE' => 'same-origin',
		'HTTP_SEC_FETCH_DEST' => 'document',
	);

	/**
	 * Returns the hidden field.
	 *
	 * @param string $form Form ID.
	 */
	public static function html( string $form ): Html {
		$data = array(
			'form' => $form,
			'made' => Clock::now(),
		);
		return el(
			'input',
			array(
				'type'  => 'hidden',
				'name'  => self::FIELD,
				'value' => Signed::make( self::KIND, $data ),
			)
		);
	}

	/**
	 * Returns the submission token that a printed time stands for; null if it stands for none.
	 *
	 * @param mixed $text Value of the field.
	 * @param string $form Form ID.
	 * @param string $purpose What it is valid for, such as the content: the same again is the same submission.
	 */
	public static function token( mixed $text, string $form, string $purpose ): ?Submission_Token {
		$data = is_string( $text ) && self::is_navigation() ? Signed::read( self::KIND, $text ) : null;
		return null === $data || ( $data['form'] ?? '' ) !== $form
			? null
			: Submission_Token::of_page( hash( 'sha256', "$text\n$purpose" ), $form, (int) ( $data['made'] ?? 0 ) );
	}

	/** Returns whether the browser itself submitted the form; without HTTPS browsers do not tell. */
	private static function is_navigation(): bool {
		foreach ( self::NAVIGATION as $name => $value ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
			if ( ( $_SERVER[ $name ] ?? '' ) !== $value ) {
				return false;
			}
		}
		return true;
	}
}
