<?php
declare( strict_types=1 );

namespace Frontage\Admin\Subscribers;

use Frontage\Base\Clock;
use Frontage\Domain\Subscribers\Jobs;
use Frontage\Domain\Subscribers\Links;
use Frontage\Domain\Subscribers\Search;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Http\Arg;
use Frontage\Http\Args;

defined( 'ABSPATH' ) || exit;

/** Finds the subscribers that the owner chose on the screen, and changes them. */
final class Bulk {
	/** How many subscribers one request names. */
	public const MOST = 200;

	/**
	 * Fields of a search.
	 *
	 * @return array<string, Arg>
	 */
	public static function search_args(): array {
		return array(
			'search'   => Args::text( 0, 254, '' ),
			'status'   => Args::text( 0, 64, '' ),
			'provider' => Args::text( 0, 64, '' ),
			'list'     => Args::text( 0, 254, '' ),
			'ids'      => Args::ids( self::MOST, true ),
		);
	}

	/**
	 * The search that a request describes.
	 *
	 * @param array<string, mixed> $args The fields of `search_args()`.
	 */
	public static function search( array $args ): Search {
		return new Search( $args['search'], $args['status'], $args['provider'], $args['list'], $args['ids'] );
	}

	/**
	 * Changes subscribers.
	 *
	 * @param list<int>                       $ids Which.
	 * @param 'resend'|'unsubscribe'|'delete' $do  What to do.
	 * @return int How many were changed.
	 */
	public static function change( array $ids, string $do ): int {
		if ( 'delete' === $do ) {
			return Subscribers::delete( $ids );
		}
		$done = 0;
		foreach ( ( new Search( ids: $ids ) )->page( 1, self::MOST ) as $row ) {
			$done += 'resend' === $do ? self::resend( $row ) : self::unsubscribe( $row );
		}
		return $done;
	}

	/**
	 * Sends the confirmation again, or retries what has failed.
	 *
	 * @param Subscriber $row To whom.
	 */
	private static function resend( Subscriber $row ): int {
		if ( '' === $row->task && Subscriber::PENDING === $row->status ) {
			$change = array(
				'task'    => 'confirm',
				'due'     => Clock::now(),
				'tries'   => 0,
				'changed' => Clock::day(),
			);
			Jobs::expect();
			Subscribers::update( $row->id, $change );
			$row = Subscribers::get( $row->id ) ?? $row;
		}
		if ( '' === $row->task ) {
			return 0;
		}
		Jobs::retry( $row );
		return 1;
	}

	/**
	 * Unsubscribes a person, as if they had used the link in an email.
	 *
	 * @param Subscriber $row Whom.
	 */
	private static function unsubscribe( Subscriber $row ): int {
		if ( Subscriber::UNSUBSCRIBED === $row->status ) {
			return 0;
		}
		Links::follow( 'leave', $row );
		return 1;
	}
}
