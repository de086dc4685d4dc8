<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Lightbox;

use Frontage\Base\Html\Html;
use Frontage\Http\Post_Visibility;
use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Links the images of a block to a lightbox.
 *
 * Adds a link around the image of a figure; if the author has linked it, that link stays.
 */
final class Lightbox_Images {
	/** Matches the image tag, whatever its quoted attributes contain. */
	private const IMAGE = '/<img\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>/i';

	/** Attribute of core images with WordPress's own lightbox. */
	private const CORE = 'data-wp-interactive';

	/**
	 * Returns the figure with a lightbox link around its image.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param string $group Group name; images of the same group are shown in sequence.
	 */
	public static function of( Html $figure, int $id, string $group ): Html {
		$html = (string) $figure;
		$id   = Post_Visibility::file( $id );
		if ( str_contains( $html, self::CORE ) ) {
			return $figure;
		}
		return Html::raw( str_contains( $html, '<a ' ) ? self::joined( $html, $id, $group ) : self::linked( $html, $id, $group ) );
	}

	/**
	 * Adds a lightbox link to a group.
	 *
	 * @param string $html Figure.
	 * @param int $id Attachment ID, or 0.
	 * @param string $group Group name.
	 */
	private static function joined( string $html, int $id, string $group ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'tag_name' => 'A' ) ) && null !== $tags->get_attribute( Link::MARK ) ) {
			$tags->set_attribute( Link::MARK, Link::group( $group ) );
			if ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
				Large_File::mark( $tags, $id );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Adds a link around the image.
	 *
	 * @param string $html Figure.
	 * @param int $id Attachment ID, or 0.
	 * @param string $group Group name.
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
		Large_File::mark( $tags, $id );
		$html       = $tags->get_updated_html();
		$has_name   = '' !== trim( (string) $tags->get_attribute( 'alt' ) );
		$attributes = array(
			'href'       => $href,
			'aria-label' => $has_name ? null : self::name( $id ),
		) + $mark;
		return (string) preg_replace_callback(
			self::IMAGE,
			static fn ( array $image ): string => (string) el( 'a', $attributes, Html::raw( $image[0] ) ),
			$html,
			1
		);
	}

	/**
	 * Returns the label of a link whose image has no alternative text.
	 *
	 * @param int $id Attachment ID, or 0.
	 */
	private static function name( int $id ): string {
		$title = 0 === $id ? '' : wp_strip_all_tags( get_the_title( $id ) );
		return '' === $title ? __( 'Open image', 'frontage' ) : $title;
	}
}
