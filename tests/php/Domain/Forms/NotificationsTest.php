<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Mail_Queue;
use WP_REST_Request;

/**
 * Tests emails about submissions.
 *
 * Each is sent once, to the saved recipients, with single-line headers; failures are stored, shown and retried.
 */
final class NotificationsTest extends Form_TestCase {
	/** A line break, a header, and a body. */
	private const EVIL = "x\r\nBcc: victim@example.org\nCc: victim@example.org\r\n\r\nBody";

	/** Asserts that all emails so far have single-line headers and only the intended recipients. */
	private function assert_clean( string $about ): void {
		self::assertNotSame( array(), $this->mails, $about );
		foreach ( $this->mails as $mail ) {
			foreach ( array_merge( (array) $mail['to'], array( $mail['subject'] ), (array) $mail['headers'] ) as $header ) {
				self::assertDoesNotMatchRegularExpression( '/[\r\n\0]/', $header, $about );
				self::assertDoesNotMatchRegularExpression( '/^\s*(Bcc|Cc):/i', $header, $about );
			}
			self::assertSame(
				array(),
				array_diff( (array) $mail['to'], array( 'owner@example.org', 'ada@example.org', get_option( 'admin_email' ) ) ),
				$about
			);
		}
		$this->mails = array();
	}

	public function test_field_values_never_reach_a_header(): void {
		$kinds  = array( 'text', 'email', 'phone', 'url', 'number', 'date', 'textarea', 'hidden' );
		$fields = array( ...self::FIELDS );
		foreach ( $kinds as $kind ) {
			$fields[] = array(
				'text',
				array(
					'kind'  => $kind,
					'label' => $kind,
					'name'  => "a_$kind",
				),
			);
		}
		foreach ( array( 'select', 'radio', 'checkbox' ) as $kind ) {
			$fields[] = array(
				'choice',
				array(
					'kind'    => $kind,
					'label'   => $kind,
					'name'    => "a_$kind",
					'options' => array( 'One', 'Two' ),
				),
			);
		}
		$fields[] = array(
			'consent',
			array(
				'label' => 'Yes',
				'name'  => 'a_consent',
			),
		);
		$all      = array(
			'name',
			'message',
			...array_map( static fn ( string $kind ): string => "a_$kind", array( ...$kinds, 'select', 'radio', 'checkbox', 'consent' ) ),
		);
		$settings = array(
			'recipients'   => 'owner@example.org',
			'subject'      => '{' . implode( '} {', $all ) . '} {all}',
			'replySubject' => '{all}',
			'replyText'    => '{all}',
		);
		$post     = $this->make_form( $settings, $fields );
		$refused  = array();
		foreach ( array( 'email', ...$all ) as $field ) {
			$this->send( $post, array( $field => 'a_checkbox' === $field ? array( self::EVIL ) : self::EVIL ) + self::GOOD );
			if ( $this->submission_result()->is_sent ) {
				$this->assert_clean( $field );
			} else {
				$refused[] = $field;
			}
		}
		self::assertSame(
			array( 'email', 'a_email', 'a_url', 'a_number', 'a_date', 'a_select', 'a_radio', 'a_checkbox' ),
			array_values(
				array_intersect( $refused, array( 'email', 'a_email', 'a_url', 'a_number', 'a_date', 'a_select', 'a_radio', 'a_checkbox' ) )
			)
		);
		self::assertSame( array(), $this->mails );
	}

	public function test_settings_never_reach_a_header(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/form' );
		$good = array(
			'recipients' => 'owner@example.org',
			'replyText'  => 'Dear {name}',
		);
		foreach ( array_keys( (array) $type?->attributes ) as $setting ) {
			if (
				'string' === ( $type?->attributes[ $setting ]['type'] ?? '' )
				&& ! in_array( $setting, array( 'captcha', 'formId' ), true )
			) {
				$value = 'recipients' === $setting ? 'owner@example.org, ' . self::EVIL : self::EVIL;
				$this->send( $this->make_form( array( $setting => $value ) + $good ) );
				$this->assert_clean( (string) $setting );
			}
		}
		foreach ( array( 'label', 'value', 'help', 'placeholder', 'autocomplete' ) as $setting ) {
			$name = array(
				'text',
				array(
					$setting => self::EVIL,
					'name'   => 'name',
				),
			);
			$this->send(
				$this->make_form( array( 'subject' => '{name} {all}' ) + $good, array( $name, ...array_slice( self::FIELDS, 1 ) ) )
			);
			$this->assert_clean( "field: $setting" );
		}
		foreach ( array( 'blogname', 'admin_email' ) as $option ) {
			$was  = get_option( $option );
			$evil = static fn (): string => "$was, " . self::EVIL;
			add_filter( "pre_option_$option", $evil );
			$this->send( $this->make_form() );
			remove_filter( "pre_option_$option", $evil );
			$this->assert_clean( $option );
		}
	}

	public function test_removes_line_breaks_of_stored_headers(): void {
		$email = array(
			'to'      => array( "owner@example.org\r\nBcc: victim@example.org" ),
			'subject' => 'Hello' . self::EVIL,
			'body'    => "One\nTwo",
			'reply'   => "ada@example.org\r\nBcc: victim@example.org",
			'sent'    => false,
		);
		Mail_Queue::send( Entries::add( md5( 'x' ), 'one', 'One', 0, 'new', array(), array( $email ) ) );
		self::assertSame( 'Hellox Bcc: victim@example.org Cc: victim@example.org Body', $this->mails[0]['subject'] );
		self::assertSame( array( 'owner@example.org Bcc: victim@example.org' ), $this->mails[0]['to'], 'One line, which is no address.' );
		self::assertSame( array( 'Content-Type: text/plain; charset=UTF-8' ), $this->mails[0]['headers'] );
		self::assertSame( "One\nTwo", $this->mails[0]['message'] );
	}

	public function test_two_workers_never_send_the_same_email(): void {
		$again = function ( mixed $short ): mixed {
			$id = $this->entries()[0]['id'];
			self::assertSame( 'sending', $this->entries()[0]['mail'] );
			self::assertFalse( Mail_Queue::send( $id ) );
			self::assertFalse( Mail_Queue::resend( $id ) );
			Mail_Queue::run();
			return $short;
		};
		add_filter( 'pre_wp_mail', $again, 5 );
		$this->send( $this->make_form( array( 'replyText' => 'Dear {name}' ) ) );
		self::assertSame(
			array( 'sent', 2 ),
			array( $this->entries()[0]['mail'], count( $this->mails ) ),
			'To the owner and to the visitor, once each.'
		);
		self::assertFalse( Mail_Queue::send( $this->entries()[0]['id'] ) );
		self::assertCount( 2, $this->mails );
	}

	public function test_shows_interrupted_emails_without_sending_them_again(): void {
		global $wpdb;
		$this->mail_fails = true;
		$this->send( $this->make_form() );
		$this->mail_fails = false;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET mail = 'sending', due = %d", Tables::name( 'entries' ), Clock::now() ) );
		Clock::stop( Clock::now() + 800 );
		Mail_Queue::run();
		self::assertSame( 'sending', $this->entries()[0]['mail'] );
		Clock::stop( Clock::now() + 200 );
		Mail_Queue::run();
		self::assertSame( array( 'failed', 0 ), array( $this->entries()[0]['mail'], count( $this->mails ) ) );
		self::assertStringContainsString( 'interrupted', $this->entries()[0]['problem'] );
	}

	public function test_does_not_replace_placeholders_in_answers(): void {
		$post = $this->make_form( array( 'subject' => '{name} wrote: {message}' ) );
		$this->send(
			$post,
			array(
				'name'    => '{message}',
				'message' => '{email}',
			) + self::GOOD
		);
		self::assertSame( '{message} wrote: {email}', $this->mails[0]['subject'] );
	}

	public function test_keeps_and_retries_a_failed_email(): void {
		$post             = $this->make_form();
		$this->mail_fails = true;
		$this->send( $post );
		$entry = $this->entries()[0];
		self::assertSame( array( 'waiting', 1, 'SMTP said no.' ), array( $entry['mail'], $entry['tries'], $entry['problem'] ) );
		self::assertNotFalse( wp_next_scheduled( Mail_Queue::HOOK ) );
		foreach ( Mail_Queue::PAUSES as $try => $pause ) {
			Mail_Queue::run();
			self::assertSame( $try + 1, $this->entries()[0]['tries'], 'Not before it is due.' );
			Clock::stop( Clock::now() + $pause );
			Mail_Queue::run();
		}
		self::assertSame( 'failed', $this->entries()[0]['mail'] );
		$this->mail_fails = false;
		self::assertTrue( Mail_Queue::resend( $entry['id'] ) );
		Mail_Queue::run();
		self::assertSame( array( 'sent', 1 ), array( $this->entries()[0]['mail'], count( $this->mails ) ) );
	}

	public function test_sends_email_once_when_an_owner_marks_a_message_as_not_spam(): void {
		$this->send( $this->make_form(), self::GOOD, null, array( 'frontage_homepage' => 'https://spam.example' ) );
		wp_set_current_user( 1 );
		$say = function ( string $do ): void {
			$request = new WP_REST_Request( 'POST', '/frontage/v1/entries/change' );
			$request->set_body_params(
				array(
					'ids' => array( $this->entries()[0]['id'] ),
					'do'  => $do,
				)
			);
			self::assertSame( 200, rest_do_request( $request )->get_status() );
		};
		$say( 'read' );
		self::assertSame(
			array( 'read', 'sent', 1 ),
			array( $this->entries()[0]['state'], $this->entries()[0]['mail'], count( $this->mails ) )
		);
		$say( 'spam' );
		$say( 'new' );
		self::assertCount( 1, $this->mails );
	}
}
