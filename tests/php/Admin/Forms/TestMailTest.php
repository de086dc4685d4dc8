<?php
/**
 * The test email of a form.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Admin\Forms;

use Frontage\Tests\TestCase;
use WP_REST_Request;

/**
 * Goes to the recipients of the form, if an administrator sends it.
 */
final class TestMailTest extends TestCase {
	/**
	 * Emails that were sent.
	 *
	 * @var list<string>
	 */
	private array $sent = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_wp_mail', array( $this, 'catch' ), 10, 2 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_wp_mail', array( $this, 'catch' ) );
		parent::tearDown();
	}

	/**
	 * Keeps an email from being sent.
	 *
	 * @param mixed                $result Ignored.
	 * @param array<string, mixed> $mail   The email.
	 */
	public function catch( mixed $result, array $mail ): bool {
		array_push( $this->sent, ...(array) $mail['to'] );
		return true;
	}

	/** @return array<string, mixed> */
	private static function send( string $recipients ): array {
		$request = new WP_REST_Request( 'POST', '/frontage/v1/entries/test-mail' );
		$request->set_body_params( array( 'recipients' => $recipients ) );
		$response = rest_do_request( $request );
		return (array) $response->get_data() + array( 'status' => $response->get_status() );
	}

	public function test_administrators_choose_the_recipients(): void {
		$this->act_as( 1 );
		self::assertTrue( self::send( "one@example.org, two@example.org\nthree@example.org" )['ok'] );
		self::assertSame( array( 'one@example.org', 'two@example.org', 'three@example.org' ), $this->sent );
	}

	public function test_without_recipients_it_is_sent_to_the_default_address(): void {
		$this->act_as( 1 );
		self::assertTrue( self::send( '' )['ok'] );
		self::assertSame( array( get_option( 'admin_email' ) ), $this->sent );
	}

	public function test_other_users_receive_it_themselves(): void {
		$editor = $this->make_user( 'editor' );
		$this->act_as( $editor );
		self::assertTrue( self::send( 'stranger@example.org' )['ok'] );
		self::assertSame( array( ( get_userdata( $editor ) ?: wp_get_current_user() )->user_email ), $this->sent );
	}

	public function test_invalid_recipients_are_rejected(): void {
		$this->act_as( 1 );
		self::assertFalse( self::send( 'nobody' )['ok'] );
		self::assertSame( 'recipients', self::send( str_repeat( 'a', 1001 ) )['data']['field'] );
		self::assertSame( array(), $this->sent );
	}
}
