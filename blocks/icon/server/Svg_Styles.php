<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon;

use DOMElement;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- Names of the DOM.

/**
 * The CSS of a drawing, as attributes of its elements: rules in a page would reach everything on it.
 *
 * Understands what drawing programs write: `style` attributes, and rules for single classes.
 */
final class Svg_Styles {
	private const RULE = '/([^{}]+)\{([^{}]*)\}/';

	/**
	 * Writes declarations into attributes. `Svg_Rules` judges them like any others.
	 *
	 * @param DOMElement $root Of the source.
	 */
	public static function move_to_attributes( DOMElement $root ): void {
		$rules = self::rules( $root );
		foreach ( Svg_References::elements( $root ) as $element ) {
			$declarations = array();
			foreach ( preg_split( '/\s+/', $element->getAttribute( 'class' ), -1, PREG_SPLIT_NO_EMPTY ) ?: array() as $class ) {
				$declarations = ( $rules[ $class ] ?? array() ) + $declarations;
			}
			$declarations = self::declarations( $element->getAttribute( 'style' ) ) + $declarations;
			foreach ( $declarations as $property => $value ) {
				$element->setAttribute( $property, $value );
			}
		}
	}

	/**
	 * Reads the rules for classes.
	 *
	 * @param DOMElement $root Of the source.
	 * @return array<string, array<string, string>> Declarations by class.
	 */
	private static function rules( DOMElement $root ): array {
		$rules = array();
		foreach ( Svg_References::elements( $root ) as $element ) {
			if ( 'style' !== $element->localName ) {
				continue;
			}
			$css = (string) preg_replace( '~/\*.*?\*/~s', '', $element->textContent );
			preg_match_all( self::RULE, $css, $found, PREG_SET_ORDER );
			foreach ( $found as list( , $selectors, $body ) ) {
				foreach ( explode( ',', $selectors ) as $selector ) {
					if ( 1 === preg_match( '/^\s*\.([\w-]+)\s*$/', $selector, $class ) ) {
						$rules[ $class[1] ] = self::declarations( $body ) + ( $rules[ $class[1] ] ?? array() );
					}
				}
			}
		}
		return $rules;
	}

	/**
	 * Reads declarations. Lengths lose their `px`, which attributes do not need.
	 *
	 * @param string $css Such as `fill:#fff;stroke-width:2px`.
	 * @return array<string, string>
	 */
	private static function declarations( string $css ): array {
		$declarations = array();
		foreach ( explode( ';', $css ) as $declaration ) {
			list( $property, $value ) = array_map( 'trim', explode( ':', $declaration, 2 ) + array( '', '' ) );
			$property                 = strtolower( $property );
			if ( '' !== $value && 1 === preg_match( '/^[a-z]+(-[a-z]+)*$/', $property ) && 'id' !== $property && 'href' !== $property ) {
				$declarations[ $property ] = (string) preg_replace( '/(?<=\d)px$/', '', $value );
			}
		}
		return $declarations;
	}
}
