<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Newsletter;

use Frontage\Base\Clock;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Tests\Newsletter_TestCase;

/**
 * Tests captchas and conditions of a newsletter form.
 *
 * A solved captcha is valid once and for one email address; hidden questions are ignored.
 */
final class RobotsTest extends Newsletter_TestCase {
	private const ACTION = 'et_pb_submit_subscribe_form';

	/** @var list<string> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_wp_mail',
			function ( mixed $short, array $mail ): bool {
				$this->mails[] = (string) $mail['to'];
				return true;
			},
			10,
			2
		);
	}

	/**
	 * Returns a token and the answer to its arithmetic question.
	 *
	 * @param array<string, mixed> $begun Token and question as sent.
	 * @return array<string, mixed>
	 */
	private static function proof( array $begun ): array {
		return array(
			Submission_Token::FIELD => $begun['token'],
			'frontage_captcha'      => self::sum( $begun['html'] ),
		);
	}

	/**
	 * Submits a form.
	 *
	 * @param array<mixed> $fields Request fields.
	 * @param string $name Action name.
	 */
	protected static function send( array $fields, string $name = self::ACTION ): Response {
		return Dispatcher::dispatch( new Request( $name, 'POST', $fields, array( 'sec-fetch-site' => 'same-origin' ) ) );
	}

	/**
	 * Returns a form's checksum, and a token that is some seconds old.
	 *
	 * @param string $attributes JSON of the block.
	 * @return array{string, array<string, mixed>}
	 */
	private static function begin( string $attributes ): array {
		$html  = do_blocks( "<!-- wp:frontage/newsletter $attributes /-->" );
		$terms = (string) preg_replace( '/^.*name="et_checksum" value="([^"]+)".*$/s', '$1', $html );
		Clock::stop( Clock::now() - 5 );
		$begun = self::send( array( 'et_checksum' => $terms ), 'frontage_newsletter_token' )->data();
		Clock::stop( Clock::now() + 5 );
		self::assertIsArray( $begun );
		return array( $terms, $begun );
	}

	/**
	 * Returns the answer to an arithmetic question.
	 *
	 * @param string $html HTML with two numbers.
	 */
	private static function sum( string $html ): string {
		if ( 1 !== preg_match( '/(\d+) \+ (\d+)/', $html, $found ) ) {
			self::fail( 'There is no sum.' );
		}
		return (string) ( (int) $found[1] + (int) $found[2] );
	}

	public function test_a_sum_is_valid_once_and_for_one_address(): void {
		list( $terms, $begun ) = self::begin( '{"list":"sum","captcha":"math"}' );

		$good = self::fields( $terms ) + self::proof( $begun );
		$none = self::send( self::fields( $terms, 'bot@example.org' ) )->data();
		self::assertStringContainsString( 'One more step', $none['error'] ?? '' );
		self::assertStringContainsString( ' + ', $none['captcha']['html'] ?? '', 'The answer brings a question.' );
		self::assertArrayHasKey( 'success', self::send( $good )->data() );
		self::assertArrayHasKey( 'success', self::send( $good )->data(), 'The answer may have been lost on its way.' );
		self::assertSame( array( 'ann@example.org' ), $this->mails, 'The second time does nothing.' );
		self::assertArrayHasKey( 'error', self::send( array( 'et_email' => 'eve@example.org' ) + $good )->data() );
		self::assertNull( Subscribers::find( 'local', 'sum', 'eve@example.org' ) );
		self::assertNull( Subscribers::find( 'local', 'sum', 'bot@example.org' ) );
	}

	public function test_a_wrong_sum_returns_a_new_one_and_invalidates_the_old(): void {
		list( $terms, $begun ) = self::begin( '{"list":"sum","captcha":"math"}' );

		$good  = self::fields( $terms ) + self::proof( $begun );
		$wrong = self::send( array( 'frontage_captcha' => '99' ) + $good )->data();
		self::assertSame( 'The answer is not correct. Here is a new question.', $wrong['error'] ?? '' );
		self::assertNotSame( $begun['token'], $wrong['captcha']['token'] ?? $begun['token'] );
		self::assertArrayHasKey( 'error', self::send( $good )->data(), 'There is no second guess.' );
		$fast = self::send( self::proof( $wrong['captcha'] ) + $good )->data();
		self::assertStringContainsString( 'very fast', $fast['error'] ?? '' );
		self::assertNull( Subscribers::find( 'local', 'sum', 'ann@example.org' ) );
	}

	public function test_a_sign_up_without_the_proof_of_work_waits_for_the_owner(): void {
		$actions = array(
			'subscribe' => 'et_pb_submit_subscribe_form',
			'mailchimp' => 'ha_mailchimp_ajax',
		);
		foreach ( $actions as $kind => $action ) {
			list( $terms, $begun ) = self::begin( "{\"kind\":\"$kind\",\"list\":\"down\",\"captcha\":\"proof\"}" );

			$send     = static function ( array $fields ) use ( $action, $terms, $kind ): array {
				$fields += self::fields( $terms, "$kind@example.org" );
				return (array) self::send(
					'mailchimp' === $kind ? array( 'subscriber_info' => http_build_query( $fields ) ) : $fields,
					$action
				)->data();
			};
			$response = $send( array( Submission_Token::FIELD => $begun['token'] ) );
			self::assertTrue( $response['status'] ?? isset( $response['success'] ) );
			$row = Subscribers::find( 'mailchimp' === $kind ? $kind : 'local', 'down', "$kind@example.org" );
			self::assertSame( array( 'pending', 0, array() ), array( $row?->status, $row?->due, $this->mails ) );
		}
	}

	public function test_a_token_of_another_form_is_rejected(): void {
		list( , $other ) = self::begin( '{"list":"other","captcha":"math"}' );
		list( $terms )   = self::begin( '{"list":"sum","captcha":"math"}' );
		$response        = self::send( self::fields( $terms ) + self::proof( $other ) );
		self::assertArrayHasKey( 'error', $response->data() );
		self::assertSame( 403, self::send( array( 'et_checksum' => 'forged' ), 'frontage_newsletter_token' )->status );
	}

	public function test_the_mailchimp_form_requires_the_captcha(): void {
		list( $terms, $begun ) = self::begin( '{"kind":"mailchimp","list":"a1b2c3","captcha":"math"}' );

		$send = static fn ( array $more ): array => (array) self::send(
			array( 'subscriber_info' => http_build_query( $more + self::fields( $terms ) ) ),
			'ha_mailchimp_ajax'
		)->data();
		self::assertSame( array( 'status', 'msg', 'captcha' ), array_keys( $send( array() ) ) );
		self::assertTrue( $send( self::proof( $begun ) )['status'] );
	}

	public function test_without_script_the_captcha_page_keeps_the_input(): void {
		list( $terms ) = self::begin( '{"list":"plain","captcha":"proof","fields":[{"id":"city","type":"text","label":"City"}]}' );
		$page          = self::send(
			self::fields( $terms, 'o"neil@example.org', et_custom_fields: array( 'city' => '<Ulm>' ), back: '1' )
		);
		self::assertSame( 400, $page->status, 'What is wrong is said first.' );
		$page = self::send( self::fields( $terms, 'neil@example.org', et_custom_fields: array( 'city' => '<Ulm>' ), back: '1' ) );
		self::assertSame( 200, $page->status );
		self::assertStringStartsWith( '<!doctype html><html', $page->body );
		self::assertStringNotContainsString( '<Ulm>', $page->body );
		$sent = new \DOMDocument();
		$sent->loadHTML( $page->body, LIBXML_NOERROR );
		$fields = array();
		foreach ( $sent->getElementsByTagName( 'input' ) as $input ) {
			$fields[ $input->getAttribute( 'name' ) ] = $input->getAttribute( 'value' );
		}
		$fields['frontage_captcha'] = self::sum( $page->body );
		unset( $fields['action'] );
		Clock::stop( Clock::now() + 5 );
		self::assertSame( 303, self::send( $fields )->status );
		self::assertSame( array( 'city' => '<Ulm>' ), Subscribers::find( 'local', 'plain', 'neil@example.org' )?->fields );
	}

	public function test_pages_contain_neither_captcha_nor_token(): void {
		foreach ( array( '{"captcha":"math"}', '{}' ) as $attributes ) {
			$html = do_blocks( "<!-- wp:frontage/newsletter $attributes /-->" );
			self::assertStringContainsString( 'name="frontage_submission_token"/>', $html );
			self::assertStringNotContainsString( ' + ', $html );
		}
	}

	public function test_a_form_without_a_captcha_rejects_submissions_that_are_too_fast(): void {
		list( $terms, $begun ) = self::begin( '{"list":"fast"}' );

		$fields = self::fields( $terms );
		self::assertSame( array( 'none', '', 2 ), array( $begun['kind'], $begun['html'], $begun['wait'] ) );
		$cases = array(
			array(),
			array( Submission_Token::FIELD => 'forged' ),
			array( Submission_Token::FIELD => Submission_Token::issue( 'other', array( 'kind' => 'none' ) )->text() ),
		);
		foreach ( $cases as $none ) {
			$response = self::send( $none + $fields )->data();
			self::assertStringContainsString( 'One more step', $response['error'] ?? '' );
			self::assertNotSame( '', $response['captcha']['token'] ?? '' );
		}
		$fast = array( Submission_Token::FIELD => $response['captcha']['token'] ) + $fields;
		self::assertStringContainsString( 'very fast', self::send( $fast )->data()['error'] ?? '' );
		self::assertNull( Subscribers::find( 'local', 'fast', 'ann@example.org' ) );
		Clock::stop( Clock::now() + 3 );
		self::assertArrayHasKey( 'success', self::send( $fast )->data() );
		self::assertArrayHasKey(
			'error',
			self::send( array( 'et_email' => 'eve@example.org' ) + $fast )->data(),
			'A token is good for one address.'
		);
		Clock::stop( Clock::now() + 2 * DAY_IN_SECONDS );
		self::assertArrayHasKey(
			'error',
			self::send( array( Submission_Token::FIELD => $begun['token'] ) + self::fields( $terms, 'old@example.org' ) )->data()
		);
	}

	public function test_without_script_a_second_early_submission_does_not_start_over(): void {
		list( $terms ) = self::begin( '{"list":"hasty"}' );
		$fields        = self::fields( $terms, back: '1' );
		$token         = static fn ( Response $page ): string => (string) preg_replace(
			'/^.*name="frontage_submission_token" value="([^"]+)".*$/s',
			'$1',
			$page->body
		);
		$first         = $token( self::send( $fields ) );
		$hasty         = self::send( $fields + array( Submission_Token::FIELD => $first ) );
		self::assertStringContainsString( 'very fast', $hasty->body );
		self::assertSame( $first, $token( $hasty ) );
		Clock::stop( Clock::now() + 3 );
		self::assertSame( 303, self::send( $fields + array( Submission_Token::FIELD => $first ) )->status );
	}
}
