<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Admin\Forms\Entry_View;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Entry_Events;
use Frontage\Domain\Forms\Entry_Jobs;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Marks, deletes or resends entries, or retries what other services did not accept. */
final class Change_Entries implements Endpoint {
	public const ROUTE  = '/entries/change';
	public const METHOD = 'POST';
	public const REPLY  = 'the remaining entries';

	public function args(): array {
		return array(
			'ids' => Args::ids( 500, true ),
			'do'  => Args::choice( array( 'new', 'read', 'spam', 'trash', 'delete', 'resend', 'retry' ) ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$ids = $args['ids'];
		self::change( $ids, $args['do'] );
		return Response::json( Entry_View::all( array_filter( array_map( array( Entries::class, 'get' ), $ids ) ) ) );
	}

	/**
	 * Does one thing to all of them.
	 *
	 * @param list<int> $ids The entries.
	 * @param string    $do  What to do.
	 */
	private static function change( array $ids, string $do ): void {
		if ( 'delete' === $do ) {
			Entries::delete( $ids );
		} elseif ( 'resend' === $do ) {
			array_map( array( Mail_Queue::class, 'resend' ), $ids );
		} elseif ( 'retry' === $do ) {
			array_map( array( Entry_Jobs::class, 'release' ), $ids );
		} else {
			$before = array_filter( array_map( array( Entries::class, 'get' ), $ids ) );
			Entries::mark( $ids, $do );
			foreach ( $before as $entry ) {
				self::record( $entry['id'], $entry['state'], $do );
				$is_freed = in_array( $do, array( 'new', 'read' ), true ) && 'spam' === $entry['state'];
				$is_freed && 'none' === $entry['mail'] && Mail_Queue::resend( $entry['id'] );
				$is_freed && Entry_Jobs::release( $entry['id'] );
			}
		}
	}

	/**
	 * Records where an entry was moved; reading it moves it nowhere.
	 *
	 * @param int    $id   Its number.
	 * @param string $from State before.
	 * @param string $to   State after.
	 */
	private static function record( int $id, string $from, string $to ): void {
		$places = array(
			'new'  => 'inbox',
			'read' => 'inbox',
		);
		$place  = $places[ $to ] ?? $to;
		if ( ( $places[ $from ] ?? $from ) !== $place ) {
			Entry_Events::add( $id, $place, '', get_current_user_id() );
		}
	}
}
