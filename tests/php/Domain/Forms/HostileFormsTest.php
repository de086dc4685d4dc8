<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Field_Tree;
use Frontage\Domain\Forms\Formula;
use Frontage\Domain\Forms\Mail_Html;

/** Tests rows, formulas and emails with what visitors and authors could write to do harm. */
final class HostileFormsTest extends Form_TestCase {
	private const ROWS = '<!-- wp:frontage/form-group {"kind":"repeat","label":"Guests","name":"guests","item":"Guest","max":20} -->';

	public function test_fields_after_many_rows_are_still_fields(): void {
		$field  = '<!-- wp:frontage/field-text {"label":"Name"} /-->';
		$blocks = self::ROWS . str_repeat( $field, 8 ) . '<!-- /wp:frontage/form-group -->'
			. '<!-- wp:frontage/field-consent {"label":"I agree","name":"terms","required":true} /-->';
		$fields = array_column( Field_Tree::fields( Field_Tree::described( parse_blocks( $blocks ) ) ), null, 'name' );
		self::assertArrayHasKey( 'guests_20_name_8', $fields );
		self::assertTrue( $fields['terms']->required );
	}

	public function test_an_answer_in_a_link_of_the_author_runs_nothing(): void {
		$mail   = array(
			'to'      => array( 'desk@example.org' ),
			'subject' => 'Site',
			'body'    => '',
			'reply'   => '',
			'sent'    => false,
		);
		$text   = '<a href="{site_address}">Their site</a> {all}';
		$answer = static fn ( string $value ): array => array(
			array(
				'name'  => 'site_address',
				'label' => 'Site',
				'kind'  => 'text',
				'value' => $value,
			),
		);
		$html   = static fn ( string $value ): string => Mail_Html::add( $mail, $text, $answer( $value ) )['html'] ?? '';
		self::assertStringNotContainsString( 'href="javascript:', $html( 'javascript:alert(1)' ) );
		self::assertStringNotContainsString( 'href="data:', $html( 'data:text/html,<script>alert(1)</script>' ) );
		self::assertStringNotContainsString( 'onclick="', $html( '" onclick="alert(1)' ) );
		self::assertStringContainsString( 'href="https://example.org/a?b=1&amp;c=2"', $html( 'https://example.org/a?b=1&c=2' ) );
		self::assertStringContainsString( 'border-bottom:1px solid #ddd', $html( 'Ada' ), 'The table keeps its look.' );
		self::assertStringContainsString( 'text-align:start', $html( 'Ada' ) );
	}

	public function test_hostile_rows_are_within_the_authors_bounds(): void {
		$post = $this->make_form(
			array(),
			array(
				array(
					'text',
					array(
						'label' => 'Name',
						'name'  => 'name',
					),
				),
			)
		);
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash(
					(string) preg_replace(
						'~<!-- /wp:frontage/form -->~',
						self::ROWS . '<!-- wp:frontage/field-text {"label":"Who","name":"who"} /--><!-- /wp:frontage/form-group -->$0',
						(string) get_post_field( 'post_content', $post, 'raw' )
					)
				),
			)
		);
		foreach ( array( '99999999999999999999', '-5', '1e9', '0x10', 'NaN', "1\n2", '21' ) as $count ) {
			$sent = $this->send(
				$post,
				array(
					'guests'       => $count,
					'guests_1_who' => 'Ada',
				)
			);
			self::assertLessThan( 500, $sent->status, $count );
		}
		foreach ( array( 'guests 999', 'guests -1', 'guests add add', 'other add', 'guests', '' ) as $pressed ) {
			$sent = $this->send( $post, array( 'guests' => '3' ), null, array( 'frontage_rows' => $pressed ) );
			self::assertLessThan( 500, $sent->status, $pressed );
		}
	}

	public function test_long_and_nested_formulas_are_none(): void {
		foreach ( array( str_repeat( '(', 2000 ), str_repeat( '-', 2000 ), str_repeat( 'if(1,', 300 ) ) as $formula ) {
			self::assertNull( Formula::parse( $formula ), substr( $formula, 0, 9 ) );
		}
	}
}
