<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Submitted values as stored in an entry.
 *
 * Each is stored with its label, so that an entry stays readable if its form changes.
 *
 * @phpstan-import-type Answer from \Frontage\Domain\Forms\Entries
 */
final class Entry_Values {
	/**
	 * Returns the values that are not empty, in the form's order.
	 *
	 * @param array<string, mixed> $values Values, keyed by field.
	 * @return list<Answer>
	 */
	public static function of( Saved_Form $form, array $values ): array {
		$answers = array();
		foreach ( $form->fields as $field ) {
			$value = $values[ $field->name ] ?? '';
			if ( '' !== $value && array() !== $value ) {
				$answers[] = array(
					'name'  => $field->name,
					'label' => '' === $field->label ? $field->name : $field->label,
					'kind'  => $field->kind,
					'value' => $value,
				);
			}
		}
		return $answers;
	}
}
