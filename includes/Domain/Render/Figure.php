<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Render\Lightbox\Lightbox_Images;
use WP_Block;
use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * An image that an author inserted into a Frontage block as an image block.
 *
 * Reads the output of core/image, so that its links, captions, sizes, and lightbox are unchanged.
 *
 * @api
 */
final class Figure {
	/** Default aspect ratio, width by height. */
	private const RATIO = 1.5;

	/**
	 * Stores the parts.
	 *
	 * @param Html $html Figure without its caption.
	 * @param Html $caption Caption content; empty for none.
	 * @param string $alt Alternative text.
	 * @param float $ratio Aspect ratio, width by height.
	 * @param int $id Attachment ID, or 0.
	 */
	private function __construct(
		public readonly Html $html,
		public readonly Html $caption,
		public readonly string $alt,
		public readonly float $ratio,
		public readonly int $id,
	) {}

	/**
	 * Returns the images in a block, in order, without empty image blocks.
	 *
	 * @param WP_Block $parent Block being rendered.
	 * @return list<self>
	 */
	public static function all( WP_Block $parent ): array {
		return array_values( array_filter( array_map( self::of( ... ), Inner_Blocks::of( $parent, 'core/image' ) ) ) );
	}

	/** Returns the figure with its caption. */
	public function whole(): Html {
		if ( '' === $this->name() ) {
			return $this->html;
		}
		$caption = el( 'figcaption', array( 'class' => 'wp-element-caption' ), $this->caption );
		return Html::raw(
			(string) preg_replace( '/<\/figure>\s*$/', addcslashes( (string) $caption, '\\$' ) . '</figure>', (string) $this->html )
		);
	}

	/**
	 * Returns the figure with a lightbox link, grouped with the others of its block; the author's own link stays.
	 *
	 * @param string $group Group name: the block's ID on the page.
	 */
	public function opening( string $group ): self {
		return $this->as_html( Lightbox_Images::of( $this->html, $this->id, $group ) );
	}

	/**
	 * Returns the figure with additional attributes on its image.
	 *
	 * @param array<string, string> $attributes Attributes such as `sizes`.
	 */
	public function with( array $attributes ): self {
		$tags = new WP_HTML_Tag_Processor( (string) $this->html );
		if ( $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			foreach ( $attributes as $name => $value ) {
				$tags->set_attribute( $name, $value );
			}
		}
		return $this->as_html( Html::raw( $tags->get_updated_html() ) );
	}

	/** Returns the caption as plain text. */
	public function name(): string {
		return Kses::text( (string) $this->caption );
	}

	/**
	 * Returns a copy with other figure HTML.
	 *
	 * @param Html $html Figure without its caption.
	 */
	private function as_html( Html $html ): self {
		return new self( $html, $this->caption, $this->alt, $this->ratio, $this->id );
	}

	/**
	 * Creates a figure from a block.
	 *
	 * @param WP_Block $image Block core/image.
	 */
	private static function of( WP_Block $image ): ?self {
		$html = trim( Inner_Blocks::render( $image ) );
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'img' ) ) || '' === (string) $tags->get_attribute( 'src' ) ) {
			return null;
		}
		$id    = (int) ( $image->attributes['id'] ?? 0 );
		$found = preg_match( '/<figcaption[^>]*>(.*?)<\/figcaption>/s', $html, $caption );
		return new self(
			Html::raw( 1 === $found ? str_replace( $caption[0], '', $html ) : $html ),
			Html::raw( $caption[1] ?? '' ),
			(string) $tags->get_attribute( 'alt' ),
			self::ratio( $id, $tags ),
			$id
		);
	}

	/**
	 * Returns the aspect ratio, from the media library or from the tag.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param WP_HTML_Tag_Processor $img Tag processor positioned on the image.
	 */
	private static function ratio( int $id, WP_HTML_Tag_Processor $img ): float {
		$meta   = 0 === $id ? array() : wp_get_attachment_metadata( $id );
		$width  = (int) ( $meta['width'] ?? $img->get_attribute( 'width' ) );
		$height = (int) ( $meta['height'] ?? $img->get_attribute( 'height' ) );
		return $width > 0 && $height > 0 ? round( $width / $height, 3 ) : self::RATIO;
	}
}
