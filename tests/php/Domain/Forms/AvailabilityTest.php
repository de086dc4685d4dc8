<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Lock;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Form_Context;
use Frontage\Domain\Forms\Inbox;

/** Tests when a form accepts entries, and how many: the server decides, and what was typed comes back. */
final class AvailabilityTest extends Form_TestCase {
	private const ANSWERS = array(
		array(
			'name'  => 'email',
			'label' => 'Email',
			'kind'  => 'email',
			'value' => 'ada@example.org',
		),
	);

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Berlin' );
		Clock::stop( (int) strtotime( '2027-07-01 12:00 Europe/Berlin' ) );
	}

	/** Returns what the last response says, and that it contains what was typed. */
	private function refusal(): string {
		$result = $this->submission_result();
		self::assertFalse( $result->is_sent );
		self::assertSame( "Hello\nthere", $result->values['message'] );
		return $result->notice;
	}

	/** Returns why the form accepts nothing, as a browser is told that begins. */
	private function state( int $post, int $seconds = 5 ): mixed {
		$begun = (array) $this->token( $post, $seconds );
		return ( (array) ( $begun['closed'] ?? array() ) )['state'] ?? '';
	}

	public function test_opens_and_closes_in_the_sites_time_zone(): void {
		$post = $this->make_form(
			array(
				'opensAt'    => '2027-07-01T12:30',
				'closesAt'   => '2027-07-01T13:00',
				'closedText' => 'Too late.',
			)
		);
		$this->send( $post );
		self::assertSame( 'This form opens on July 1, 2027 12:30 pm.', $this->refusal() );
		self::assertStringContainsString( 'there</textarea>', $this->html( $post ) );
		Clock::stop( (int) strtotime( '2027-07-01 12:30 Europe/Berlin' ) );
		$this->send( $post );
		self::assertTrue( $this->submission_result()->is_sent );
		Clock::stop( (int) strtotime( '2027-07-01 13:00 Europe/Berlin' ) );
		$this->send( $post, array( 'name' => 'Bob' ) + self::GOOD );
		self::assertSame( 'Too late.', $this->refusal() );
		self::assertCount( 1, $this->entries() );
	}

	public function test_a_page_contains_the_times_until_the_form_has_closed_for_good(): void {
		$times = array(
			'opensAt'  => '2027-07-02T00:00',
			'closesAt' => '2027-07-03T00:00',
		);
		$post  = $this->make_form( $times );
		self::assertStringContainsString( '"times":{"opens":1814479200,"closes":1814565600}', html_entity_decode( $this->html( $post ) ) );
		Clock::stop( 1_814_565_600 );
		Form_Context::reset();
		$html = $this->html( $post );
		self::assertStringContainsString( '<p class="frontage-form__closed">This form is closed.</p>', $html );
		self::assertStringNotContainsString( '<form', $html );
		self::assertSame( 'closed', $this->state( $post, 0 ), 'A page from a cache asks.' );
	}

	public function test_takes_no_more_than_its_limit_and_a_deleted_entry_frees_a_place(): void {
		$post = $this->make_form( array( 'limit' => 2 ) );
		foreach ( array( 'Ada', 'Bob', 'Eve' ) as $name ) {
			$this->send( $post, compact( 'name' ) + self::GOOD );
		}
		self::assertSame( 'This form has received as many messages as it can take.', $this->refusal() );
		self::assertCount( 2, $this->entries() );
		Entries::mark( array( (int) $this->entries()[0]['id'] ), 'trash' );
		$this->send( $post, array( 'name' => 'Eve' ) + self::GOOD );
		self::assertTrue( $this->submission_result()->is_sent );
	}

	public function test_an_entry_that_arrives_again_is_not_refused_by_its_own_place(): void {
		$post  = $this->make_form( array( 'limit' => 1 ) );
		$token = $this->token( $post )['token'];
		$this->send( $post, self::GOOD, $token );
		$this->send( $post, self::GOOD, $token );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_person_sends_it_once_by_address_or_account(): void {
		$post = $this->make_form( array( 'oncePerPerson' => true ) );
		$this->send( $post );
		$this->send( $post, array( 'email' => 'ADA@example.org' ) + self::GOOD );
		self::assertStringContainsString( 'already', $this->refusal() );
		$this->act_as( $this->make_user( 'subscriber' ) );
		$this->send( $post, array( 'email' => 'one@example.org' ) + self::GOOD );
		self::assertTrue( $this->submission_result()->is_sent );
		self::assertSame( 'again', $this->state( $post ) );
		$this->send( $post, array( 'email' => 'two@example.org' ) + self::GOOD );
		self::assertStringContainsString( 'already', $this->refusal() );
		self::assertCount( 2, $this->entries() );
	}

	public function test_nobody_learns_without_a_captcha_whether_an_address_was_used(): void {
		$post   = $this->make_form(
			array(
				'oncePerPerson' => true,
				'captcha'       => 'math',
			)
		);
		$values = array( 'email' => 'ada@example.org' ) + self::GOOD;
		Inbox::process( Inbox::add( str_repeat( 'a', 32 ), 'test1', 'Contact', 0, false, self::ANSWERS, array() ) );
		$this->send( $post, $values );
		self::assertFalse( $this->submission_result()->is_sent );
		self::assertStringNotContainsString( 'already', $this->submission_result()->notice );
	}

	public function test_waits_for_another_process_and_loses_nothing(): void {
		$post = $this->make_form( array( 'limit' => 5 ) );
		$lock = Lock::acquire( 'form_test1', 1 );
		self::assertNotNull( $lock );
		$token = $this->token( $post )['token'];
		Clock::stop( Clock::now() + 2 );
		$this->send( $post, self::GOOD, $token );
		self::assertTrue( $this->submission_result()->is_sent, 'A lock of a process that died ends.' );
	}
}
