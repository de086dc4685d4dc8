<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Overlay\Dialog;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A menu of the site: a row of links with sub-menus, and on small screens a button that opens it. */
final class Nav_Menu {
	private const CLASS_NAME = 'frontage-nav-menu';

	/**
	 * Takes what the author chose.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {}

	/** The whole block; empty if there is no menu, or nothing of it is public. */
	public function html(): Html {
		$ref   = $this->attributes['ref'];
		$items = Menu_Source::items( $this->choice( 'source', array( 'main', 'navigation', 'menu' ) ), is_int( $ref ) ? $ref : 0 );
		if ( array() === $items ) {
			return Html::raw( '' );
		}
		( new Current_Item() )->mark( $items );
		$id       = Ids::for( 'nav-menu', $this->attributes );
		$list     = new Menu_List( $id, $this->panels(), true === $this->attributes['hasDescriptions'], self::is_edited() );
		$collapse = $this->choice( 'collapse', array( 'phone', 'tablet', 'always', 'never' ) );
		$whole    = 'never' === $collapse
			? $list->html( $items )
			: fragment( $this->toggle( $id ), $this->frame( $id, $list->html( $items ) ) );
		$label    = Kses::text( $this->attributes['label'] );
		return Wrapper::tag(
			'nav',
			array(
				'id'         => $id,
				'class'      => $this->classes( $collapse ),
				'aria-label' => Ids::label( '' === $label ? __( 'Menu', 'frontage' ) : $label ),
			),
			Island::html( 'nav-menu', array(), $whole )
		);
	}

	/**
	 * Returns the classes of the block.
	 *
	 * @param string $collapse Where it is behind a button.
	 */
	private function classes( string $collapse ): string {
		return implode(
			' ',
			array(
				self::CLASS_NAME,
				'is-' . $this->choice( 'orientation', array( 'horizontal', 'vertical' ) ),
				'is-at-' . $this->choice( 'justify', array( 'start', 'center', 'end', 'between' ) ),
				"collapses-$collapse",
			)
		);
	}

	/**
	 * Returns the button that opens the menu, which works without script.
	 *
	 * @param string $id ID of the block.
	 */
	private function toggle( string $id ): Html {
		$text = Kses::text( $this->attributes['toggleText'] );
		$text = '' === $text ? __( 'Menu', 'frontage' ) : $text;
		$icon = Html::raw(
			'<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">'
				. '<path d="M4 6.25h16v1.5H4zm0 5h16v1.5H4zm0 5h16v1.5H4z" fill="currentColor"/></svg>'
		);
		$hide = true === $this->attributes['hasToggleText'] ? '' : ' is-hidden';
		return Dialog::opener(
			'nav-menu',
			"$id-menu",
			fragment( $icon, el( 'span', array( 'class' => self::CLASS_NAME . "__text$hide" ), $text ) ),
			'',
			true
		);
	}

	/**
	 * Returns what the button opens: a popover on small screens, and in its place on others.
	 *
	 * @param string $id ID of the block.
	 * @param Html $content The list.
	 */
	private function frame( string $id, Html $content ): Html {
		$opens = $this->choice( 'opensAs', array( 'panel', 'dropdown' ) );
		$side  = $this->choice( 'side', array( 'end', 'start' ) );
		$frame = array(
			'class'   => self::CLASS_NAME . "__frame is-$opens is-from-$side",
			'id'      => "$id-menu",
			'popover' => 'auto',
		);
		return el( 'div', $frame, Dialog::close( 'nav-menu', __( 'Close', 'frontage' ), "$id-menu" ), $content );
	}

	/**
	 * Returns the patterns of mega menus.
	 *
	 * @return array<string, int> By the target of an item; 0 for columns.
	 */
	private function panels(): array {
		$panels = array();
		foreach ( is_array( $this->attributes['panels'] ) ? $this->attributes['panels'] : array() as $panel ) {
			if ( is_array( $panel ) && is_string( $panel['item'] ?? null ) ) {
				$panels[ $panel['item'] ] = is_int( $panel['pattern'] ?? null ) ? max( 0, $panel['pattern'] ) : 0;
			}
		}
		return $panels;
	}

	/**
	 * Returns an attribute with a closed list of values.
	 *
	 * @param string $name Attribute name.
	 * @param non-empty-list<string> $values The default first.
	 */
	private function choice( string $name, array $values ): string {
		$value = $this->attributes[ $name ];
		return is_string( $value ) && in_array( $value, $values, true ) ? $value : $values[0];
	}

	/** Returns whether the editor asks for its preview. */
	private static function is_edited(): bool {
		return defined( 'REST_REQUEST' ) && REST_REQUEST && current_user_can( 'edit_posts' );
	}
}
