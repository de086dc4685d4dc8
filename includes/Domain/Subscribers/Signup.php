<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Base\Clock;
use Frontage\Domain\Providers\Contact;


defined( 'ABSPATH' ) || exit;

/**
 * Taking somebody on a list.
 *
 * Stores first, then asks or delivers; what fails now is tried again by the clock.
 *
 * The answer is the same whether an address was known or not. Nobody is put on a list, and nothing
 * known of them is changed, by somebody else who types their address.
 */
final class Signup {
	/** The work of somebody who is on the list already: a friendly mail instead of the question. */
	public const KNOWN = 'known';

	/**
	 * Takes a person.
	 *
	 * @param Form_Grant  $terms  The form's.
	 * @param Contact $person Checked.
	 * @return string What a vendor refused them for, in its words for the visitor; mostly empty.
	 */
	public static function take( Form_Grant $terms, Contact $person ): string {
		$new   = self::fresh( $terms, $person );
		$added = Subscribers::insert( $new );
		$row   = Subscribers::find( $terms->provider, $terms->list, $person->email );
		if ( null === $row ) {
			return '';
		}
		if ( ! $added ) {
			// Whoever has left is asked, whatever the form says: somebody else may have typed their address.
			self::again( $row, Subscriber::UNSUBSCRIBED === $row->status ? self::fresh( $terms->asking(), $person ) : $new );
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
	 * A row for somebody new.
	 *
	 * @param Form_Grant  $terms  The form's.
	 * @param Contact $person Who.
	 */
	private static function fresh( Form_Grant $terms, Contact $person ): Subscriber {
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
			due: '' === $task ? 0 : Clock::now(),
			asks: $terms->asks
		);
	}

	/**
	 * Somebody comes a second time.
	 *
	 * @param Subscriber $row What is known.
	 * @param Subscriber $new What was typed.
	 */
	private static function again( Subscriber $row, Subscriber $new ): void {
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
