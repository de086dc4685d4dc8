<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Admin\Transfer\Import;
use Frontage\Admin\Transfer\Parts;
use Frontage\Admin\Transfer\Undo;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Blocks\Form\Saved_Form;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Domain\Forms\Field;
use Frontage\Tests\TestCase;
use WP_Post;

/** Tests the import of forms and entries of other plugins, with files as these plugins write them. */
final class ImportedFormsTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	/** Imports a file and returns the only form in it. */
	private static function imported( string $text ): Saved_Form {
		Import::of( $text )->run();
		$posts = get_posts(
			array(
				'post_type'   => 'wp_block',
				'numberposts' => 5,
			)
		);
		self::assertCount( 1, $posts );
		self::assertSame( $posts[0]->post_content, serialize_blocks( parse_blocks( $posts[0]->post_content ) ) );
		return new Saved_Form( parse_blocks( $posts[0]->post_content )[0] );
	}

	/** Returns the post of the only form. */
	private static function post(): WP_Post {
		$posts = get_posts( array( 'post_type' => 'wp_block' ) );
		self::assertCount( 1, $posts );
		return $posts[0];
	}

	/** @return array<string, Field> */
	private static function fields( Saved_Form $form ): array {
		return array_column( $form->fields, null, 'name' );
	}

	/** @return list<string> */
	private static function skipped( string $text ): array {
		return array_map(
			static fn ( array $line ): string => $line['field'] . ': ' . ( $line['why'] ?? '' ),
			Import::of( $text )->plan->report()['skipped']
		);
	}

	public function test_a_form_of_contact_form_7(): void {
		$mail   = array(
			'recipient' => 'desk@example.org',
			'subject'   => '[_site_title]: [your-name]',
			'body'      => '[your-message]',
		);
		$form   = self::imported( Foreign_Forms::wxr( $mail ) );
		$fields = self::fields( $form );
		self::assertSame(
			array( 'Contact us', 'Send it', 'desk@example.org', '{site}: {your_name}' ),
			array( $form->title(), $form->text( 'button' ), $form->text( 'recipients' ), $form->text( 'subject' ) )
		);
		self::assertSame(
			array( 'your_name', 'your_email', 'topic', 'extras', 'size', 'guests', 'cv', 'terms', 'your_message' ),
			array_keys( $fields )
		);
		self::assertSame(
			array( 'Your name', true, 'text' ),
			array( $fields['your_name']->label, $fields['your_name']->required, $fields['your_name']->kind )
		);
		self::assertSame( 'ada@example.org', $form->attributes_of( 'your_email' )['placeholder'] );
		self::assertSame( array( 'Topic', array( 'Sales', 'Support' ) ), array( $fields['topic']->label, $fields['topic']->options ) );
		self::assertSame( array( '1', '9', true ), array( $fields['guests']->min, $fields['guests']->max, $fields['guests']->required ) );
		self::assertSame(
			array( array( 'pdf', 'doc' ), 'I agree.', false, 500 ),
			array( $fields['cv']->types, $fields['terms']->label, $fields['terms']->required, $fields['your_message']->max_length )
		);
	}

	public function test_the_report_names_every_field_that_has_no_equal(): void {
		$skipped = implode( "\n", self::skipped( Foreign_Forms::wxr( array( 'body' => 'x' ) ) ) );
		self::assertStringContainsString( 'type “quiz”', $skipped );
		self::assertStringContainsString( 'Topic: Values after “|”', $skipped );
		self::assertStringContainsString( 'Mail body', $skipped );
		self::assertStringContainsString(
			'Membership: Opinions: There is no field of the type “likert_scale”',
			implode( "\n", self::skipped( Foreign_Forms::wpforms() ) )
		);
		self::assertStringContainsString(
			'Visit: Grid: There is no field of the type “tabular_grid”',
			implode( "\n", self::skipped( Foreign_Forms::fluent() ) )
		);
	}

	public function test_a_template_without_an_export(): void {
		self::assertSame( 'your_name', self::imported( Foreign_Forms::CF7 )->fields[0]->name );
	}

	public function test_a_form_of_wpforms_with_steps_and_a_condition(): void {
		$form   = self::imported( Foreign_Forms::wpforms() );
		$fields = self::fields( $form );
		self::assertSame(
			array( 'Membership', 'Join', 'Welcome!', 'New member', '' ),
			array(
				$form->title(),
				$form->text( 'button' ),
				$form->text( 'success' ),
				$form->text( 'subject' ),
				$form->text( 'recipients' ),
			)
		);
		self::assertSame(
			array( 'field_0_given', 'field_0_family', 'field_1', 'field_2', 'field_3', 'field_5', 'field_7', 'field_7_time' ),
			array_slice( array_keys( $fields ), 0, 8 )
		);
		self::assertSame( array( array( 'field_2', 'is', 'Yes' ) ), $fields['field_3']->when['rules'] ?? null );
		self::assertSame(
			array( 'rating', 7, 'date', 'time' ),
			array(
				$fields['field_5']->kind,
				count( $fields['field_5']->options ?? array() ),
				$fields['field_7']->kind,
				$fields['field_7_time']->kind,
			)
		);
		self::assertSame(
			array( true, false, 'country' ),
			array( $fields['field_8_address1']->required, $fields['field_8_address2']->required, $fields['field_8_country']->kind )
		);
		$content = self::post()->post_content;
		self::assertSame( 2, substr_count( $content, '<!-- wp:frontage/form-step' ) );
	}

	public function test_a_form_of_fluent_forms(): void {
		$form   = self::imported( Foreign_Forms::fluent() );
		$fields = self::fields( $form );
		self::assertSame(
			array( 'Visit', 'Book', 'desk@example.org', 'A visit' ),
			array( $form->title(), $form->text( 'button' ), $form->text( 'recipients' ), $form->text( 'subject' ) )
		);
		self::assertSame( array( 'names_first_name', 'email', 'when', 'why', 'stars' ), array_keys( $fields ) );
		self::assertTrue( $fields['email']->required );
		self::assertSame(
			array(
				'relation' => 'any',
				'rules'    => array(
					array(
						'when',
						'is',
						'Later',
					),
				),
			),
			$fields['why']->when
		);
		self::assertSame( 4, count( $fields['stars']->options ?? array() ) );
	}

	#[\PHPUnit\Framework\Attributes\DataProviderExternal( Foreign_Entries::class, 'files' )]
	public function test_entries_keep_their_date_and_are_taken_back( string $text ): void {
		$import = Import::of( $text );
		self::assertSame( 1, $import->plan->report()['counts']['changes'] );
		self::assertSame( 0, Entry_List::count( array() ), 'A preview writes nothing.' );
		$import->run();
		$entries = Entry_List::page( array() );
		self::assertCount( 1, $entries );
		self::assertSame(
			array( '2023-05-04 10:00:00', 'ada@example.org', 'read', 'none' ),
			array( $entries[0]['created'], $entries[0]['email'], $entries[0]['state'], $entries[0]['mail'] )
		);
		self::assertCount( 3, $entries[0]['content'] );
		$values = array_column( $entries[0]['content'], 'value' );
		self::assertContains( "Line one\nline two", $values );
		self::assertTrue( in_array( 'Ada', $values, true ) || in_array( '+49 30 1', $values, true ) );
		self::assertFalse( Import::of( $text )->plan->changes(), 'The same file again adds nothing.' );
		Undo::run();
		self::assertSame( 0, Entry_List::count( array() ) );
	}

	public function test_entries_are_listed_under_the_imported_form_that_has_their_fields(): void {
		$csv = "\"your-name\",\"your-email\",\"your-message\",\"guests\",\"topic\",\"date\",\"Date\"\n"
			. "\"Ada\",\"ada@example.org\",\"Hello\",\"2\",\"Sales\",\"2024-01-01\",\"2023-05-04T10:00:00+00:00\"\n";
		self::assertStringContainsString( 'Form: No imported form has these fields', implode( "\n", self::skipped( $csv ) ) );
		$form = self::imported( Foreign_Forms::wxr( array() ) );
		self::assertNotContains( 'Form', array_column( Import::of( $csv )->plan->report()['skipped'], 'field' ) );
		Import::of( $csv )->run();
		$entry = Entry_List::page( array( 'form' => $form->id ) )[0] ?? null;
		self::assertSame( 'Contact us', $entry['title'] ?? '' );
		$labels = array_column( $entry['content'], 'label', 'name' );
		self::assertSame( array( 'Your name', 'Guests', 'date' ), array( $labels['your_name'], $labels['guests'], $labels['date'] ) );
		self::assertFalse( Import::of( $csv )->plan->changes(), 'The same file again adds nothing.' );
		Undo::run();
		self::assertSame( 0, Entry_List::count( array() ) );
		self::assertSame( 'Contact us', self::post()->post_title );
	}

	public function test_options_of_choices_of_contact_form_7(): void {
		$form  = self::imported(
			'[select* colour first_as_label "Pick one" "Red" "Blue"] [checkbox one exclusive "A" "B"] [radio size default:2 "S" "L"]'
		);
		$kinds = array( implode( ', ', $form->field( 'colour' )->options ?? array() ), $form->field( 'one' )->kind );
		self::assertSame( array( 'Red, Blue', 'radio' ), $kinds );
		$value = static fn ( string $name, string $key ): mixed => $form->attributes_of( $name )[ $key ];
		self::assertSame( 'Pick one, L', $value( 'colour', 'placeholder' ) . ', ' . $value( 'size', 'value' ) );
	}

	public function test_forms_are_taken_back_unless_they_were_edited(): void {
		Import::of( Foreign_Forms::wpforms() )->run();
		Undo::run();
		self::assertSame( array(), get_posts( array( 'post_type' => 'wp_block' ) ) );
		Import::of( Foreign_Forms::wpforms() )->run();
		$post = self::post();
		wp_update_post(
			array(
				'ID'           => $post->ID,
				'post_content' => 'Mine',
			)
		);
		Undo::run();
		self::assertCount( 1, get_posts( array( 'post_type' => 'wp_block' ) ) );
	}

	public function test_other_files_are_refused_as_before_and_exports_have_no_such_part(): void {
		self::assertArrayNotHasKey( 'other-forms', Parts::export() );
		foreach ( array( '{"a":1}', 'hello', "a,b\n1,2\n", '[]', '<rss></rss>' ) as $text ) {
			try {
				Import::of( $text );
				self::fail( $text );
			} catch ( Invalid_Setting $error ) {
				self::assertNotSame( 'other-forms', $error->field );
			}
		}
	}
}
