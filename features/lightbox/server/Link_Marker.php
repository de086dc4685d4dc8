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
 * Which links of a page open in the lightbox.
 *
 * Marks links of WordPress's own image and gallery blocks, and those whose relation says so (S0 §2).
 */
final class Link_Marker {
	/**
	 * Galleries so far, which gives each a name.
	 *
	 * @var int
	 */
	private int $galleries = 0;

	/**
	 * Prepares the search.
	 *
	 * @param string $rel Relation of links that open in the lightbox; empty for none.
	 */
	public function __construct( private readonly string $rel ) {}

	/**
	 * Marks the link of a block's image, which stands alone.
	 *
	 * @param string $html The block.
	 */
	public function image( string $html ): string {
		return self::media( $html, '' );
	}

	/**
	 * Marks the links of a gallery, which follow each other.
	 *
	 * @param string $html The block.
	 */
	public function gallery( string $html ): string {
		return str_contains( $html, '<a ' ) ? self::media( $html, 'gallery-' . ++$this->galleries ) : $html;
	}

	/**
	 * Marks links with the relation: `lightbox`, `lightbox[group]` or `lightbox-group`.
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
	 * Marks links to files, except where the author wants a new window.
	 *
	 * @param string $html  A block.
	 * @param string $group Its name.
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
	 * Marks the link that was found.
	 *
	 * @param WP_HTML_Tag_Processor $tags  At the link.
	 * @param string                $group Its group.
	 */
	private static function mark( WP_HTML_Tag_Processor $tags, string $group ): void {
		foreach ( Link::attributes( (string) $tags->get_attribute( 'href' ), $group ) as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
	}
}
