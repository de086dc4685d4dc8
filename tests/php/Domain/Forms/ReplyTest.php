<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Entry_Data;
use Frontage\Domain\Forms\Entry_Replies;
use Frontage\Domain\Forms\Entry_Retention;
use Frontage\Domain\Forms\Mailer;
use Frontage\Domain\Forms\Reply;
use PHPMailer\PHPMailer\PHPMailer;

/**
 * Tests replies to messages.
 *
 * They go to the message's own address, once, with single-line headers; a failure is told and loses nothing.
 */
final class ReplyTest extends Inbox_TestCase {
	private const REQUEST = '0123456789abcdef0123456789abcdef';

	/**
	 * Replies to a message.
	 *
	 * @param array<string, mixed> $more Further or other parameters.
	 * @return array<string, mixed> The response, with its `status`.
	 */
	private function reply( int $id, array $more = array() ): array {
		$answer = $this->ask(
			'POST',
			"/entries/$id/reply",
			$more + array(
				'request' => self::REQUEST,
				'subject' => 'Re: Contact',
				'body'    => "Dear Ada,\n\nyes.",
			)
		);
		return array( 'status' => $answer->get_status() ) + (array) $answer->get_data();
	}

	public function test_goes_to_the_address_of_the_message_and_answers_come_to_the_owner(): void {
		$id = $this->receive();
		$this->mails();
		$answer = $this->reply( $id );
		self::assertSame( 200, $answer['status'] );
		$mails = $this->mails();
		self::assertCount( 1, $mails );
		$mail = $mails[0];
		self::assertSame( array( 'ada@example.org' ), $mail['to'] );
		self::assertSame( array( 'Re: Contact', "Dear Ada,\n\nyes." ), array( $mail['subject'], $mail['message'] ) );
		self::assertContains( 'Reply-To: owner@example.org', $mail['headers'] );
		self::assertSame( array( 'sent', 'ada@example.org' ), array( $answer['replies'][0]['mail'], $answer['replies'][0]['recipient'] ) );
		self::assertTrue( $answer['entry']['answered'] );
		self::assertSame( array( true ), array_column( $this->ask( 'GET', '/entries' )->get_data(), 'answered' ) );
	}

	public function test_no_recipient_of_the_request_counts(): void {
		$id = $this->receive();
		$this->mails();
		$this->reply( $id, array_fill_keys( array( 'to', 'recipient', 'email', 'replyTo' ), 'victim@example.org' ) );
		self::assertSame( array( array( 'ada@example.org' ) ), array_column( $this->mails(), 'to' ) );
	}

	public function test_goes_to_the_address_that_the_form_names(): void {
		$values = array( 'boss' => 'boss@example.org' ) + self::GOOD;
		$cases  = array(
			'ada@example.org'    => 'ada@example.org',
			''                   => 'boss@example.org',
			'victim@example.org' => 'boss@example.org',
		);
		$this->mails();
		foreach ( $cases as $named => $to ) {
			$id = $this->receive( $values, false, (string) $named );
			$this->mails();
			$this->reply( $id, array( 'request' => md5( (string) $named ) ) );
			self::assertSame( array( array( $to ) ), array_column( $this->mails(), 'to' ), (string) $named );
		}
	}

	public function test_no_line_break_reaches_a_header(): void {
		$id = $this->receive( array( 'name' => "x\r\nBcc: victim@example.org" ) + self::GOOD );
		$this->mails();
		$evil = "Re\r\nBcc: victim@example.org\u{2028}x";
		$this->reply( $id, array( 'subject' => $evil ) );
		$entry = Entries::get( $id );
		self::assertNotNull( $entry );
		Reply::send( $entry, md5( 'direct' ), $evil, 'Body', 1 );
		$mails = $this->mails();
		self::assertCount( 2, $mails );
		foreach ( array( ...array_column( $mails, 'subject' ), ...array_merge( ...array_column( $mails, 'headers' ) ) ) as $header ) {
			self::assertDoesNotMatchRegularExpression( '/[\r\n\0]|\x{2028}/u', $header );
			self::assertDoesNotMatchRegularExpression( '/^\s*B?cc:/i', $header );
		}
	}

	public function test_a_repeated_request_is_one_reply_and_one_email(): void {
		$id = $this->receive();
		$this->mails();
		$this->reply( $id );
		$answer = $this->reply( $id, array( 'body' => 'Something else' ) );
		self::assertSame( array( 1, 1 ), array( count( $this->mails() ), count( $answer['replies'] ) ) );
		self::assertStringContainsString( 'yes.', $answer['replies'][0]['body'] );
	}

	public function test_a_failure_keeps_the_text_and_can_be_sent_again(): void {
		$id = $this->receive();
		$this->mails();
		$this->mail_fails = true;
		$answer           = $this->reply( $id );
		self::assertSame( array( 'failed', 'SMTP said no.' ), array( $answer['replies'][0]['mail'], $answer['replies'][0]['problem'] ) );
		self::assertNotSame( '', $answer['replies'][0]['advice'] );
		self::assertFalse( $answer['entry']['answered'] );
		$this->mail_fails = false;
		$answer           = $this->reply( $id, array( 'body' => 'Better words' ) );
		$reply            = $answer['replies'][0];
		self::assertSame( array( 'sent', '', 'Better words' ), array( $reply['mail'], $reply['problem'], $reply['body'] ) );
		self::assertSame( array( 'Better words' ), array_column( $this->mails(), 'message' ) );
	}

	public function test_an_interrupted_reply_is_not_called_sent_and_is_not_sent_twice_at_once(): void {
		$id = $this->receive();
		self::assertTrue( Entry_Replies::claim( $id, self::REQUEST, 'ada@example.org', 'Re', 'Body', 1 ) );
		self::assertFalse( Entry_Replies::claim( $id, self::REQUEST, 'ada@example.org', 'Re', 'Body', 1 ) );
		self::assertSame( 'sending', Entry_Replies::of( $id )[0]['mail'] );
		Clock::stop( Clock::now() + 901 );
		self::assertSame( 'failed', Entry_Replies::of( $id )[0]['mail'] );
		self::assertTrue( Entry_Replies::claim( $id, self::REQUEST, 'ada@example.org', 'Re', 'Body', 1 ) );
	}

	public function test_counts_with_the_emails_to_the_owner(): void {
		$id = $this->receive();
		for ( $taken = 1; $taken < 99; $taken++ ) {
			self::assertSame( 0, Mailer::reserve_slot() );
		}
		$first  = $this->reply( $id );
		$second = $this->reply( $id, array( 'request' => md5( 'second' ) ) );
		self::assertSame( 'sent', $first['replies'][0]['mail'] );
		self::assertSame( 'failed', $second['replies'][1]['mail'] );
		self::assertStringContainsString( 'too many emails', $second['replies'][1]['problem'] );
		self::assertCount( 2, $this->mails() );
	}

	public function test_further_replies_refer_to_the_earlier_ones(): void {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		$mailer = new class( true ) extends PHPMailer {
			/** @var list<string> */
			public array $headers = array();

			/** Keeps the headers instead of sending. */
			public function postSend(): bool {
				$this->headers[] = $this->MIMEHeader; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
				return true;
			}
		};
		$id     = $this->receive();
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'home_url', static fn (): string => 'http://' . str_repeat( 'a', 50 ) . '.example.org' );
		$before               = $GLOBALS['phpmailer'] ?? null;
		$GLOBALS['phpmailer'] = $mailer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress's own tests do.
		$this->reply( $id );
		$this->reply( $id, array( 'request' => md5( 'second' ) ) );
		$GLOBALS['phpmailer']   = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		list( $first, $second ) = $mailer->headers;
		preg_match( '/^Message-ID: (.*?)\r?$/m', $first, $found );
		$id = $found[1] ?? '';
		self::assertMatchesRegularExpression( '/\A<[0-9a-f]{16}@a[a-z0-9.-]+>\z/', $id );
		self::assertStringNotContainsString( 'In-Reply-To', $first );
		self::assertMatchesRegularExpression( '/^In-Reply-To: ' . preg_quote( $id, '/' ) . '\r?$/m', $second );
		self::assertMatchesRegularExpression( '/^References: ' . preg_quote( $id, '/' ) . '\r?$/m', $second );
		self::assertSame( 1, substr_count( $second, 'Message-ID:' ) );
	}

	public function test_quotes_the_message_only_if_the_owner_wants_it(): void {
		$id = $this->receive();
		$this->mails();
		$this->reply( $id );
		$this->reply(
			$id,
			array(
				'request' => md5( 'quote' ),
				'quote'   => true,
			)
		);
		$texts = array_column( $this->mails(), 'message' );
		self::assertStringNotContainsString( 'there', $texts[0] );
		self::assertStringContainsString( "> Hello\n> there", $texts[1] );
	}

	public function test_refuses_what_cannot_be_answered(): void {
		$id    = $this->receive( array( 'name' => 'Ada' ), false, '' );
		$cases = array(
			array( $id, array(), 409 ),
			array( 999_999, array(), 404 ),
			array( $this->receive(), array( 'request' => str_repeat( 'Z', 32 ) ), 400 ),
			array( $this->receive(), array( 'body' => '' ), 400 ),
			array( $this->receive(), array( 'body' => str_repeat( 'x', 20_001 ) ), 400 ),
		);
		$this->mails();
		foreach ( $cases as list( $entry, $more, $status ) ) {
			self::assertSame( $status, $this->reply( $entry, $more )['status'] );
		}
		self::assertSame( 401, $this->ask( 'POST', "/entries/$id/reply", array(), 0 )->get_status() );
		self::assertSame( array(), $this->mails() );
	}

	public function test_replies_are_exported_erased_and_forgotten_with_their_message(): void {
		global $wpdb;
		$rows   = static fn ( string $table ): int => (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( $table ) )
		);
		$this->reply( $this->receive() );
		$export = wp_json_encode( Entry_Data::export( 'ada@example.org', 1 )->to_array( 'entries', 'x' ) );
		self::assertStringContainsString( 'yes.', (string) $export );
		self::assertSame( array( 1, 1 ), array( $rows( 'entry_replies' ), $rows( 'entry_events' ) ) );
		Entry_Data::erase( 'ada@example.org', 1 );
		self::assertSame( array( 0, 0 ), array( $rows( 'entry_replies' ), $rows( 'entry_events' ) ) );
		$this->reply( $this->receive() );
		Clock::stop( Clock::now() + 1096 * DAY_IN_SECONDS );
		foreach ( Entry_Retention::retention_rules() as $rule ) {
			$rule->clean();
		}
		self::assertSame( array( 0, 0, 0 ), array( $rows( 'entries' ), $rows( 'entry_replies' ), $rows( 'entry_events' ) ) );
	}
}
