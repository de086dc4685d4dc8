<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Upload_Grant;
use Frontage\Domain\Forms\Uploaded_Files;

defined( 'ABSPATH' ) || exit;

/**
 * The files of a request that visitors do not have to select again.
 *
 * @phpstan-import-type Value from Field
 */
final class Held_Files {
	/** Sets the form and the request's fields. */
	public function __construct( private Saved_Form $form, private Submission_Input $posted ) {}

	/**
	 * Keeps good files for the next attempt, and says why the others are not.
	 *
	 * @param array<string, Value> $values Submitted values.
	 * @param list<string> $except Fields whose files are not kept.
	 * @return array<string, Value> With receipts and reasons as values of the fields.
	 */
	public function hold( array $values, array $except ): array {
		foreach ( $this->form->fields as $field ) {
			if ( ! $field->takes_files() || ! is_array( $values[ $field->name ] ) ) {
				continue;
			}
			$values[ $field->name ] = in_array( $field->name, $except, true ) ? array() : Uploaded_Files::hold(
				$field,
				$this->posted->files_of( $field ),
				Upload_Grant::place( 'form', $this->form->id, $field->upload_name() ),
				$this->form->words()
			);
		}
		return $values;
	}
}
