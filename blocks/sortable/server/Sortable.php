<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Sortable;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Manifest;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * One sortable list.
 *
 * @phpstan-import-type Item from Items
 */
final class Sortable {
	/** ID of the widget, unique in the page. */
	private readonly string $id;

	/**
	 * Sets the properties.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param non-empty-list<Item> $items
	 */
	public function __construct(
		private readonly array $attributes,
		private readonly array $items
	) {
		$this->id = Ids::for(
			'sortable',
			array(
				'anchor' => $attributes['anchor'] ?? '',
				'items'  => array_column( $items, 'name' ),
			)
		);
	}

	/** Renders the block. */
	public function html(): Html {
		$is_numbered = true === $this->attributes['isNumbered'];
		return Wrapper::html(
			array(
				'id'    => $this->id,
				'class' => 'frontage-sortable' . ( $is_numbered ? ' is-numbered' : '' ),
			),
			Island::html(
				'sortable',
				array( 'key' => $this->key() ),
				Html::raw(
					el(
						$is_numbered ? 'ol' : 'ul',
						array(
							'class'      => 'frontage-sortable__list',
							// Safari drops list semantics of lists without bullets.
							'role'       => 'list',
							'aria-label' => $this->text( 'label', __( 'Sortable list', 'frontage' ) ),
						),
						array_map( $this->item( ... ), $this->items, array_keys( $this->items ) )
					)
					. el(
						'button',
						array(
							'type'   => 'button',
							'class'  => 'frontage-sortable__reset',
							'hidden' => true,
						),
						$this->text( 'resetLabel', __( 'Reset order', 'frontage' ) )
					)
					. el(
						'p',
						array(
							'id'     => "$this->id-help",
							'hidden' => true,
						),
						__( 'Press Enter to pick up, the arrow keys to move, Enter to drop, and Escape to cancel.', 'frontage' )
					)
					. Status::html()
				),
				common: Island::common( 'sortable.words', self::words( ... ) )
			)
		);
	}

	/**
	 * Renders one item.
	 *
	 * @param Item $item
	 * @param int $place Position in the author's order, from 0.
	 */
	private function item( array $item, int $place ): Html {
		/* translators: %s: beginning of an item's text. */
		$move = sprintf( __( 'Move: %s', 'frontage' ), $item['title'] );
		/* translators: %s: beginning of an item's text. */
		$up = sprintf( __( 'Move up: %s', 'frontage' ), $item['title'] );
		/* translators: %s: beginning of an item's text. */
		$down = sprintf( __( 'Move down: %s', 'frontage' ), $item['title'] );
		return el(
			'li',
			array(
				'class'      => rtrim( "frontage-sortable__item {$item['class']}" ),
				'data-item'  => $item['name'],
				'data-place' => $place,
			),
			el(
				'button',
				array(
					'type'             => 'button',
					'class'            => 'frontage-sortable__handle',
					'aria-label'       => $move,
					'aria-pressed'     => 'false',
					'aria-describedby' => "$this->id-help",
				)
			),
			el( 'div', array( 'class' => 'frontage-sortable__content' ), Html::raw( $item['html'] ) ),
			true === $this->attributes['hasButtons']
				? el( 'div', array( 'class' => 'frontage-sortable__moves' ), self::button( 'up', $up ), self::button( 'down', $down ) )
				: null
		);
	}

	/**
	 * Renders a button that moves an item.
	 *
	 * @param string $way `up` or `down`.
	 * @param string $label Accessible name.
	 */
	private static function button( string $way, string $label ): Html {
		return el(
			'button',
			array(
				'type'       => 'button',
				'class'      => "frontage-sortable__move is-$way",
				'aria-label' => $label,
			)
		);
	}

	/** Returns the key under which browsers remember the order; empty if they do not. */
	private function key(): string {
		if ( true !== $this->attributes['isRemembered'] ) {
			return '';
		}
		Known_Order::note();
		$list = Items::key( $this->attributes['list'] ?? '' );
		return Known_Order::PREFIX . ( '' === $list ? $this->id : $list );
	}

	/**
	 * Returns a text of the author's.
	 *
	 * @param string $name Attribute name.
	 * @param string $fallback Text if there is none.
	 */
	private function text( string $name, string $fallback ): string {
		$text = Kses::text( $this->attributes[ $name ] ?? '' );
		return '' === $text ? $fallback : $text;
	}

	/**
	 * Returns what the script needs of every list.
	 *
	 * @return non-empty-array<string, string>
	 */
	private static function words(): array {
		$drag = Manifest::module( 'sortable' )['parts']['drag'] ?? null;
		return array(
			'drag'     => null === $drag ? '' : Assets::address( $drag ),
			/* translators: 1: position of an item, 2: number of items. */
			'grabbed'  => __( 'Picked up. Position %1$s of %2$s.', 'frontage' ),
			/* translators: 1: position of an item, 2: number of items. */
			'moved'    => __( 'Moved to position %1$s of %2$s.', 'frontage' ),
			/* translators: 1: position of an item, 2: number of items. */
			'dropped'  => __( 'Dropped at position %1$s of %2$s.', 'frontage' ),
			/* translators: 1: position of an item, 2: number of items. */
			'canceled' => __( 'Canceled. Back at position %1$s of %2$s.', 'frontage' ),
			'reset'    => __( 'The list has its first order again.', 'frontage' ),
		);
	}
}
