<?php
/**
 * @package Frontage
 */

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

	private const CF7 = '<label> Your name [text* your-name autocomplete:name] </label>' . "\n"
		. '<label> Your email' . "\n" . '[email* your-email placeholder "ada@example.org"] </label>' . "\n"
		. '<p>Topic<br>[select topic include_blank "Sales|sales@example.org" "Support"]</p>' . "\n"
		. 'Extras [checkbox extras use_label_element "A" "B"]' . "\n" . '[radio size default:1 "S" "L"]' . "\n"
		. '<label>Guests [number* guests min:1 max:9]</label> [file cv limit:2mb filetypes:pdf|doc]' . "\n"
		. '[quiz capital "Capital of Italy?|Rome"] [acceptance terms optional] I agree. [/acceptance]' . "\n"
		. '[textarea your-message 40x5 maxlength:500] [submit "Send it"]';

	/**
	 * Returns an export of WordPress with a form.
	 *
	 * @param array<string, string> $mail Mail template.
	 */
	private static function wxr( array $mail ): string {
		$meta = static fn ( string $key, string $value ): string => "<wp:postmeta><wp:meta_key><![CDATA[$key]]></wp:meta_key><wp:meta_value><![CDATA[$value]]></wp:meta_value></wp:postmeta>";
		return '<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>'
			. '<item><title>A page</title><wp:post_type>page</wp:post_type></item>'
			. '<item><title>Contact us</title><wp:post_type>wpcf7_contact_form</wp:post_type>'
			. $meta( '_form', self::CF7 ) . $meta( '_mail', serialize( $mail ) )
			. '</item></channel></rss>';
	}

	private static function wpforms(): string {
		return (string) wp_json_encode(
			array(
				array(
					'id'       => '12',
					'field_id' => 9,
					'fields'   => array(
						'0' => array(
							'id'       => '0',
							'type'     => 'name',
							'label'    => 'Name',
							'format'   => 'first-last',
							'required' => '1',
						),
						'1' => array(
							'id'       => '1',
							'type'     => 'email',
							'label'    => 'Email',
							'required' => '1',
						),
						'2' => array(
							'id'      => '2',
							'type'    => 'radio',
							'label'   => 'Member?',
							'choices' => array(
								'1' => array( 'label' => 'Yes' ),
								'2' => array( 'label' => 'No' ),
							),
						),
						'3' => array(
							'id'                => '3',
							'type'              => 'text',
							'label'             => 'Number',
							'conditional_logic' => '1',
							'conditional_type'  => 'show',
							'conditionals'      => array(
								array(
									array(
										'field'    => '2',
										'operator' => '==',
										'value'    => '1',
									),
								),
							),
						),
						'4' => array(
							'id'    => '4',
							'type'  => 'pagebreak',
							'title' => 'More',
						),
						'5' => array(
							'id'    => '5',
							'type'  => 'rating',
							'label' => 'Stars',
							'scale' => '7',
						),
						'6' => array(
							'id'    => '6',
							'type'  => 'likert_scale',
							'label' => 'Opinions',
						),
						'7' => array(
							'id'     => '7',
							'type'   => 'date-time',
							'label'  => 'When',
							'format' => 'date-time',
						),
						'8' => array(
							'id'       => '8',
							'type'     => 'address',
							'label'    => 'Address',
							'scheme'   => 'international',
							'required' => '1',
						),
					),
					'settings' => array(
						'form_title'    => 'Membership',
						'submit_text'   => 'Join',
						'notifications' => array(
							'1' => array(
								'email'   => '{admin_email}',
								'subject' => 'New member',
							),
						),
						'confirmations' => array(
							'1' => array(
								'type'    => 'message',
								'message' => '<p>Welcome!</p>',
							),
						),
					),
				),
			)
		);
	}

	private static function fluent(): string {
		$field = static fn ( string $element, string $name, string $label, array $settings = array(), array $more = array() ): array => array(
			'element'    => $element,
			'attributes' => compact( 'name' ),
			'settings'   => compact( 'label' ) + $settings,
		) + $more;
		return (string) wp_json_encode(
			array(
				array(
					'id'          => '3',
					'title'       => 'Visit',
					'form_fields' => array(
						'fields'       => array(
							$field(
								'input_name',
								'names',
								'Name',
								array(),
								array(
									'fields' => array(
										'first_name'  => $field( 'input_text', 'first_name', 'First', array( 'visible' => true ) ),
										'middle_name' => $field(
											'input_text',
											'middle_name',
											'Middle',
											array( 'visible' => false )
										),
									),
								)
							),
							array(
								'element' => 'container',
								'columns' => array( array( 'fields' => array( $field( 'input_email', 'email', 'Email', array( 'validation_rules' => array( 'required' => array( 'value' => true ) ) ) ) ) ) ),
							),
							$field(
								'input_radio',
								'when',
								'When?',
								array(
									'advanced_options' => array(
										array(
											'label' => 'Today',
											'value' => 'today',
										),
										array(
											'label' => 'Later',
											'value' => 'later',
										),
									),
								)
							),
							$field(
								'textarea',
								'why',
								'Why?',
								array(
									'conditional_logics' => array(
										'status'     => true,
										'type'       => 'any',
										'conditions' => array(
											array(
												'field'    => 'when',
												'operator' => '=',
												'value'    => 'Later',
											),
										),
									),
								)
							),
							$field( 'tabular_grid', 'grid', 'Grid' ),
							$field(
								'ratings',
								'stars',
								'Stars',
								array(),
								array(
									'options' => array(
										'1' => array(),
										'2' => array(),
										'3' => array(),
										'4' => array(),
									),
								)
							),
						),
						'submitButton' => array( 'settings' => array( 'button_ui' => array( 'text' => 'Book' ) ) ),
					),
					'metas'       => array(
						array(
							'meta_key' => 'notifications',
							'value'    => (string) wp_json_encode(
								array(
									'sendTo'  => array( 'email' => 'desk@example.org' ),
									'subject' => 'A visit',
								)
							),
						),
					),
				),
			)
		);
	}

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
		return array_map( static fn ( array $line ): string => $line['field'] . ': ' . ( $line['why'] ?? '' ), Import::of( $text )->plan->report()['skipped'] );
	}

	public function test_a_form_of_contact_form_7(): void {
		$mail   = array(
			'recipient' => 'desk@example.org',
			'subject'   => '[_site_title]: [your-name]',
			'body'      => '[your-message]',
		);
		$form   = self::imported( self::wxr( $mail ) );
		$fields = self::fields( $form );
		self::assertSame( array( 'Contact us', 'Send it', 'desk@example.org', '{site}: {your_name}' ), array( $form->title(), $form->text( 'button' ), $form->text( 'recipients' ), $form->text( 'subject' ) ) );
		self::assertSame( array( 'your_name', 'your_email', 'topic', 'extras', 'size', 'guests', 'cv', 'terms', 'your_message' ), array_keys( $fields ) );
		self::assertSame( array( 'Your name', true, 'text' ), array( $fields['your_name']->label, $fields['your_name']->required, $fields['your_name']->kind ) );
		self::assertSame( 'ada@example.org', $form->attributes_of( 'your_email' )['placeholder'] );
		self::assertSame( array( 'Topic', array( 'Sales', 'Support' ) ), array( $fields['topic']->label, $fields['topic']->options ) );
		self::assertSame( array( '1', '9', true ), array( $fields['guests']->min, $fields['guests']->max, $fields['guests']->required ) );
		self::assertSame( array( array( 'pdf', 'doc' ), 'I agree.', false, 500 ), array( $fields['cv']->types, $fields['terms']->label, $fields['terms']->required, $fields['your_message']->max_length ) );
	}

	public function test_the_report_names_every_field_that_has_no_equal(): void {
		$skipped = implode( "\n", self::skipped( self::wxr( array( 'body' => 'x' ) ) ) );
		self::assertStringContainsString( 'type “quiz”', $skipped );
		self::assertStringContainsString( 'Topic: Values after “|”', $skipped );
		self::assertStringContainsString( 'Mail body', $skipped );
		self::assertStringContainsString( 'Membership: Opinions: There is no field of the type “likert_scale”', implode( "\n", self::skipped( self::wpforms() ) ) );
		self::assertStringContainsString( 'Visit: Grid: There is no field of the type “tabular_grid”', implode( "\n", self::skipped( self::fluent() ) ) );
	}

	public function test_a_template_without_an_export(): void {
		self::assertSame( 'your_name', self::imported( self::CF7 )->fields[0]->name );
	}

	public function test_a_form_of_wpforms_with_steps_and_a_condition(): void {
		$form   = self::imported( self::wpforms() );
		$fields = self::fields( $form );
		self::assertSame( array( 'Membership', 'Join', 'Welcome!', 'New member', '' ), array( $form->title(), $form->text( 'button' ), $form->text( 'success' ), $form->text( 'subject' ), $form->text( 'recipients' ) ) );
		self::assertSame( array( 'field_0_given', 'field_0_family', 'field_1', 'field_2', 'field_3', 'field_5', 'field_7', 'field_7_time' ), array_slice( array_keys( $fields ), 0, 8 ) );
		self::assertSame( array( array( 'field_2', 'is', 'Yes' ) ), $fields['field_3']->when['rules'] ?? null );
		self::assertSame( array( 'rating', 7, 'date', 'time' ), array( $fields['field_5']->kind, count( $fields['field_5']->options ?? array() ), $fields['field_7']->kind, $fields['field_7_time']->kind ) );
		self::assertSame( array( true, false, 'country' ), array( $fields['field_8_address1']->required, $fields['field_8_address2']->required, $fields['field_8_country']->kind ) );
		$content = self::post()->post_content;
		self::assertSame( 2, substr_count( $content, '<!-- wp:frontage/form-step' ) );
	}

	public function test_a_form_of_fluent_forms(): void {
		$form   = self::imported( self::fluent() );
		$fields = self::fields( $form );
		self::assertSame( array( 'Visit', 'Book', 'desk@example.org', 'A visit' ), array( $form->title(), $form->text( 'button' ), $form->text( 'recipients' ), $form->text( 'subject' ) ) );
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

	/** @return array<string, array{string}> */
	public static function entries(): array {
		return array(
			'Flamingo'     => array( "\"your-name\",\"your-email\",\"your-message\",\"Date\"\n\"Ada\",\"Ada@example.org\",\"Line one\nline two\",\"2023-05-04T10:00:00+00:00\"\n" ),
			'WPForms'      => array( "Entry ID,Entry Date,Name,Email,Message,Date GMT\n7,\"May 4, 2023 12:00 pm\",Ada,ada@example.org,\"Line one\nline two\",2023-05-04 10:00:00\n" ),
			'Fluent Forms' => array( "Name,Email,Message,\"Submission ID\",\"Submission Create Date\",\"Submission Status\"\nAda,ada@example.org,\"Line one\nline two\",3,\"2023-05-04 10:00:00\",read\n" ),
			'Fluent JSON'  => array(
				(string) wp_json_encode(
					array(
						array(
							'id'         => 3,
							'response'   => array(
								'_wp_http_referer' => '/x',
								'names'            => array( 'first_name' => 'Ada' ),
								'email'            => 'ada@example.org',
								'message'          => "Line one\nline two",
							),
							'created_at' => '2023-05-04 10:00:00',
						),
					)
				),
			),
		);
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'entries' )]
	public function test_entries_keep_their_date_and_are_taken_back( string $text ): void {
		$import = Import::of( $text );
		self::assertSame( 1, $import->plan->report()['counts']['changes'] );
		self::assertSame( 0, Entry_List::count( array() ), 'A preview writes nothing.' );
		$import->run();
		$entries = Entry_List::page( array() );
		self::assertCount( 1, $entries );
		self::assertSame( array( '2023-05-04 10:00:00', 'ada@example.org', 'read', 'none' ), array( $entries[0]['created'], $entries[0]['email'], $entries[0]['state'], $entries[0]['mail'] ) );
		self::assertCount( 3, $entries[0]['content'] );
		self::assertContains( "Line one\nline two", array_column( $entries[0]['content'], 'value' ) );
		self::assertFalse( Import::of( $text )->plan->changes(), 'The same file again adds nothing.' );
		Undo::run();
		self::assertSame( 0, Entry_List::count( array() ) );
	}

	public function test_forms_are_taken_back_unless_they_were_edited(): void {
		Import::of( self::wpforms() )->run();
		Undo::run();
		self::assertSame( array(), get_posts( array( 'post_type' => 'wp_block' ) ) );
		Import::of( self::wpforms() )->run();
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

	public function test_a_hostile_file_brings_no_script_and_no_object(): void {
		$form = self::imported( '<label>Name <script>alert(1)</script>--&gt;<!-- wp:html --> [text* your-name "--><script>alert(2)</script>"]</label>' );
		$post = self::post()->post_content;
		self::assertStringNotContainsString( '<script', $post );
		self::assertStringNotContainsString( 'wp:html', $post );
		self::assertCount( 1, $form->fields );
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
