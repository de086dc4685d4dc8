<?php
/**
 * Functions that print elements as React does.
 */

declare( strict_types=1 );

namespace Frontage\Base\Html;

// Imported so that PHP compiles them to opcodes: this file runs thousands of times per page.
use function is_array;
use function is_bool;
use function is_scalar;
use function is_string;

defined( 'ABSPATH' ) || exit;

/** Elements without a closing tag. */
const VOID_ELEMENTS = array(
	'area'   => true,
	'base'   => true,
	'br'     => true,
	'col'    => true,
	'embed'  => true,
	'hr'     => true,
	'img'    => true,
	'input'  => true,
	'link'   => true,
	'meta'   => true,
	'source' => true,
	'track'  => true,
	'wbr'    => true,
);

/** What content filters look for even inside tags: shortcodes and the spelling of “WordPress”. */
const REACTIVE_IN_ATTRIBUTES = array( '[', ']', 'Wordpress' );

/** The escaped forms of REACTIVE_IN_ATTRIBUTES. */
const HARMLESS_IN_ATTRIBUTES = array( '&#91;', '&#93;', 'Word&#112;ress' );

/** Matches anything that `attribute()` might escape; fails on text that is not UTF-8. Most values do not match. */
const NOTABLE_IN_ATTRIBUTES = '/["&\'<>[\]]|Wordpress/u';

/**
 * Returns an element with its children, without added white space.
 *
 * @param string $tag Tag name from code, never from input (see `Tag::allow()`).
 * @param array<string, string|int|float|bool|array<string, string|int|float>|null> $attributes Keyed by HTML name;
 *   true prints an empty value, false and null print nothing, an array is a style.
 * @param Html|string|int|float|array<mixed>|null ...$children Strings are escaped, `Html` is printed as it is, lists are joined.
 */
function el( string $tag, array $attributes = array(), Html|string|int|float|array|null ...$children ): Html {
	$open = '<' . $tag . ( array() === $attributes ? '' : attributes( $attributes ) );
	return Html::raw( isset( VOID_ELEMENTS[ $tag ] ) ? $open . '/>' : $open . '>' . children( $children ) . '</' . $tag . '>' );
}

/**
 * Joins children without a wrapper element.
 *
 * @param Html|string|int|float|array<mixed>|null ...$children As for `el()`.
 */
function fragment( Html|string|int|float|array|null ...$children ): Html {
	return Html::raw( children( $children ) );
}

/**
 * Returns the escaped attributes, each with a leading space.
 *
 * @param array<string, mixed> $attributes As for `el()`.
 * @internal
 */
function attributes( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		if ( is_array( $value ) ) {
			$value = style( $value );
			$value = '' === $value ? null : $value;
		}
		if ( is_string( $value ) ) {
			$html .= ' ' . $name . '="' . ( 0 === preg_match( NOTABLE_IN_ATTRIBUTES, $value ) ? $value : attribute( $value ) ) . '"';
		} elseif ( null !== $value && false !== $value ) {
			$html .= ' ' . $name . '="' . ( is_scalar( $value ) && true !== $value ? $value : '' ) . '"';
		}
	}
	return $html;
}

/**
 * Escapes an attribute value, including what content filters would change in it.
 *
 * @param string $value Unescaped value.
 * @internal
 */
function attribute( string $value ): string {
	return 0 === preg_match( NOTABLE_IN_ATTRIBUTES, $value )
		? $value
		: str_replace( REACTIVE_IN_ATTRIBUTES, HARMLESS_IN_ATTRIBUTES, htmlspecialchars( $value, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) );
}

/**
 * Joins style declarations as React does.
 *
 * @param array<string, mixed> $declarations Values, keyed by property; empty ones are omitted.
 * @internal
 */
function style( array $declarations ): string {
	$parts = array();
	foreach ( $declarations as $property => $value ) {
		if ( is_scalar( $value ) && '' !== $value && ! is_bool( $value ) ) {
			$parts[] = $property . ':' . str_replace( array( ';', '{', '}', '<' ), '', (string) $value );
		}
	}
	return implode( ';', $parts );
}

/**
 * Joins children.
 *
 * @param array<mixed> $children As for `el()`.
 * @internal
 */
function children( array $children ): string {
	$html = '';
	foreach ( $children as $child ) {
		if ( $child instanceof Html ) {
			$html .= $child->html;
		} elseif ( is_string( $child ) ) {
			$html .= Html::escape( $child );
		} elseif ( is_array( $child ) ) {
			$html .= children( $child );
		} elseif ( is_scalar( $child ) && ! is_bool( $child ) ) {
			$html .= Html::escape( (string) $child );
		}
	}
	return $html;
}
