<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;


defined( 'ABSPATH' ) || exit;

/**
 * More of a grid.
 *
 * The posts that follow those a visitor has (S2 §7): from a list that this site signed, and within bounds again.
 */
final class Load_More extends Action {
	public const NAME  = 'hapro_post_grid_action';
	public const REPLY = 'HTML of the next items, nothing when all are loaded';

	/** Farthest place that may be asked for. */
	private const FARTHEST = 10000;

	/** What it reads. */
	public function args(): array {
		return array(
			'querySettings' => Args::signed( Grid::KIND ),
			'loadedItem'    => Args::int( 0, self::FARTHEST ),
		);
	}

	/** Everybody may read what is published. */
	public function policy(): Policy {
		return Policy::public_read();
	}

	/**
	 * Prints the items.
	 *
	 * @param array<string, mixed> $args    The signed settings and how many items there are.
	 * @param Visitor              $visitor Not asked.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$settings = $args['querySettings'];
		$grid     = new Grid( is_array( $settings['grid'] ?? null ) ? $settings['grid'] : array() );
		$found    = Listing::of( Query_Spec::of( $settings['query'] ?? null )->from( $args['loadedItem'] ) );
		return Response::html( $grid->items( $found ) );
	}
}
