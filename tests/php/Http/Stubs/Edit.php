<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http\Stubs;

use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;


/**
 * A stub action for users who may edit.
 *
 * Returns the user's ID.
 */
final class Edit extends Action {
	public const NAME  = 'test_edit';
	public const REPLY = 'the user';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::text( (string) $visitor->user_id );
	}
}
