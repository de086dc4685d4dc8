<?php
/**
 * More of a grid.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

use Frontage\Actions\Action;
use Frontage\Actions\Args;
use Frontage\Actions\Policy;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;
use Frontage\Query\Description;
use Frontage\Query\Listing;
use Frontage\Render\Html;

defined( 'ABSPATH' ) || exit;

/** The posts that follow those a visitor has (S2 §7): from a list that this site signed, and within bounds again. */
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
	public function run( array $args, Visitor $visitor ): Reply {
		Html::load();
		$settings = $args['querySettings'];
		$grid     = new Grid( is_array( $settings['grid'] ?? null ) ? $settings['grid'] : array() );
		$found    = Listing::of( Description::of( $settings['query'] ?? null )->from( $args['loadedItem'] ) );
		return Reply::html( $grid->items( $found ) );
	}
}
