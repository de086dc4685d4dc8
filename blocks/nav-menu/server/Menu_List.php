<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Bare_Block;
use Frontage\Domain\Headings\Linked_Places;
use Frontage\Domain\Headings\Placement;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The list of a menu, with a disclosure button for each sub-menu.
 *
 * Sub-menus are popovers that only the script opens: in a row they are in the top layer, so that nothing
 * covers them, and in a narrow menu they are in their place.
 */
final class Menu_List {
	/** Below this number of items a mega menu has a class of its own (S1 §4). */
	private const FEW = 4;

	/** Classes by which authors of classic menus ask for columns. */
	private const MEGA_CLASSES = array( 'mega-menu', 'frontage-mega-menu' );

	/** Number of sub-menus so far. */
	private int $count = 0;

	/**
	 * Sets what does not change from item to item.
	 *
	 * @param string $id ID of the block.
	 * @param array<string, int> $panels Patterns by the target of an item at the top; 0 for columns.
	 * @param bool $has_descriptions Whether descriptions are shown.
	 * @param bool $is_edited Whether the editor asks, which offers the items for their panels.
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $panels,
		private readonly bool $has_descriptions,
		private readonly bool $is_edited
	) {}

	/**
	 * Returns the list.
	 *
	 * @param list<Menu_Item> $items At least one.
	 */
	public function html( array $items ): Html {
		return self::ul( 'list', array_map( fn ( Menu_Item $item ): Html => $this->top( $item ), $items ) );
	}

	/** Returns an item at the top. */
	private function top( Menu_Item $item ): Html {
		$pattern = $this->panels[ $item->target ] ?? ( array_intersect( self::MEGA_CLASSES, $item->classes ) ? 0 : null );
		if ( null !== $pattern && $pattern > 0 ) {
			$blocks = self::pattern( $pattern );
			return '' === $blocks->html
				? $this->item( $item )
				: $this->with( $item, el( 'div', array( 'class' => 'frontage-nav-menu__blocks' ), $blocks ), 'is-mega' );
		}
		if ( null === $pattern || array() === $item->children ) {
			return $this->item( $item );
		}
		$columns = array_map( fn ( Menu_Item $child ): Html => $this->column( $child ), $item->children );
		$class   = 'is-mega' . ( count( $columns ) < self::FEW ? ' has-few-items' : '' );
		return $this->with( $item, self::ul( 'columns', $columns ), $class );
	}

	/** Returns an item with its sub-menu, if it has one. */
	private function item( Menu_Item $item ): Html {
		return array() === $item->children
			? $this->li( $item, '', $item->block ?? $this->link( $item ) )
			: $this->with( $item, self::ul( 'sub', array_map( fn ( Menu_Item $child ): Html => $this->item( $child ), $item->children ) ) );
	}

	/** Returns an item of a mega menu, with its own items under it. */
	private function column( Menu_Item $item ): Html {
		$list = array() === $item->children
			? null
			: self::ul( 'sub', array_map( fn ( Menu_Item $child ): Html => $this->column( $child ), $item->children ) );
		return $this->li( $item, '', $item->block ?? $this->link( $item ), $list );
	}

	/**
	 * Returns an item with a sub-menu.
	 *
	 * @param Html $content Content of the sub-menu.
	 * @param string $class Additional classes.
	 */
	private function with( Menu_Item $item, Html $content, string $class = '' ): Html {
		$id     = "$this->id-" . ++$this->count;
		$button = array(
			'class'         => 'frontage-nav-menu__button',
			'type'          => 'button',
			'aria-expanded' => 'false',
			'aria-controls' => $id,
		);
		$sub    = array(
			'class'   => 'frontage-nav-menu__panel',
			'id'      => $id,
			'popover' => 'manual',
			'style'   => array( 'position-anchor' => "--$id" ),
		);
		/* translators: %s: name of an item in a menu. */
		$label = sprintf( __( '%s submenu', 'frontage' ), $item->name() );
		$head  = '' === $item->url
			? el( 'button', array( 'class' => 'frontage-nav-menu__button frontage-nav-menu__link' ) + $button, $this->words( $item ) )
			: array( $this->link( $item ), el( 'button', $button + array( 'aria-label' => $label ) ) );
		return $this->li( $item, trim( "has-sub $class" ), $head, el( 'div', $sub, $content ), array( 'anchor-name' => "--$id" ) );
	}

	/**
	 * Returns the element of an item.
	 *
	 * @param string $class Additional classes.
	 * @param Html|list<Html> $head Its link.
	 * @param Html|null $sub Its sub-menu.
	 * @param array<string, string> $style Declarations.
	 */
	private function li( Menu_Item $item, string $class, Html|array $head, ?Html $sub = null, array $style = array() ): Html {
		$names = array( 'frontage-nav-menu__item', $class, $item->is_ancestor ? 'is-ancestor' : '', ...$item->classes );
		return el(
			'li',
			array(
				'class'       => implode( ' ', array_filter( $names ) ),
				'style'       => $style,
				'data-target' => $this->is_edited && null === $item->block ? $item->target : null,
				...$this->to( $item ),
			),
			$head,
			$sub
		);
	}

	/**
	 * Returns the attribute of an item without a sub-menu that leads to a place in the page, which may be hidden on some screens.
	 *
	 * @return array<string, string>
	 */
	private function to( Menu_Item $item ): array {
		if ( $this->is_edited || '' === $item->place || array() !== $item->children ) {
			return array();
		}
		Placement::defer();
		return array( Linked_Places::ATTRIBUTE => $item->place );
	}

	/** Returns the link of an item, or its words if it leads nowhere. */
	private function link( Menu_Item $item ): Html {
		$link = array(
			'class'        => 'frontage-nav-menu__link',
			'href'         => '' === $item->url ? null : $item->url,
			'aria-current' => $item->is_current ? 'page' : null,
		);
		return el( '' === $item->url ? 'span' : 'a', $link + ( '' === $item->url ? array() : $item->extra ), $this->words( $item ) );
	}

	/**
	 * Returns the words of an item.
	 *
	 * @return list<Html>
	 */
	private function words( Menu_Item $item ): array {
		$label = el( 'span', array( 'class' => 'frontage-nav-menu__label' ), Html::raw( $item->label ) );
		return $this->has_descriptions && '' !== $item->description
			? array( $label, el( 'span', array( 'class' => 'frontage-nav-menu__description' ), $item->description ) )
			: array( $label );
	}

	/**
	 * Returns a list; Safari drops the semantics of lists without bullets.
	 *
	 * @param string $name Element of the class name.
	 * @param list<Html> $items Its items.
	 */
	private static function ul( string $name, array $items ): Html {
		return el(
			'ul',
			array(
				'class' => "frontage-nav-menu__$name",
				'role'  => 'list',
			),
			$items
		);
	}

	/**
	 * Returns the blocks of a pattern; WordPress prints published ones only.
	 *
	 * @param int $id Post of type `wp_block`.
	 */
	private static function pattern( int $id ): Html {
		return Html::raw( trim( render_block( Bare_Block::of( 'core/block', array( 'ref' => $id ) ) ) ) );
	}
}
