<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;


/**
 * Tests forms through a real web server.
 *
 * Posted to the page's own URL, many at once, and too much at once.
 */
final class FormUnderLoadTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	private static Site_Server $server;

	private static Mailbox $mailbox;

	public static function setUpBeforeClass(): void {
		self::$mailbox = new Mailbox();
		self::$server  = new Site_Server( __DIR__ . '/Stubs/serve.php', array(), array( self::$mailbox->setting() ) );
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		self::$mailbox->clear();
	}

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	/** @param array<string, mixed> $attributes Attributes of the form. */
	private function make_form( array $attributes = array(), string $fields = '' ): int {
		$attributes += array(
			'formId'     => 'load1',
			'title'      => 'Load',
			'recipients' => 'owner@example.org',
		);
		return $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => '<!-- wp:frontage/form '
					. serialize_block_attributes( $attributes )
					. ' --><!-- wp:frontage/field-text {"label":"Name","name":"name","required":true} /-->'
					. $fields
					. '<!-- /wp:frontage/form -->',
			)
		);
	}

	/** @return array<string, mixed> */
	private function body( int $post, string $name, string $token ): array {
		return array(
			Form_Reference::FIELD   => ( new Form_Reference( 'load1', $post, 0 ) )->text(),
			Submission_Token::FIELD => $token,
			'et_pb_contact_name_0'  => $name,
		);
	}

	private function token( string $key = '' ): string {
		Clock::stop( time() - 10 );
		$text = Submission_Token::issue( 'load1', array( 'kind' => 'none' ), $key )->text();
		Clock::stop( null );
		return $text;
	}

	/**
	 * Returns the requests of fifty visitors.
	 *
	 * @return list<array{path: string, agent: non-empty-string, fields: array<string, mixed>}>
	 */
	private function fifty( int $post ): array {
		$call = fn ( int $number ): array => array(
			'path'   => "/?page_id=$post",
			'agent'  => "Visitor $number",
			'fields' => $this->body( $post, "Visitor $number", $this->token() ),
		);
		return array_map( $call, range( 1, 50 ) );
	}

	#[Group( 'once' )]
	#[Group( 'deep' )]
	public function test_fifty_submissions_at_once_create_fifty_entries_and_emails(): void {
		$post    = $this->make_form();
		$answers = self::$server->send_all( $this->fifty( $post ) );
		self::assertSame( array( 200 => 50 ), array_count_values( array_column( $answers, 'status' ) ) );
		foreach ( $answers as $answer ) {
			self::assertStringContainsString( 'frontage-form__sent', $answer['body'] );
		}
		$mails = self::$mailbox->mails();
		self::assertSame( array( 50, 50 ), array( Entry_List::count( array( 'mail' => 'sent' ) ), count( $mails ) ) );
		$names = array_map(
			static fn ( string $mail ): string => 1 === preg_match( '/^Name: (.*)$/m', $mail, $found ) ? $found[1] : '',
			$mails
		);
		self::assertCount( 50, array_unique( array_filter( $names ) ), 'Each mail is about another entry.' );
	}

	#[Group( 'once' )]
	public function test_fifty_submissions_at_once_take_no_more_than_the_limit(): void {
		$post = $this->make_form( array( 'limit' => 7 ) );
		$sent = array_filter(
			self::$server->send_all( $this->fifty( $post ) ),
			static fn ( array $answer ): bool => str_contains( $answer['body'], 'class="frontage-form__sent' )
		);
		self::assertSame( array( 7, 7, 7 ), array( count( $sent ), Entry_List::count( array() ), count( self::$mailbox->mails() ) ) );
	}

	#[Group( 'once' )]
	#[Group( 'deep' )]
	public function test_fifty_identical_submissions_at_once_create_one_entry(): void {
		$post  = $this->make_form();
		$first = $this->token();
		foreach ( array( static fn (): string => $first, fn (): string => $this->token( md5( 'reloaded' ) ) ) as $place => $token ) {
			$calls = array();
			for ( $number = 1; $number <= 50; $number++ ) {
				$calls[] = array( 'path' => "/?page_id=$post" ) + array( 'fields' => $this->body( $post, 'Eager', $token() ) );
			}
			self::assertSame( array( 200 => 50 ), array_count_values( array_column( self::$server->send_all( $calls ), 'status' ) ) );
			self::assertSame( array( $place + 1, $place + 1 ), array( Entry_List::count( array() ), count( self::$mailbox->mails() ) ) );
		}
	}

	public function test_sends_valid_email_for_any_input_and_setting(): void {
		$evil = "x\r\nBcc: victim@example.org\r\nContent-Type: text/html\r\n\r\nBody";
		$post = $this->make_form(
			array(
				'title'        => $evil,
				'subject'      => "Ä {name} $evil",
				'recipients'   => "owner@example.org\r\nBcc: victim@example.org",
				'replySubject' => $evil,
				'replyText'    => 'Dear {name}',
			),
			'<!-- wp:frontage/field-text {"kind":"email","label":"Email","name":"email"} /-->'
		);
		$body = array( 'et_pb_contact_email_0' => 'ada@example.org' ) + $this->body( $post, $evil, $this->token() );
		self::assertStringContainsString( 'frontage-form__sent', $this->post_to( $post, $body )['body'] );
		$mails = self::$mailbox->mails();
		self::assertCount( 2, $mails );
		foreach ( $mails as $mail ) {
			$headers = explode( "\n\n", $mail )[0];
			self::assertSame(
				array( 1, 1, 0, 1 ),
				array_map(
					static fn ( string $name ): int => (int) preg_match_all( "/^$name:/mi", $headers ),
					array( 'To', 'Subject', 'Bcc', 'Content-Type' )
				),
				$headers
			);
			self::assertMatchesRegularExpression( '/^To: (owner|ada)@example\.org$/m', $headers );
			self::assertMatchesRegularExpression( '~^Content-Type: text/plain; charset=UTF-8$~m', $headers );
		}
		$owners = array_values( array_filter( $mails, static fn ( string $mail ): bool => str_starts_with( $mail, 'To: owner@' ) ) );
		self::assertStringContainsString( "\nReply-To: ada@example.org\n", $owners[0] ?? '' );
	}

	public function test_keeps_and_retries_an_email_that_the_server_rejects(): void {
		$post = $this->make_form();
		self::$mailbox->refuse( true );
		self::assertStringContainsString(
			'frontage-form__sent',
			$this->post_to( $post, $this->body( $post, 'Patient', $this->token() ) )['body']
		);
		$entry = Entry_List::page( array() )[0];
		self::assertSame( array( 'waiting', 1, 0 ), array( $entry['mail'], $entry['tries'], count( self::$mailbox->mails() ) ) );
		self::assertNotSame( '', $entry['problem'] );
		self::$mailbox->refuse( false );
		$this->let_cron_come( $entry['id'] );
		self::assertSame( array( 'sent', 2 ), array( Entry_List::page( array() )[0]['mail'], Entry_List::page( array() )[0]['tries'] ) );
		self::assertStringContainsString( 'Name: Patient', self::$mailbox->mails()[0] ?? '' );
		$this->let_cron_come( $entry['id'] );
		self::assertCount( 1, self::$mailbox->mails() );
	}

	/** Makes an entry's pending tasks due and runs cron. */
	private function let_cron_come( int $entry ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = 1 WHERE id = %d', Tables::name( 'entries' ), $entry ) );
		wp_clear_scheduled_hook( Mail_Queue::HOOK );
		wp_schedule_single_event( time() - 10, Mail_Queue::HOOK );
		delete_transient( 'doing_cron' );
		self::$server->send( array( 'path' => '/wp-cron.php' ) );
	}

	/**
	 * Posts a form to its page.
	 *
	 * @param array<string, mixed> $fields Request fields.
	 * @return array{status: int, headers: array<string, string>, body: string}
	 */
	private function post_to( int $post, array $fields ): array {
		return self::$server->send(
			array(
				'path'   => "/?page_id=$post",
				'fields' => $fields,
			)
		);
	}

	public function test_limits_are_enforced_under_load(): void {
		$post   = $this->make_form();
		$small  = $this->body( $post, 'x', $this->token() );
		$bodies = array(
			array( 'et_pb_contact_name_0' => str_repeat( 'x', 1_048_576 ) ) + $small,
			$small + array_fill_keys( array_map( static fn ( int $number ): string => "f$number", range( 1, 10_000 ) ), 'x' ),
		);
		foreach ( $bodies as $body ) {
			$answer = $this->post_to( $post, $body );
			self::assertSame( 413, $answer['status'], substr( $answer['body'], 0, 200 ) );
		}
		self::assertSame( 0, Entry_List::count( array() ) );
	}

	public function test_rejects_submissions_from_other_sites(): void {
		$post   = $this->make_form();
		$answer = self::$server->send(
			array(
				'path'    => "/?page_id=$post",
				'fields'  => $this->body( $post, 'x', $this->token() ),
				'headers' => array(
					'Sec-Fetch-Site: cross-site',
					'Origin: https://evil.example',
				),
			)
		);
		self::assertSame( array( 403, 0 ), array( $answer['status'], Entry_List::count( array() ) ) );
	}
}
