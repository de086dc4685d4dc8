<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

use Frontage\Blocks\Form\Saved_Form;

defined( 'ABSPATH' ) || exit;

/**
 * The imported form that entries of another file belong to: the one whose fields have the same names or labels.
 *
 * Files of entries do not name their form in a way that files of forms repeat.
 *
 * @phpstan-import-type Entry from Entry_Rows
 * @phpstan-import-type Answer from \Frontage\Domain\Forms\Entries
 */
final class Form_Match {
	/** Beginning of the names of the posts with imported forms. */
	public const SLUG = 'imported-form-';

	/** Part of the names that entries and form must have in common. */
	private const ENOUGH = 0.5;

	/**
	 * Sets the properties.
	 *
	 * @param string $form Form ID.
	 * @param string $title Title of the form.
	 * @param array<string, array{string, string}> $fields Names and labels of its fields, keyed by names that columns may have.
	 */
	private function __construct( public readonly string $form, public readonly string $title, private array $fields ) {}

	/**
	 * Returns the form; null if none or more than one fits.
	 *
	 * @param list<Entry> $entries
	 */
	public static function of( array $entries ): ?self {
		$names = array_unique( array_column( array_merge( ...array_column( $entries, 'content' ) ), 'name' ) );
		$best  = array();
		$most  = self::ENOUGH;
		foreach ( array() === $names ? array() : self::all() as $form ) {
			$common = count( array_intersect( $names, array_keys( $form->fields ) ) );
			$fields = count( array_unique( array_column( $form->fields, 0 ) ) );
			$score  = $common / max( 1, count( $names ) + $fields - $common );
			if ( $score > $most ) {
				$best = array();
			}
			if ( $score >= $most ) {
				$most   = $score;
				$best[] = $form;
			}
		}
		return 1 === count( $best ) ? $best[0] : null;
	}

	/**
	 * Returns answers with the names and labels of the form's fields.
	 *
	 * @param list<Answer> $content
	 * @return list<Answer>
	 */
	public function named( array $content ): array {
		return array_map(
			function ( array $answer ): array {
				list( $name, $label ) = $this->fields[ $answer['name'] ] ?? array( $answer['name'], $answer['label'] );
				return compact( 'name', 'label' ) + $answer;
			},
			$content
		);
	}

	/**
	 * Returns the forms that were imported.
	 *
	 * @return list<self>
	 */
	private static function all(): array {
		$forms = array();
		$posts = get_posts(
			array(
				'post_type'   => 'wp_block',
				'post_status' => 'publish',
				'numberposts' => 500,
			)
		);
		foreach ( $posts as $post ) {
			$block = str_starts_with( $post->post_name, self::SLUG ) ? parse_blocks( $post->post_content )[0] : null;
			if ( 'frontage/form' === ( $block['blockName'] ?? '' ) ) {
				$form   = new Saved_Form( $block );
				$fields = array();
				foreach ( $form->fields as $field ) {
					$own    = array( $field->name, $field->label );
					$label  = Imported_Form::name( $field->label );
					$fields = array( $field->name => $own ) + $fields + ( '' === $label ? array() : array( $label => $own ) );
				}
				$forms[] = new self( $form->id, $form->title(), $fields );
			}
		}
		return $forms;
	}
}
