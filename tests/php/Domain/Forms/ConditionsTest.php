<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Form_Context;
use Frontage\Domain\Usage\Block_Scanner;

/** Tests conditions of steps, groups and other blocks inside a form. */
final class ConditionsTest extends Form_TestCase {
	private const WHEN = '{"frontage":{"when":{"relation":"all","rules":[["how","is","Company"]]}}}';

	/**
	 * Creates a form in which a step, a group and a paragraph have a condition.
	 *
	 * @param string $how Default value of the field that they depend on.
	 */
	private function make_conditional( string $how = '' ): int {
		$field   = static fn ( array $attributes ): string => '<!-- wp:frontage/field-text '
			. serialize_block_attributes( $attributes ) . ' /-->';
		$content = '<!-- wp:frontage/form {"formId":"test1","title":"Order"} -->'
			. '<!-- wp:frontage/form-step {"title":"You"} -->'
			. $field(
				array(
					'label' => 'How',
					'name'  => 'how',
					'value' => $how,
				)
			)
			. '<!-- wp:paragraph ' . self::WHEN . ' --><p>Companies pay later.</p><!-- /wp:paragraph -->'
			. '<!-- wp:group ' . self::WHEN . ' --><div class="wp-block-group">'
			. $field(
				array(
					'label'    => 'Company',
					'name'     => 'company',
					'required' => true,
				)
			)
			. '</div><!-- /wp:group --><!-- /wp:frontage/form-step -->'
			. '<!-- wp:frontage/form-step ' . str_replace( '{"frontage"', '{"title":"Invoice","frontage"', self::WHEN ) . ' -->'
			. $field(
				array(
					'label'    => 'VAT',
					'name'     => 'vat',
					'required' => true,
				)
			)
			. '<!-- /wp:frontage/form-step --><!-- wp:frontage/form-step {"title":"End"} -->'
			. $field(
				array(
					'label' => 'Wishes',
					'name'  => 'wishes',
				)
			)
			. '<!-- /wp:frontage/form-step --><!-- /wp:frontage/form -->';
		return $this->make_post( array( 'post_content' => $content ) );
	}

	public function test_answers_in_hidden_blocks_are_neither_required_nor_stored(): void {
		$values = array(
			'how'     => 'Person',
			'company' => 'Forged Ltd',
			'vat'     => 'DE1',
			'wishes'  => 'None',
		);
		$this->send( $this->make_conditional(), $values );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( array( 'how', 'wishes' ), array_column( $this->entries()[0]['content'], 'name' ) );
	}

	public function test_fields_in_shown_blocks_are_checked(): void {
		$post = $this->make_conditional();
		$this->send( $post, array( 'how' => 'Company' ) );
		self::assertSame(
			array(
				'company' => 'missing',
				'vat'     => 'missing',
			),
			$this->submission_result()->problems
		);
		$html = $this->html( $post );
		self::assertStringNotContainsString( 'data-off', $html, 'What was sent shows the blocks.' );
	}

	public function test_the_page_hides_by_the_first_values_and_requires_nothing_that_may_be_hidden(): void {
		$html = $this->html( $this->make_conditional() );
		self::assertMatchesRegularExpression( '/<p (?=[^>]*data-when="[^"]+)[^>]*data-off[^>]*>Companies/', $html );
		self::assertSame( 6, substr_count( $html, 'data-off' ), 'Paragraph, group, its field, step, its field, and the name of the step.' );
		self::assertStringContainsString( '<li class="frontage-form__stage" data-off="">Invoice</li>', $html );
		self::assertSame( 3, substr_count( $html, 'data-when=' ) );
		self::assertDoesNotMatchRegularExpression( '/<input[^>]* required/', $html );
		Form_Context::reset();
		self::assertStringNotContainsString( 'data-off', $this->html( $this->make_conditional( 'Company' ) ), 'A default value counts.' );
	}

	public function test_blocks_outside_of_forms_are_left_alone(): void {
		$block = '<!-- wp:paragraph ' . self::WHEN . ' --><p>Alone.</p><!-- /wp:paragraph -->';
		$this->html( $this->make_conditional() );
		self::assertStringContainsString( '>Alone.</p>', do_blocks( $block ) );
		self::assertSame( array(), Block_Scanner::in( $block ), 'It is no module.' );
	}
}
