<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Tests\Http\Stubs\Vote;

/**
 * Tests the stub vote under load.
 *
 * Verifies the kernel's counting; modules that count extend the same base class.
 */
final class VotesUnderLoadTest extends Votes_Under_Load {
	protected function action(): string {
		return Vote::NAME;
	}

	protected function fields( int $post ): array {
		return array( 'vote_id' => $post );
	}

	protected function kind(): string {
		return 'test';
	}
}
