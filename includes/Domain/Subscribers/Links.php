<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Base\Clock;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * The links in emails to subscribers.
 *
 * Signed URLs, each for one subscriber and one purpose.
 *
 * Opening a link changes nothing, because email clients open links automatically. It shows a button,
 * and submitting it takes effect.
 */
final class Links {
	public const FIELD = 'frontage_subscription';

	private const KIND = 'subscription';

	/** Days until a confirmation link expires. */
	public const CONFIRM_DAYS = 30;

	/** Returns the confirmation URL. */
	public static function confirm( Subscriber $row ): string {
		return self::make( $row, 'confirm' );
	}

	/** Returns the unsubscribe URL. */
	public static function leave( Subscriber $row ): string {
		return self::make( $row, 'leave' );
	}

	/**
	 * Parses a link.
	 *
	 * @param string $text Signed part of the URL.
	 * @return array{string, Subscriber}|null `confirm` or `leave`, and the subscriber; null if it is no longer valid.
	 */
	public static function read( string $text ): ?array {
		$data = Signed::read( self::KIND, $text );
		if (
			null === $data
			|| ! is_int( $data['id'] ?? null )
			|| ! is_string( $data['secret'] ?? null )
			|| ! in_array( $data['do'] ?? '', array( 'confirm', 'leave' ), true )
		) {
			return null;
		}
		$row = Subscribers::get( $data['id'] );
		if ( null === $row || ! hash_equals( $row->secret, $data['secret'] ) || self::is_too_old( $row, $data['do'] ) ) {
			return null;
		}
		return array( $data['do'], $row );
	}

	/**
	 * Executes the action of a link.
	 *
	 * @param string $what `confirm` or `leave`.
	 */
	public static function follow( string $what, Subscriber $row ): void {
		if ( 'confirm' === $what ) {
			self::do_confirm( $row );
		} else {
			self::do_leave( $row );
		}
	}

	/** Confirms a subscription. */
	private static function do_confirm( Subscriber $row ): void {
		if ( Subscriber::PENDING !== $row->status ) {
			return;
		}
		$task = $row->is_local() ? '' : 'deliver';
		'' === $task || Jobs::expect();
		Subscribers::update(
			$row->id,
			array(
				'status'  => Subscriber::SUBSCRIBED,
				'changed' => Clock::day(),
				'task'    => $task,
				'due'     => '' === $task ? 0 : Clock::now(),
				'tries'   => 0,
				'problem' => '',
			)
		);
		$new = Subscribers::get( $row->id ) ?? $row;
		/**
		 * Fires when a person has confirmed a newsletter subscription.
		 *
		 *     add_action( 'frontage_subscribed', fn ( $subscriber ) => my_crm_add( $subscriber->email ) );
		 *
		 * @since 0.2.0
		 *
		 * @param Subscriber $new The subscriber, with `email`, `list` and `provider`.
		 */
		do_action( 'frontage_subscribed', $new );
		if ( '' !== $task ) {
			Jobs::now( $new );
		}
	}

	/** Unsubscribes a subscriber. */
	private static function do_leave( Subscriber $row ): void {
		$task = $row->is_local() || Subscriber::PENDING === $row->status ? '' : 'remove';
		'' === $task || Jobs::expect();
		Subscribers::update(
			$row->id,
			array(
				'status'  => Subscriber::UNSUBSCRIBED,
				'changed' => Clock::day(),
				'task'    => $task,
				'due'     => '' === $task ? 0 : Clock::now(),
				'tries'   => 0,
				'problem' => '',
			)
		);
		$new = Subscribers::get( $row->id ) ?? $row;
		/**
		 * Fires when a person has unsubscribed from a newsletter.
		 *
		 *     add_action( 'frontage_unsubscribed', fn ( $subscriber ) => my_crm_remove( $subscriber->email ) );
		 *
		 * @since 0.2.0
		 *
		 * @param Subscriber $new The subscriber, with `email`, `list` and `provider`.
		 */
		do_action( 'frontage_unsubscribed', $new );
		if ( '' !== $task ) {
			Jobs::now( $new );
		}
	}

	/**
	 * Creates a URL.
	 *
	 * @param string $what `confirm` or `leave`.
	 */
	private static function make( Subscriber $row, string $what ): string {
		$data = array(
			'id'     => $row->id,
			'secret' => $row->secret,
			'do'     => $what,
		);
		return home_url( '/?' . self::FIELD . '=' . Signed::make( self::KIND, $data ) );
	}

	/**
	 * Returns whether a confirmation link has expired.
	 *
	 * @param string $what `confirm` or `leave`.
	 */
	private static function is_too_old( Subscriber $row, string $what ): bool {
		return 'confirm' === $what && Subscriber::PENDING === $row->status && $row->changed < Clock::day( self::CONFIRM_DAYS );
	}
}
