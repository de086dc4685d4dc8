<?php
/**
 * An action that answers with a block, for tests.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Actions\Stubs;

use Frontage\Actions\Action;
use Frontage\Actions\Policy;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;

/**
 * Answers with Tabs.
 */
final class Show extends Action {
	public const NAME  = 'test_show';
	public const REPLY = 'the block';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::public_read();
	}

	public function run( array $args, Visitor $visitor ): Reply {
		return Reply::html( do_blocks( '<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} /--><!-- /wp:frontage/tabs -->' ) );
	}
}
