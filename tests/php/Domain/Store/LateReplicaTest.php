<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Clock;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Salts;
use Frontage\Base\Store\Secret;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Names;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Store\Votes;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Signed;
use Frontage\Http\Visitor;
use Frontage\Tests\Domain\Forms\Form_TestCase;
use Frontage\Tests\Late_Replica;
use PHPUnit\Framework\Attributes\Group;

/** Tests that what is read to decide a write is read from the primary, on sites whose replica is late. SQLite has none. */
#[Group( 'once' )]
#[Group( 'mariadb' )]
final class LateReplicaTest extends Form_TestCase {
	protected const ISOLATION = 'snapshot';

	private ?Late_Replica $database = null;

	protected function tearDown(): void {
		$this->database?->remove();
		unset( $_SERVER['HTTP_USER_AGENT'] );
		parent::tearDown();
	}

	/** Begins the next visitor's request; the replica stays as it was at the first one. */
	private function next_request(): void {
		if ( null === $this->database ) {
			$this->database = new Late_Replica( $GLOBALS['wpdb'] );
		}
		$this->database->next_request();
	}

	/** Returns how many rows the primary has. */
	private function rows( string $table ): int {
		global $wpdb;
		$this->database?->send_reads_to_masters();
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( $table ) ) );
	}

	/**
	 * Sends a form as several people, one after the other.
	 *
	 * @param array<string, mixed> $attributes Of the form.
	 */
	private function send_as( int $people, array $attributes ): int {
		$post = $this->make_form( $attributes );
		for ( $number = 1; $number <= $people; $number++ ) {
			$this->next_request();
			$token = $this->token( $post )['token'];
			$this->next_request();
			$this->send( $post, array( 'name' => "Visitor $number" ) + self::GOOD, $token );
		}
		return $this->rows( 'entries' );
	}

	public function test_a_form_with_ten_places_takes_ten(): void {
		self::assertSame( 10, $this->send_as( 14, array( 'limit' => 10 ) ) );
	}

	public function test_a_person_sends_a_form_once(): void {
		self::assertSame( 1, $this->send_as( 3, array( 'oncePerPerson' => true ) ) );
	}

	public function test_a_token_is_spent_once_and_a_network_is_counted(): void {
		$token = Submission_Token::issue( 'one', array( 'kind' => 'none' ) );
		$spent = array();
		foreach ( array( 'ada', 'ada', 'eve' ) as $purpose ) {
			$this->next_request();
			$spent[] = $token->spend( $purpose );
		}
		self::assertSame( array( true, true, false ), $spent );
		remove_all_filters( 'frontage_rate_limits' );
		for ( $call = 0; $call < 4; $call++ ) {
			$this->next_request();
			Rate_Limit::accept( 'test', array( HOUR_IN_SECONDS => 2 ), Visitor::current() );
		}
		$this->next_request();
		self::assertSame( 2, Rate_Limit::level( 'test', array( HOUR_IN_SECONDS => 2 ), Visitor::current() ) );
	}

	public function test_locks_salts_and_keys_are_one_for_all(): void {
		$known = array();
		for ( $time = 0; $time < 3; $time++ ) {
			$this->next_request();
			$known[] = Salts::today() . Secret::get( 'frontage_test_secret' ) . Signed::make( 'test', array( 'a' => 1 ) );
		}
		self::assertCount( 1, array_unique( $known ) );
		$this->next_request();
		$lock = Lock::acquire( 'test', 60 );
		$this->next_request();
		self::assertNull( Lock::acquire( 'test', 60 ) );
		$lock?->release();
		$this->next_request();
		self::assertNotNull( Lock::acquire( 'test', -1 ) );
		$this->next_request();
		self::assertNotNull( Lock::acquire( 'test', 60 ), 'It had expired.' );
	}

	public function test_a_key_that_is_changed_twice_keeps_the_one_before(): void {
		$this->next_request();
		Signed::rotate();
		$signed = Signed::make( 'test', array( 'a' => 1 ) );
		$this->next_request();
		Signed::rotate();
		self::assertNotNull( Signed::read( 'test', $signed ) );
	}

	public function test_an_email_is_sent_once_and_resent_as_it_was_left(): void {
		$email = array(
			'to'      => array( 'one@example.org' ),
			'subject' => 'News',
			'body'    => 'x',
			'reply'   => '',
			'sent'    => false,
		);
		$this->next_request();
		$id = Entries::add( md5( 'one' ), 'f', 'F', 0, 'new', array(), array( $email ) );
		self::assertGreaterThan( 0, $id );
		foreach ( array( 'run', 'run' ) as $what ) {
			$this->next_request();
			Mail_Queue::$what();
		}
		self::assertCount( 1, $this->mails );
		$this->next_request();
		self::assertTrue( Mail_Queue::resend( $id ) );
		self::assertCount( 2, $this->mails );
	}

	public function test_what_was_written_is_found_by_the_same_request(): void {
		$this->next_request();
		Names::add( 'overlay:offer' );
		self::assertNotNull( Names::find( 'overlay:offer' ) );
		$this->next_request();
		$visitor = Visitor::current();
		self::assertTrue( Votes::note( 'test', 7, $visitor ) );
		self::assertTrue( Votes::is_noted( 'test', 7, $visitor ) );
		$this->next_request();
		self::assertFalse( Votes::note( 'test', 7, $visitor ) );
		$this->next_request();
		Counters::add( 'test', 7, 3 );
		self::assertSame( 3, Counters::get( 'test', 7 ) );
		$this->next_request();
		$new = new Subscriber( 0, 'local', 'news', 'ada@example.org', '', '', array(), Subscriber::PENDING, due: Clock::now() );
		self::assertTrue( Subscribers::insert( $new ) );
		self::assertNotNull( Subscribers::find( 'local', 'news', 'ada@example.org' ) );
	}

	public function test_nothing_is_migrated_again(): void {
		Values::delete( Schema::OPTION );
		delete_option( Schema::OPTION );
		$this->next_request();
		Schema::migrate();
		$done = did_action( 'frontage_migrated' );
		$this->next_request();
		Schema::migrate();
		self::assertSame( $done, did_action( 'frontage_migrated' ) );
	}
}
