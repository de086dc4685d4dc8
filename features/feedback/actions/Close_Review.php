<?php
declare( strict_types=1 );

namespace Frontage\Features\Feedback;

use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Closes the review box permanently for the current user. */
final class Close_Review extends Action {
	public const NAME  = 'frontage_close_review';
	public const REPLY = 'nothing';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::member_write( 'manage_options' );
	}

	/**
	 * Closes the box.
	 *
	 * @param array<string, mixed> $args None.
	 * @param Visitor $visitor The user who closes the box.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		Reviews::close();
		return Response::json( array( 'success' => true ) );
	}
}
