<?php
declare( strict_types=1 );

namespace Frontage\Features\Ads;

use Frontage\Base\Html\Content_Model;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Where elements end in HTML, counted at its outermost level only: what is in lists, quotes and columns is not counted. */
final class Places extends WP_HTML_Tag_Processor {
	private const MARK = 'here';

	/** Elements of a drawing may end themselves. */
	private const FOREIGN = '/\A(?:SVG|MATH)\z/';

	/**
	 * Returns where a paragraph ends, in bytes; null if there are fewer, or the HTML is broken.
	 *
	 * @param string $html Content.
	 * @param int $number From 1.
	 */
	public static function after_paragraph( string $html, int $number ): ?int {
		return ( new self( $html ) )->ends( 'P', 0 )[ $number - 1 ] ?? null;
	}

	/**
	 * Returns where the items of a list end, in bytes.
	 *
	 * @param string $html The list with its outer element.
	 * @return list<int>
	 */
	public static function after_items( string $html ): array {
		return ( new self( $html ) )->ends( 'LI', 1 );
	}

	/**
	 * Returns where elements end.
	 *
	 * @param string $name Tag name in capital letters.
	 * @param int $depth Number of elements around them.
	 * @return list<int>
	 */
	private function ends( string $name, int $depth ): array {
		$open  = array();
		$found = array();
		while ( $this->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = (string) $this->get_tag();
			if ( ! Content_Model::takes_elements( $tag ) || $this->is_empty_drawing( $open ) ) {
				continue;
			}
			if ( ! $this->is_tag_closer() ) {
				$open[] = $tag;
				continue;
			}
			if ( end( $open ) !== $tag ) {
				return $found;
			}
			array_pop( $open );
			if ( $name === $tag && count( $open ) === $depth ) {
				$found[] = $this->position();
			}
		}
		return $found;
	}

	/**
	 * Returns whether the current tag ends itself, as parts of drawings do.
	 *
	 * @param list<string> $open Open elements.
	 */
	private function is_empty_drawing( array $open ): bool {
		return $this->has_self_closing_flag() && array() !== preg_grep( self::FOREIGN, array( ...$open, (string) $this->get_tag() ) );
	}

	/** Returns where the current tag ends, in bytes. */
	private function position(): int {
		$this->set_bookmark( self::MARK );
		$span = $this->bookmarks[ self::MARK ];
		return $span->start + $span->length;
	}
}
