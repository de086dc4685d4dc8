<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Html;

defined( 'ABSPATH' ) || exit;

/** What elements of HTML may contain, as HTML calls it. */
final class Content_Model {
	/** Elements whose content is text; WordPress reads them with their end tag at once. */
	private const TEXT = array( 'iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp' );

	/** An element without a closing tag that HTML has given up, but old content has. */
	private const OLD = 'param';

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
