<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Tab;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;


defined( 'ABSPATH' ) || exit;

/**
 * The posts of another tab.
 *
 * The posts of one of the terms that this site signed, within bounds again (S2 §7).
 */
final class Show_Tab extends Action {
	public const NAME  = 'ha_post_tab_action';
	public const REPLY = 'HTML of the tab’s posts';

	/** Terms that a signed value may name. */
	private const MOST_TERMS = 20;

	/** What it reads. */
	public function args(): array {
		return array(
			'post_tab_query' => Args::signed( Panel::KIND ),
			'term_id'        => Args::int( 0, PHP_INT_MAX, 0 ),
		);
	}

	/** Everybody may read what is published. */
	public function policy(): Policy {
		return Policy::public_read();
	}

	/**
	 * Prints the posts.
	 *
	 * @param array<string, mixed> $args    The signed settings and the term, 0 for all.
	 * @param Visitor              $visitor Not asked.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$settings = $args['post_tab_query'];
		$panel    = new Panel( is_array( $settings['look'] ?? null ) ? $settings['look'] : array() );
		$list     = Query_Spec::of( $settings['query'] ?? null );
		if ( 0 !== $args['term_id'] ) {
			if ( ! in_array( $args['term_id'], Sanitizer::ids( $settings['terms'] ?? null, self::MOST_TERMS ), true ) ) {
				throw Action_Exception::missing_post(); // Not offered is like not there.
			}
			$list = $list->within( (string) ( $settings['taxonomy'] ?? '' ), $args['term_id'] );
		}
		return Response::html( $panel->html( Listing::of( $list ) ) );
	}
}
