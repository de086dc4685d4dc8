<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Form_Context;
use PHPMailer\PHPMailer\PHPMailer;

/** Tests emails, messages and redirects as a form's list of actions, and forms that were saved without one. */
final class ActionsTest extends Form_TestCase {
	private const FOR_ADA = array(
		'relation' => 'all',
		'rules'    => array( array( 'name', 'is', 'Ada' ) ),
	);

	private const FOR_BOB = array(
		'relation' => 'all',
		'rules'    => array( array( 'name', 'is', 'Bob' ) ),
	);

	/**
	 * Returns the recipients of the emails that were sent.
	 *
	 * @return list<list<string>>
	 */
	private function recipients(): array {
		return array_map( static fn ( array $mail ): array => array_values( (array) $mail['to'] ), $this->mails );
	}

	/**
	 * Sends a form with actions.
	 *
	 * @param array<string, mixed> ...$actions
	 */
	private function send_with( array ...$actions ): int {
		$post = $this->make_form( array( 'actions' => $actions ) );
		$this->send( $post );
		return $post;
	}

	public function test_a_form_saved_without_a_list_works_as_before(): void {
		$this->send(
			$this->make_form(
				array(
					'recipients'   => 'a@example.org, b@example.org',
					'subject'      => 'From {name}',
					'replySubject' => 'Hello',
					'replyText'    => 'Dear {name}',
					'redirect'     => '/thanks/',
				)
			)
		);
		self::assertSame( array( array( 'a@example.org', 'b@example.org' ), array( 'ada@example.org' ) ), $this->recipients() );
		self::assertSame( array( 'From Ada', 'Hello' ), array_column( $this->mails, 'subject' ) );
		self::assertSame( '/thanks/', $this->submission_result()->redirect );
	}

	public function test_recipients_do_not_see_each_other_and_copies_go_out_once(): void {
		$this->send_with(
			array(
				'type' => 'mail',
				'to'   => array( array( 'address' => 'a@example.org, b@example.org' ), array( 'address' => 'c@example.org' ) ),
				'cc'   => "cc@example.org\r\nX: y",
				'bcc'  => 'bcc@example.org',
			)
		);
		self::assertSame( array( array( 'a@example.org' ), array( 'b@example.org' ), array( 'c@example.org' ) ), $this->recipients() );
		$copies = array_map(
			static fn ( array $mail ): array => array_values( preg_grep( '/^B?cc:/i', (array) $mail['headers'] ) ?: array() ),
			$this->mails
		);
		self::assertSame( array( array( 'Cc: cc@example.org', 'Bcc: bcc@example.org' ), array(), array() ), $copies );
	}

	public function test_emails_and_recipients_follow_their_conditions(): void {
		$to = array(
			array(
				'address' => 'ada@example.net',
				'when'    => self::FOR_ADA,
			),
			array(
				'address' => 'bob@example.net',
				'when'    => self::FOR_BOB,
			),
		);
		$this->send_with(
			array(
				'type' => 'mail',
				'to'   => $to,
			),
			array(
				'type' => 'mail',
				'when' => self::FOR_BOB,
				'to'   => array( array( 'address' => 'never@example.net' ) ),
			)
		);
		self::assertSame( array( array( 'ada@example.net' ) ), $this->recipients() );
		$this->mails = array();
		$actions     = array( compact( 'to' ) + array( 'type' => 'mail' ) );
		$this->send( $this->make_form( compact( 'actions' ) ), array( 'name' => 'Eve' ) + self::GOOD );
		self::assertSame( array(), $this->recipients(), 'If no condition is met, not the site either.' );
		self::assertCount( 2, $this->entries() );
	}

	public function test_html_has_a_plain_part_and_answers_never_become_html(): void {
		$post = $this->make_form(
			array(
				'actions' => array(
					array(
						'type'   => 'mail',
						'to'     => array( array( 'address' => 'a@example.org' ) ),
						'format' => 'html',
						'text'   => "<h2>Hello</h2>\n\n{all}\n\nFrom <b>{name}</b><script>x</script>",
					),
				),
			)
		);
		$this->send( $post, array( 'name' => '<img src=x onerror=alert(1)>' ) + self::GOOD );
		$mail = $this->mails[0];
		self::assertStringContainsString( '<h2>Hello</h2>', $mail['message'] );
		self::assertStringContainsString( '<b>&lt;img src=x onerror=alert(1)&gt;</b>', $mail['message'] );
		self::assertStringContainsString( "Hello<br>\nthere</td>", $mail['message'] );
		self::assertStringNotContainsString( '<img', $mail['message'] );
		self::assertStringNotContainsString( '<script', $mail['message'] );
		self::assertStringContainsString( 'entry=' . $this->entries()[0]['id'], $mail['message'], 'A link to the entry.' );
		self::assertContains( 'Content-Type: text/html; charset=UTF-8', $mail['headers'] );
		$plain = $this->entries()[0]['emails'][0]['body'];
		self::assertStringContainsString( "Message:\nHello\nthere", $plain );
		self::assertStringNotContainsString( '<h2>', $plain );
	}

	public function test_the_plain_part_is_sent_with_the_html(): void {
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'wp_mail_from', static fn (): string => 'site@example.org' );
		$parts = array();
		$look  = static function ( mixed $mailer ) use ( &$parts ): void {
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- Names of PHPMailer.
			$parts[] = $mailer instanceof PHPMailer ? array( $mailer->ContentType, $mailer->AltBody ) : array();
		};
		add_action( 'phpmailer_init', $look, 20 );
		$email = array(
			'to'      => array( 'a@example.org' ),
			'subject' => 's',
			'body'    => 'plain',
			'reply'   => '',
			'sent'    => false,
		);
		Email::mail( $email + array( 'html' => '<p>rich</p>' ) );
		Email::mail( $email );
		remove_action( 'phpmailer_init', $look, 20 );
		self::assertSame( array( array( 'text/html', 'plain' ), array( 'text/plain', '' ) ), $parts );
	}

	public function test_confirmations_are_limited_and_without_the_visitors_words(): void {
		$post = $this->make_form(
			array(
				'actions' => array(
					array(
						'type'   => 'reply',
						'text'   => 'Dear {name}, {message}',
						'format' => 'html',
					),
				),
			)
		);
		for ( $time = 0; $time < 5; $time++ ) {
			$this->send( $post, array( 'message' => "Buy at evil.example $time" ) + self::GOOD );
		}
		self::assertCount( 3, $this->mails );
		self::assertStringNotContainsString( 'evil', implode( ' ', array_column( $this->mails, 'message' ) ) );
	}

	public function test_the_first_message_and_redirect_whose_condition_is_met_win(): void {
		$post   = $this->send_with(
			array(
				'type' => 'message',
				'when' => self::FOR_BOB,
				'text' => 'Hello Bob.',
			),
			array(
				'type' => 'message',
				'when' => self::FOR_ADA,
				'text' => 'Hello Ada.',
			),
			array(
				'type' => 'redirect',
				'url'  => 'https://evil.example/',
			),
			array(
				'type' => 'redirect',
				'url'  => '/welcome/',
			)
		);
		$result = $this->submission_result();
		self::assertSame( array( 'Hello Ada.', '/welcome/' ), array( $result->thanks, $result->redirect ) );
		$html = $this->html( $post );
		self::assertStringContainsString( 'Hello Ada.', $html );
		self::assertStringContainsString( 'data-redirect="/welcome/"', $html );
	}

	public function test_no_setting_of_an_action_reaches_the_page(): void {
		$post = $this->make_form(
			array(
				'actions' => array(
					array(
						'type'    => 'mail',
						'to'      => array( array( 'address' => 'secret-to@example.org' ) ),
						'cc'      => 'secret-cc@example.org',
						'bcc'     => 'secret-bcc@example.org',
						'subject' => 'secret-subject',
						'text'    => 'secret-text',
					),
					array(
						'type'     => 'webhook',
						'endpoint' => 'secret-hook',
					),
					array(
						'type' => 'subscribe',
						'list' => 'secret-list',
					),
				),
			)
		);
		self::assertStringNotContainsString( 'secret', $this->html( $post ) );
		Form_Context::reset();
		$this->send( $post );
		self::assertStringNotContainsString( 'secret', $this->html( $post ) );
	}

	public function test_an_action_of_unknown_type_does_nothing(): void {
		$this->send_with( array( 'type' => 'delete-site' ), array( 'type' => array() ) );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( array(), $this->mails );
		self::assertCount( 1, $this->entries() );
	}
}
