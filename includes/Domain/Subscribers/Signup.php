<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Base\Clock;
use Frontage\Base\Store\Primary;
use Frontage\Domain\Providers\Contact;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a subscriber to a list.
 *
 * Stores the subscriber first, then sends the confirmation email or adds the contact at the vendor;
 * failures are retried by cron.
 *
 * The response is the same whether an address was known or not. Entering someone else's address
 * neither subscribes them nor changes their data.
 */
final class Signup {
	/** Task for existing subscribers: a notice instead of the confirmation email. */
	public const KNOWN = 'known';

	/**
	 * Subscribes a contact.
	 *
	 * @param Contact $person Validated contact.
	 * @param bool $is_held Whether to send nothing: a new contact stays unconfirmed until the owner, or another
	 *                      sign-up, sends the confirmation email, and a stored one stays as it is.
	 * @return string Vendor's message for the visitor if it rejected the contact; usually empty.
	 */
	public static function subscribe( Form_Grant $terms, Contact $person, bool $is_held = false ): string {
		if ( $is_held ) {
			Subscribers::insert( self::fresh( $terms->asking(), $person, true ) );
			return '';
		}
		Jobs::expect(); // This process may end before it has sent the email.
		Primary::read_from_primary();
		$new   = self::fresh( $terms, $person );
		$added = Subscribers::insert( $new );
		$row   = Subscribers::find( $terms->provider, $terms->list, $person->email );
		if ( null === $row ) {
			return '';
		}
		if ( ! $added ) {
			// Former subscribers must always confirm, whatever the form's setting: someone else may have entered
			// their address.
			self::resubscribe( $row, Subscriber::UNSUBSCRIBED === $row->status ? self::fresh( $terms->asking(), $person ) : $new );
			$row = Subscribers::get( $row->id ) ?? $row;
		}
		/**
		 * Fires when a newsletter form has been submitted, before the subscription is confirmed.
		 *
		 *     add_action( 'frontage_subscribe', fn ( $subscriber ) => my_log( $subscriber->list ) );
		 *
		 * @since 0.2.0
		 *
		 * @param Subscriber $row The subscriber, with `email`, `list`, `provider` and `status`.
		 */
		do_action( 'frontage_subscribe', $row );
		return '' === $row->task ? '' : Jobs::now( $row );
	}

	/**
	 * Returns the row of a new subscriber.
	 *
	 * @param bool $is_held Whether nothing happens before the owner acts.
	 */
	private static function fresh( Form_Grant $terms, Contact $person, bool $is_held = false ): Subscriber {
		$vendor = $terms->vendor();
		$is_own = Subscriber::LOCAL === $terms->provider;
		$task   = match ( true ) {
			$terms->asks && ( null === $vendor ? $is_own : ! $vendor->asks_itself() ) => 'confirm',
			$is_own => '',
			default => 'deliver',
		};
		return new Subscriber(
			0,
			$terms->provider,
			$terms->list,
			$person->email,
			$person->first,
			$person->last,
			$person->fields,
			'' === $task ? Subscriber::SUBSCRIBED : Subscriber::PENDING,
			post: $terms->post,
			task: $task,
			due: '' === $task || $is_held ? 0 : Clock::now(),
			asks: $terms->asks
		);
	}

	/**
	 * Handles an address that is already stored.
	 *
	 * @param Subscriber $row Existing row.
	 * @param Subscriber $new Submitted data.
	 */
	private static function resubscribe( Subscriber $row, Subscriber $new ): void {
		$changes = array(
			'due'     => Clock::now(),
			'tries'   => 0,
			'problem' => '',
		);
		if ( Subscriber::SUBSCRIBED === $row->status && $row->is_local() ) {
			Subscribers::update( $row->id, $changes + array( 'task' => self::KNOWN ) );
			return;
		}
		if ( in_array( $row->status, array( Subscriber::SUBSCRIBED, Subscriber::HANDED ), true ) ) {
			Subscribers::update( $row->id, $changes + array( 'task' => 'deliver' ) );
			return;
		}
		$who = array(
			'first_name' => $new->first,
			'last_name'  => $new->last,
			'answers'    => $new->fields,
			'status'     => $new->status,
			'task'       => $new->task,
			'asks'       => $new->asks ? 1 : 0,
			'changed'    => Clock::day(),
		);
		if ( '' === $new->task ) {
			$changes['due'] = 0;
		}
		Subscribers::update( $row->id, $changes + $who );
	}
}
