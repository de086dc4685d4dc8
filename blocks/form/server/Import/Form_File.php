<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

use Frontage\Admin\Transfer\Foreign_File;

defined( 'ABSPATH' ) || exit;

/**
 * Files of Contact Form 7 with Flamingo, WPForms and Fluent Forms.
 *
 * @phpstan-import-type Entry from Entry_Rows
 */
final class Form_File implements Foreign_File {
	private const MAX_DEPTH = 32;

	public static function read( string $text ): ?array {
		return null === self::content( $text ) ? null : array( Forms_Part::NAME => array( 'text' => $text ) );
	}

	/**
	 * Returns the forms or entries in a file; null if it is another file.
	 *
	 * @param string $text File contents.
	 * @return array{forms: list<Imported_Form>, entries: list<Entry>}|null
	 */
	public static function content( string $text ): ?array {
		$text    = (string) preg_replace( '/\A\xEF\xBB\xBF/', '', $text );
		$is_json = 1 === preg_match( '/\A\s*[\[{]\s*["{]/', $text );
		$data    = $is_json ? json_decode( $text, true, self::MAX_DEPTH ) : null;
		if ( is_array( $data ) ) {
			$forms   = Wpforms_Forms::read( $data ) ?? Fluent_Forms::read( $data );
			$entries = null === $forms ? Entry_Rows::of_json( $data ) : null;
		} else {
			$entries = $is_json || str_starts_with( ltrim( $text ), '<' ) ? null : Entry_Rows::of_csv( $text );
			$forms   = null === $entries && ! $is_json ? Cf7_Forms::read( $text ) : null;
		}
		return null === $forms && null === $entries ? null : array(
			'forms'   => $forms ?? array(),
			'entries' => $entries ?? array(),
		);
	}
}
