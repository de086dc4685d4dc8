<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Entry_Jobs;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Domain\Forms\Webhooks;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests that work goes on, or is given up for the owner to see, whenever the process that does it is killed.
 *
 * @phpstan-import-type Row from Entries
 */
#[Group( 'once' )]
final class KilledTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( Mail_Queue::HOOK, Entry_Jobs::HOOK, Jobs::HOOK, Search_Builder::HOOK ) as $hook ) {
			wp_clear_scheduled_hook( $hook );
		}
		$crm = array(
			'name' => 'CRM',
			'url'  => 'https://crm.example.org/',
			'key'  => 'k',
		);
		update_option( Webhooks::OPTION, compact( 'crm' ), false );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	/** Does something in a process that is killed at its nth email or request. */
	private function kill( string $what, int $at = 1 ): void {
		$cache = FRONTAGE_TESTS_DIR . '/opcache';
		wp_mkdir_p( $cache );
		// Compiled files are kept for the next process.
		$command = array( PHP_BINARY, '-d', 'opcache.enable_cli=1', '-d', "opcache.file_cache=$cache" );
		array_push( $command, __DIR__ . '/Stubs/killed.php', $what, (string) $at );
		$process = proc_open( $command, array( 1 => array( 'pipe', 'w' ) ), $pipes );
		self::assertIsResource( $process );
		$said = (string) stream_get_contents( $pipes[1] );
		do {
			$status = proc_get_status( $process );
			usleep( 1000 );
		} while ( $status['running'] );
		self::assertSame( SIGKILL, $status['termsig'], "$what was not killed: $said" );
		Values::forget();
		wp_cache_delete( 'alloptions', 'options' );
	}

	/**
	 * Lets time pass until an event is due, as WordPress does, and runs it.
	 *
	 * @param non-empty-string $hook Hook of the event.
	 */
	private function cron( string $hook ): void {
		$next = wp_next_scheduled( $hook );
		self::assertIsInt( $next, "Nothing will ever run $hook." );
		Clock::stop( max( $next, Clock::now() ) );
		wp_unschedule_event( $next, $hook );
		do_action( $hook );
	}

	/**
	 * Returns the only entry.
	 *
	 * @return Row
	 */
	private function entry(): array {
		global $wpdb;
		$entry = Entries::get( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i', Tables::name( 'entries' ) ) ) );
		self::assertNotNull( $entry );
		return $entry;
	}

	/**
	 * Returns the addresses to which emails go meanwhile.
	 *
	 * @param callable(): mixed $work Sends them.
	 * @return list<string>
	 */
	private function mailed( callable $work ): array {
		$to    = array();
		$catch = static function ( mixed $short, array $mail ) use ( &$to ): bool {
			array_push( $to, ...(array) $mail['to'] );
			return true;
		};
		add_filter( 'pre_wp_mail', $catch, 10, 2 );
		$work();
		remove_filter( 'pre_wp_mail', $catch );
		return $to;
	}

	public function test_an_entry_whose_process_ends_before_it_mails_is_mailed_by_cron(): void {
		$this->kill( 'stored' );
		self::assertSame( 'waiting', $this->entry()['mail'] );
		self::assertSame( array( 'one@example.org', 'two@example.org' ), $this->mailed( fn () => $this->cron( Mail_Queue::HOOK ) ) );
		self::assertSame( 'sent', $this->entry()['mail'] );
		self::assertIsInt( wp_next_scheduled( Entry_Jobs::HOOK ) );
	}

	public function test_an_email_in_the_middle_of_which_the_process_ends_is_given_up_and_the_owner_sees_it(): void {
		$this->kill( 'sent', 2 );
		self::assertSame( 'sending', $this->entry()['mail'] );
		self::assertSame( array( true, false ), array_column( $this->entry()['emails'], 'sent' ) );
		for ( $visit = 0; $visit < 9 && 'sending' === $this->entry()['mail']; $visit++ ) {
			self::assertSame( array(), $this->mailed( fn () => $this->cron( Mail_Queue::HOOK ) ) );
		}
		self::assertSame( 'failed', $this->entry()['mail'] );
		self::assertStringContainsString( 'interrupted', $this->entry()['problem'] );
		$again = fn () => self::assertTrue( Mail_Queue::resend( $this->entry()['id'] ) );
		self::assertSame( array( 'two@example.org' ), $this->mailed( $again ), 'The first one was handed over before.' );
	}

	public function test_cron_itself_may_be_killed(): void {
		$this->kill( 'stored' );
		wp_clear_scheduled_hook( Mail_Queue::HOOK );
		$this->kill( 'mail_queue' );
		self::assertSame( 'sending', $this->entry()['mail'] );
		self::assertIsInt( wp_next_scheduled( Mail_Queue::HOOK ) );
		wp_clear_scheduled_hook( Entry_Jobs::HOOK );
		$this->kill( 'jobs' );
		self::assertIsInt( wp_next_scheduled( Entry_Jobs::HOOK ) );
	}

	public function test_a_job_that_kills_every_process_is_given_up(): void {
		global $wpdb;
		$this->kill( 'stored' );
		for ( $time = 0; $time <= count( Mail_Queue::PAUSES ); $time++ ) {
			$this->kill( 'jobs' );
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = %d', Tables::name( 'entry_jobs' ), time() - HOUR_IN_SECONDS ) );
		}
		Entry_Jobs::run();
		$state = (string) $wpdb->get_var( $wpdb->prepare( 'SELECT state FROM %i', Tables::name( 'entry_jobs' ) ) );
		self::assertSame( 'failed', $state );
	}

	public function test_a_subscriber_whose_email_killed_the_process_gets_it_later(): void {
		foreach ( array( 'subscriber', 'subscribers' ) as $number => $what ) {
			if ( $number > 0 ) {
				global $wpdb;
				$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = 1', Subscribers::table() ) );
				wp_clear_scheduled_hook( Jobs::HOOK );
			}
			$this->kill( $what );
			self::assertIsInt( wp_next_scheduled( Jobs::HOOK ), $what );
		}
		self::assertSame( array( 'ada@example.org' ), $this->mailed( fn () => $this->cron( Jobs::HOOK ) ) );
		self::assertSame( '', Subscribers::find( Subscriber::LOCAL, 'news', 'ada@example.org' )->task ?? null );
	}

	public function test_an_index_goes_on_where_it_was_killed(): void {
		Search_Builder::restart();
		wp_clear_scheduled_hook( Search_Builder::HOOK );
		$this->kill( 'search' );
		self::assertIsInt( wp_next_scheduled( Search_Builder::HOOK ) );
		Clock::stop( time() + 120 );
		$this->cron( Search_Builder::HOOK );
		self::assertTrue( Search_Builder::progress()['isDone'] );
		self::assertFalse( wp_next_scheduled( Search_Builder::HOOK ), 'Nothing is left to do.' );
	}

	public function test_what_was_left_behind_without_an_event_gets_one(): void {
		$this->kill( 'sent' );
		foreach ( array( Mail_Queue::HOOK, Entry_Jobs::HOOK ) as $hook ) {
			wp_clear_scheduled_hook( $hook );
		}
		Retention::run();
		self::assertIsInt( wp_next_scheduled( Mail_Queue::HOOK ) );
		self::assertIsInt( wp_next_scheduled( Entry_Jobs::HOOK ) );
	}
}
