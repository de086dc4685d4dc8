<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Admin\Forms\Entry_Filter;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Marks, deletes or resends entries. */
final class Change_Entries implements Endpoint {
	public const ROUTE  = '/entries/change';
	public const METHOD = 'POST';
	public const REPLY  = 'the remaining entries';

	public function args(): array {
		return array(
			'ids' => Args::ids( 500, true ),
			'do'  => Args::choice( array( 'new', 'read', 'spam', 'trash', 'delete', 'resend' ) ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$ids = $args['ids'];
		self::change( $ids, $args['do'] );
		$left = array_filter( array_map( array( Entries::class, 'get' ), $ids ) );
		return Response::json( array_values( array_map( array( Entry_Filter::class, 'describe' ), $left ) ) );
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
		} else {
			$freed = in_array( $do, array( 'new', 'read' ), true ) ? array_filter( $ids, array( self::class, 'is_unsent_spam' ) ) : array();
			Entries::mark( $ids, $do );
			array_map( array( Mail_Queue::class, 'resend' ), $freed );
		}
	}

	/**
	 * Whether an entry was taken for spam, so that no email was sent.
	 *
	 * @param int $id Its number.
	 */
	private static function is_unsent_spam( int $id ): bool {
		$entry = Entries::get( $id );
		return 'spam' === ( $entry['state'] ?? '' ) && 'none' === $entry['mail'];
	}
}
