<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List;

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
 * Another part of the list.
 *
 * The posts from a place on, of all topics or one that this site signed, within bounds again (S2 §7).
 */
final class Show_Part extends Action {
	public const NAME  = 'ha_smart_post_list_action';
	public const REPLY = 'HTML of the posts, nothing when there are none';

	/** Farthest place that may be asked for. */
	private const FARTHEST = 10000;

	/** Terms that a signed value may name. */
	private const MOST_TERMS = 20;

	/** What it reads. */
	public function args(): array {
		return array(
			'querySettings' => Args::signed( Part::KIND ),
			'offset'        => Args::int( 0, self::FARTHEST, 0 ),
			'termId'        => Args::int( 0, PHP_INT_MAX, 0 ),
		);
	}

	/** Everybody may read what is published. */
	public function policy(): Policy {
		return Policy::public_read();
	}

	/**
	 * Prints the posts.
	 *
	 * @param array<string, mixed> $args    The signed settings, the place and the topic, 0 for all.
	 * @param Visitor              $visitor Not asked.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$settings = $args['querySettings'];
		$part     = new Part( is_array( $settings['look'] ?? null ) ? $settings['look'] : array() );
		$list     = Query_Spec::of( $settings['query'] ?? null );
		if ( 0 !== $args['termId'] ) {
			if ( ! in_array( $args['termId'], Sanitizer::ids( $settings['terms'] ?? null, self::MOST_TERMS ), true ) ) {
				throw Action_Exception::missing_post(); // Not offered is like not there.
			}
			$list = $list->within( $part->look->data['taxonomy'], $args['termId'] );
		}
		return Response::html( (string) $part->html( Listing::of( $list->from( $args['offset'] ) ) ) );
	}
}
