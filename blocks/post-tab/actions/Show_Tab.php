<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Tab;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Signed_List;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the posts of another tab.
 *
 * Returns the posts of one of the signed terms; bounds are checked again (S2 §7).
 */
final class Show_Tab extends Action {
	public const NAME  = 'ha_post_tab_action';
	public const REPLY = 'HTML of the tab’s posts';

	/** Returns the arguments. */
	public function args(): array {
		return array(
			'post_tab_query' => Args::signed( Panel::KIND ),
			'term_id'        => Args::int( 0, PHP_INT_MAX, 0 ),
		);
	}

	/** Allows everyone, since posts are published. */
	public function policy(): Policy {
		return Policy::public_read( kept_seconds: 600 );
	}

	/**
	 * Renders the posts.
	 *
	 * @param array<string, mixed> $args Signed settings and the term ID, 0 for all.
	 * @param Visitor $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$settings = $args['post_tab_query'];
		$panel    = new Panel( Signed_List::look( $settings ) );
		$list     = Signed_List::of( $settings, (string) ( $settings['taxonomy'] ?? '' ), $args['term_id'] );
		return Response::html( $panel->html( Listing::of( $list ), $args['term_id'] ) );
	}
}
