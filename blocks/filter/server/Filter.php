<?php
/**
 * @package Frontage
 */

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
 * @phpstan-import-type Tag from Items
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
		$mode = $this->mode();
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
						'style' => array(
							'--frontage-filter-width' => ( Scalar_Input::whole( $this->attributes['minWidth'], 80, 1200 ) ?? self::WIDTH ) . 'px',
						),
					),
					$this->bar(),
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
						$this->text( 'emptyText', __( 'No items match your selection.', 'frontage' ) )
					),
					Status::html()
				),
				'interaction hash',
				common: Island::common( 'filter.words', self::words( ... ) )
			)
		);
	}

	/** Renders what visitors choose with; nothing if there is nothing to choose. */
	private function bar(): ?Html {
		$parts = array_filter( array( $this->choice(), $this->order() ) );
		return array() === $parts ? null : el( 'div', array( 'class' => 'frontage-filter__bar' ), ...array_values( $parts ) );
	}

	/** Renders the tags. */
	private function choice(): ?Html {
		if ( array() === $this->items->tags ) {
			return null;
		}
		$initial = array_search( $this->text( 'initial' ), array_column( $this->items->tags, 'name' ), true );
		$options = array( $this->all( false === $initial ) );
		foreach ( $this->items->tags as $index => $tag ) {
			$options[] = $this->option( $tag['slug'], $tag['name'], $tag['count'], $index === $initial, $index + 1 );
		}
		return el(
			'fieldset',
			array( 'class' => 'frontage-filter__choice' ),
			el( 'legend', array( 'class' => 'frontage-filter__legend' ), $this->text( 'label', __( 'Filter', 'frontage' ) ) ),
			$options
		);
	}

	/**
	 * Renders what shows all items: one of the radio buttons, or a button that clears the checkboxes.
	 *
	 * @param bool $is_chosen Whether all items are shown at first.
	 */
	private function all( bool $is_chosen ): Html {
		$name = $this->text( 'allLabel', __( 'All', 'frontage' ) );
		if ( 'single' === $this->mode() ) {
			return $this->option( 'all', $name, count( $this->items->all ), $is_chosen );
		}
		return el(
			'button',
			array(
				'type'         => 'button',
				'class'        => 'frontage-filter__all',
				'aria-pressed' => $is_chosen ? 'true' : 'false',
			),
			$name,
			$this->count( count( $this->items->all ) )
		);
	}

	/**
	 * Renders one option.
	 *
	 * @param string $slug Slug of the tag.
	 * @param string $name Visible name.
	 * @param int $count Number of items.
	 * @param bool $is_chosen Whether it is selected at first.
	 * @param int|null $number Number of the tag, from 1; null for all items.
	 */
	private function option( string $slug, string $name, int $count, bool $is_chosen, ?int $number = null ): Html {
		return el(
			'label',
			array( 'class' => 'frontage-filter__option' ),
			el(
				'input',
				array(
					'type'         => 'single' === $this->mode() ? 'radio' : 'checkbox',
					'name'         => $this->id,
					'value'        => $slug,
					'data-tag'     => $number,
					'checked'      => $is_chosen,
					// Belongs to no form around it: nothing of it is sent.
					'form'         => "$this->id-none",
					// After Back, the URL decides what is shown, not the browser's form restoration.
					'autocomplete' => 'off',
				)
			),
			el( 'span', array( 'class' => 'frontage-filter__name' ), $name ),
			$this->count( $count )
		);
	}

	/**
	 * Renders how many items there are, if wanted.
	 *
	 * @param int $count Number of items.
	 */
	private function count( int $count ): ?Html {
		return true === $this->attributes['hasCounts']
			? el( 'span', array( 'class' => 'frontage-filter__count' ), number_format_i18n( $count ) )
			: null;
	}

	/** Renders the field to sort by. */
	private function order(): ?Html {
		$sort_by = $this->sort_by();
		if ( 'none' === $sort_by ) {
			return null;
		}
		$options = array( el( 'option', array( 'value' => '' ), __( 'Default order', 'frontage' ) ) );
		foreach ( Order::names( $sort_by, $this->text( 'sortLabel' ) ) as $value => $name ) {
			$options[] = el( 'option', array( 'value' => $value ), $name );
		}
		return el(
			'label',
			array( 'class' => 'frontage-filter__order' ),
			el( 'span', array(), __( 'Sort by', 'frontage' ) ),
			el(
				'select',
				array(
					'class'        => 'frontage-filter__select',
					'form'         => "$this->id-none",
					'autocomplete' => 'off',
				),
				$options
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
		$by   = $this->sort_by();
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

	private function mode(): string {
		return Scalar_Input::choice( $this->attributes['mode'], array( 'single', 'any', 'all' ) ) ?? 'single';
	}

	private function sort_by(): string {
		return Scalar_Input::choice( $this->attributes['sortBy'], array( 'text', 'number', 'date' ) ) ?? 'none';
	}

	/**
	 * Returns a text of the author's.
	 *
	 * @param string $name Attribute name.
	 * @param string $fallback Text if there is none.
	 */
	private function text( string $name, string $fallback = '' ): string {
		$text = Kses::text( $this->attributes[ $name ] ?? '' );
		return '' === $text ? $fallback : $text;
	}

	/**
	 * Returns the script's words.
	 *
	 * @return array<string, string>
	 */
	private static function words(): array {
		return array(
			/* translators: 1: number of items shown, 2: number of all items. */
			'status' => __( '%1$s of %2$s shown', 'frontage' ),
		);
	}
}
