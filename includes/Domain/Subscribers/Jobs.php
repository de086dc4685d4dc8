<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Log;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\Contact_Rejected;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_List;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * What is still to be done for subscribers.
 *
 * Mails to send and people to deliver to vendors: once at once, then by the clock, later each time.
 *
 * A failure is written beside the subscriber, where the owner sees it; nobody is lost.
 */
final class Jobs implements Bootable {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_subscribers';

	/** Seconds until the next try, by how often it has failed; then it is up to the owner. */
	private const PAUSES = array( 300, 900, 3600, 14400, 43200, 86400, 86400, 172800 );

	private const CLAIM_SECONDS = 120;
	private const BATCH         = 40;
	private const MAX_PROBLEM   = 500;

	/** Adds the hook of the clock. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
	}

	/** Does what is due, and has the clock come back for the rest. */
	public static function run(): void {
		foreach ( Subscribers::due( self::BATCH ) as $row ) {
			self::now( $row );
		}
		self::schedule();
	}

	/**
	 * Does the work of one row.
	 *
	 * @param Subscriber $row The row.
	 * @return string What a vendor refused the person for, in its words for visitors; mostly empty.
	 */
	public static function now( Subscriber $row ): string {
		if ( ! Subscribers::claim( $row, self::CLAIM_SECONDS ) ) {
			return '';
		}
		try {
			self::work( $row );
		} catch ( Contact_Rejected $no ) {
			self::fail( $row, $no->getMessage(), true );
			return $no->for_visitor;
		} catch ( Postponed $later ) {
			Subscribers::update( $row->id, array( 'due' => $later->until, 'tries' => $row->tries, 'problem' => $later->getMessage() ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- One line reads better.
			self::schedule();
		} catch ( Throwable $error ) {
			self::fail( $row, $error->getMessage(), false );
		}
		return '';
	}

	/**
	 * Tries again at once, because the owner says so.
	 *
	 * @param Subscriber $row The row.
	 */
	public static function retry( Subscriber $row ): void {
		if ( '' !== $row->task ) {
			Subscribers::update( $row->id, array( 'tries' => 0, 'due' => Clock::now() ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- One line reads better.
			self::now( Subscribers::get( $row->id ) ?? $row );
		}
	}

	/** Has the clock come when the next work is due. */
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
	 * Does it.
	 *
	 * @param Subscriber $row The row, claimed.
	 * @throws Http_Error If it may work later.
	 * @throws Contact_Rejected   If it never will.
	 * @throws Postponed  If it must wait.
	 */
	private static function work( Subscriber $row ): void {
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

	/**
	 * Gives a person to their vendor.
	 *
	 * @param Subscriber $row Who.
	 */
	private static function deliver( Subscriber $row ): void {
		$vendor = self::vendor( $row );
		$vendor->subscribe( new Http( $vendor ), $row->list, new Contact( $row->email, $row->first, $row->last, $row->fields ), $row->asks );
	}

	/**
	 * The vendor of a row.
	 *
	 * @param Subscriber $row The row.
	 * @throws Http_Error If it is gone or has lost its key.
	 */
	private static function vendor( Subscriber $row ): With_List {
		$vendor = Providers::get( $row->provider );
		if ( $vendor instanceof With_List && Providers::is_configured( $vendor ) ) {
			return $vendor;
		}
		throw new Http_Error( Http_Error::REFUSED, __( 'This service has no key. Add one under Integrations. Waiting subscribers will then be sent to the service.', 'frontage' ) );
	}

	/**
	 * Writes a failure down.
	 *
	 * @param Subscriber $row      The row.
	 * @param string     $problem  What went wrong.
	 * @param bool       $is_final Whether trying again would not help.
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
