<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Forms\Entry_List;

/** Tests that nothing a visitor typed is lost at the limits of PHP and of other clients. */
final class NothingLostLimitsTest extends Lost_Form_TestCase {
	public function test_a_file_too_large_for_php_is_an_error_of_its_field(): void {
		$post   = $this->page( self::FIELDS . '<!-- wp:frontage/field-file {"label":"CV","name":"cv","types":"txt"} /-->' );
		$packed = self::packed( self::body( $post, 'Many words' ), 'et_pb_contact_cv_0[]', 400_000 );
		$answer = self::send( "/?page_id=$post", $packed, array( ...self::BROWSER, 'Content-Type: multipart/form-data; boundary=x' ) );
		self::assertSame( 200, $answer['status'] );
		self::assertMatchesRegularExpression( '~Invalid File Size.*Many words</textarea>~s', $answer['body'] );
	}

	public function test_reports_too_many_files_for_php(): void {
		$file    = '<!-- wp:frontage/field-file {"label":"CV","name":"cv","types":"txt"} /-->';
		$packed  = self::packed( array(), 'et_pb_contact_cv_0[]', 700_000 );
		$headers = array( ...self::BROWSER, 'Content-Type: multipart/form-data; boundary=x' );
		self::assertStringContainsString(
			'nothing was received',
			self::send( '/?page_id=' . $this->page( self::FIELDS . $file ), $packed, $headers )['body']
		);
		self::assertStringNotContainsString(
			'nothing was received',
			self::send( '/?page_id=' . $this->page(), $packed, $headers )['body'],
			'This form takes no files.'
		);
		$answer = self::send( '/wp-admin/admin-ajax.php?action=frontage_upload_send', $packed, $headers );
		self::assertSame( 413, $answer['status'] );
		self::assertStringContainsString( 'The limit is 100 KB', $answer['body'] );
	}

	public function test_the_rest_api_accepts_a_form_once_and_as_json(): void {
		$post = $this->page();
		$path = '/?rest_route=/frontage/v1/action/frontage_form';
		$body = self::body( $post, 'By REST' );
		for ( $try = 0; $try < 5; $try++ ) {
			self::assertSame( '{"sent":true}', self::send( $path, $body, array( 'Sec-Fetch-Site: same-origin' ), 'Limited' )['body'] );
		}
		$json = self::send(
			$path,
			(string) wp_json_encode( self::body( $post, 'As JSON' ) ),
			array( 'Sec-Fetch-Site: same-origin', 'Content-Type: application/json' )
		);
		self::assertSame( '{"sent":true}', $json['body'] );
		$bad = self::send(
			$path,
			(string) wp_json_encode( self::body( $post, ' ' ) ),
			array( 'Sec-Fetch-Site: same-origin', 'Content-Type: application/json' )
		);
		self::assertSame(
			array(
				'sent'     => false,
				'notice'   => '',
				'problems' => array( 'message' => 'Fill in this field.' ),
			),
			json_decode( $bad['body'], true )
		);
		self::assertSame( array( 'As JSON', 'By REST' ), array_column( Entry_List::page( array() ), 'summary' ) );
		self::send( '/wp-login.php', self::body( $post, 'Elsewhere' ) );
		self::assertSame( 2, Entry_List::count( array() ) );
	}

	public function test_browsers_without_an_accept_header_get_a_page(): void {
		$own   = 'Origin: ' . self::$server->url();
		$body  = array( Form_Reference::FIELD => 'forged' ) + self::body( $this->page(), 'x' );
		$cases = array(
			'text/html,*/*' => 'text/html',
			'*/*'           => 'application/json',
		);
		foreach ( $cases as $accept => $type ) {
			$answer = self::send( '/', $body, array( $own, "Accept: $accept" ) );
			self::assertSame( array( 400, "$type; charset=UTF-8" ), array( $answer['status'], $answer['headers']['content-type'] ) );
		}
	}
}
