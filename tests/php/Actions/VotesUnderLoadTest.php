<?php
/**
 * The stub vote under load.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Actions;

/**
 * Proves the kernel's counting; rooms that count extend the same base.
 */
final class VotesUnderLoadTest extends Votes_Under_Load {
	protected function action(): string {
		return Stubs\Vote::NAME;
	}

	protected function fields( int $post ): array {
		return array( 'vote_id' => $post );
	}

	protected function kind(): string {
		return 'test';
	}
}
