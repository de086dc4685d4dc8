<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/** Lists of the toolkit that visitors sort (S2 §9). */
final class Sortable implements Component {
	public static function convert( Element $element, Conversion $page ): ?string {
		return array() === $element->children ? null : $page->block(
			'sortable',
			array(
				'anchor' => $element->get( 'id' ),
				'list'   => $element->get( 'id' ),
				'label'  => $element->get( 'aria-label' ),
			),
			array_map(
				fn ( Element $item ): array => Conversion::parsed(
					'sortable-item',
					array( 'anchor' => $item->get( 'id' ) ),
					array( Conversion::html( $page->inner( $item ) ) )
				),
				$element->children
			)
		);
	}
}
