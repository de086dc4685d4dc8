<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Blocks\Form\Begin;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Forms\Untrusted_Recipient;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Signup;
use Frontage\Http\Rate_Limit;

/**
 * Tests forms behind shared addresses, and against robots.
 *
 * With the real limits: nobody with a well-filled form is refused, and robots do not get mail sent.
 */
final class AbuseTest extends Form_TestCase {
	protected function setUp(): void {
		parent::setUp();
		remove_filter( 'frontage_rate_limits', '__return_empty_array' );
		$_SERVER['HTTP_X_FRONTAGE_REQUEST'] = '1';
	}

	/**
	 * Solves a proof of work as the script does.
	 *
	 * @param array<string, mixed> $asked Challenge.
	 */
	private function solve( array $asked ): string {
		for ( $number = 0; $number <= (int) $asked['maxnumber']; $number++ ) {
			if ( hash( 'sha256', $asked['salt'] . $number ) === $asked['challenge'] ) {
				break;
			}
		}
		return base64_encode( (string) wp_json_encode( array( 'number' => $number ) + $asked ) );
	}

	/**
	 * Sends a form as a browser does: with the proof of work, and again if the answer asks for one.
	 *
	 * @param array<string, string> $values Values by field.
	 */
	private function person( int $post, array $values ): bool {
		$begun = $this->token( $post );
		$proof = 'proof' === $begun['kind'] ? $this->solve( $begun['data'] ) : '';
		$data  = $this->send( $post, $values, $begun['token'], array( 'token' => $proof ) )->data();
		if ( is_array( $data ) && isset( $data['captcha'] ) ) {
			Clock::stop( Clock::now() + 3 );
			$data = $this->send(
				$post,
				$values,
				$data['captcha']['token'],
				array( 'token' => $this->solve( $data['captcha']['data'] ) )
			)->data();
		}
		return true === ( is_array( $data ) ? $data['sent'] ?? false : false );
	}

	/** @return array<array-key, int> Number of entries by state. */
	private function states(): array {
		return array_count_values( array_column( $this->entries(), 'state' ) );
	}

	public function test_thirty_people_behind_one_address_with_the_same_browser_are_all_heard(): void {
		$post = $this->make_form();
		for ( $person = 1; $person <= 30; $person++ ) {
			self::assertTrue( $this->person( $post, array( 'name' => "Ada $person" ) + self::GOOD ), "Person $person" );
			Clock::stop( Clock::now() + 2 );
		}
		self::assertSame( array( 'new' => 30 ), $this->states() );
		self::assertCount( 30, $this->mails );
	}

	public function test_people_who_opened_the_form_before_the_others_sent_it_are_heard(): void {
		$post   = $this->make_form();
		$tokens = array_map( fn ( int $person ): string => $this->token( $post, 5 * $person )['token'], range( 1, 12 ) );
		foreach ( $tokens as $number => $token ) {
			$data = (array) $this->send( $post, array( 'name' => "Ada $number" ) + self::GOOD, $token )->data();
			if ( isset( $data['captcha'] ) ) {
				Clock::stop( Clock::now() + 3 );
				$proof = array( 'token' => $this->solve( $data['captcha']['data'] ) );
				$this->send( $post, array( 'name' => "Ada $number" ) + self::GOOD, $data['captcha']['token'], $proof );
			}
		}
		self::assertSame( array( 'new' => 12 ), $this->states() );
	}

	public function test_a_robot_with_rotating_browser_names_ends_in_quarantine_without_mail_to_others(): void {
		$post = $this->make_form( array( 'replyText' => 'Thank you.' ) );
		unset( $_SERVER['HTTP_X_FRONTAGE_REQUEST'] );
		for ( $call = 1; $call <= 40; $call++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Robot $call";
			$email                      = array( 'email' => "victim$call@example.org" );
			self::assertSame( 200, $this->send( $post, $email + self::GOOD )->status );
		}
		self::assertSame(
			array(
				'new'  => 5,
				'spam' => 35,
			),
			$this->states()
		);
		self::assertCount( 10, $this->mails, 'Five to the owner, five replies.' );
	}

	public function test_a_robot_that_works_is_in_quarantine_in_the_end(): void {
		add_filter( 'frontage_rate_limits', static fn (): array => array( HOUR_IN_SECONDS => 1 ) );
		$post = $this->make_form();
		for ( $call = 1; $call <= 20; $call++ ) {
			self::assertTrue( $this->person( $post, array( 'name' => "Robot $call" ) + self::GOOD ) );
		}
		self::assertSame(
			array(
				'new'  => 16,
				'spam' => 4,
			),
			$this->states()
		);
	}

	public function test_a_reply_takes_none_of_the_visitors_words_and_comes_three_times_a_day(): void {
		remove_all_filters( 'frontage_rate_limits' );
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
		$post = $this->make_form( array( 'replyText' => "Dear {name}\n{message}\n{all}" ) );
		for ( $call = 1; $call <= 6; $call++ ) {
			$this->send(
				$post,
				array(
					'name'    => $call < 3 ? 'Zoë' : 'Win at https://evil.example',
					'message' => "Buy pills $call at evil.example",
					'email'   => 'victim@example.org',
				)
			);
		}
		$is_reply = static fn ( array $mail ): bool => array( 'victim@example.org' ) === $mail['to'];
		$replies  = array_values( array_filter( $this->mails, $is_reply ) );
		self::assertCount( 3, $replies );
		self::assertStringContainsString( 'Dear Zoë', $replies[0]['message'] );
		foreach ( $replies as $response ) {
			self::assertDoesNotMatchRegularExpression( '/evil|pills|Win/', $response['message'] . $response['subject'] );
		}
	}

	public function test_other_spellings_of_an_address_bring_no_more_replies(): void {
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
		$post      = $this->make_form( array( 'replyText' => 'Dear {name}' ) );
		$spellings = array( 'victim', 'VICTIM', 'v.ictim', 'victim+1', 'vi.c.tim+2' );
		foreach ( $spellings as $email ) {
			$this->send( $post, array( 'email' => "$email@gmail.com" ) + self::GOOD );
		}
		$this->send( $post, array( 'email' => 'victim@googlemail.com' ) + self::GOOD );
		$is_reply = static fn ( array $mail ): bool => str_contains( $mail['message'], 'Dear' );
		self::assertCount( 3, array_filter( $this->mails, $is_reply ) );
		Signup::subscribe( new Form_Grant( 'local', 'news', true, 0 ), new Contact( 'victim+news@gmail.com' ) );
		self::assertCount( 3 + 6, $this->mails, 'The newsletter shares the limit.' );
		foreach ( array( 'ann+a@example.org', 'a.nn@example.org' ) as $other ) {
			$this->send( $post, array( 'email' => $other ) + self::GOOD );
		}
		self::assertCount( 3 + 2, array_filter( $this->mails, $is_reply ), 'Others have their own.' );
	}

	public function test_a_name_cannot_be_a_phone_number(): void {
		self::assertSame( '', Untrusted_Recipient::name( 'Call 0900 123456 now' ) );
		self::assertSame( '', Untrusted_Recipient::name( 'Send WIN to 8-58-58' ) );
		self::assertSame( 'Zoë 2nd of 2027', Untrusted_Recipient::name( ' Zoë 2nd of 2027 ' ) );
		self::assertSame( 'evil. example evil. example', Untrusted_Recipient::without_links( 'evil。example evil．example' ) );
	}

	public function test_replies_to_visitors_use_none_of_the_owners_emails(): void {
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
		for ( $response = 1; $response <= 98; $response++ ) {
			Rate_Limit::consume_for_site( 'replies', array( HOUR_IN_SECONDS => 100 ) );
		}
		$post = $this->make_form( array( 'replyText' => 'Thank you.' ) );
		for ( $call = 1; $call <= 4; $call++ ) {
			$this->send( $post, array( 'email' => "someone$call@example.org" ) + self::GOOD );
		}
		$owner = array_filter( $this->mails, static fn ( array $mail ): bool => ! str_starts_with( $mail['to'][0], 'someone' ) );
		self::assertSame( array( 4, 2 ), array( count( $owner ), count( $this->mails ) - count( $owner ) ) );
	}

	public function test_proof_of_work_doubles_with_suspicion(): void {
		add_filter( 'frontage_rate_limits', static fn (): array => array( HOUR_IN_SECONDS => 2 ) );
		Clock::stop( Clock::now() + 100 );
		$post = $this->make_form();
		$cost = array();
		for ( $call = 1; $call <= 9; $call++ ) {
			$cost[] = $this->token( $post )['data']['maxnumber'] ?? 0;
			$this->person( $post, array( 'name' => "Ada $call" ) + self::GOOD );
		}
		self::assertSame( array( 0, 0, 100_000, 100_000, 200_000, 200_000, 200_000, 200_000, 400_000 ), $cost );
	}

	public function test_rejected_tries_lock_nobody_out(): void {
		$post = $this->make_form();
		for ( $try = 1; $try <= 25; $try++ ) {
			self::assertSame( 200, $this->send( $post, array( 'name' => '' ) )->status );
		}
		self::assertSame( 'none', $this->token( $post )['kind'] );
		self::assertSame( '{"sent":true}', $this->send( $post )->body );
	}

	public function test_a_network_is_refused_far_beyond_the_limit(): void {
		$post = $this->make_form();
		unset( $_SERVER['HTTP_X_FRONTAGE_REQUEST'] );
		for ( $call = 1; $call <= 150; $call++ ) {
			self::assertSame( 200, $this->send( $post )->status );
		}
		$response = $this->send( $post );
		self::assert_refused( 429, 'rate_limited', $response );
		self::assertGreaterThan( 0, (int) $response->headers['Retry-After'] );
	}

	public function test_tries_of_a_network_are_capped_at_three_hundred_a_minute(): void {
		$post = $this->make_form();
		for ( $call = 1; $call <= 300; $call++ ) {
			self::assertSame( 200, $this->send( $post, array(), 'none' )->status );
		}
		self::assert_refused( 429, 'rate_limited', $this->send( $post, array(), 'none' ) );
	}

	public function test_a_class_that_opens_a_form_at_once_gets_its_tokens(): void {
		$form = array( Form_Reference::FIELD => ( new Form_Reference( 'test1', $this->make_form(), 0 ) )->text() );
		for ( $pupil = 1; $pupil <= 60; $pupil++ ) {
			self::assertSame( 200, $this->call( Begin::NAME, $form )->status );
		}
	}
}
