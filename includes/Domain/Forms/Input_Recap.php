<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The text a visitor entered, for copying.
 *
 * Shown when a submitted form no longer exists on the page.
 *
 * If the form is still saved somewhere, its labels are used. Otherwise only the field names are left,
 * which usually derive from the labels. Pages do not carry labels for this rare case, and the contents
 * of drafts and revisions must not be disclosed.
 */
final class Input_Recap {
	/**
	 * Field names made by `Submission_Input::field_id()`. S1 §3 and captchas have similar names without
	 * visitor input.
	 */
	private const FIELD_ID = '/^et_pb_contact_(?!(?:email_fields|email_hidden_fields|captcha)_\d+$)([a-z0-9_]+)_\d+$/';

	/** Names of fields whose labels have no Latin letter, which are meaningless. */
	private const NAMELESS = '/^field(?:_\d+)?$/';

	/** Field types whose value is not entered by the visitor. */
	private const SILENT = array( 'hidden', 'consent', 'rows' );

	/**
	 * Returns one paragraph per field; empty if nothing was entered.
	 *
	 * @param array<mixed> $sent Unslashed request fields.
	 * @param list<Field> $fields Fields of the form; none if it no longer exists.
	 * @param list<string> $silent Names of further fields to omit.
	 */
	public static function text( array $sent, array $fields = array(), array $silent = array() ): string {
		$labels     = array_column( $fields, 'label', 'name' );
		$silent     = array( ...$silent, ...self::silent( $fields ) );
		$paragraphs = array();
		foreach ( $sent as $id => $value ) {
			$text = trim( implode( ', ', array_map( array( Submission_Input::class, 'utf8' ), (array) $value ) ) );
			if ( '' !== $text && 1 === preg_match( self::FIELD_ID, (string) $id, $found ) && ! in_array( $found[1], $silent, true ) ) {
				$paragraphs[] = self::heading( ( $labels[ $found[1] ] ?? '' ) ?: self::words( $found[1] ), $text ) . $text;
			}
		}
		return implode( "\n\n", $paragraphs );
	}

	/**
	 * Returns the names of fields without visitor input.
	 *
	 * @param list<Field> $fields Fields of a form.
	 * @return list<string>
	 */
	public static function silent( array $fields ): array {
		return array_column(
			array_filter( $fields, static fn ( Field $field ): bool => in_array( $field->kind, self::SILENT, true ) ),
			'name'
		);
	}

	/**
	 * Returns a field name as words; empty if it is meaningless.
	 *
	 * @param string $name Field name, such as `your_name`.
	 */
	private static function words( string $name ): string {
		return 1 === preg_match( self::NAMELESS, $name ) ? '' : ucfirst( trim( str_replace( '_', ' ', $name ) ) );
	}

	/**
	 * Returns the heading in front of a text.
	 *
	 * @param string $label Label; may be empty.
	 * @param string $text Text entered by the visitor.
	 */
	private static function heading( string $label, string $text ): string {
		return '' === $label ? '' : $label . ( str_contains( $text, "\n" ) ? ":\n" : ': ' );
	}
}
