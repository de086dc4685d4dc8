<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Field_Tree;

/** Tests fields whose names come from labels that are not words of usual length. */
final class FieldNamesTest extends Form_TestCase {
	public function test_a_label_may_be_a_number(): void {
		$post = $this->make_form(
			array(),
			array(
				array( 'text', array( 'label' => '2027' ) ),
				array(
					'choice',
					array(
						'kind'    => 'checkbox',
						'label'   => '7',
						'options' => array( '1', '2' ),
					),
				),
				array(
					'calculation',
					array(
						'label'   => '9',
						'formula' => '{field_2027} + sum({field_7})',
					),
				),
			)
		);
		self::assertStringContainsString( 'name="et_pb_contact_field_2027_0"', $this->html( $post ) );
		$this->send(
			$post,
			array(
				'field_2027' => '5',
				'field_7'    => array( '2' ),
			)
		);
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( array( '5', array( '2' ), '7' ), array_column( $this->entries()[0]['content'], 'value' ) );
		$this->send( $post, array( 'field_7' => array( '3' ) ) );
		self::assertSame( array( 'field_7' => 'choice' ), $this->submission_result()->problems );
	}

	public function test_conditions_and_sums_find_the_fields_of_rows_with_long_labels(): void {
		$rows   = '"kind":"repeat","label":"People who will come with you to the summer party","item":"Guest","max":20';
		$when   = '"when":{"relation":"all","rules":[["how_many_pieces_of_cake_will_this_person","is","9"]]}';
		$blocks = "<!-- wp:frontage/form-group {{$rows}} -->"
			. '<!-- wp:frontage/field-text {"label":"How many pieces of cake will this person eat?","kind":"number"} /-->'
			. "<!-- wp:frontage/field-text {\"label\":\"Why?\",$when} /-->"
			. '<!-- /wp:frontage/form-group -->';
		$names  = array();
		foreach ( Field_Tree::fields( Field_Tree::described( parse_blocks( $blocks ) ) ) as $field ) {
			$names[] = $field->name;
			if ( str_ends_with( $field->name, '_why' ) ) {
				self::assertContains( $field->when['rules'][0][0] ?? '', $names, 'It is a field of the same row.' );
			}
		}
		self::assertCount( 1 + 2 * 20, $names );
		self::assertContains( 'people_who_will_come_with_you_to_the_sum_20_why', $names );
	}
}
