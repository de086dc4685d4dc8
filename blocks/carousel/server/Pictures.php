<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Images\Image_List;
use Frontage\Domain\Images\Image_Source;
use Frontage\Domain\Render\Carousel;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Lightbox\Lightbox_Images;
use WP_Block;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Images from elsewhere as items: each one as WordPress's own image block, as an author would insert it.
 *
 * So extensions, filters and the lightbox treat them like typed ones.
 *
 * @phpstan-import-type Slide from Carousel
 * @phpstan-import-type Found from Image_List
 */
final class Pictures {
	private const SIZE = 'large';

	/** Link targets as WordPress's image block names them. */
	private const DESTINATIONS = array(
		'file' => 'media',
		'page' => 'attachment',
	);

	/**
	 * Returns one slide per image.
	 *
	 * @param WP_Block $block The Carousel block.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @return list<Slide>
	 */
	public static function of( WP_Block $block, array $attributes ): array {
		$items = array();
		$shape = new Shape( $attributes );
		$group = Ids::wanted( 'images', $attributes + array( 'post' => Image_Source::post( $block ) ) );
		foreach ( Image_Source::of( $block, $attributes ) ?? array() as $image ) {
			$html = trim( render_block( self::block( $image, (string) $attributes['linkTo'] ) ) );
			if ( '' !== $html ) {
				$items[] = array(
					'content' => self::grouped( $html, $image['id'] ?? 0, $group ),
					'name'    => self::alt( $image ) ?: Kses::text( self::caption( $image ) ),
				) + $shape->slide( true, $image['id'] ?? 0, $html );
			}
		}
		return $items;
	}

	/**
	 * Puts an image that opens in the lightbox there together with the others.
	 *
	 * @param string $html Rendered image block.
	 * @param int $id Attachment ID, or 0.
	 * @param string $group Group name.
	 */
	private static function grouped( string $html, int $id, string $group ): Html {
		return str_contains( $html, '<a ' ) ? Lightbox_Images::of( Html::raw( $html ), $id, $group ) : Html::raw( $html );
	}

	/**
	 * Returns an image block as WordPress's parser would.
	 *
	 * @param Found $image
	 * @param string $link `none`, `file` or `page`.
	 * @return array{
	 *     blockName: string,
	 *     attrs: array<string, mixed>,
	 *     innerBlocks: list<array<mixed>>,
	 *     innerHTML: string,
	 *     innerContent: list<string>,
	 * }
	 */
	private static function block( array $image, string $link ): array {
		$id   = $image['id'] ?? 0;
		$html = (string) self::figure( $image, self::href( $image, $link ) );
		return array(
			'blockName'    => 'core/image',
			'attrs'        => array_filter( array( 'id' => $id ) ) + array(
				'sizeSlug'        => self::SIZE,
				'linkDestination' => self::DESTINATIONS[ $link ] ?? 'none',
			),
			'innerBlocks'  => array(),
			'innerHTML'    => $html,
			'innerContent' => array( $html ),
		);
	}

	/**
	 * Returns what the editor saves for an image.
	 *
	 * @param Found $image
	 * @param string $href Address of the link; empty for none.
	 */
	private static function figure( array $image, string $href ): Html {
		$id      = $image['id'] ?? 0;
		$file    = $id > 0 ? wp_get_attachment_image_src( $id, self::SIZE ) : false;
		$picture = el(
			'img',
			array(
				'src'   => $file ? $file[0] : $image['url'] ?? '',
				'alt'   => self::alt( $image ),
				'class' => $id > 0 ? "wp-image-$id" : null,
			)
		);
		$caption = self::caption( $image );
		return el(
			'figure',
			array( 'class' => 'wp-block-image size-' . self::SIZE ),
			'' === $href ? $picture : el( 'a', array( 'href' => $href ), $picture ),
			'' === $caption ? null : el( 'figcaption', array( 'class' => 'wp-element-caption' ), Html::raw( $caption ) )
		);
	}

	/**
	 * Returns the URL that an image links to; empty for none.
	 *
	 * @param Found $image
	 * @param string $link `none`, `file` or `page`.
	 */
	private static function href( array $image, string $link ): string {
		$id = $image['id'] ?? 0;
		return match ( $link ) {
			'file'  => $id > 0 ? (string) wp_get_attachment_url( $id ) : $image['url'] ?? '',
			'page'  => $id > 0 ? get_attachment_link( $id ) : '',
			default => '',
		};
	}

	/**
	 * Returns the alternative text of the source, or that of the media library.
	 *
	 * @param Found $image
	 */
	private static function alt( array $image ): string {
		$alt = $image['alt'] ?? get_post_meta( $image['id'] ?? 0, '_wp_attachment_image_alt', true );
		return is_string( $alt ) ? trim( wp_strip_all_tags( $alt ) ) : '';
	}

	/**
	 * Returns the caption of the source, or that of the media library.
	 *
	 * @param Found $image
	 */
	private static function caption( array $image ): string {
		$caption = $image['caption'] ?? ( isset( $image['id'] ) ? wp_get_attachment_caption( $image['id'] ) : '' );
		// What is no shortcode in the media library is none on a page.
		return strtr(
			trim( wp_kses_post( (string) $caption ) ),
			array(
				'[' => '&#91;',
				']' => '&#93;',
			)
		);
	}
}
