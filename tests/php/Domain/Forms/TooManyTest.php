<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Form_Context;

/** Tests forms with more fields, values or files than can be sent at once: nothing is cut off in silence. */
final class TooManyTest extends Files_TestCase {
	/** @return list<array{string, array<string, mixed>}> */
	private static function fields( int $count ): array {
		$fields = array();
		for ( $number = 1; $number <= $count; $number++ ) {
			$fields[] = array(
				'text',
				array(
					'label' => "Field $number",
					'name'  => "f$number",
				),
			);
		}
		return $fields;
	}

	public function test_five_hundred_fields_are_all_stored(): void {
		$post = $this->make_form( array(), self::fields( 500 ) );
		$this->send( $post, array( 'f500' => 'The last one' ) );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( 'The last one', $this->entries()[0]['content'][0]['value'] );
	}

	public function test_one_field_more_is_an_error_that_names_the_limit_and_loses_nothing(): void {
		$post = $this->make_form( array(), self::fields( 501 ) );
		$text = 'This form cannot be sent: it has 501 fields with those of all rows, and 500 is the maximum.';
		self::assertStringContainsString( $text, html_entity_decode( $this->html( $post ) ) );
		self::assertStringNotContainsString( '<input', $this->html( $post ) );
		Form_Context::reset();
		$this->send( $post, array( 'f501' => 'From an old page' ) );
		self::assertSame( array( false, $text ), array( $this->submission_result()->is_sent, $this->submission_result()->notice ) );
		self::assertMatchesRegularExpression( "~$text.*value=\"From an old page\"~s", html_entity_decode( $this->html( $post ) ) );
		self::assertSame( array(), $this->entries() );
	}

	public function test_values_that_php_dropped_are_told(): void {
		$post = $this->make_form();
		self::assertStringNotContainsString( 'values at once', $this->html( $post ) );
		$_POST = array( 'et_pb_contact_topics_1' => array_fill( 0, (int) ini_get( 'max_input_vars' ), 'x' ) );
		Form_Context::reset();
		self::assertStringNotContainsString( 'values at once', $this->html( $post ), 'It was the second form.' );
		$_POST = array( 'et_pb_contact_topics_0' => reset( $_POST ) );
		Form_Context::reset();
		self::assertStringContainsString( 'at most 1,000 values at once, and nothing was received', $this->html( $post ) );
	}

	public function test_as_many_files_as_php_takes_are_kept_and_looked_at_before_they_are_sent(): void {
		$most = (int) ini_get( 'max_file_uploads' );
		$post = $this->form( array( 'count' => 30 ) );
		$this->choose( array_fill( 0, $most, array( 'CV.pdf', Sample_Files::PDF, UPLOAD_ERR_OK ) ) );
		$token = $this->token( $post )['token'];
		$this->send( $post, self::GOOD, $token );
		self::assertStringContainsString( "takes at most $most files at once", $this->submission_result()->notice );
		$html = $this->html( $post );
		self::assertSame( $most, preg_match_all( '/cv_0_sent&#91;&#93;" value="([^"]+)"/', $html, $receipts ) );
		$_FILES = array();
		$this->send( $post, self::GOOD, $token, array( 'et_pb_contact_cv_0_sent' => $receipts[1] ) );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertCount( $most, $this->in( 'forms' ) );
	}
}
