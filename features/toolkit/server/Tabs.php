<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/** Tabs and switchers of the toolkit, which collapse below 960 pixels (S2 §9). */
final class Tabs implements Component {
	public static function convert( Element $element, Conversion $page ): ?string {
		$name     = $element->is( 'tab' ) ? 'tab' : 'switcher';
		$options  = $element->options( $name, 'connect' );
		$panels   = self::panels( $element, $options, $page );
		$tabs     = array();
		$initial  = $options->number( 'active', 0 );
		$is_whole = null !== $panels && $panels->start > $element->start && count( $panels->children ) === count( $element->children );
		if ( ! $is_whole || array() === $element->children ) {
			return null;
		}
		foreach ( $element->children as $at => $item ) {
			$initial = $item->has( 'uk-active' ) ? $at : $initial;
			$panel   = $panels->children[ $at ];
			$tabs[]  = Conversion::parsed(
				'tab',
				array(
					'anchor' => $panel->get( 'id' ),
					'title'  => esc_html( $page->text( $item ) ),
				),
				array( Conversion::html( $page->inner( $panel ) ) )
			);
		}
		$is_vertical = $element->has( 'uk-tab-left' ) || $element->has( 'uk-tab-right' );
		$html        = $page->block(
			'tabs',
			array(
				'anchor'      => $element->get( 'id' ),
				'initial'     => max( 0, min( $initial, count( $tabs ) - 1 ) ),
				'orientation' => $is_vertical ? 'vertical' : 'horizontal',
				'stack'       => 'toolkit',
			),
			$tabs
		);
		if ( null !== $html ) {
			$page->mark_printed( $panels );
		}
		return $html;
	}

	/**
	 * Returns the element that contains the panels: a chosen one, or the next switcher.
	 *
	 * @param Element $element The tabs.
	 * @param Options $options Their options.
	 * @param Conversion $page What they are in.
	 */
	private static function panels( Element $element, Options $options, Conversion $page ): ?Element {
		$connected = $options->text( 'connect' );
		if ( 1 === preg_match( '/^[#.][\w-]+$/D', $connected ) ) {
			return $page->find( $connected );
		}
		// Beside the tabs, or beside what is around them.
		for ( $at = $element; null !== $at; $at = $at->parent ) {
			for ( $next = $at->next(); null !== $next; $next = $next->next() ) {
				if ( $next->has( 'uk-switcher' ) ) {
					return $next;
				}
			}
		}
		return null;
	}
}
