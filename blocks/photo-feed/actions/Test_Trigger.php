<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Answers, so that a feed in test mode learns whether calls get through (S2 §7). */
final class Test_Trigger extends Action {
	public const NAME  = 'sbi_on_ajax_test_trigger';
	public const REPLY = 'JSON `{ success: true }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::public_read( per_minute: 30 );
	}

	/**
	 * Answers.
	 *
	 * @param array<string, mixed> $args None.
	 * @param Visitor              $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( array( 'success' => true ) );
	}
}
