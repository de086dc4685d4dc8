<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses a variant on the server, for pages that ask for it (S1 §7). Ours choose in the browser.
 *
 * A visitor whose browser has the cookie of the test keeps the variant. Tests that visitors cannot see do not exist.
 */
final class Get_Split_Subject extends Action {
	public const NAME  = 'et_pb_ab_get_subject_id';
	public const REPLY = '`{ id, content }`';

	private const PER_MINUTE = 60;

	public function args(): array {
		return array( 'et_pb_ab_test_id' => Args::text( 1, 36 ) );
	}

	public function policy(): Policy {
		return Policy::public_read( per_minute: self::PER_MINUTE )->body( 2048 );
	}

	/**
	 * Returns a variant.
	 *
	 * @param array<string, mixed> $args The test's ID.
	 * @param Visitor $visitor Visitor; not stored.
	 * @throws Action_Exception If there is no such test, or the visitor may not see it.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$chosen = Chosen_Variant::of( $args['et_pb_ab_test_id'] ) ?? throw Action_Exception::missing_post();
		return Response::json( $chosen );
	}
}
