<?php
declare( strict_types=1 );

namespace Frontage\Features\Lightbox;

use Frontage\Domain\Render\Lightbox\Large_File;
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
	 * Attachments whose images are in marked links, as keys.
	 *
	 * @var array<int, true>
	 */
	private array $opening = array();

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
		return $this->media( $html, '' );
	}

	/**
	 * Marks the links of a gallery as one group.
	 *
	 * @param string $html Block HTML.
	 */
	public function gallery( string $html ): string {
		return str_contains( $html, '<a ' ) ? $this->media( $html, 'gallery-' . ++$this->galleries ) : $html;
	}

	/**
	 * Tells an image the size of its largest file, if it is in a marked link.
	 *
	 * WordPress reads the metadata of all images of a page in one query and then calls this for each; to
	 * read them with the blocks would take a query per image.
	 *
	 * @param mixed $html Image tag.
	 * @param mixed $context Where it is; not used.
	 * @param mixed $id Attachment ID, or 0.
	 */
	public function sized( mixed $html, mixed $context, mixed $id ): mixed {
		if ( ! is_string( $html ) || ! isset( $this->opening[ (int) $id ] ) ) {
			return $html;
		}
		if ( str_contains( $html, Large_File::SIZE ) && ! str_contains( $html, Choices::TAKEN ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			Choices::mark_taken( $tags, static fn () => Large_File::mark( $tags, (int) $id ) );
		}
		return $tags->get_updated_html();
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
		$form  = '/(?:^|\s)' . preg_quote( $this->rel, '/' ) . '(?:\[([^\]]*)\]|-(\S+))?(?=\s|$)/i';
		$is_in = false;
		$tags  = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'A' === $tags->get_tag() ) {
				$is_in = 1 === preg_match( $form, (string) $tags->get_attribute( 'rel' ), $found );
				if ( $is_in ) {
					self::mark( $tags, $found[1] ?? '' ?: $found[2] ?? '' );
				}
			} elseif ( $is_in && 'IMG' === $tags->get_tag() ) {
				// After WordPress has read the metadata of all images of the content.
				Large_File::mark( $tags );
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
	private function media( string $html, string $group ): string {
		if ( ! str_contains( $html, '<a ' ) ) {
			return $html;
		}
		$is_in = false;
		$tags  = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'A' === $tags->get_tag() ) {
				$found = Link_Type::of( (string) $tags->get_attribute( 'href' ) );
				$is_in = 'image' === ( $found['kind'] ?? '' ) && null === $tags->get_attribute( 'target' );
				if ( $is_in ) {
					self::mark( $tags, $group );
				}
			} elseif ( $is_in && 'IMG' === $tags->get_tag() ) {
				$this->opening[ Large_File::id( $tags ) ] = true;
				Choices::give( $tags );
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
