<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http\Stubs;

use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;


/**
 * A stub action that throws.
 *
 * Its message must not reach visitors.
 */
final class Breaks extends Action {
	public const NAME  = 'test_breaks';
	public const REPLY = 'nothing';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::public_read();
	}

	public function run( array $args, Visitor $visitor ): Response {
		throw new \RuntimeException( 'the password is swordfish' );
	}
}
