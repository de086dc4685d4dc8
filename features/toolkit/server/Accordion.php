<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/** Accordions of the toolkit: collapsible, one open (S2 §9). */
final class Accordion implements Component {
	public static function convert( Element $element, Conversion $page ): ?string {
		$options = $element->options( 'accordion' );
		$active  = $options->number( 'active', -1 );
		$items   = array();
		foreach ( $element->children as $at => $item ) {
			$title = $item->first( 'uk-accordion-title' );
			$panel = $item->first( 'uk-accordion-content' );
			if ( null === $title || null === $panel ) {
				return null;
			}
			$items[] = Conversion::parsed(
				'accordion-item',
				array(
					'anchor' => $item->get( 'id' ),
					'title'  => esc_html( $page->text( $title ) ),
					'isOpen' => $active === $at || $item->has( 'uk-open' ),
				),
				array( Conversion::html( $page->inner( $panel ) ) )
			);
		}
		$mode = $options->flag( 'multiple', false ) ? 'multiple' : 'collapsible';
		return array() === $items ? null : $page->block(
			'accordion',
			array(
				'anchor'       => $element->get( 'id' ),
				'openMode'     => $options->flag( 'collapsible', true ) ? $mode : 'single',
				'headingLevel' => 'span',
				'duration'     => max( 0, $options->number( 'duration', 200 ) ),
			),
			$items
		);
	}
}
