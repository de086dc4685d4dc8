<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Primary;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Resumes_Work;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * What other services get of an entry: webhooks, and sign-ups for mailing lists.
 *
 * One row per job, with settings but without answers: these are read from the entry. A process claims a row before it
 * works; failures are retried by cron at increasing intervals, each job by itself. An interrupted webhook is sent again
 * under the same delivery ID, because a service can recognize it.
 *
 * @phpstan-import-type Row from Entries
 * @phpstan-type Job array{kind: string, target: string, data: array<string, mixed>}
 * @phpstan-type Stored array{
 *     id: int,
 *     entry: int,
 *     kind: string,
 *     target: string,
 *     data: array<string, mixed>,
 *     state: string,
 *     tries: int,
 *     due: int,
 *     problem: string,
 * }
 */
final class Entry_Jobs implements Bootable, Provides_Event_Labels, Resumes_Work {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_entry_jobs';

	private const AT_ONCE = 20;
	private const PROBLEM = 500;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Delivery of form entries to services', 'frontage' ) );
	}

	/**
	 * Stores the jobs of a new entry.
	 *
	 * @param int $entry Entry ID.
	 * @param list<Job> $jobs Jobs, in order.
	 * @param bool $is_held Whether nothing is sent before the owner has moved the entry to the inbox.
	 */
	public static function add( int $entry, array $jobs, bool $is_held ): void {
		global $wpdb;
		$sql = "INSERT INTO %i (entry, kind, target, data, state, due, problem) VALUES (%d, %s, %s, %s, %s, %d, '')";
		foreach ( $jobs as $job ) {
			$row = array( $entry, $job['kind'], $job['target'], (string) wp_json_encode( $job['data'] ), $is_held ? 'held' : 'waiting' );
			Retry::write( $wpdb->prepare( $sql, Tables::name( 'entry_jobs' ), ...array( ...$row, Clock::now() ) ) );
		}
	}

	/**
	 * Does an entry's jobs when the visitor has the response. If that does not happen, cron does them.
	 *
	 * @param int $entry Entry ID.
	 */
	public static function run_after_response( int $entry ): void {
		self::expect();
		add_action(
			'shutdown',
			static function () use ( $entry ): void {
				// Servers without these functions keep the connection open meanwhile.
				foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
					function_exists( $finish ) && $finish();
				}
				self::send( $entry );
			},
			100
		);
	}

	public static function resume(): void {
		global $wpdb;
		$sql  = "SELECT MIN(due) FROM %i WHERE state IN ('waiting', 'sending')";
		$next = $wpdb->get_var( $wpdb->prepare( $sql, Tables::name( 'entry_jobs' ) ) );
		null === $next || Deferred_Event::run_by( self::HOOK, max( (int) $next, Clock::now() + MINUTE_IN_SECONDS ) );
	}

	/** Schedules a look at jobs that this process may not live to do; before they are stored, or claimed. */
	public static function expect(): void {
		Deferred_Event::run_by( self::HOOK, Clock::now() + MINUTE_IN_SECONDS );
	}

	/** Does the jobs that are due. */
	public static function run(): void {
		global $wpdb;
		Primary::read_from_primary();
		Interrupted_Jobs::take_back();
		$sql = "SELECT id FROM %i WHERE state = 'waiting' AND due <= %d ORDER BY due, id LIMIT %d";
		foreach ( $wpdb->get_col( $wpdb->prepare( $sql, Tables::name( 'entry_jobs' ), Clock::now(), self::AT_ONCE ) ) as $id ) {
			self::process( (int) $id );
		}
		self::resume();
	}

	/**
	 * Does an entry's jobs that are due, in order.
	 *
	 * @param int $entry Entry ID.
	 */
	public static function send( int $entry ): void {
		foreach ( self::of( $entry ) as $job ) {
			if ( 'waiting' === $job['state'] && $job['due'] <= Clock::now() ) {
				self::process( $job['id'] );
			}
		}
	}

	/**
	 * Lets an entry's held and failed jobs start from the beginning, and does them.
	 *
	 * @param int $entry Entry ID.
	 */
	public static function release( int $entry ): void {
		global $wpdb;
		$sql = "UPDATE %i SET state = 'waiting', tries = 0, due = %d, problem = '' WHERE entry = %d "
			. "AND state IN ('held', 'failed', 'waiting')";
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'entry_jobs' ), Clock::now(), $entry ) );
		self::send( $entry );
	}

	/**
	 * Returns an entry's jobs, in order.
	 *
	 * @param int $entry Entry ID.
	 * @return list<Stored>
	 */
	public static function of( int $entry ): array {
		global $wpdb;
		$sql  = 'SELECT * FROM %i WHERE entry = %d ORDER BY id';
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'entry_jobs' ), $entry ), ARRAY_A );
		return array_values( array_map( array( self::class, 'row' ), $rows ) );
	}

	/**
	 * Does one job, unless another process does it.
	 *
	 * @param int $id Job ID.
	 */
	private static function process( int $id ): void {
		global $wpdb;
		self::expect();
		$claim = "UPDATE %i SET state = 'sending', due = %d WHERE id = %d AND state = 'waiting'";
		if ( 1 !== Retry::write( $wpdb->prepare( $claim, Tables::name( 'entry_jobs' ), Clock::now(), $id ) ) ) {
			return;
		}
		Primary::read_from_primary();
		$sql   = 'SELECT * FROM %i WHERE id = %d';
		$job   = self::row( (array) $wpdb->get_row( $wpdb->prepare( $sql, Tables::name( 'entry_jobs' ), $id ), ARRAY_A ) );
		$entry = Entries::get( $job['entry'] );
		if ( null === $entry ) {
			return;
		}
		try {
			self::perform( $job, $entry );
			self::save( $id, 'done', $job['tries'] + 1, 0, '' );
		} catch ( Job_Refused $no ) {
			self::mark_failed( $job, $entry['form'], $no->getMessage(), 0 );
		} catch ( Throwable $error ) {
			self::mark_failed( $job, $entry['form'], $error->getMessage(), Mail_Queue::PAUSES[ $job['tries'] ] ?? 0 );
		}
	}

	/**
	 * Performs a job.
	 *
	 * @param Stored $job Job claimed by this process.
	 * @param Row $entry Its entry.
	 */
	private static function perform( array $job, array $entry ): void {
		if ( 'subscribe' === $job['kind'] ) {
			Entry_Events::add( $job['entry'], 'signed-up', List_Signup::subscribe( $job['target'], $job['data'], $entry ) );
			return;
		}
		$webhook = Webhooks::get( $job['target'] );
		if ( null === $webhook ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where it is shown.
			throw new Job_Refused( __( 'The webhook was removed.', 'frontage' ) );
		}
		Webhook_Delivery::send( $webhook, $entry, substr( $entry['request'], 0, 16 ) . "-{$job['id']}" );
		Entry_Events::add( $job['entry'], 'called', $webhook['name'] );
	}

	/**
	 * Records a failure and schedules a retry.
	 *
	 * @param Stored $job Job claimed by this process.
	 * @param string $form ID of the form.
	 * @param string $problem Error message.
	 * @param int $pause Seconds until the next attempt; 0 to give up.
	 */
	private static function mark_failed( array $job, string $form, string $problem, int $pause ): void {
		Log::count( 'form_job_failed', "$form/{$job['kind']}", $problem );
		Entry_Events::add( $job['entry'], 'call-failed', $problem );
		self::save( $job['id'], 0 === $pause ? 'failed' : 'waiting', $job['tries'] + 1, Clock::now() + $pause, $problem );
		0 === $pause || Deferred_Event::run_by( self::HOOK, Clock::now() + $pause );
	}

	/**
	 * Saves the state of a job.
	 *
	 * @param int $id Job ID.
	 * @param string $state `waiting`, `done` or `failed`.
	 * @param int $tries Number of attempts so far.
	 * @param int $due Unix timestamp of the next attempt.
	 * @param string $problem Error message.
	 */
	private static function save( int $id, string $state, int $tries, int $due, string $problem ): void {
		global $wpdb;
		$sql = 'UPDATE %i SET state = %s, tries = %d, due = %d, problem = %s WHERE id = %d';
		$row = array( $state, $tries, $due, mb_substr( $problem, 0, self::PROBLEM ), $id );
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'entry_jobs' ), ...$row ) );
	}

	/**
	 * Converts a database row.
	 *
	 * @param array<string, mixed> $row Row from the database.
	 * @return Stored
	 */
	private static function row( array $row ): array {
		foreach ( array( 'id', 'entry', 'tries', 'due' ) as $number ) {
			$row[ $number ] = (int) ( $row[ $number ] ?? 0 );
		}
		$row['data'] = json_decode( (string) ( $row['data'] ?? '' ), true ) ?: array();
		return $row; // @phpstan-ignore return.type (As the table has it.)
	}
}
