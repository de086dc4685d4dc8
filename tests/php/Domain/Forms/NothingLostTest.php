<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;


/**
 * Tests that visitors' input survives failures.
 *
 * Through a real web server with low limits, as browsers without JavaScript send it.
 */
final class NothingLostTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	/** Headers of browsers that display the response. */
	private const BROWSER = array( 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Site: same-origin', 'Accept: text/html,*/*' );

	private const FIELDS = '<!-- wp:frontage/field-text {"kind":"textarea","label":"Message","name":"message","required":true} /-->';

	private static Site_Server $server;

	public static function setUpBeforeClass(): void {
		self::$server = new Site_Server( __DIR__ . '/Stubs/serve.php', array(), array( 'post_max_size=600K', 'upload_max_filesize=100K' ) );
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
	}

	private function page( string $fields = self::FIELDS ): int {
		return $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => "<!-- wp:frontage/form {\"formId\":\"lost1\"} -->$fields<!-- /wp:frontage/form -->",
			)
		);
	}

	/**
	 * Returns the fields of a completed form.
	 *
	 * @param int $post Post ID of the form.
	 * @param string $text Typed text.
	 * @return array<string, string>
	 */
	private static function body( int $post, string $text ): array {
		Clock::stop( time() - 10 );
		$ticket = Submission_Token::issue( 'lost1', array( 'kind' => 'none' ) )->text();
		Clock::stop( null );
		return array(
			Form_Reference::FIELD     => ( new Form_Reference( 'lost1', $post, 0 ) )->text(),
			Submission_Token::FIELD   => $ticket,
			'et_pb_contact_message_0' => $text,
		);
	}

	/**
	 * Posts the form.
	 *
	 * @param string $path URL path.
	 * @param array<mixed>|string $fields Request fields.
	 * @param list<string> $headers Further headers.
	 * @return array{status: int, headers: array<string, string>, body: string}
	 */
	private static function send( string $path, array|string $fields, array $headers = self::BROWSER, string $agent = 'Test' ): array {
		return self::$server->send( compact( 'path', 'fields', 'headers' ) + ( '' === $agent ? array() : compact( 'agent' ) ) );
	}

	/**
	 * Returns a form with a file as a multipart body.
	 *
	 * @param array<string, string> $fields Fields by name.
	 * @param string $field Name of the file field.
	 * @param int $bytes File size.
	 */
	private static function packed( array $fields, string $field, int $bytes ): string {
		$parts = '';
		foreach ( $fields as $name => $value ) {
			$parts .= "--x\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n$value\r\n";
		}
		return $parts
			. "--x\r\nContent-Disposition: form-data; name=\"$field\"; filename=\"a.txt\"\r\n\r\n"
			. str_repeat( 'a', $bytes )
			. "\r\n--x--\r\n";
	}

	public function test_a_rate_limited_visitor_keeps_the_input(): void {
		$post  = $this->page();
		$wrong = array( Submission_Token::FIELD => '' ) + self::body( $post, 'Many <words>' );
		for ( $try = 0; $try < 5; $try++ ) {
			self::assertSame( 200, self::send( "/?page_id=$post", $wrong, agent: 'Limited' )['status'] );
		}
		$answer = self::send( "/?page_id=$post", $wrong, agent: 'Limited' );
		self::assertSame( 429, $answer['status'] );
		self::assertGreaterThan( 0, (int) ( $answer['headers']['retry-after'] ?? 0 ) );
		self::assertMatchesRegularExpression( '~role="alert"[^>]*><p>Too many attempts.*Many &lt;words&gt;</textarea>~s', $answer['body'] );
		$script = self::send( "/?page_id=$post", $wrong, array( 'Sec-Fetch-Site: same-origin', 'X-Frontage-Request: 1' ), 'Limited' );
		self::assertSame( array( 429, 'rate_limited' ), array( $script['status'], json_decode( $script['body'], true )['code'] ?? '' ) );
		self::assertSame( 0, Entry_List::count( array() ) );
	}

	public function test_a_visitor_of_a_deleted_form_keeps_the_input(): void {
		$post = $this->page();
		$none = array(
			'et_pb_contact_email_0'               => ' ',
			'et_pb_contact_captcha_0'             => '5',
			'et_pb_contact_email_fields_0'        => '[]',
			'et_pb_contact_email_hidden_fields_0' => '[]',
		);
		$body = array( 'et_pb_contact_topics_0' => array( 'A', 'B' ) ) + $none + self::body( $post, "</textarea><script>\nMany words" );
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'draft',
			)
		);
		$answer = self::send( "/?page_id=$post", $body );
		self::assertSame( 404, $answer['status'] );
		self::assertMatchesRegularExpression(
			'~no longer available\.(?s:.*)<textarea readonly="" rows="5">Topics&#58; A, B\n\nMessage&#58;\n'
				. '&lt;/textarea&gt;&lt;script&gt;\nMany words</textarea>~',
			$answer['body']
		);
		self::assertStringNotContainsString(
			'Many words',
			self::send(
				"/?page_id=$post",
				$body,
				array( 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Site: cross-site', 'Origin: https://evil.example' )
			)['body']
		);
		self::assertSame(
			'form_gone',
			json_decode(
				self::send( "/?page_id=$post", $body, array( 'Sec-Fetch-Site: same-origin', 'X-Frontage-Request: 1' ) )['body'],
				true
			)['code'] ?? ''
		);
		self::assertSame( 0, Entry_List::count( array() ) );
	}

	public function test_does_not_return_hidden_values(): void {
		$post = $this->page(
			self::FIELDS
				. '<!-- wp:frontage/field-text {"kind":"hidden","label":"Campaign","name":"campaign","value":"summer-27"} /-->'
				. '<!-- wp:frontage/field-consent {"label":"I agree","name":"privacy"} /-->'
		);
		preg_match(
			'~name="frontage_form" value="([^"]+)"~',
			self::$server->send( array( 'path' => '/' . get_page_uri( $post ) . '/' ) )['body'],
			$pointer
		);
		$sent = array(
			Form_Reference::FIELD      => $pointer[1] ?? '',
			'et_pb_contact_campaign_0' => 'summer-27',
			'et_pb_contact_privacy_0'  => '1',
			'frontage_homepage'        => 'trap',
		) + self::body( $post, 'Many words' );
		wp_delete_post( $post, true );
		$answer = self::send( "/?page_id=$post", $sent );
		self::assertMatchesRegularExpression( '~no longer available(?s:.*)>Message&#58; Many words</textarea>~', $answer['body'] );
		self::assertDoesNotMatchRegularExpression( '~summer-27|Privacy|trap~', $answer['body'] );
	}

	public function test_accepts_a_form_that_has_moved(): void {
		$pattern = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => '<!-- wp:frontage/form {"formId":"lost1","success":"It is with us."} -->'
					. str_replace( '"label":"Message"', '"label":"2 \\u0026lt; 3"', self::FIELDS )
					. '<!-- /wp:frontage/form -->',
			)
		);
		$post    = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => '<p>Without it</p>',
			)
		);
		$without = array( Submission_Token::FIELD => '' ) + self::body( $post, 'Many words' );
		$refused = self::send( "/?page_id=$post", $without );
		self::assertSame( 404, $refused['status'] );
		self::assertMatchesRegularExpression( '~no longer available(?s:.*)>2 &lt; 3&#58; Many words</textarea>~', $refused['body'] );
		self::assertStringNotContainsString( 'Without it', $refused['body'] );
		$taken = self::send( "/?page_id=$post", self::body( $post, 'Taken' ) );
		self::assertSame( array( 200, 'text/html; charset=UTF-8' ), array( $taken['status'], $taken['headers']['content-type'] ) );
		self::assertStringContainsString( '<p role="status">It is with us.</p>', $taken['body'] );
		$script = self::send(
			"/?page_id=$post",
			self::body( $post, 'Taken too' ),
			array( 'Sec-Fetch-Site: same-origin', 'X-Frontage-Request: 1' )
		);
		self::assertSame( '{"message":"It is with us."}', $script['body'] );
		self::assertSame( 2, Entry_List::count( array() ) );
		$shown = self::send( '/?page_id=' . $this->page(), self::body( $pattern, 'Once more' ) );
		self::assertMatchesRegularExpression( '~wp-site-blocks(?s:.*)frontage-form__sent~', $shown['body'] );
	}

	public function test_keeps_the_message_when_the_url_has_changed(): void {
		$post = $this->make_post(
			array(
				'post_name'    => 'old-name',
				'post_content' => '<!-- wp:frontage/form {"formId":"lost1"} -->' . self::FIELDS . '<!-- /wp:frontage/form -->',
			)
		);
		wp_update_post(
			array(
				'ID'        => $post,
				'post_name' => 'new-name',
			)
		);
		$answer = self::send( '/?name=old-name', self::body( $post, 'Many words' ) );
		self::assertSame( 200, $answer['status'] );
		self::assertArrayNotHasKey( 'location', $answer['headers'] );
		self::assertStringContainsString( 'Your message has been sent.', $answer['body'] );
	}

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
