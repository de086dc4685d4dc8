<?php
/**
 * An action that counts votes, for tests.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Actions\Stubs;

use Frontage\Actions\Action;
use Frontage\Actions\Args;
use Frontage\Actions\Policy;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;
use Frontage\Store\Counters;
use Frontage\Store\Votes;

/**
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

	public function run( array $args, Visitor $visitor ): Reply {
		$post = $args['vote_id'] ?: $args['post_id'];
		if ( $args['vote_id'] > 0 ) {
			Votes::cast( 'test', $post, $visitor );
		}
		return Reply::html( Counters::get( 'test', $post ) . $args['postfix'] );
	}
}
