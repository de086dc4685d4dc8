<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http\Stubs;

use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Votes;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;


/**
 * A stub action that counts votes.
 *
 * Writes like a like button: one form votes, one form only reads.
 */
final class Vote extends Action {
	public const NAME  = 'test_vote';
	public const REPLY = 'the number of votes';

	public function args(): array {
		return array(
			'vote_id' => Args::post( optional: true, prefix: 'vote-' ),
			'post_id' => Args::post( optional: true ),
			'postfix' => Args::text( 0, 10, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: 0, per_day: 3 )->body( 1000 )->reads( array( 'post_id' ), Policy::public_read() );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$post = $args['vote_id'] ?: $args['post_id'];
		if ( $args['vote_id'] > 0 ) {
			Votes::cast( 'test', $post, $visitor );
		}
		return Response::html( Counters::get( 'test', $post ) . $args['postfix'] );
	}
}
