<?php
declare( strict_types=1 );

namespace Frontage\Domain\Headings;

defined( 'ABSPATH' ) || exit;

/**
 * A selector of headings to exclude.
 *
 * Supports type, ID and class selectors with descendant combinators and commas:
 * `.quiet`, `h3.note`, `#footer h2`. Other selectors match nothing.
 *
 * @phpstan-import-type Node from Node_Path
 */
final class Selector {
	/** Maximum length of the selector. */
	private const LONGEST = 500;

	private const SIMPLE = '/^(?<tag>[a-z][a-z0-9-]*|\*)?(?<rest>(?:[.#][\p{L}\p{N}_-]+)*)$/iu';

	/**
	 * Chains of compound selectors, outermost first.
	 *
	 * @var list<list<array{tag: string, names: list<string>}>>
	 */
	private array $chains = array();

	/**
	 * Parses a selector list.
	 *
	 * @param string $text Selector list as saved.
	 */
	public function __construct( string $text ) {
		foreach ( explode( ',', substr( $text, 0, self::LONGEST ) ) as $selector ) {
			$parts = preg_split( '/\s+/', trim( $selector ), -1, PREG_SPLIT_NO_EMPTY );
			$chain = array_map( array( self::class, 'simple' ), false === $parts ? array() : $parts );
			if ( $chain && ! in_array( null, $chain, true ) ) {
				$this->chains[] = $chain;
			}
		}
	}

	/**
	 * Returns whether it matches an element or one of its ancestors.
	 *
	 * @param list<Node> $path The element and its ancestors, outermost first.
	 */
	public function covers( array $path ): bool {
		foreach ( $this->chains as $chain ) {
			foreach ( $path as $node ) {
				if ( $chain && self::is( $node, $chain[0] ) ) {
					array_shift( $chain );
				}
			}
			if ( ! $chain ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Parses one compound selector, such as `h3.note`.
	 *
	 * @param string $text Selector without white space.
	 * @return array{tag: string, names: list<string>}|null
	 */
	private static function simple( string $text ): ?array {
		if ( 1 !== preg_match( self::SIMPLE, $text, $found ) ) {
			return null;
		}
		preg_match_all( '/[.#][^.#]+/u', $found['rest'], $names );
		return array(
			'tag'   => '*' === $found['tag'] ? '' : strtoupper( $found['tag'] ),
			'names' => $names[0],
		);
	}

	/**
	 * Returns whether a compound selector matches an element.
	 *
	 * @param Node $node The element.
	 * @param array{tag: string, names: list<string>} $simple From `simple()`.
	 */
	private static function is( array $node, array $simple ): bool {
		$own = array( '#' . $node['id'], ...array_map( static fn ( string $name ): string => ".$name", $node['classes'] ) );
		return in_array( $simple['tag'], array( '', $node['tag'] ), true ) && ! array_diff( $simple['names'], $own );
	}
}
