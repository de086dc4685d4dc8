<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use WP_Block;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Searches block markup, and what it includes, for a block whose element has an ID, and renders that block only.
 */
final class Part_Search {
	/** Maximum nesting of content, such as a pattern in a template part in a template. */
	private const DEEPEST = 6;

	/**
	 * Sets what is searched for.
	 *
	 * @param string $name Block name.
	 * @param string $id ID of its outermost element.
	 */
	public function __construct( private readonly string $name, private readonly string $id ) {}

	/**
	 * Renders the block; null if it is not in the markup, or hidden.
	 *
	 * @param string $markup Block markup.
	 * @param array<string, mixed> $context Block context.
	 * @param int $depth Nesting level.
	 */
	public function in( string $markup, array $context, int $depth = 0 ): ?string {
		$holds = $this->is_named_in( $markup ) || 1 === preg_match( '/<!-- wp:(?:template-part|pattern|block) /', $markup );
		return $holds && $depth < self::DEEPEST ? $this->walk( parse_blocks( $markup ), $context, $depth ) : null;
	}

	/**
	 * Returns whether there are blocks with the name.
	 *
	 * @param string $markup Block markup.
	 */
	private function is_named_in( string $markup ): bool {
		return str_contains( $markup, "<!-- wp:{$this->name}" );
	}

	/**
	 * Searches parsed blocks.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @param array<string, mixed> $context Block context.
	 * @param int $depth Nesting level.
	 */
	private function walk( array $blocks, array $context, int $depth ): ?string {
		foreach ( $blocks as $block ) {
			if ( Visibility::is_hidden( (array) $block['attrs'] ) ) {
				continue;
			}
			$is_loop = 'core/query' === $block['blockName'];
			$within  = $is_loop ? array_intersect_key( $block['attrs'], array_flip( array( 'query', 'queryId' ) ) ) + $context : $context;
			$html    = $this->name === $block['blockName'] ? ( new WP_Block( $block, array_filter( $context ) ) )->render() : '';
			if ( '' !== $html && $this->is_in( $html ) ) {
				return $html;
			}
			$found = 'core/post-template' === $block['blockName']
				? $this->repeat( $block, $context )
				: $this->in( Page_Markup::elsewhere( (string) $block['blockName'], $block['attrs'] ), $context, $depth + 1 )
					?? $this->walk( $block['innerBlocks'], $within, $depth );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Renders the template of a Query Loop for each of its posts, and extracts the block from it.
	 *
	 * @param array<string, mixed> $block Post template block.
	 * @param array<string, mixed> $context Block context.
	 */
	private function repeat( array $block, array $context ): ?string {
		if ( ! $this->is_named_in( serialize_block( $block ) ) ) {
			return null;
		}
		$found = null;
		$look  = function ( $html ) use ( &$found ) {
			$found ??= is_string( $html ) && $this->is_in( $html ) ? $html : null;
			return $html;
		};
		add_filter( "render_block_{$this->name}", $look, PHP_INT_MAX );
		( new WP_Block( $block, array_filter( $context ) ) )->render();
		remove_filter( "render_block_{$this->name}", $look, PHP_INT_MAX );
		return $found;
	}

	/**
	 * Returns whether the outermost element with an ID is the one that is searched for.
	 *
	 * @param string $html Rendered block.
	 */
	private function is_in( string $html ): bool {
		$tag = new WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			if ( null !== $tag->get_attribute( 'id' ) ) {
				return $tag->get_attribute( 'id' ) === $this->id;
			}
		}
		return false;
	}
}
