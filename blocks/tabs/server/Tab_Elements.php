<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Tabs;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Html_Template;
use function Frontage\Base\Html\attribute;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The elements of a tab and its panel, and the frame around them.
 *
 * IDs come from `Ids`, which leaves nothing in them to escape.
 */
final class Tab_Elements {
	/**
	 * Returns the link that opens a panel.
	 *
	 * @param string $id    ID of the link.
	 * @param string $panel ID of the panel.
	 * @param string $title Title as HTML.
	 * @param int    $order Position among tabs and panels, for narrow screens.
	 * @param bool   $is_open Whether its panel is shown at first.
	 * @param string $classes More class names; of `Visibility`.
	 */
	public static function tab( string $id, string $panel, string $title, int $order, bool $is_open, string $classes = '' ): string {
		$html = Html_Template::pieces(
			( $is_open ? 'tabs.open-tab' : 'tabs.tab' ) . $classes,
			static fn ( string $place ): Html => el(
				'a',
				array(
					'class'         => rtrim( "frontage-tabs__tab $classes" ),
					'role'          => 'tab',
					'id'            => $place,
					'href'          => '#' . $place,
					'aria-controls' => $place,
					'aria-selected' => $is_open ? 'true' : 'false',
					'style'         => array( 'order' => $place ),
				),
				el( 'span', array(), $place )
			)
		);
		return $html[0] . $id . $html[1] . $panel . $html[2] . $panel . $html[3] . $order . $html[4] . $title . $html[5];
	}

	/**
	 * Returns a panel.
	 *
	 * @param string $id    ID of the panel.
	 * @param string $tab   ID of the link.
	 * @param string $content Content as HTML.
	 * @param int    $order Position among tabs and panels, for narrow screens.
	 * @param bool   $is_open Whether it is shown at first.
	 */
	public static function panel( string $id, string $tab, string $content, int $order, bool $is_open ): string {
		$html = Html_Template::pieces(
			$is_open ? 'tabs.open-panel' : 'tabs.panel',
			static fn ( string $place ): Html => el(
				'div',
				array(
					'class'           => 'frontage-tabs__panel',
					'role'            => 'tabpanel',
					'id'              => $place,
					'aria-labelledby' => $place,
					'tabindex'        => '0',
					'hidden'          => $is_open ? null : 'until-found',
					'style'           => array( 'order' => $place ),
				),
				$place
			)
		);
		return $html[0] . $id . $html[1] . $tab . $html[2] . $order . $html[3] . $content . $html[4];
	}

	/**
	 * Returns the frame around all tabs and panels.
	 *
	 * @param string $tabs The tabs as HTML.
	 * @param string $panels The panels as HTML.
	 * @param string $label Label of the list, as plain text; empty for none.
	 * @param string $orientation `horizontal` or `vertical`.
	 * @param string $stack On which screens tabs and panels are stacked; `never` for none.
	 */
	public static function frame( string $tabs, string $panels, string $label, string $orientation, string $stack ): Html {
		$has_label = '' !== $label;
		$html      = Html_Template::pieces(
			"tabs.frame $orientation $stack " . (int) $has_label,
			static fn ( string $place ): Html => self::empty_frame( $place, $has_label, 'vertical' === $orientation, $stack )
		);
		$list      = $has_label ? $html[0] . attribute( $label ) . $html[1] : $html[0];
		$rest      = $has_label ? 2 : 1;
		return Html::raw( $list . $tabs . $html[ $rest ] . $panels . $html[ $rest + 1 ] );
	}

	/**
	 * Returns the frame.
	 *
	 * @param string $place Text in place of the label if there is one, the tabs, and the panels.
	 * @param bool   $has_label Whether the list has a label.
	 * @param bool   $is_vertical Whether the tabs are beside the panels.
	 * @param string $stack As for `frame()`.
	 */
	private static function empty_frame( string $place, bool $has_label, bool $is_vertical, string $stack ): Html {
		$modifiers = ( $is_vertical ? ' is-vertical' : '' ) . ( 'never' === $stack ? '' : " is-stacking-$stack" );
		$list      = array(
			'class'            => 'frontage-tabs__list',
			'role'             => 'tablist',
			'aria-label'       => $has_label ? $place : null,
			'aria-orientation' => $is_vertical ? 'vertical' : null,
		);
		return el(
			'div',
			array( 'class' => "frontage-tabs__frame$modifiers" ),
			el( 'div', $list, $place ),
			el( 'div', array( 'class' => 'frontage-tabs__panels' ), $place )
		);
	}
}
