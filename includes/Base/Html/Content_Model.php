<?php
declare( strict_types=1 );

namespace Frontage\Base\Html;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** What elements of HTML may contain, as HTML calls it. */
final class Content_Model {
	/** Elements whose content is text; WordPress reads them with their end tag at once. */
	private const TEXT = array( 'iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp' );

	/** An element without a closing tag that HTML has given up, but old content has. */
	private const OLD = 'param';

	/** Elements that end by themselves. */
	private const ENDING = array(
		...array( 'colgroup', 'dd', 'dt', 'li', 'optgroup', 'option', 'p', 'rp', 'rt' ),
		...array( 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr' ),
	);

	/** Elements in which a tag ends by its own slash. */
	private const FOREIGN = array( 'svg', 'math' );

	/**
	 * Returns the first tag of a piece of HTML that would change what is around the piece: one that closes what the piece has not
	 * opened, or opens what it does not close.
	 *
	 * @param string $html Not trusted.
	 * @return string Such as `</div>`; empty if there is none.
	 */
	public static function stray( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		$open = array();
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$name = strtolower( (string) $tags->get_tag() );
			if ( ! $tags->is_tag_closer() ) {
				$is_empty = $tags->has_self_closing_flag() && array() !== array_intersect( self::FOREIGN, $open );
				$open     = ! $is_empty && self::takes_elements( $name ) ? array( ...$open, $name ) : $open;
				continue;
			}
			while ( array() !== $open && end( $open ) !== $name && in_array( end( $open ), self::ENDING, true ) ) {
				array_pop( $open );
			}
			if ( array_pop( $open ) !== $name && 'p' !== $name && 'br' !== $name ) {
				return "</$name>";
			}
		}
		$unclosed = array_values( array_diff( $open, self::ENDING ) );
		return match ( true ) {
			$tags->paused_at_incomplete_token() => substr( $html, max( 0, (int) strrpos( $html, '<' ) ), 20 ),
			array() !== $unclosed => "<$unclosed[0]>",
			default => '',
		};
	}

	/**
	 * Returns whether a tag starts an element that can contain others.
	 *
	 * @param string $tag Name, in capital or small letters.
	 */
	public static function takes_elements( string $tag ): bool {
		$tag = strtolower( $tag );
		return ! isset( VOID_ELEMENTS[ $tag ] ) && self::OLD !== $tag && ! in_array( $tag, self::TEXT, true );
	}
}
