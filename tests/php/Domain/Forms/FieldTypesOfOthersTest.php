<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Admin\Editor\Announced_Data;
use Frontage\Admin\Forms\Export;
use Frontage\Admin\Status\Announced;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Domain\Forms\Entry_Data;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Blocks;
use Frontage\Domain\Forms\Field_Type;
use Frontage\Domain\Forms\Field_Type_Registry;
use Frontage\Domain\Forms\Types\Phone;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests field types of other plugins: they are printed, decide what is valid, and leave texts behind when their plugin is gone. */
final class FieldTypesOfOthersTest extends Inbox_TestCase {
	private const TYPED  = 'de89 3704.0044-0532 0130 00';
	private const STORED = 'DE89370400440532013000';

	protected function tearDown(): void {
		self::deactivate();
		parent::tearDown();
	}

	/** Announces field types as the plugin “acme”. */
	private static function announce( string ...$classes ): void {
		add_filter(
			'frontage_manifests',
			static fn ( array $all ): array => $all + array(
				'acme' => array( 'implementations' => array( Field_Type::class => $classes ) ),
			)
		);
		Manifest::add_announced();
	}

	/** Forgets the other plugin. */
	private static function deactivate(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
	}

	/**
	 * Returns a post with a form that asks for an account.
	 *
	 * @param array<string, mixed> $own Further attributes of the field.
	 */
	private function make_account_form( array $own = array() ): int {
		$account = $own + array(
			'kind'  => 'iban',
			'label' => 'Account',
			'name'  => 'account',
		);
		return $this->make_form( array(), array( ...self::FIELDS, array( 'text', $account ) ) );
	}

	/** Returns the input of the account. */
	private function input( int $post ): string {
		self::assertSame( 1, preg_match( '/<input[^>]* id="et_pb_contact_account_0"[^>]*>/', $this->html( $post ), $found ) );
		return $found[0] ?? '';
	}

	public function test_prints_the_attributes_of_the_type_below_those_of_the_author(): void {
		self::announce( Iban::class );
		$input = $this->input( $this->make_account_form( array( 'placeholder' => 'Mine' ) ) );
		self::assertStringContainsString( '<input type="text"', $input );
		self::assertStringContainsString( ' autocapitalize="characters"', $input );
		self::assertStringContainsString( ' autocomplete="off"', $input );
		self::assertStringContainsString( ' placeholder="Mine"', $input );
		self::assertSame( 1, substr_count( $input, ' id="' ) );
		$html = $this->html( $this->make_account_form() );
		self::assertStringContainsString( ' placeholder="DE00 …"', $html );
		self::assertStringContainsString( 'frontage-form__field is-iban', $html );
		self::assertStringContainsString( '&quot;kind&quot;:&quot;iban&quot;', $html );
	}

	public function test_refuses_a_wrong_value_with_the_message_of_the_type(): void {
		self::announce( Iban::class );
		$post = $this->make_account_form();
		$this->send( $post, self::GOOD + array( 'account' => 'DE88 3704 0044 0532 0130 00' ) );
		self::assertSame( array(), $this->entries() );
		$html = $this->html( $post );
		self::assertStringContainsString( 'id="et_pb_contact_account_0_problem">' . Iban::MESSAGE, $html );
		self::assertStringContainsString( '>Account</a>&#58; ' . Iban::MESSAGE, $html );
		self::assertStringContainsString( ' aria-invalid="true" value="DE88370400440532013000"', $html );
	}

	public function test_no_type_can_make_a_value_empty(): void {
		self::announce( Iban::class );
		$this->send( $this->make_account_form(), self::GOOD + array( 'account' => '. - .' ) );
		self::assertSame( array( 'account' => Iban::MESSAGE ), $this->submission_result()->problems );
		$this->send( $this->make_account_form(), self::GOOD + array( 'account' => ' ' ) );
		self::assertCount( 1, $this->entries(), 'An optional field may stay empty.' );
	}

	public function test_stores_the_normal_form_and_shows_it_everywhere(): void {
		self::announce( Iban::class );
		$post = $this->make_account_form();
		self::assertSame( '{"sent":true}', $this->send( $post, self::GOOD + array( 'account' => self::TYPED ) )->body );
		$this->assert_is_shown();
		self::assertStringContainsString( 'Account: ' . self::STORED, $this->mails[0]['message'] ?? '' );
		self::deactivate();
		$this->assert_is_shown();
	}

	/** Asserts that the stored value is in the inbox and in exports. */
	private function assert_is_shown(): void {
		$stored = $this->entries()[0]['content'][3];
		self::assertSame( array( 'iban', self::STORED ), array( $stored['kind'], $stored['value'] ) );
		$inbox = (string) wp_json_encode( $this->ask( 'GET', '/entries', array( 'search' => self::STORED ) )->get_data() );
		self::assertStringContainsString( self::STORED, $inbox );
		self::assertStringContainsString( self::STORED, Export::text( 'csv', array() ) );
		self::assertSame( self::STORED, json_decode( Export::text( 'json', array() ), true )[0]['fields']['account'] );
		self::assertContains(
			array(
				'name'  => 'Account',
				'value' => self::STORED,
			),
			Entry_Data::export( 'ada@example.org', 1 )->to_array( 'entries', 'x' )['data'][0]['data']
		);
	}

	public function test_a_field_without_its_plugin_is_a_text_that_keeps_its_type(): void {
		$post = $this->make_account_form( array( 'maxLength' => 8 ) );
		self::assertStringContainsString( '<input type="text"', $this->input( $post ) );
		self::assertStringContainsString( 'is-iban', $this->html( $post ) );
		$this->send( $post, self::GOOD + array( 'account' => 'far too long' ) );
		self::assertSame( array( 'account' => 'long' ), $this->submission_result()->problems );
		$this->send( $post, self::GOOD + array( 'account' => ' no one ' ) );
		$stored = $this->entries()[0]['content'][3];
		self::assertSame( array( 'iban', 'no one' ), array( $stored['kind'], $stored['value'] ) );
	}

	public function test_has_the_rules_of_a_text(): void {
		$rules = array(
			'required'  => true,
			'minLength' => 2,
			'maxLength' => 40,
			'pattern'   => 'DE.+',
		);
		$field = Field_Blocks::field( $rules + array( 'kind' => 'iban' ) + array( 'min' => '1' ), 'account' );
		self::assertEquals( $rules + array( 'name' => 'account' ) + array( 'kind' => 'iban' ), $field->to_array() );
		self::assertSame( 'text', Field::from( array( 'kind' => 'IBAN "x"' ) )->kind );
		self::announce( Iban::class );
		$this->send( $this->make_account_form( $rules ), self::GOOD );
		self::assertSame( array( 'account' => 'missing' ), $this->submission_result()->problems );
		$this->send( $this->make_account_form( $rules ), self::GOOD + array( 'account' => 'GB29 NWBK 6016 1331 9268 19' ) );
		self::assertSame( array( 'account' => 'pattern' ), $this->submission_result()->problems );
	}

	public function test_works_in_rows_and_in_conditions(): void {
		self::announce( Iban::class );
		$field = '<!-- wp:frontage/field-text {"kind":"iban","label":"Account","name":"account"} /-->';
		$extra = '<!-- wp:frontage/field-text {"label":"Bank","name":"bank","required":true,'
			. '"when":{"relation":"all","rules":[["payers_1_account","is","' . self::STORED . '"]]}} /-->';
		$group = '{"kind":"repeat","label":"Payers","name":"payers","item":"Payer","min":1,"max":2}';
		$post  = $this->make_post(
			array(
				'post_content' => '<!-- wp:frontage/form {"formId":"test1"} --><!-- wp:frontage/form-group ' . $group
					. " -->$field<!-- /wp:frontage/form-group -->$extra<!-- /wp:frontage/form -->",
			)
		);
		$sent  = array(
			'payers'           => '2',
			'payers_1_account' => self::TYPED,
			'payers_2_account' => 'DE',
		);
		$this->send( $post, $sent );
		self::assertSame(
			array(
				'payers_2_account' => Iban::MESSAGE,
				'bank'             => 'missing',
			),
			$this->submission_result()->problems
		);
	}

	public function test_tells_the_editor_what_is_added(): void {
		self::announce( Iban::class );
		self::assertSame(
			array(
				array(
					'name'  => 'iban',
					'label' => 'IBAN',
				),
			),
			Announced_Data::all()['fieldTypes'] ?? array()
		);
	}

	/** @return array<string, array{string, string}> Names of types, and what developers read about them. */
	public static function wrong(): array {
		return array(
			'empty'       => array( '', 'its name is “”' ),
			'no name'     => array( 'My IBAN', 'its name is “My IBAN”' ),
			'one of ours' => array( 'textarea', 'there is a field type textarea already' ),
			'own class'   => array( 'phone', 'there is a field type phone already' ),
			'taken'       => array( 'iban', 'there is a field type iban already' ),
		);
	}

	#[DataProvider( 'wrong' )]
	public function test_reports_a_name_that_cannot_be_used( string $name, string $message ): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$type = new class() implements Field_Type {
			public static string $name = '';

			public static function name(): string {
				return self::$name;
			}

			public static function label(): string {
				return 'Wrong';
			}

			public static function attributes(): array {
				return array();
			}

			public static function clean( string $value ): string {
				return '';
			}

			public static function problem( string $value, Field $field ): string {
				return 'Never';
			}
		};

		$type::$name = $name;
		self::announce( Iban::class, $type::class );
		self::assertStringContainsString( $message, implode( "\n", array_column( ( new Announced() )->rows(), 'value' ) ) );
		self::assertSame( array( 'iban' => Iban::class ), Field_Type_Registry::added() );
		self::assertSame( Phone::class, Field_Type_Registry::find( 'phone' ) );
	}
}
