<?php
declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Domain\Overlay\Counts;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Returns to authors how often an overlay was opened and converted, for the editor sidebar. */
final class Overlay_Counts extends Action {
	public const NAME  = 'frontage_overlay_counts';
	public const REPLY = 'JSON `{ open, done }`';

	public function args(): array {
		return array( 'id' => Args::text( 1, 200 ) );
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts' );
	}

	/**
	 * Returns the counts.
	 *
	 * @param array<string, mixed> $args Overlay ID.
	 * @param Visitor $visitor Current user.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Counts::of( $args['id'] ) );
	}
}
