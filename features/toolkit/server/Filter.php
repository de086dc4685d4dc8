<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/**
 * Filters of the toolkit, which take 250 ms (S2 §9).
 *
 * The labels of the controls are the tags of the items that a control's selector means.
 */
final class Filter implements Component {
	/** Selectors that are understood: a class, or an attribute and its value. */
	private const SELECTOR = '/^(?:\.([\w-]+)|\[([a-z][\w-]*)(?:([*~^$]?=)[\'"]?([^\'"\]]*)[\'"]?)?\])$/Di';

	public static function convert( Element $element, Conversion $page ): ?string {
		$list = $page->find( $element->options( 'filter', 'target' )->text( 'target' ) );
		if ( null === $list || array() === $list->children || $list->start < $element->start || $list->end > $element->end ) {
			return null;
		}
		$tags     = array();
		$controls = array_filter( $element->all(), fn ( Element $inside ): bool => $inside->is( 'filter-control' ) );
		foreach ( $controls as $control ) {
			$selector = $control->options( 'filter-control', 'filter' )->text( 'filter' );
			if ( '' !== $selector && 1 !== preg_match( self::SELECTOR, $selector ) ) {
				return null;
			}
			$tags[ $page->text( $control ) ] = $selector;
		}
		$html = $page->block(
			'filter',
			array(
				'anchor' => $list->get( 'id' ),
				'label'  => $element->get( 'aria-label' ),
			),
			array_map(
				fn ( Element $item ): array => Conversion::parsed(
					'filter-item',
					array( 'tags' => self::tags( $item, array_filter( $tags ) ) ),
					array( Conversion::html( $page->inner( $item ) ) )
				),
				$list->children
			)
		);
		if ( null !== $html ) {
			$page->replace( $list, $html );
			foreach ( $controls as $control ) {
				// With the list around it.
				$around = $control->parent;
				$page->mark_printed( null !== $around && in_array( $around->tag, array( 'UL', 'OL', 'NAV' ), true ) ? $around : $control );
			}
		}
		return null;
	}

	/**
	 * Returns the labels of the controls that mean an item.
	 *
	 * @param Element $item
	 * @param array<array-key, string> $tags Selectors by label.
	 * @return list<string>
	 */
	private static function tags( Element $item, array $tags ): array {
		$meant = array_filter( $tags, fn ( string $selector ): bool => self::matches( $item, $selector ) );
		return array_map( 'strval', array_keys( $meant ) );
	}

	/**
	 * Returns whether a selector means an element.
	 *
	 * @param Element $item
	 * @param string $selector A class, or an attribute and its value.
	 */
	private static function matches( Element $item, string $selector ): bool {
		if ( 1 !== preg_match( self::SELECTOR, $selector, $part ) ) {
			return false;
		}
		if ( '' !== $part[1] ) {
			return $item->has( $part[1] );
		}
		$value  = $item->get( strtolower( $part[2] ) );
		$wanted = $part[4] ?? '';
		return isset( $item->attributes[ strtolower( $part[2] ) ] ) && match ( $part[3] ?? '' ) {
			'='     => $value === $wanted,
			'~='    => in_array( $wanted, (array) preg_split( '/\s+/', $value ), true ),
			'*='    => '' !== $wanted && str_contains( $value, $wanted ),
			'^='    => '' !== $wanted && str_starts_with( $value, $wanted ),
			'$='    => '' !== $wanted && str_ends_with( $value, $wanted ),
			default => true,
		};
	}
}
