<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** What visitors choose with: the tags as radio buttons or checkboxes, and the order. */
final class Bar {
	/**
	 * Sets the properties.
	 *
	 * @param string $id ID of the widget, unique in the page.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Items $items At least one item.
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $attributes,
		private readonly Items $items
	) {}

	/** Renders the row; nothing if there is nothing to choose. */
	public function html(): ?Html {
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
		if ( 'single' === $this->attributes['mode'] ) {
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
					'type'         => 'single' === $this->attributes['mode'] ? 'radio' : 'checkbox',
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
			el( 'span', array(), $name ),
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
		$sort_by = $this->attributes['sortBy'];
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
	 * Returns a text of the author's.
	 *
	 * @param string $name Attribute name.
	 * @param string $fallback Text if there is none.
	 */
	private function text( string $name, string $fallback = '' ): string {
		$text = Kses::text( $this->attributes[ $name ] ?? '' );
		return '' === $text ? $fallback : $text;
	}
}
