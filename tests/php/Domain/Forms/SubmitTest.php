<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Blocks\Form\Form_Reference;
use Frontage\Blocks\Form\Submit;


/**
 * Tests form submissions.
 *
 * Stored and emailed according to the saved form; rules sent by the browser are ignored.
 */
final class SubmitTest extends Form_TestCase {
	public function test_stores_a_message_and_sends_an_email(): void {
		$post = $this->make_form(
			array(
				'recipients' => 'one@example.org, two@example.org',
				'subject'    => 'From {name}',
			)
		);
		self::assertSame( '{"sent":true}', $this->send( $post )->body );
		$entry = $this->entries()[0];
		self::assertSame(
			array( 'new', 'sent', 'ada@example.org', 'Contact', $post ),
			array( $entry['state'], $entry['mail'], $entry['email'], $entry['title'], $entry['place'] )
		);
		self::assertSame( "Hello\nthere", $entry['content'][2]['value'] );
		self::assertCount( 1, $this->mails );
		self::assertSame(
			array( array( 'one@example.org', 'two@example.org' ), 'From Ada' ),
			array( $this->mails[0]['to'], $this->mails[0]['subject'] )
		);
		self::assertContains( 'Reply-To: ada@example.org', $this->mails[0]['headers'] );
		self::assertStringContainsString( "Name: Ada\nEmail: ada@example.org\nMessage:\nHello\nthere", $this->mails[0]['message'] );
	}

	public function test_recipients_are_never_printed(): void {
		$post = $this->make_form( array( 'recipients' => 'secret@example.org' ) );
		$html = $this->html( $post );
		self::assertStringContainsString( 'et_pb_contact_email_0', $html );
		foreach ( preg_split( '/[^A-Za-z0-9_.-]+/', $html ) ?: array() as $word ) {
			self::assertStringNotContainsString( 'secret', $word . base64_decode( strtr( explode( '.', $word )[0], '-_', '+/' ) ) );
		}
	}

	public function test_shows_errors_and_keeps_the_input(): void {
		$post = $this->make_form();
		$this->send(
			$post,
			array(
				'name'    => ' ',
				'email'   => 'ada@',
				'message' => '<b>x</b>',
			)
		);
		self::assertSame( array(), $this->entries() );
		$html = $this->html( $post );
		self::assertStringContainsString(
			'<p>Please fill in&#58;</p><ul><li><a href="#et_pb_contact_name_0">Name</a></li></ul><p>Please correct&#58;</p>',
			$html
		);
		self::assertStringContainsString( 'id="et_pb_contact_email_0_problem">Enter an email address', $html );
		self::assertMatchesRegularExpression( '/id="et_pb_contact_email_0"[^>]* aria-invalid="true" value="ada@"/', $html );
		self::assertStringContainsString( "\n&lt;b&gt;x&lt;/b&gt;</textarea>", $html );
	}

	public function test_the_result_replaces_the_form(): void {
		$this->act_as( 1 );
		$post = $this->make_form( array( 'success' => 'Thanks & bye' ) );
		$this->send( $post );
		$html = $this->html( $post );
		self::assertStringContainsString( 'role="status" tabindex="-1"><p>Thanks &amp; bye</p>', $html );
		self::assertStringNotContainsString( '<form', $html );
	}

	public function test_ignores_field_lists_in_the_request(): void {
		$post   = $this->make_form(
			array(),
			array(
				...self::FIELDS,
				array(
					'text',
					array(
						'label'    => 'Why',
						'name'     => 'why',
						'required' => true,
						'when'     => array(
							'relation' => 'all',
							'rules'    => array(
								array(
									'name',
									'is',
									'Bob',
								),
							),
						),
					),
				),
			)
		);
		$forged = array(
			'et_pb_contact_email_fields_0'        => wp_json_encode(
				array(
					array(
						'field_id'      => 'et_pb_contact_email_0',
						'original_id'   => 'email',
						'required_mark' => 'not_required',
						'field_type'    => 'text',
						'field_label'   => 'x',
					),
				)
			),
			'et_pb_contact_email_hidden_fields_0' => '["name","email","why"]',
		);
		$this->send( $post, array( 'message' => 'x' ), null, $forged );
		self::assertSame(
			array(
				'name'  => 'missing',
				'email' => 'missing',
			),
			$this->submission_result()->problems
		);
		$this->send( $post, array( 'name' => 'Bob' ) + self::GOOD, null, $forged );
		self::assertSame( array( 'why' => 'missing' ), $this->submission_result()->problems );
		$this->send( $post, array( 'why' => 'not asked' ) + self::GOOD, null, $forged );
		self::assertSame( array( 'name', 'email', 'message' ), array_column( $this->entries()[0]['content'], 'name' ) );
	}

	public function test_rejects_a_forged_reference(): void {
		$post = $this->make_form();
		self::assert_refused(
			400,
			'invalid_field',
			$this->call( Submit::NAME, array( Form_Reference::FIELD => 'e30.AAAA' ) ),
			Form_Reference::FIELD
		);
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'private',
			)
		);
		self::assert_refused( 404, 'form_gone', $this->send( $post, self::GOOD, 'none' ) );
	}

	public function test_stores_honeypot_submissions_as_spam_without_email(): void {
		$this->send( $this->make_form(), self::GOOD, null, array( 'frontage_homepage' => 'https://spam.example' ) );
		self::assertSame(
			array( true, 'spam', 0 ),
			array( $this->submission_result()->is_sent, $this->entries()[0]['state'], count( $this->mails ) )
		);
	}

	public function test_finds_a_form_in_a_template_part(): void {
		$part = $this->make_form();
		wp_update_post(
			array(
				'ID'        => $part,
				'post_type' => 'wp_block',
			)
		);
		\Frontage\Domain\Usage\Index::replace( $part, array( 'form' ) );
		$page = $this->make_post();
		self::assertSame( '{"sent":true}', $this->send( $page )->body );
	}

	public function test_redirects_to_this_site_only(): void {
		self::assertSame(
			home_url( '/thanks/' ),
			$this->send( $this->make_form( array( 'redirect' => home_url( '/thanks/' ) ) ) )->headers['Location'] ?? ''
		);
		$redirects = array(
			'https://evil.example/',
			'//evil.example/',
			'\\\\evil.example',
			'javascript:alert(1)',
			" java\tscript:alert(1)",
			'data:text/html,x',
			'https://example.org@evil.example/',
			"/x\r\nSet-Cookie: a=b",
		);
		foreach ( $redirects as $redirect ) {
			$post     = $this->make_form( array( 'redirect' => $redirect ) );
			$response = $this->send( $post );
			self::assertTrue( $this->submission_result()->is_sent );
			self::assertMatchesRegularExpression( '~^(/[^/\\\\\s][^\s]*)?$~', $response->headers['Location'] ?? '', $redirect );
			self::assertDoesNotMatchRegularExpression( '~data-redirect="(?!/[^/])~', $this->html( $post ), $redirect );
		}
	}
}
