<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Notes that a feed is on a page (S2 §7): a page from a cache does not run PHP, so this keeps its copy fresh. Where blocks
 * are used is known already, and nothing about the visitor is stored.
 */
final class Locate extends Action {
	public const NAME  = 'sbi_do_locator';
	public const REPLY = 'JSON `{}`';

	public function args(): array {
		return Feed_Request::fields();
	}

	public function policy(): Policy {
		return Policy::public_read( per_minute: 30 );
	}

	/**
	 * Schedules a refresh if the copy is stale.
	 *
	 * @param array<string, mixed> $args Signed settings.
	 * @param Visitor              $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		// Reading it does that, if visitors see it.
		( new Feed_Request( $args['atts'] ) )->items( 0, 0 );
		return Response::json( (object) array() );
	}
}
