<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Closes the advice about live streams for the current user (S0 §7). */
final class Close_Advice extends Action {
	public const NAME  = 'frontage_live_advice_close';
	public const REPLY = 'JSON `{ success }`';

	public function args(): array {
		return array( 'security' => Args::text( 0, 100, '' ) );
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts' );
	}

	/**
	 * Closes it.
	 *
	 * @param array<string, mixed> $args `security` may hold the token.
	 * @param Visitor              $visitor The user who closes it.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		Advice::close();
		return Response::json( array( 'success' => true ) );
	}
}
