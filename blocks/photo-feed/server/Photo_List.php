<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Lightbox\Link;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Prints photos; must match `photo.tsx`.
 *
 * @phpstan-import-type Photo from Photos
 * @phpstan-import-type Copied from Photos
 */
final class Photo_List {
	/**
	 * Prints one photo without its list item.
	 *
	 * @param Photo  $photo What is shown.
	 * @param string $group Of the lightbox.
	 * @param string $sizes As in HTML.
	 * @param bool   $is_lazy Whether it is below the first row.
	 */
	public static function figure( array $photo, string $group, string $sizes, bool $is_lazy ): Html {
		$href    = $photo['href'] ?? '';
		$content = fragment( self::image( $photo, $sizes, $is_lazy ), self::badge( $photo ) );
		return el(
			'figure',
			array( 'class' => 'frontage-photo-feed__figure' ),
			'' === $href ? el( 'span', array( 'class' => 'frontage-photo-feed__link' ), $content ) : el(
				'a',
				array(
					'class' => 'frontage-photo-feed__link',
					'href'  => $href,
				) + ( isset( $photo['post'] ) ? Link::attributes( $href, $group ) : array() ),
				$content
			),
			self::words( $photo )
		);
	}

	/**
	 * Prints list items.
	 *
	 * @param list<Photo> $photos What is shown.
	 * @param string      $group Of the lightbox.
	 * @param string      $sizes As in HTML.
	 * @param int         $in_sight Photos that are not lazy.
	 */
	public static function items( array $photos, string $group, string $sizes, int $in_sight ): Html {
		$items = array();
		foreach ( $photos as $at => $photo ) {
			$items[] = el(
				'li',
				array(
					'class' => 'frontage-photo-feed__item',
					'style' => array( '--frontage-photo-feed-rows' => $photo['rows'] ),
				),
				self::figure( $photo, $group, $sizes, $at >= $in_sight )
			);
		}
		return fragment( $items );
	}

	/**
	 * Returns the value of `srcset`.
	 *
	 * @param Copied $image
	 */
	public static function srcset( array $image ): string {
		$parts = array();
		foreach ( $image['sizes'] as $width => $url ) {
			$parts[] = "$url {$width}w";
		}
		return implode( ', ', $parts );
	}

	/**
	 * Prints the picture; without a copy, a place with its words.
	 *
	 * @param Photo $photo
	 */
	private static function image( array $photo, string $sizes, bool $is_lazy ): Html {
		$image = $photo['image'] ?? null;
		if ( null === $image ) {
			return el( 'span', array( 'class' => 'frontage-photo-feed__image is-missing' ), $photo['alt'] );
		}
		return el(
			'img',
			array(
				'class'    => 'frontage-photo-feed__image',
				'loading'  => $is_lazy ? 'lazy' : null,
				'decoding' => 'async',
				'sizes'    => $is_lazy ? "auto, $sizes" : $sizes,
				'srcset'   => self::srcset( $image ),
				'src'      => $image['sizes'][ $image['width'] ],
				'width'    => $image['width'],
				'height'   => $image['height'],
				'alt'      => $photo['alt'],
			)
		);
	}

	/**
	 * Prints the mark of a video or an album.
	 *
	 * @param Photo $photo
	 */
	private static function badge( array $photo ): ?Html {
		$kind = $photo['kind'] ?? '';
		return '' === $kind ? null : el(
			'span',
			array(
				'class'       => "frontage-photo-feed__badge is-$kind",
				'aria-hidden' => 'true',
			)
		);
	}

	/**
	 * Prints caption and likes.
	 *
	 * @param Photo $photo
	 */
	private static function words( array $photo ): ?Html {
		$caption = $photo['caption'] ?? '';
		$likes   = $photo['likes'] ?? '';
		if ( '' === $caption . $likes ) {
			return null;
		}
		return el(
			'figcaption',
			array( 'class' => 'frontage-photo-feed__words' ),
			'' === $caption ? null : el( 'span', array( 'class' => 'frontage-photo-feed__caption' ), $caption ),
			'' === $likes ? null : el(
				'span',
				array(
					'class'      => 'frontage-photo-feed__likes',
					'role'       => 'img',
					'aria-label' => $photo['likesLabel'] ?? $likes,
				),
				$likes
			)
		);
	}
}
