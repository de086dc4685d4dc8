<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Primary;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Resumes_Work;
use Frontage\Domain\Forms\Untrusted_Recipient;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\Contact_Rejected;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_List;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Processes pending work for subscribers: emails to send, and contacts to add at vendors.
 *
 * The first attempt is immediate, later ones run by cron at increasing intervals.
 *
 * Failures are stored with the subscriber, where the owner sees them; no subscriber is lost.
 */
final class Jobs implements Bootable, Provides_Event_Labels, Resumes_Work {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_subscribers';

	/** Seconds until the next attempt, by number of failures; after the last one, the owner must act. */
	private const PAUSES = array( 300, 900, 3600, 14400, 43200, 86400, 86400, 172800 );

	private const CLAIM_SECONDS = 120;
	private const BATCH         = 40;
	private const MAX_PROBLEM   = 500;

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Emails to subscribers and delivery to services', 'frontage' ) );
	}

	public static function resume(): void {
		self::schedule();
	}

	/** Schedules a look at work that this process may not live to do; before it is stored, or claimed. */
	public static function expect(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( Clock::now() + self::CLAIM_SECONDS, self::HOOK );
		}
	}

	/** Processes the work that is due, and schedules the rest. */
	public static function run(): void {
		Primary::read_from_primary();
		foreach ( Subscribers::due( self::BATCH ) as $row ) {
			self::now( $row );
		}
		self::schedule();
	}

	/**
	 * Processes one row.
	 *
	 * @return string Vendor's message for the visitor if it rejected the contact; usually empty.
	 */
	public static function now( Subscriber $row ): string {
		self::expect();
		if ( ! Subscribers::claim( $row, self::CLAIM_SECONDS ) ) {
			return '';
		}
		if ( $row->tries > count( self::PAUSES ) ) {
			self::fail( $row, __( 'The server ended the work before it was done.', 'frontage' ), true );
			return '';
		}
		try {
			self::process( $row );
		} catch ( Contact_Rejected $no ) {
			self::fail( $row, $no->getMessage(), true );
			return $no->for_visitor;
		} catch ( Postponed $later ) {
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- One line reads better.
			Subscribers::update( $row->id, array( 'due' => $later->until, 'tries' => $row->tries, 'problem' => $later->getMessage() ) );
			self::schedule();
		} catch ( Throwable $error ) {
			self::fail( $row, $error->getMessage(), false );
		}
		return '';
	}

	/** Retries immediately, on the owner's request. */
	public static function retry( Subscriber $row ): void {
		if ( '' !== $row->task ) {
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- One line reads better.
			Subscribers::update( $row->id, array( 'tries' => 0, 'due' => Clock::now() ) );
			self::now( Subscribers::get( $row->id ) ?? $row );
		}
	}

	/** Schedules a cron event for the next due work. */
	public static function schedule(): void {
		global $wpdb;
		$next = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MIN(due) FROM %i WHERE task <> '' AND due > 0", Subscribers::table() ) );
		$plan = wp_next_scheduled( self::HOOK );
		if ( $next > 0 && ( false === $plan || $plan > $next + MINUTE_IN_SECONDS ) ) {
			wp_clear_scheduled_hook( self::HOOK );
			wp_schedule_single_event( max( $next, Clock::now() ), self::HOOK );
		}
	}

	/**
	 * Processes the work.
	 *
	 * @param Subscriber $row Claimed row.
	 * @throws Http_Error If a retry may succeed.
	 * @throws Contact_Rejected If it is rejected permanently.
	 * @throws Postponed If it must wait.
	 */
	private static function process( Subscriber $row ): void {
		match ( $row->task ) {
			'confirm', Signup::KNOWN => Mails::send( $row ),
			'deliver' => self::deliver( $row ),
			'remove' => self::vendor( $row )->unsubscribe( new Http( self::vendor( $row ) ), $row->list, $row->email ),
			default => null,
		};
		$changes = array(
			'task'    => '',
			'due'     => 0,
			'tries'   => 0,
			'problem' => '',
		);
		if ( 'deliver' === $row->task && Subscriber::PENDING === $row->status ) {
			$changes['status']  = $row->asks && self::vendor( $row )->asks_itself() ? Subscriber::HANDED : Subscriber::SUBSCRIBED;
			$changes['changed'] = Clock::day();
		}
		Subscribers::update( $row->id, $changes );
	}

	/** Returns a subscriber as vendors get them: their emails may use the name before the address is confirmed. */
	private static function contact( Subscriber $row ): Contact {
		$names = array_map( array( Untrusted_Recipient::class, 'without_links' ), array( $row->first, $row->last ) );
		return new Contact( $row->email, $names[0], $names[1], $row->fields );
	}

	/** Adds a subscriber at their vendor. */
	private static function deliver( Subscriber $row ): void {
		$vendor = self::vendor( $row );
		$vendor->subscribe(
			new Http( $vendor ),
			$row->list,
			self::contact( $row ),
			$row->asks
		);
	}

	/**
	 * Returns the vendor of a row.
	 *
	 * @throws Http_Error If it no longer exists or its key is missing.
	 */
	private static function vendor( Subscriber $row ): With_List {
		$vendor = Providers::get( $row->provider );
		if ( $vendor instanceof With_List && Providers::is_configured( $vendor ) ) {
			return $vendor;
		}
		throw new Http_Error(
			Http_Error::REFUSED,
			__( 'This service has no key. Add one under Integrations. Waiting subscribers will then be sent to the service.', 'frontage' )
		);
	}

	/**
	 * Records a failure.
	 *
	 * @param string $problem Error message.
	 * @param bool $is_final Whether a retry would not help.
	 */
	private static function fail( Subscriber $row, string $problem, bool $is_final ): void {
		$pause = $is_final ? null : ( self::PAUSES[ $row->tries ] ?? null );
		Subscribers::update(
			$row->id,
			array(
				'problem' => mb_substr( $problem, 0, self::MAX_PROBLEM ),
				'due'     => null === $pause ? 0 : Clock::now() + $pause,
			)
		);
		Log::count( 'subscriber_failed', "$row->provider/$row->task", $problem );
		self::schedule();
	}
}
