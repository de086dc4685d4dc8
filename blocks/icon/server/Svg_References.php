<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon;

use DOMElement;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- Names of the DOM.

/**
 * What refers to what in a drawing.
 *
 * Copies of copies multiply: ten levels of ten make a browser draw ten billion shapes. So what is copied contains no
 * copy and is not cut out, and neither is what others are cut out with.
 */
final class Svg_References {
	/** Copies in a drawing; one with more of them has none. */
	private const MOST_COPIES = 200;

	/** What cuts out. */
	private const CUTTERS = array( 'clipPath', 'mask' );

	/** Attributes that cut out. */
	private const CUTS = array( 'clip-path', 'mask' );

	/** @var array<string, DOMElement> */
	private array $by_id = array();

	/** @var array<string, bool> Whether it may be copied, by ID. */
	private array $is_single = array();

	private readonly bool $has_few_copies;

	/**
	 * Finds all IDs; of several the same, browsers use the first.
	 *
	 * @param DOMElement $root Of the source.
	 */
	public function __construct( DOMElement $root ) {
		$copies = 0;
		foreach ( self::elements( $root ) as $element ) {
			$id      = $element->getAttribute( 'id' );
			$copies += 'use' === $element->localName ? 1 : 0;
			if ( '' !== $id ) {
				$this->by_id[ $id ] ??= $element;
			}
		}
		$this->has_few_copies = $copies <= self::MOST_COPIES;
	}

	/**
	 * Returns an element and all inside of it.
	 *
	 * @param DOMElement $element Where to begin.
	 * @return list<DOMElement>
	 */
	public static function elements( DOMElement $element ): array {
		$found = array( $element );
		foreach ( $element->childNodes as $child ) {
			if ( $child instanceof DOMElement ) {
				array_push( $found, ...self::elements( $child ) );
			}
		}
		return $found;
	}

	/** Returns whether the drawing has IDs at all. */
	public function has_ids(): bool {
		return array() !== $this->by_id;
	}

	/**
	 * Returns whether an element may copy what it names.
	 *
	 * @param DOMElement $copy A `use`.
	 */
	public function may_use( DOMElement $copy ): bool {
		$id = '';
		foreach ( $copy->attributes as $attribute ) {
			$id = 'href' === $attribute->localName ? Svg_Rules::id( trim( (string) $attribute->nodeValue ) ) : $id;
		}
		$target = $this->by_id[ $id ] ?? null;
		if ( null === $target || ! $this->has_few_copies ) {
			return false;
		}
		return $this->is_single[ $id ] ??= $this->is_single( $target );
	}

	/**
	 * Returns whether an element may have an attribute: what cuts out is not cut out itself.
	 *
	 * @param DOMElement $element Of the source.
	 * @param string $name Attribute.
	 */
	public function may_have( DOMElement $element, string $name ): bool {
		if ( ! in_array( $name, self::CUTS, true ) ) {
			return true;
		}
		for ( $at = $element; $at instanceof DOMElement; $at = $at->parentNode ) {
			if ( in_array( $at->localName, self::CUTTERS, true ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns whether copying an element draws only what is in it.
	 *
	 * @param DOMElement $target What is copied.
	 */
	private function is_single( DOMElement $target ): bool {
		foreach ( self::elements( $target ) as $element ) {
			if ( 'use' === $element->localName || $element->hasAttribute( 'clip-path' ) || $element->hasAttribute( 'mask' ) ) {
				return false;
			}
		}
		return true;
	}
}
