<?php
declare( strict_types=1 );

namespace Frontage\Domain\Headings;

use Frontage\Base\Html\Content_Model;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The ancestors of the current node of an HTML processor, outermost first.
 *
 * @phpstan-type Node array{tag: string, id: string, classes: list<string>, isHidden: bool}
 */
final class Node_Path {
	/** Attribute of what shows visitors one of several variants: a split test. */
	public const VARIANTS = 'data-split';

	private const UNSEEN = array( 'TEMPLATE', 'NOSCRIPT' );

	private const FOR_READERS_ONLY = array( 'screen-reader-text', 'visually-hidden', 'sr-only' );

	/**
	 * Open elements.
	 *
	 * @var list<Node>
	 */
	private array $nodes = array();

	/** Updates the path for one tag. */
	public function follow( WP_HTML_Tag_Processor $at ): void {
		$tag = (string) $at->get_tag();
		if ( $at->is_tag_closer() ) {
			$this->close( $tag );
		} elseif (
			Content_Model::takes_elements( $tag )
			&& ! ( $at->has_self_closing_flag() && $this->is_in( 'SVG' ) )
		) {
			$this->nodes[] = self::node( $at );
		}
	}

	/**
	 * Returns the open elements.
	 *
	 * @return list<Node>
	 */
	public function nodes(): array {
		return $this->nodes;
	}

	/** Returns whether the current node is hidden from visitors. */
	public function is_hidden(): bool {
		return in_array( true, array_column( $this->nodes, 'isHidden' ), true );
	}

	/**
	 * Returns whether an ancestor has one of the classes.
	 *
	 * @param string ...$names Class names.
	 */
	public function has_class( string ...$names ): bool {
		foreach ( $this->nodes as $node ) {
			if ( array_intersect( $names, $node['classes'] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether an ancestor has the given tag.
	 *
	 * @param string $tag Uppercase tag name.
	 */
	public function is_in( string $tag ): bool {
		return in_array( $tag, array_column( $this->nodes, 'tag' ), true );
	}

	/**
	 * Closes an element, and unclosed ones inside it.
	 *
	 * @param string $tag Uppercase tag name.
	 */
	private function close( string $tag ): void {
		$tags = array_column( $this->nodes, 'tag' );
		$from = array_keys( $tags, $tag, true );
		if ( $from ) {
			$this->nodes = array_slice( $this->nodes, 0, (int) end( $from ) );
		}
	}

	/**
	 * Creates the node of an element.
	 *
	 * @param WP_HTML_Tag_Processor $at Processor at its tag.
	 * @return Node
	 */
	private static function node( WP_HTML_Tag_Processor $at ): array {
		$id      = $at->get_attribute( 'id' );
		$classes = $at->get_attribute( 'class' );
		$names   = is_string( $classes ) ? preg_split( '/\s+/', $classes, -1, PREG_SPLIT_NO_EMPTY ) : array();
		$node    = array(
			'tag'      => (string) $at->get_tag(),
			'id'       => is_string( $id ) ? $id : '',
			'classes'  => false === $names ? array() : $names,
			'isHidden' => false,
		);

		$node['isHidden'] = self::hides( $at, $node['tag'], $node['classes'] );
		return $node;
	}

	/**
	 * Returns whether an element hides its content from visitors, or from those who see another variant of a split test.
	 *
	 * @param WP_HTML_Tag_Processor $at Processor at its tag.
	 * @param string $tag Uppercase tag name.
	 * @param list<string> $classes Classes of the element.
	 */
	private static function hides( WP_HTML_Tag_Processor $at, string $tag, array $classes ): bool {
		$style = $at->get_attribute( 'style' );
		return in_array( $tag, self::UNSEEN, true )
			|| ( 'DIALOG' === $tag && null === $at->get_attribute( 'open' ) )
			|| null !== $at->get_attribute( 'hidden' )
			|| null !== $at->get_attribute( 'popover' )
			|| null !== $at->get_attribute( self::VARIANTS )
			|| 'true' === $at->get_attribute( 'aria-hidden' )
			|| ( is_string( $style ) && 1 === preg_match( '/(?:display\s*:\s*none|visibility\s*:\s*hidden)/i', $style ) )
			|| array() !== array_intersect( self::FOR_READERS_ONLY, $classes );
	}
}
