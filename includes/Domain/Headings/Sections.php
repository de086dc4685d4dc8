<?php
declare( strict_types=1 );

namespace Frontage\Domain\Headings;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The sections in rendered HTML: section elements and container blocks to which their author has given an ID.
 *
 * Sections in sections are left out. A section is called as its label says, or else as its first heading.
 *
 * @phpstan-import-type Heading from Headings
 */
final class Sections {
	/** Classes of the core blocks that hold a section. */
	private const CONTAINERS = array( 'wp-block-group', 'wp-block-cover', 'wp-block-columns', 'wp-block-media-text' );

	/**
	 * Sections, in order.
	 *
	 * @var list<Heading>
	 */
	private array $found = array();

	/**
	 * The open section; null outside.
	 *
	 * @var Heading|null
	 */
	private ?array $open = null;

	/** Number of open elements in the open section, including itself and those around it. */
	private int $depth = 0;

	/** Whether the open section gets its name from the heading in which the processor is. */
	private bool $is_in_heading = false;

	/**
	 * Parses HTML.
	 *
	 * @param string $html Rendered HTML.
	 * @param list<string> $around Classes of which an ancestor must have one; empty for any place.
	 */
	public function __construct( string $html, private readonly array $around ) {
		$at   = new WP_HTML_Tag_Processor( $html );
		$path = new Node_Path();
		while ( $at->next_token() ) {
			if ( '#tag' === $at->get_token_type() ) {
				$path->follow( $at );
				$this->enter( $at, $path );
			} elseif ( $this->is_in_heading && '#text' === $at->get_token_type() && null !== $this->open && ! $path->is_hidden() ) {
				$this->open['text'] .= $at->get_modifiable_text();
			}
		}
		$this->close();
	}

	/**
	 * Returns all sections.
	 *
	 * @return list<Heading>
	 */
	public function all(): array {
		return $this->found;
	}

	/** Updates the open section for one tag. */
	private function enter( WP_HTML_Tag_Processor $at, Node_Path $path ): void {
		if ( null === $this->open ) {
			$this->begin( $at, $path );
		} elseif ( count( $path->nodes() ) < $this->depth ) {
			$this->close();
		} elseif ( 1 === preg_match( '/^H[1-6]$/', (string) $at->get_tag() ) ) {
			$this->is_in_heading = ! $at->is_tag_closer() && '' === trim( $this->open['text'] );
		} elseif ( $this->is_in_heading && 'BR' === $at->get_tag() ) {
			$this->open['text'] .= ' ';
		}
	}

	/** Opens a section if the tag begins one. */
	private function begin( WP_HTML_Tag_Processor $at, Node_Path $path ): void {
		$id      = $at->get_attribute( 'id' );
		$nodes   = $path->nodes();
		$classes = $nodes ? end( $nodes )['classes'] : array();
		if (
			$at->is_tag_closer() || ! is_string( $id ) || '' === $id || $path->is_hidden()
			|| ( 'SECTION' !== $at->get_tag() && ! array_intersect( self::CONTAINERS, $classes ) )
			|| ( $this->around && ! $path->has_class( ...$this->around ) )
		) {
			return;
		}
		$label       = $at->get_attribute( 'aria-label' );
		$this->depth = count( $nodes );
		$this->open  = array(
			'level' => 0,
			'text'  => is_string( $label ) ? $label : '',
			'id'    => $id,
			'path'  => $nodes,
			'at'    => -1,
		);
	}

	/** Adds the open section; one without a name is called as its ID. */
	private function close(): void {
		if ( null !== $this->open ) {
			$text = trim( (string) preg_replace( '/\s+/u', ' ', $this->open['text'] ) );

			$this->open['text'] = '' === $text ? ucfirst( trim( strtr( $this->open['id'], '-_', '  ' ) ) ) : $text;
			$this->found[]      = $this->open;
		}
		$this->open          = null;
		$this->is_in_heading = false;
	}
}
