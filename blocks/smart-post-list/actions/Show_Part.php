<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List;

use Frontage\Domain\Query\Cursor;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Signed_List;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Loads another part of the list.
 *
 * Returns the posts from an offset, of all terms or a signed one; bounds are checked again (S2 §7).
 */
final class Show_Part extends Action {
	public const NAME  = 'ha_smart_post_list_action';
	public const REPLY = 'HTML of the posts; empty if there are none';

	/** Maximum offset. */
	private const FARTHEST = 10000;

	/** Returns the arguments. */
	public function args(): array {
		return array(
			'querySettings' => Args::signed( Part::KIND ),
			'offset'        => Args::int( 0, self::FARTHEST, 0 ),
			'after'         => Args::text( 0, Cursor::MOST, '' ),
			'termId'        => Args::int( 0, PHP_INT_MAX, 0 ),
		);
	}

	/** Allows everyone, since posts are published. */
	public function policy(): Policy {
		return Policy::public_read( kept_seconds: 600 );
	}

	/**
	 * Renders the posts.
	 *
	 * @param array<string, mixed> $args Signed settings, the offset, the cursor behind earlier posts, and the term ID, 0 for all.
	 * @param Visitor $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$settings = $args['querySettings'];
		$part     = new Part( Signed_List::look( $settings ) );
		$list     = Signed_List::of( $settings, $part->look->data['taxonomy'], $args['termId'] );
		return Response::html( (string) $part->html( Listing::of( $list->from( $args['offset'] )->after( $args['after'] ) ) ) );
	}
}
