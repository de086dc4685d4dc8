<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Domain\Render\Slot;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The images of one page.
 *
 * Renders the grid; must match `grid.tsx` and `item.tsx`.
 *
 * @phpstan-import-type Image from Images
 */
final class Grid {
	/**
	 * Renders images.
	 *
	 * @param array<int, Image> $images Images, keyed by index.
	 * @param Layout $layout Columns and sizes.
	 */
	public static function html( array $images, Layout $layout ): Html {
		$items = array();
		foreach ( $images as $index => $image ) {
			$items[] = self::item( $image, $index, $layout->sizes(), count( $items ) >= $layout->columns );
		}
		return el(
			'ul',
			array(
				'class' => 'frontage-gallery__grid',
				'role'  => 'list',
			),
			$items
		);
	}

	/**
	 * Renders an image with its caption.
	 *
	 * @param Image $image
	 * @param int $index Index among all images.
	 * @param string $sizes Value of `sizes`.
	 * @param bool $is_lazy Whether it is lazy-loaded.
	 */
	public static function figure( array $image, int $index, string $sizes, bool $is_lazy ): Html {
		$picture = self::picture( $image, $sizes, $is_lazy );
		$link    = array(
			'class'    => 'frontage-gallery__link',
			'href'     => $image['href'] ?? '',
			'target'   => $image['target'] ?? null,
			'rel'      => $image['rel'] ?? null,
			Link::MARK => $image['group'] ?? null,
		);
		$caption = array( 'class' => 'frontage-gallery__caption' );
		return el(
			'figure',
			array( 'class' => 'frontage-gallery__figure' ),
			isset( $image['href'] ) ? el( 'a', $link, $picture ) : $picture,
			isset( $image['caption'] ) ? Slot::html( 'figcaption', $caption, $image['caption'], "caption-$index" ) : null
		);
	}

	/**
	 * Renders an image with its wrapper.
	 *
	 * @param Image $image
	 * @param int $index Index among all images.
	 * @param string $sizes Value of `sizes`.
	 * @param bool $is_lazy Whether it is lazy-loaded.
	 */
	private static function item( array $image, int $index, string $sizes, bool $is_lazy ): Html {
		return el(
			'li',
			array(
				'class' => 'frontage-gallery__item',
				'style' => isset( $image['rows'] ) ? array( '--frontage-gallery-rows' => $image['rows'] ) : null,
			),
			self::figure( $image, $index, $sizes, $is_lazy )
		);
	}

	/**
	 * Renders the image element. Images of the first row get no `loading` attribute, so that WordPress
	 * decides by their position in the page.
	 *
	 * @param Image $image
	 * @param string $sizes Value of `sizes`.
	 * @param bool $is_lazy Whether it is lazy-loaded.
	 */
	private static function picture( array $image, string $sizes, bool $is_lazy ): Html {
		$has_set = isset( $image['srcSet'] );
		return el(
			'img',
			array(
				'class'    => 'frontage-gallery__image' . ( isset( $image['isGuessed'] ) ? ' is-guessed' : '' ),
				'loading'  => $is_lazy ? 'lazy' : null,
				'decoding' => 'async',
				'sizes'    => $has_set ? ( $is_lazy ? 'auto, ' : '' ) . $sizes : null,
				'srcset'   => $has_set ? $image['srcSet'] : null,
				'src'      => $image['src'],
				'width'    => $image['width'],
				'height'   => $image['height'],
				'alt'      => $image['alt'] ?? '',
				'style'    => isset( $image['crop'] ) ? Image_Crop::css( $image['crop'] ) : null,
			) + ( $image['data'] ?? array() )
		);
	}
}
