<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http\Stubs;

use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;


/**
 * A stub action that returns a block.
 *
 * Returns Tabs.
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

	public function run( array $args, Visitor $visitor ): Response {
		return Response::html(
			do_blocks( '<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} /--><!-- /wp:frontage/tabs -->' )
		);
	}
}
