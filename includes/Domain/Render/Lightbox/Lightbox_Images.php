<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render\Lightbox;

use Frontage\Base\Html\Html;
use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures of a block that open large.
 *
 * Puts a link around the picture of a figure; where the author has linked it, the author's link stays.
 */
final class Lightbox_Images {
	/** The picture's tag, whatever stands in its quotes. */
	private const IMAGE = '/<img\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>/i';

	/** What the browser's own script of a core image listens to. */
	private const CORE = 'data-wp-interactive';

	/**
	 * The figure with its picture opening large.
	 *
	 * @param Html   $figure One figure.
	 * @param int    $id     The picture in the media library, or 0.
	 * @param string $group  Name of the block in the page; pictures of one name follow each other.
	 */
	public static function of( Html $figure, int $id, string $group ): Html {
		$html = (string) $figure;
		if ( str_contains( $html, self::CORE ) ) {
			return $figure;
		}
		return Html::raw( str_contains( $html, '<a ' ) ? self::joined( $html, $group ) : self::linked( $html, $id, $group ) );
	}

	/**
	 * Lets a marked link follow the others.
	 *
	 * @param string $html  The figure.
	 * @param string $group Their name.
	 */
	private static function joined( string $html, string $group ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'tag_name' => 'A' ) ) && null !== $tags->get_attribute( Link::MARK ) ) {
			$tags->set_attribute( Link::MARK, Link::group( $group ) );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Puts the link around the picture.
	 *
	 * @param string $html  The figure.
	 * @param int    $id    The picture in the media library, or 0.
	 * @param string $group Its group.
	 */
	private static function linked( string $html, int $id, string $group ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			return $html;
		}
		$href = wp_get_attachment_url( $id ) ?: (string) $tags->get_attribute( 'src' );
		$mark = Link::attributes( $href, $group );
		if ( array() === $mark ) {
			return $html;
		}
		$has_name   = '' !== trim( (string) $tags->get_attribute( 'alt' ) );
		$attributes = array(
			'href'       => $href,
			'aria-label' => $has_name ? null : self::name( $id ),
		) + $mark;
		return (string) preg_replace_callback( self::IMAGE, static fn ( array $image ): string => (string) el( 'a', $attributes, Html::raw( $image[0] ) ), $html, 1 );
	}

	/**
	 * What a link is called whose picture says nothing.
	 *
	 * @param int $id The picture in the media library, or 0.
	 */
	private static function name( int $id ): string {
		$title = 0 === $id ? '' : wp_strip_all_tags( get_the_title( $id ) );
		return '' === $title ? __( 'Open image', 'frontage' ) : $title;
	}
}
