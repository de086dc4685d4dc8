<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Visitor;

/**
 * Tests that visitors' input survives failures.
 *
 * Through a real web server with low limits, as browsers without JavaScript send it.
 */
final class NothingLostTest extends Lost_Form_TestCase {
	public function test_a_rate_limited_visitor_keeps_the_input(): void {
		$post  = $this->page();
		$wrong = array( Submission_Token::FIELD => '' ) + self::body( $post, 'Many <words>' );
		self::assertSame( 200, self::send( "/?page_id=$post", $wrong, agent: 'Limited' )['status'] );
		for ( $time = 0; $time < 5; $time++ ) {
			Rate_Limit::accept( 'forms', array( 10 * MINUTE_IN_SECONDS => 5 ), Visitor::current() );
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
			$reference
		);
		$sent = array(
			Form_Reference::FIELD      => $reference[1] ?? '',
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
}
