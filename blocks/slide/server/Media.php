<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Slide;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Http\Post_Visibility;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The background of a slide: an image or a video that fills it. */
final class Media {
	/** Image size of `src`, for browsers without `srcset`. */
	private const SIZE = 'large';

	private const CLASS_NAME = 'frontage-slide__media';

	/**
	 * Renders the background, if any.
	 *
	 * @param array<string, mixed> $attributes Attributes of the slide.
	 * @param bool $is_first Whether it is initially visible.
	 */
	public static function html( array $attributes, bool $is_first ): ?Html {
		$id  = Post_Visibility::file( $attributes['mediaId'] ?? 0 );
		$url = Url::safe( $attributes['mediaUrl'] ?? '' );
		if ( 'video' === $attributes['mediaType'] ) {
			$file = (string) wp_get_attachment_url( $id );
			return self::video( '' === $file ? $url : $file, $attributes );
		}
		return self::picture( $id, $url, $attributes, $is_first );
	}

	/**
	 * Renders an image. The first gets no `loading` attribute, so that WordPress decides by its position
	 * in the page, and prioritizes it if it is the largest.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param string $url URL of an image that is not in the media library.
	 * @param array<string, mixed> $attributes Attributes of the slide.
	 * @param bool $is_first Whether it is initially visible.
	 */
	private static function picture( int $id, string $url, array $attributes, bool $is_first ): ?Html {
		$found = wp_attachment_is_image( $id ) ? wp_get_attachment_image_src( $id, self::SIZE ) : false;
		$src   = $found ? $found[0] : $url;
		if ( '' === $src ) {
			return null;
		}
		$set = $found ? (string) wp_get_attachment_image_srcset( $id, self::SIZE ) : '';
		return el(
			'img',
			array(
				'class'    => self::CLASS_NAME,
				'loading'  => $is_first ? null : 'lazy',
				'decoding' => 'async',
				'sizes'    => '' === $set ? null : ( $is_first ? '100vw' : 'auto, 100vw' ),
				'srcset'   => '' === $set ? null : $set,
				'src'      => $src,
				'width'    => $found && $found[1] ? $found[1] : null,
				'height'   => $found && $found[2] ? $found[2] : null,
				'alt'      => self::alt( $id, $attributes ),
				'style'    => self::place( $attributes ),
			)
		);
	}

	/**
	 * Renders a muted video that the carousel plays while its slide is shown; without JavaScript it does not play.
	 *
	 * @param string $src Video URL.
	 * @param array<string, mixed> $attributes Attributes of the slide.
	 */
	private static function video( string $src, array $attributes ): ?Html {
		return '' === $src ? null : el(
			'video',
			array(
				'class'       => self::CLASS_NAME,
				'src'         => $src,
				'muted'       => true,
				'loop'        => true,
				'playsinline' => true,
				'preload'     => 'metadata',
				'data-video'  => true,
				'aria-hidden' => '' === $attributes['alt'] ? 'true' : null,
				'aria-label'  => '' === $attributes['alt'] ? null : $attributes['alt'],
				'style'       => self::place( $attributes ),
			)
		);
	}

	/**
	 * Returns the author's alternative text; or the media library's, if the slide has no other description.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param array<string, mixed> $attributes Attributes of the slide.
	 */
	private static function alt( int $id, array $attributes ): string {
		$alt = $attributes['alt'];
		return '' === $alt ? (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) : $alt;
	}

	/**
	 * Returns the focal point, and whether the whole image is shown, as a style.
	 *
	 * @param array<string, mixed> $attributes Attributes of the slide.
	 * @return array<string, string>
	 */
	private static function place( array $attributes ): array {
		$style = 'contain' === ( $attributes['picture']['scale'] ?? '' ) ? array( 'object-fit' => 'contain' ) : array();
		$point = $attributes['focalPoint'] ?? array();
		if ( ! is_array( $point ) || ! isset( $point['x'], $point['y'] ) ) {
			return $style;
		}
		$percent = static fn ( mixed $part ): string => round( 100 * max( 0.0, min( 1.0, (float) $part ) ) ) . '%';
		return $style + array( 'object-position' => $percent( $point['x'] ) . ' ' . $percent( $point['y'] ) );
	}
}
