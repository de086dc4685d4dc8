<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Scalar_Input;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * One filter: its tags, its items, and how they are sorted.
 *
 * The wrapper has no class of its own: `frontage-filter` is the row of categories that lists have.
 *
 * @phpstan-import-type Item from Items
 */
final class Filter {
	/** Milliseconds in which items move to their new places (S2 §9). */
	public const DURATION = 250;

	private const WIDTH = 240;

	/** ID of the widget, unique in the page. */
	private readonly string $id;

	/**
	 * Sets the properties.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Items $items At least one item.
	 */
	public function __construct(
		private readonly array $attributes,
		private readonly Items $items
	) {
		// Of the tags, so that links to a choice survive changes of the style.
		$this->id = Ids::for(
			'filter',
			array(
				'anchor' => $attributes['anchor'] ?? '',
				'tags'   => array_column( $items->tags, 'slug' ),
			)
		);
	}

	/** Renders the block. */
	public function html(): Html {
		$mode  = $this->attributes['mode'];
		$width = Scalar_Input::whole( $this->attributes['minWidth'], 80, 1200 ) ?? self::WIDTH;
		$empty = Kses::text( $this->attributes['emptyText'] );
		return Wrapper::html(
			array( 'id' => $this->id ),
			Island::html(
				'filter',
				array(
					'id'       => $this->id,
					'duration' => Scalar_Input::whole( $this->attributes['duration'], 0, 2000 ) ?? self::DURATION,
				),
				el(
					'div',
					array(
						'class' => "frontage-filter__frame is-$mode",
						'style' => array( '--frontage-filter-width' => "{$width}px" ),
					),
					( new Bar( $this->id, $this->attributes, $this->items ) )->html(),
					el(
						'ul',
						array(
							'class' => 'frontage-filter__items',
							// Safari drops list semantics of lists without bullets.
							'role'  => 'list',
						),
						array_map( $this->item( ... ), $this->items->all )
					),
					el(
						'p',
						array(
							'class'  => 'frontage-filter__empty',
							'hidden' => true,
						),
						'' === $empty ? __( 'No items match your selection.', 'frontage' ) : $empty
					),
					Status::html()
				),
				'interaction hash',
				common: Island::common( 'filter.words', self::words( ... ) )
			)
		);
	}

	/**
	 * Renders one item.
	 *
	 * @param Item $item
	 */
	private function item( array $item ): Html {
		$html = Inner_Blocks::render( $item['block'] );
		$by   = $this->attributes['sortBy'];
		return el(
			'li',
			array(
				'class'      => rtrim( 'frontage-filter__item ' . Visibility::classes( $item['block']->parsed_block['attrs'] ) ),
				'data-tags'  => implode( ' ', $item['tags'] ),
				'data-value' => 'none' === $by ? null : Order::value( $by, $item['value'], $html ),
			),
			Html::raw( $html )
		);
	}

	/**
	 * Returns the script's words.
	 *
	 * @return non-empty-array<string, string>
	 */
	private static function words(): array {
		return array(
			/* translators: 1: number of items shown, 2: number of all items. */
			'status' => __( '%1$s of %2$s shown', 'frontage' ),
		);
	}
}
