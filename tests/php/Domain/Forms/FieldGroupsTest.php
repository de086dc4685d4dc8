<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Blocks\Form\Entry_Values;
use Frontage\Blocks\Form\Saved_Form;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Countries;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Tree;
use Frontage\Domain\Forms\Form_Rows;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Terms_Html;
use Frontage\Domain\Forms\Untrusted_Recipient;
use Frontage\Domain\Forms\Validator;
use Frontage\Tests\TestCase;

/** Tests groups of fields, rows of them, and answers that need a text of their own. */
final class FieldGroupsTest extends TestCase {
	private const ROWS = '<!-- wp:frontage/form-group {"kind":"repeat","label":"Guests","name":"guests","item":"Guest","min":1,"max":3} -->'
		. '<!-- wp:frontage/field-text {"label":"Name","name":"name","required":true} /-->'
		. '<!-- wp:frontage/field-text {"kind":"number","label":"Price","name":"price"} /-->'
		. '<!-- wp:frontage/field-text {"label":"Nickname","name":"nick","when":{"relation":"all","rules":[["name","is","Ada"]]}} /-->'
		. '<!-- wp:frontage/field-calculation {"label":"Twice","name":"twice","formula":"{price} * 2"} /-->'
		. '<!-- /wp:frontage/form-group -->'
		. '<!-- wp:frontage/field-calculation {"label":"Total","name":"total",'
		. '"formula":"sum( {guests.twice} ) + {guests}","after":" €"} /-->';

	/** @return array<string, Field> */
	private static function fields( string $blocks = self::ROWS ): array {
		return array_column( Field_Tree::fields( Field_Tree::described( parse_blocks( $blocks ) ) ), null, 'name' );
	}

	/**
	 * Returns the values of a request.
	 *
	 * @param array<string, mixed> $sent Keyed by field.
	 * @return array<string, mixed>
	 */
	private static function values( array $sent, string $blocks = self::ROWS ): array {
		$named = array();
		foreach ( $sent as $name => $value ) {
			$named[ Submission_Input::field_id( $name, 0 ) ] = $value;
		}
		return ( new Submission_Input( $named, array(), 0 ) )->values( array_values( self::fields( $blocks ) ) );
	}

	private static function form( string $blocks ): Saved_Form {
		return new Saved_Form( parse_blocks( "<!-- wp:frontage/form {\"formId\":\"x1\"} -->$blocks<!-- /wp:frontage/form -->" )[0] );
	}

	public function test_rows_are_fields_of_the_form_with_names_and_labels_of_their_own(): void {
		$fields = self::fields();
		self::assertSame(
			array( 'guests', 'guests_1_name', 'guests_1_price', 'guests_1_nick', 'guests_1_twice', 'guests_2_name' ),
			array_slice( array_keys( $fields ), 0, 6 )
		);
		self::assertSame( 'Guest 2: Name', $fields['guests_2_name']->label );
		self::assertCount( 14, $fields );
		self::assertNull( $fields['guests_1_name']->when );
		self::assertSame( array( array( 'guests', 'is greater', '1' ) ), $fields['guests_2_name']->within[0]['rules'] ?? null );
		self::assertSame( array( array( 'guests_2_name', 'is', 'Ada' ) ), $fields['guests_2_nick']->when['rules'] ?? null );
	}

	public function test_rows_keep_conditions_of_which_any_suffices_and_those_of_the_blocks_around(): void {
		$any    = '{"relation":"any","rules":[["name","is","Ada"],["vip","is","yes"]]}';
		$when   = '{"relation":"all","rules":[["vip","is","yes"]]}';
		$group  = '{"frontage":{"when":' . $when . '},"kind":"repeat","label":"G","name":"g","min":1,"max":2}';
		$fields = self::fields(
			'<!-- wp:frontage/field-text {"name":"vip"} /-->'
				. "<!-- wp:frontage/form-group $group --><!-- wp:frontage/field-text {\"name\":\"name\"} /-->"
				. "<!-- wp:frontage/field-text {\"name\":\"nick\",\"when\":$any} /--><!-- /wp:frontage/form-group -->"
		);
		$own    = $fields['g_2_nick']->when['rules'] ?? null;
		self::assertSame( array( array( 'g_2_name', 'is', 'Ada' ), array( 'vip', 'is', 'yes' ) ), $own );
		$shown = static fn ( array $values, string $field = 'g_2_nick' ): bool => ! in_array(
			$field,
			Conditional_Logic::hidden( array_values( $fields ), $values ),
			true
		);
		self::assertTrue( $shown( array( 'vip' => 'yes' ), 'g' ) );
		self::assertFalse( $shown( array( 'vip' => 'no' ), 'g' ) );
		self::assertTrue(
			$shown(
				array(
					'g'   => '2',
					'vip' => 'yes',
				)
			)
		);
		self::assertFalse(
			$shown(
				array(
					'g'        => '1',
					'vip'      => 'yes',
					'g_2_name' => 'Ada',
				)
			)
		);
		self::assertFalse(
			$shown(
				array(
					'g'        => '2',
					'vip'      => 'no',
					'g_2_name' => 'Ada',
				)
			)
		);
	}

	public function test_rows_that_are_not_shown_are_neither_required_nor_computed(): void {
		$values = self::values(
			array(
				'guests'         => '2',
				'guests_1_price' => '10',
				'guests_2_price' => '1.5',
				'guests_3_price' => '1000',
			)
		);
		$off    = Conditional_Logic::hidden( array_values( self::fields() ), $values );
		self::assertContains( 'guests_3_name', $off );
		self::assertNotContains( 'guests_2_name', $off );
		self::assertSame( '25', $values['total'] );
	}

	public function test_a_forged_number_of_rows_stays_within_the_limits(): void {
		self::assertSame( '3', self::values( array( 'guests' => '999' ) )['guests'] );
		self::assertSame( '1', self::values( array( 'guests' => '-4' ) )['guests'] );
		self::assertSame( '1', self::values( array( 'guests' => 'many' ) )['guests'] );
	}

	public function test_a_press_adds_a_row_or_removes_one_and_moves_the_others_up(): void {
		$fields = array_values( self::fields() );
		$values = self::values(
			array(
				'guests'        => '3',
				'guests_1_name' => 'Ada',
				'guests_2_name' => 'Ben',
				'guests_3_name' => 'Cyd',
			)
		);
		$fewer  = Form_Rows::press( 'guests 2', $fields, $values );
		self::assertSame(
			array( '2', 'Ada', 'Cyd', '' ),
			array( $fewer['guests'] ?? '', $fewer['guests_1_name'] ?? '', $fewer['guests_2_name'] ?? '', $fewer['guests_3_name'] ?? null )
		);
		self::assertSame( '3', Form_Rows::press( 'guests add', $fields, array( 'guests' => '2' ) + $values )['guests'] ?? '' );
		self::assertSame( '3', Form_Rows::press( 'guests add', $fields, $values )['guests'] ?? '', 'No more than the maximum.' );
		self::assertSame(
			'1',
			Form_Rows::press( 'guests 1', $fields, array( 'guests' => '1' ) + $values )['guests'] ?? '',
			'No fewer than the minimum.'
		);
		self::assertNull( Form_Rows::press( 'total add', $fields, $values ) );
		self::assertNull( Form_Rows::press( '', $fields, $values ) );
	}

	public function test_an_entry_says_what_people_understand(): void {
		$blocks  = self::ROWS
			. '<!-- wp:frontage/field-choice {"kind":"country","label":"Country","name":"country"} /-->'
			. '<!-- wp:frontage/field-text {"kind":"rating","label":"Stars","name":"stars","max":"4"} /-->'
			. '<!-- wp:frontage/field-consent {"label":"I accept.","name":"terms",'
			. '"terms":"One.<br><br><strong>Two</strong> &amp; three."} /-->';
		$values  = self::values(
			array(
				'guests'         => '1',
				'guests_1_name'  => 'Ada',
				'guests_1_price' => '600.4',
				'country'        => 'CI',
				'stars'          => '3',
				'terms'          => '1',
			),
			$blocks
		);
		$content = Entry_Values::of( self::form( $blocks ), $values );
		$answers = array_column( $content, null, 'name' );
		self::assertArrayNotHasKey( 'guests', $answers );
		self::assertSame( 'Côte d’Ivoire', Entries::text( $answers['country'] ) );
		self::assertSame( '3 / 4', Email::shown( $answers['stars'] ) );
		self::assertSame( '1,201.80 €', Email::shown( array( 'label' => 'Total' ) + $answers['total'] ) );
		self::assertSame( "One.\n\nTwo & three.", $answers['terms']['terms'] ?? '' );
		self::assertSame( 'Yes (version ' . Terms_Html::version( "One.\n\nTwo & three." ) . ')', Email::shown( $answers['terms'] ) );
		self::assertStringContainsString( 'Guest 1: Name: Ada', Email::list( $content ) );
		self::assertSame( '', Entries::text( array_column( Untrusted_Recipient::content( $content ), null, 'name' )['guests_1_price'] ) );
	}

	public function test_a_drawn_signature_is_a_file_and_a_typed_one_a_text(): void {
		$form = self::form( '<!-- wp:frontage/field-signature {"label":"Signature","name":"signature","required":true} /-->' );
		$file = array(
			'name' => 'signature.png',
			'path' => 'x.bin',
			'size' => 10,
		);
		self::assertSame( array( 'file', true ), self::kind_of( Entry_Values::of( $form, array( 'signature' => array( $file ) ) ) ) );
		self::assertSame( array( 'signature', false ), self::kind_of( Entry_Values::of( $form, array( 'signature' => 'Ada Lovelace' ) ) ) );
		$field = $form->field( 'signature' );
		self::assertSame( 'missing', Validator::problem( $field, '' ) );
		self::assertSame( '', Validator::problem( $field, 'Ada Lovelace' ) );
		self::assertSame( 'long', Validator::problem( $field, str_repeat( 'a', 121 ) ) );
		self::assertSame(
			'type',
			Validator::problem(
				$field,
				array(
					array(
						'name' => 'x.php',
						'size' => 1,
					),
				)
			)
		);
	}

	/**
	 * Returns the kind of the only answer, and whether it was drawn.
	 *
	 * @param list<array<string, mixed>> $content
	 * @return array{mixed, bool}
	 */
	private static function kind_of( array $content ): array {
		return array( $content[0]['kind'] ?? null, $content[0]['is_drawn'] ?? false );
	}

	public function test_countries_have_names_in_the_language_of_the_site(): void {
		self::assertSame( 'Germany', Countries::names( 'en_US' )['DE'] );
		self::assertSame( 'Deutschland', Countries::names( 'de_DE' )['DE'] );
		self::assertSame(
			'Österreich',
			array_values( Countries::names( 'de_DE' ) )[ array_search( 'AT', array_keys( Countries::names( 'de_DE' ) ), true ) ]
		);
		self::assertLessThan(
			array_search( 'PK', array_keys( Countries::names( 'de_DE' ) ), true ),
			array_search( 'AT', array_keys( Countries::names( 'de_DE' ) ), true ),
			'Ö is sorted as O.'
		);
		self::assertCount( 250, Countries::names( 'ja' ) );
		self::assertFalse( Countries::has( 'XX' ) );
	}
}
