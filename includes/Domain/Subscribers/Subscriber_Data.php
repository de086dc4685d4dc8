<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Domain\Privacy\Erasure;
use Frontage\Domain\Privacy\Export_Page;
use Frontage\Domain\Privacy\Personal_Data;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

/** Retention rules and personal data of subscribers. */
final class Subscriber_Data implements Provides_Retention, Personal_Data {
	private const PENDING_DAYS = 30;
	private const GONE_DAYS    = 365;
	private const MOST_DAYS    = 3650;

	public static function retention_rules(): array {
		$table = Subscribers::table();
		return array(
			Retention_Rule::always(
				'subscribers',
				__( 'Subscribers', 'frontage' ),
				__(
					'When you subscribe to our newsletter, we store your email address, any other details you enter in the form, the page, and the date until you unsubscribe. Every email includes an unsubscribe link.',
					'frontage'
				),
				$table
			),
			self::keeping(
				'pending-subscribers',
				__( 'Unconfirmed subscriptions', 'frontage' ),
				Subscriber::PENDING,
				self::PENDING_DAYS,
				__( 'If you do not confirm your subscription, we delete your address.', 'frontage' )
			)->between( 1, self::GONE_DAYS ),
			self::keeping(
				'gone-subscribers',
				__( 'People who have unsubscribed', 'frontage' ),
				Subscriber::UNSUBSCRIBED,
				self::GONE_DAYS,
				__( 'After you unsubscribe, we keep your address for a while to make sure that nothing more is sent to it.', 'frontage' )
			)->between( 1, self::MOST_DAYS ),
		);
	}

	public static function id(): string {
		return 'subscribers';
	}

	public static function label(): string {
		return __( 'Newsletter subscriptions', 'frontage' );
	}

	public static function export( string $email, int $page ): Export_Page {
		return new Export_Page( $page > 1 ? array() : array_map( array( self::class, 'item' ), self::of( $email ) ), true );
	}

	/**
	 * Erases all subscriptions at once; vendors are told to unsubscribe the address first.
	 *
	 * @param string $email Email address of the person.
	 * @param int $page Unused; there is only one page.
	 */
	public static function erase( string $email, int $page ): Erasure {
		$kept = array();
		$gone = array();
		foreach ( self::of( $email ) as $row ) {
			Links::follow( 'leave', $row );
			$after = Subscribers::get( $row->id );
			if ( null !== $after && 'remove' === $after->task ) {
				$kept[] = $row->provider;
			} else {
				$gone[] = $row->id;
			}
		}
		$removed  = Subscribers::delete( $gone );
		$messages = array_map(
			static fn ( string $provider ): string => sprintf(
				/* translators: %s: name of a service such as “mailchimp”. */
				__(
					'The address could not be removed from the list at “%s” because the service did not respond. Erase the data again later.',
					'frontage'
				),
				$provider
			),
			$kept
		);
		return new Erasure( $removed, count( $kept ), $messages );
	}

	/**
	 * Returns a rule for rows that are deleted some days after their last change.
	 *
	 * @param string $id Rule ID.
	 * @param string $label Translated name.
	 * @param string $status Status of the rows.
	 * @param int $days Default days.
	 * @param string $about Which personal data it contains.
	 */
	private static function keeping( string $id, string $label, string $status, int $days, string $about ): Retention_Rule {
		global $wpdb;
		$table = Subscribers::table();
		$count = static fn ( int $days ): int => (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE status = %s AND changed < %s', $table, $status, Clock::day( $days ) )
		);
		$purge = static function ( int $days ) use ( $wpdb, $table, $status ): void {
			Retry::write(
				$wpdb->prepare(
					"DELETE FROM %i WHERE status = %s AND changed < %s AND task NOT IN ('deliver', 'remove')",
					$table,
					$status,
					Clock::day( $days )
				)
			);
		};
		return Retention_Rule::for_days( $id, $label, $about, $table, $days, $purge )->counting( $count );
	}

	/**
	 * Returns all rows of an address.
	 *
	 * @param string $email Email address in any case.
	 * @return list<Subscriber>
	 */
	private static function of( string $email ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( 'SELECT * FROM %i WHERE email = %s ORDER BY id', Subscribers::table(), Subscriber::normal( $email ) )
		);
		return array_map( array( Subscriber::class, 'of' ), array_values( (array) $rows ) );
	}

	/**
	 * Returns a subscription for the export.
	 *
	 * @return array{id: string, data: array<string, string>}
	 */
	private static function item( Subscriber $row ): array {
		$data = array(
			__( 'Email', 'frontage' )      => $row->email,
			__( 'First name', 'frontage' ) => $row->first,
			__( 'Last name', 'frontage' )  => $row->last,
			__( 'List', 'frontage' )       => "$row->provider $row->list",
			__( 'Status', 'frontage' )     => $row->status,
			__( 'Date', 'frontage' )       => $row->created,
			__( 'URL', 'frontage' )        => 0 === $row->post ? '' : (string) get_permalink( $row->post ),
		);
		foreach ( $row->fields as $name => $value ) {
			$data[ (string) $name ] = is_scalar( $value ) ? (string) $value : (string) wp_json_encode( $value );
		}
		return array(
			'id'   => "subscriber-$row->id",
			'data' => $data,
		);
	}
}
