<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Answer_Text;
use Frontage\Domain\Forms\Field_Blocks;
use Frontage\Domain\Forms\Terms_Html;

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
			if ( '' !== $value && array() !== $value && 'rows' !== $field->kind ) {
				$answers[] = array(
					'name'  => $field->name,
					'label' => '' === $field->label ? $field->name : $field->label,
					'kind'  => $field->kind,
					'value' => $value,
				);
			}
		}
		return array_map( static fn ( array $answer ): array => self::described( $form, $answer ), $answers );
	}

	/**
	 * Returns whether two entries have the same answers. Files that are gone were moved into the entry; a signature is drawn
	 * differently each time.
	 *
	 * @param list<Answer> $now Answers of a request.
	 * @param list<Answer> $stored Answers of an entry.
	 */
	public static function are_same( array $now, array $stored ): bool {
		$texts = static fn ( array $answers ): array => array_column(
			array_filter( $answers, static fn ( array $answer ): bool => 'file' !== $answer['kind'] ),
			'value',
			'name'
		);
		$known = array_column( self::without_paths( $stored ), 'files', 'name' );
		foreach ( array_column( self::without_paths( $now ), 'files', 'name' ) as $name => $chosen ) {
			if ( array() !== array_diff( $chosen, $known[ $name ] ?? array() ) ) {
				return false;
			}
		}
		return $texts( $now ) === $texts( $stored );
	}

	/**
	 * Returns answers with the names and sizes of their files only, which are the same when a visitor chooses them again.
	 *
	 * @param list<Answer> $answers
	 * @return list<array{name: string, value: mixed, files: list<string>}>
	 */
	public static function without_paths( array $answers ): array {
		$named = static fn ( mixed $file ): string => is_array( $file ) && ( $file['size'] ?? -1 ) >= 0
			? "{$file['size']} {$file['name']}"
			: '';
		return array_map(
			static function ( array $answer ) use ( $named ): array {
				$is_file = 'file' === $answer['kind'];
				return array(
					'name'  => $answer['name'],
					'value' => $is_file ? '' : $answer['value'],
					'files' => $is_file && ! isset( $answer['is_drawn'] )
						? array_values( array_filter( array_map( $named, (array) $answer['value'] ) ) )
						: array(),
				);
			},
			$answers
		);
	}

	/**
	 * Returns an answer with what people need to understand it: a text for its value, and the terms that were accepted. A drawn
	 * signature is a file like any other.
	 *
	 * @param Answer $answer
	 * @return Answer
	 */
	private static function described( Saved_Form $form, array $answer ): array {
		if ( 'signature' === $answer['kind'] && is_array( $answer['value'] ) ) {
			return array(
				'kind'     => 'file',
				'is_drawn' => true,
			) + $answer;
		}
		$attributes = $form->attributes_of( $answer['name'] );
		$shown      = Answer_Text::of( $form->field( $answer['name'] ), $answer['value'], $attributes );
		$terms      = 'consent' === $answer['kind'] ? Terms_Html::plain( Field_Blocks::text( $attributes, 'terms' ) ) : '';
		return $answer + ( null === $shown ? array() : compact( 'shown' ) ) + ( '' === $terms ? array() : compact( 'terms' ) );
	}
}
