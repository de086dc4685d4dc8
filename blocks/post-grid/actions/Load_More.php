<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

use Frontage\Domain\Query\Cursor;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Loads more posts of a grid.
 *
 * Returns the posts after those already shown (S2 §7), for a signed query whose bounds are checked again.
 */
final class Load_More extends Action {
	public const NAME  = 'hapro_post_grid_action';
	public const REPLY = 'HTML of the next items; empty when all are loaded';

	/** Maximum offset. */
	private const FARTHEST = 10000;

	/** Returns the arguments. */
	public function args(): array {
		return array(
			'querySettings' => Args::signed( Grid::KIND ),
			'loadedItem'    => Args::int( 0, self::FARTHEST ),
			'after'         => Args::text( 0, Cursor::MOST, '' ),
		);
	}

	/** Allows everyone, since posts are published. */
	public function policy(): Policy {
		return Policy::public_read( kept_seconds: 600 );
	}

	/**
	 * Renders the items.
	 *
	 * @param array<string, mixed> $args Signed settings, the number of items shown, and the cursor behind them.
	 * @param Visitor $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$settings = $args['querySettings'];
		$grid     = new Grid( is_array( $settings['grid'] ?? null ) ? $settings['grid'] : array() );
		$found    = Listing::of( Query_Spec::of( $settings['query'] ?? null )->from( $args['loadedItem'] )->after( $args['after'] ) );
		return Response::html( $grid->items( $found ) );
	}
}
