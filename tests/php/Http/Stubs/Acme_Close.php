<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http\Stubs;

use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

/** An action of another plugin: who runs the shop closes it. */
final class Acme_Close extends Action {
	public const NAME = 'forms';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::member_write( 'manage_options', per_minute: 1 );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::html( 'closed' );
	}
}
