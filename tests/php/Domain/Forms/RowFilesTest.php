<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Blocks\Form\Saved_Form;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Form_Rows;
use Frontage\Domain\Forms\Upload_Messages;


/** Tests files, signatures and consent in the rows of a repeating group. */
final class RowFilesTest extends Files_TestCase {
	private const ROWS = '<!-- wp:frontage/form {"formId":"test1","title":"Guests"} -->'
		. '<!-- wp:frontage/form-group {"kind":"repeat","label":"Guests","name":"guests","item":"Guest","min":1,"max":3} -->'
		. '<!-- wp:frontage/field-file {"label":"Pass","name":"pass","types":"pdf","required":true} /-->'
		. '<!-- wp:frontage/field-signature {"label":"Signature","name":"sign"} /-->'
		. '<!-- wp:frontage/field-consent {"label":"I accept.","name":"ok","terms":"Be kind."} /-->'
		. '<!-- /wp:frontage/form-group --><!-- /wp:frontage/form -->';

	private const PASS_1 = 'et_pb_contact_guests_1_pass_0';
	private const PASS_2 = 'et_pb_contact_guests_2_pass_0';

	private function rows(): int {
		return $this->make_post( array( 'post_content' => self::ROWS ) );
	}

	/** @return array<string, string> */
	private static function grants( int $post ): array {
		$saved = new Saved_Form( parse_blocks( (string) get_post_field( 'post_content', $post, 'raw' ) )[0] );
		return Upload_Messages::needed( $saved->fields, 'form', 'test1', $post )['grants'] ?? array();
	}

	private function receipt_of( int $post ): string {
		$this->choose_pdf( 'files' );
		return $this->upload( self::grants( $post )['guests * pass'] )->data()['files'][0]['receipt'] ?? '';
	}

	public function test_each_row_has_a_file_a_signature_and_a_consent_of_its_own(): void {
		$post = $this->rows();
		self::assertSame( array( 'guests * pass' ), array_keys( self::grants( $post ) ), 'One permission is enough for all rows.' );
		$sent  = array(
			'guests'        => '2',
			'guests_1_sign' => 'Ada Lovelace',
			'guests_2_sign' => 'Ben Bitdiddle',
			'guests_1_ok'   => '1',
		);
		$files = array(
			self::PASS_1 . '_sent' => array( $this->receipt_of( $post ) ),
			self::PASS_2 . '_sent' => array( $this->receipt_of( $post ) ),
		);
		$token = $this->token( $post )['token'];
		$this->send( $post, $sent, $token, array( self::PASS_1 . '_sent' => $files[ self::PASS_1 . '_sent' ] ) );
		$wrong = array(
			'guests_2_pass' => 'missing',
			'guests_2_ok'   => 'unchecked',
		);
		self::assertSame( $wrong, $this->submission_result()->problems, 'The third row is not shown.' );
		$this->send( $post, array( 'guests_2_ok' => '1' ) + $sent, $token, $files );
		self::assertTrue( $this->submission_result()->is_sent );
		$content = $this->entries()[0]['content'];
		$answers = array_column( $content, null, 'name' );
		self::assertSame(
			array( 'guests_1_pass', 'guests_1_sign', 'guests_1_ok', 'guests_2_pass', 'guests_2_sign', 'guests_2_ok' ),
			array_keys( $answers )
		);
		self::assertSame( 'Guest 2: Pass', $answers['guests_2_pass']['label'] );
		self::assertSame( 'My CV.pdf', Entries::text( $answers['guests_2_pass'] ) );
		self::assertStringContainsString( 'Guest 2: I accept.: Yes (version ', Email::list( $content ) );
		self::assertCount( 2, $this->in( 'forms' ) );
		Entries::delete( array( $this->entries()[0]['id'] ) );
		self::assertSame( array(), $this->in( 'forms' ), 'Files of rows are deleted with the entry.' );
	}

	public function test_the_same_receipt_in_two_rows_is_the_file_of_the_first(): void {
		$post    = $this->rows();
		$receipt = $this->receipt_of( $post );
		$this->send(
			$post,
			array(
				'guests'      => '2',
				'guests_1_ok' => '1',
				'guests_2_ok' => '1',
			),
			null,
			array(
				self::PASS_1 . '_sent' => array( $receipt ),
				self::PASS_2 . '_sent' => array( $receipt ),
			)
		);
		self::assertSame( array( 'guests_2_pass' => 'lost' ), $this->submission_result()->problems );
	}

	public function test_without_script_files_stay_with_their_row_when_another_is_removed(): void {
		$post = $this->rows();
		$this->choose(
			array(
				array( 'Ben.pdf', Sample_Files::PDF, UPLOAD_ERR_OK ),
				array( 'Ben.exe', 'MZ', UPLOAD_ERR_OK ),
			),
			self::PASS_2
		);
		$values = array(
			'guests'        => '2',
			'guests_1_sign' => 'Ada',
			'guests_2_sign' => 'Ben',
			'guests_2_ok'   => '1',
		);
		$this->send( $post, $values, '', array( Form_Rows::FIELD => 'guests 1' ) );
		$_FILES = array();
		$after  = $this->submission_result()->values;
		self::assertSame( array( '1', 'Ben', '1' ), array( $after['guests'], $after['guests_1_sign'], $after['guests_1_ok'] ) );
		$html = $this->html( $post );
		self::assertMatchesRegularExpression( '~data-state="refused"><bdi class="frontage-files__name">Ben\.exe</bdi>~', $html );
		if ( 1 !== preg_match( '/name="' . self::PASS_1 . '_sent&#91;&#93;" value="([^"]+)" checked=""/', $html, $box ) ) {
			self::fail( 'The file is not there any more.' );
		}
		$token = $this->next_token()->text();
		Clock::stop( Clock::now() + 5 );
		$this->send( $post, array_filter( $after, 'is_string' ), $token, array( self::PASS_1 . '_sent' => array( $box[1] ) ) );
		self::assertSame( array(), $this->submission_result()->problems );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( 'Ben.pdf', $this->entries()[0]['content'][0]['value'][0]['name'] );
	}

	public function test_terms_of_rows_have_names_of_their_own(): void {
		$html = $this->html( $this->rows() );
		self::assertStringContainsString( 'aria-label="Guest 1: Terms"', $html );
		self::assertStringContainsString( 'aria-label="Guest 3: Terms"', $html );
	}
}
