<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

use Frontage\Base\Html\Content_Model;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the elements of pasted HTML, with their places.
 *
 * Tags are read by WordPress. End tags without a start are skipped, and what is not closed ends with its parent.
 */
final class Tree extends WP_HTML_Tag_Processor {
	/** What ends such an element before its own end tag. */
	private const ENDED_BY = array(
		'LI' => array( 'LI' ),
		'DT' => array( 'DT', 'DD' ),
		'DD' => array( 'DT', 'DD' ),
		'P'  => array( 'P', 'DIV', 'UL', 'OL', 'DL', 'SECTION', 'ARTICLE', 'TABLE', 'FIGURE', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6' ),
	);

	/** Deepest level that is read. */
	private const DEEPEST = 100;

	private const MARK = 'toolkit';

	/**
	 * Returns the root, which is no element itself.
	 *
	 * @param string $html Untrusted.
	 */
	public static function read_all( string $html ): Element {
		return ( new self( $html ) )->root();
	}

	/** Reads all elements. */
	private function root(): Element {
		$root = new Element( '', array(), 0, 0 );
		$path = array( $root );
		while ( $this->next_tag( array( 'tag_closers' => 'visit' ) ) && $this->set_bookmark( self::MARK ) ) {
			$span = $this->bookmarks[ self::MARK ];
			$tag  = (string) $this->get_tag();
			if ( $this->is_tag_closer() ) {
				$path = self::close( $path, $tag, $span->start, $span->start + $span->length );
				continue;
			}
			while ( in_array( $tag, self::ENDED_BY[ end( $path )->tag ] ?? array(), true ) ) {
				$path = self::close( $path, end( $path )->tag, $span->start, $span->start );
			}
			$parent             = end( $path );
			$element            = new Element( $tag, $this->attributes(), $span->start, $span->start + $span->length, $parent );
			$parent->children[] = $element;
			$element->inner_end = $element->inner_start;
			$element->end       = $element->inner_start;
			$has_content        = Content_Model::takes_elements( $tag );
			if ( $has_content && count( $path ) < self::DEEPEST ) {
				$path[] = $element;
			}
		}
		$end = strlen( $this->html );
		while ( count( $path ) > 1 ) {
			$path = self::close( $path, end( $path )->tag, $end, $end );
		}
		$root->inner_end = $end;
		$root->end       = $end;
		return $root;
	}

	/** @return array<string, string|true> */
	private function attributes(): array {
		$found = array();
		foreach ( $this->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
			$found[ $name ] = $this->get_attribute( $name ) ?? true;
		}
		return $found;
	}

	/**
	 * Ends the innermost element of this name, and those in it.
	 *
	 * @param non-empty-list<Element> $path Open elements.
	 * @param string $tag Name in upper case.
	 * @param int $inner_end Offset of the end tag.
	 * @param int $end Offset behind it.
	 * @return non-empty-list<Element>
	 */
	private static function close( array $path, string $tag, int $inner_end, int $end ): array {
		for ( $at = count( $path ) - 1; $at > 0; $at-- ) {
			if ( $path[ $at ]->tag !== $tag ) {
				continue;
			}
			foreach ( array_slice( $path, $at ) as $element ) {
				$element->inner_end = $inner_end;
				$element->end       = $element === $path[ $at ] ? $end : $inner_end;
			}
			return array_slice( $path, 0, $at );
		}
		return $path;
	}
}
