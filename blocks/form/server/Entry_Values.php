<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Values as an entry has them.
 *
 * Each with the label that stood above it, so that an entry can be read whatever becomes of its form.
 *
 * @phpstan-import-type Answer from \Frontage\Domain\Forms\Entries
 */
final class Entry_Values {
	/**
	 * The values that are not empty, in the form's order.
	 *
	 * @param Saved_Form           $form   The form.
	 * @param array<string, mixed> $values By field.
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
