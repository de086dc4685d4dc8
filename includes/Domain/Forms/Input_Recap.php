<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * What visitors have typed, as text to be copied.
 *
 * For whoever sends a form that the page has no place for any more.
 *
 * A form that is still saved somewhere tells its labels. Of one that is gone only the fields' names are left,
 * which are mostly made of the labels: pages do not carry labels along for this rare case, and what is saved
 * in drafts and revisions is nobody's to read.
 */
final class Input_Recap {
	/** Names that `Submission_Input::field_id()` makes; S1 §3 and captchas have some alike that hold nothing a visitor typed. */
	private const FIELD_ID = '/^et_pb_contact_(?!(?:email_fields|email_hidden_fields|captcha)_\d+$)([a-z0-9_]+)_\d+$/';

	/** Names of fields whose labels have no Latin letter: they say nothing. */
	private const NAMELESS = '/^field(?:_\d+)?$/';

	/** Kinds that have a value which nobody typed or chose. */
	private const SILENT = array( 'hidden', 'consent' );

	/**
	 * A paragraph a field; empty if nothing was typed.
	 *
	 * @param array<mixed> $sent   Fields of the request, without slashes.
	 * @param list<Field>  $fields The form's; none if it is gone.
	 * @param list<string> $silent Names of fields that are left out besides.
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
	 * Names of fields that hold nothing a visitor typed or chose.
	 *
	 * @param list<Field> $fields A form's fields.
	 * @return list<string>
	 */
	public static function silent( array $fields ): array {
		return array_column( array_filter( $fields, static fn ( Field $field ): bool => in_array( $field->kind, self::SILENT, true ) ), 'name' );
	}

	/**
	 * A field's name as words; empty if it says nothing.
	 *
	 * @param string $name Such as `your_name`.
	 */
	private static function words( string $name ): string {
		return 1 === preg_match( self::NAMELESS, $name ) ? '' : ucfirst( trim( str_replace( '_', ' ', $name ) ) );
	}

	/**
	 * What stands before a text.
	 *
	 * @param string $label A label; may be empty.
	 * @param string $text  The text.
	 */
	private static function heading( string $label, string $text ): string {
		return '' === $label ? '' : $label . ( str_contains( $text, "\n" ) ? ":\n" : ': ' );
	}
}
