<?php
/**
 * An action for users who may edit, for tests.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Actions\Stubs;

use Frontage\Actions\Action;
use Frontage\Actions\Policy;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;

/**
 * Answers with the user's number.
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

	public function run( array $args, Visitor $visitor ): Reply {
		return Reply::text( (string) $visitor->user_id );
	}
}
