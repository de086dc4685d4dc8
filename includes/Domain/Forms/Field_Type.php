<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * A type of text field, such as a phone number or an IBAN, that authors choose in the Text Field block.
 *
 * Frontage's own types are discovered by the build; other plugins announce theirs with the filter `frontage_manifests`. The server
 * decides what is valid: browsers treat a type of another plugin as text, and show the server's message. Without its plugin, a
 * field is a text field that keeps its type and its values.
 *
 * @since 0.3
 */
interface Field_Type extends Discoverable {
	/** Returns the name, which is saved in posts and entries: a lowercase letter, then up to 39 lowercase letters, digits, and hyphens. */
	public static function name(): string;

	/** Returns the label for authors, such as “IBAN”. */
	public static function label(): string;

	/**
	 * Returns attributes of the input, such as `inputmode`, `autocomplete`, and `placeholder`; its `type` is `text` by default.
	 * What the author chose in the block takes precedence.
	 *
	 * @return array<string, string|int|bool>
	 */
	public static function attributes(): array;

	/**
	 * Returns a value in the form in which it is checked and stored, such as without spaces. If this is empty, the value stays.
	 *
	 * @param string $value Trimmed text, not empty, not yet valid.
	 */
	public static function clean( string $value ): string;

	/**
	 * Returns what is wrong with a value: a sentence for the visitor, or the key of one of our `Messages`, such as `pattern`.
	 * The sentence appears at the field, and after the field's label in the list above the form.
	 *
	 * @param string $value Result of `clean()`; whether a value is required is checked before, and its length and pattern after.
	 * @return string Empty if valid.
	 */
	public static function problem( string $value, Field $field ): string;
}
