<?php
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
	 * @param int $height Height of the largest file in pixels, or 0 if it is not known.
	 */
	private function __construct(
		public readonly Html $html,
		public readonly Html $caption,
		public readonly string $alt,
		public readonly float $ratio,
		public readonly int $id,
		public readonly int $height,
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
	 * Returns the aspect ratio of the first image in HTML, width by height.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param string $html HTML with an image.
	 */
	public static function ratio_of( int $id, string $html ): float {
		$tags = new WP_HTML_Tag_Processor( $html );
		return $tags->next_tag( array( 'tag_name' => 'img' ) ) ? self::ratio( self::size( $id, $tags ) ) : self::RATIO;
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
		return new self( $html, $this->caption, $this->alt, $this->ratio, $this->id, $this->height );
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
		$size  = self::size( $id, $tags );
		return new self(
			Html::raw( 1 === $found ? str_replace( $caption[0], '', $html ) : $html ),
			Html::raw( $caption[1] ?? '' ),
			(string) $tags->get_attribute( 'alt' ),
			self::ratio( $size ),
			$id,
			$size['height']
		);
	}

	/**
	 * Returns the size in pixels, from the media library or from the tag; 0 for what is not known.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param WP_HTML_Tag_Processor $img Tag processor positioned on the image.
	 * @return array{width: int, height: int}
	 */
	private static function size( int $id, WP_HTML_Tag_Processor $img ): array {
		$meta = 0 === $id ? array() : wp_get_attachment_metadata( $id );
		return array(
			'width'  => (int) ( $meta['width'] ?? $img->get_attribute( 'width' ) ),
			'height' => (int) ( $meta['height'] ?? $img->get_attribute( 'height' ) ),
		);
	}

	/**
	 * Returns the aspect ratio of a size, width by height.
	 *
	 * @param array{width: int, height: int} $size From `size()`.
	 */
	private static function ratio( array $size ): float {
		return $size['width'] > 0 && $size['height'] > 0 ? round( $size['width'] / $size['height'], 3 ) : self::RATIO;
	}
}
