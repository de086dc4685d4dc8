<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Lightbox;

use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Domain\Render\Lightbox\Link_Type;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the links of a page that open in the lightbox.
 *
 * These are links of core image and gallery blocks, and links with the configured relation (S0 §2).
 */
final class Link_Marker {
	/**
	 * Number of galleries so far, used to name each.
	 *
	 * @var int
	 */
	private int $galleries = 0;

	/**
	 * Sets up the marker.
	 *
	 * @param string $rel Relation of links that open in the lightbox; empty for none.
	 */
	public function __construct( private readonly string $rel ) {}

	/**
	 * Marks the link of a single image block.
	 *
	 * @param string $html Block HTML.
	 */
	public function image( string $html ): string {
		return self::media( $html, '' );
	}

	/**
	 * Marks the links of a gallery as one group.
	 *
	 * @param string $html Block HTML.
	 */
	public function gallery( string $html ): string {
		return str_contains( $html, '<a ' ) ? self::media( $html, 'gallery-' . ++$this->galleries ) : $html;
	}

	/**
	 * Marks links with the relation `lightbox`, `lightbox[group]` or `lightbox-group`.
	 *
	 * @param string $html Content.
	 */
	public function related( string $html ): string {
		if ( '' === $this->rel || false === stripos( $html, $this->rel ) ) {
			return $html;
		}
		$form = '/(?:^|\s)' . preg_quote( $this->rel, '/' ) . '(?:\[([^\]]*)\]|-(\S+))?(?=\s|$)/i';
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'A' ) ) ) {
			if ( 1 === preg_match( $form, (string) $tags->get_attribute( 'rel' ), $found ) ) {
				self::mark( $tags, $found[1] ?? '' ?: $found[2] ?? '' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Marks links to media files, except those the author opens in a new tab.
	 *
	 * @param string $html Block HTML.
	 * @param string $group Group name.
	 */
	private static function media( string $html, string $group ): string {
		if ( ! str_contains( $html, '<a ' ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'A' ) ) ) {
			$found = Link_Type::of( (string) $tags->get_attribute( 'href' ) );
			if ( 'image' === ( $found['kind'] ?? '' ) && null === $tags->get_attribute( 'target' ) ) {
				self::mark( $tags, $group );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Marks the current link.
	 *
	 * @param WP_HTML_Tag_Processor $tags Positioned at the link.
	 * @param string $group Group name.
	 */
	private static function mark( WP_HTML_Tag_Processor $tags, string $group ): void {
		foreach ( Link::attributes( (string) $tags->get_attribute( 'href' ), $group ) as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
	}
}
