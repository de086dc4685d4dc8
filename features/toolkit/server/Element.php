<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/** An element of pasted HTML, and where it is. */
final class Element {
	/**
	 * Elements in it.
	 *
	 * @var list<Element>
	 */
	public array $children = array();

	/**
	 * Offset of its end tag.
	 *
	 * @var int
	 */
	public int $inner_end = 0;

	/**
	 * Offset behind its end tag.
	 *
	 * @var int
	 */
	public int $end = 0;

	/**
	 * ID that it is printed with, if others need one.
	 *
	 * @var string|null
	 */
	public ?string $new_id = null;

	/**
	 * Sets up an element whose end is not known yet.
	 *
	 * @param string $tag Name in upper case; empty for the root.
	 * @param array<string, string|true> $attributes Decoded values by name in lower case.
	 * @param int $start Offset of its start tag.
	 * @param int $inner_start Offset behind its start tag.
	 * @param Element|null $parent
	 */
	public function __construct(
		public readonly string $tag,
		public readonly array $attributes,
		public readonly int $start,
		public readonly int $inner_start,
		public readonly ?Element $parent = null
	) {}

	/**
	 * Returns an attribute's value.
	 *
	 * @param string $name Attribute in lower case.
	 * @return string Empty if it has no value, or is missing.
	 */
	public function get( string $name ): string {
		$value = $this->attributes[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}

	/**
	 * Returns whether the element has a component of the toolkit.
	 *
	 * @param string $component Such as `accordion`, for `uk-accordion` and `data-uk-accordion`.
	 */
	public function is( string $component ): bool {
		return isset( $this->attributes[ "uk-$component" ] ) || isset( $this->attributes[ "data-uk-$component" ] );
	}

	/**
	 * Returns the options of a component.
	 *
	 * @param string $component Such as `accordion`.
	 * @param string $primary Option that a value without a name is for.
	 */
	public function options( string $component, string $primary = '' ): Options {
		$value = $this->get( "uk-$component" );
		return Options::read( '' === $value ? $this->get( "data-uk-$component" ) : $value, $primary );
	}

	/**
	 * Returns whether the element has a class.
	 *
	 * @param string $name Class.
	 */
	public function has( string $name ): bool {
		return in_array( $name, (array) preg_split( '/\s+/', $this->get( 'class' ) ), true );
	}

	/**
	 * Returns the first element in it, at any depth, that has a class.
	 *
	 * @param string ...$names Classes, any of which will do.
	 */
	public function first( string ...$names ): ?self {
		foreach ( $this->all() as $element ) {
			foreach ( $names as $name ) {
				if ( $element->has( $name ) ) {
					return $element;
				}
			}
		}
		return null;
	}

	/**
	 * Returns the elements in it of one kind, in order.
	 *
	 * @param string $tag Name in upper case; empty for all.
	 * @return list<Element>
	 */
	public function all( string $tag = '' ): array {
		$found = array();
		foreach ( $this->children as $child ) {
			if ( '' === $tag || $child->tag === $tag ) {
				$found[] = $child;
			}
			array_push( $found, ...$child->all( $tag ) );
		}
		return $found;
	}

	/** Returns the element behind it with the same parent. */
	public function next(): ?self {
		return $this->sibling( 1 );
	}

	/** Returns the element before it with the same parent. */
	public function previous(): ?self {
		return $this->sibling( -1 );
	}

	/**
	 * Returns a sibling.
	 *
	 * @param int $by 1 or -1.
	 */
	private function sibling( int $by ): ?self {
		$all  = $this->parent->children ?? array();
		$here = array_search( $this, $all, true );
		return is_int( $here ) ? $all[ $here + $by ] ?? null : null;
	}
}
