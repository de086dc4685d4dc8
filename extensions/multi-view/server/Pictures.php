<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Multi_View;

use Frontage\Base\Html\Url;
use Frontage\Http\Post_Visibility;
use function Frontage\Base\Html\attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Other pictures of a block, for smaller screens.
 *
 * The browser loads one of them, also without a script: the block's first image becomes a `<picture>`.
 */
final class Pictures {
	/** From the smallest screen: browsers use the first source that matches. */
	private const ORDER = array( Views::PHONE, Views::TABLET, Views::DESKTOP );

	private const IMAGE = '~<img\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*+>~i';

	/** Width of the image where a screen is narrower than it. */
	private const SIZES = '100vw';

	/**
	 * Adds the pictures to the block's first image.
	 *
	 * @param string $html Rendered block.
	 * @param Views $views What the author has set.
	 */
	public static function add( string $html, Views $views ): string {
		$chosen  = $views->objects( 'attrs' );
		$sources = '';
		foreach ( self::ORDER as $view ) {
			$image  = $chosen[ $view ]['image'] ?? null;
			$srcset = self::srcset( $image );
			if ( '' !== $srcset ) {
				$sources .= '<source' . attributes(
					array(
						'media'  => Views::MEDIA[ $view ],
						'srcset' => $srcset,
						'sizes'  => str_contains( $srcset, 'w,' ) ? self::SIZES : null,
					) + self::shape( $image )
				) . '/>';
			}
		}
		if ( '' === $sources || str_contains( $html, '<picture' ) || 1 !== preg_match( self::IMAGE, $html, $found, PREG_OFFSET_CAPTURE ) ) {
			return $html;
		}
		list( $image, $at ) = $found[0];
		return substr_replace( $html, "<picture class=\"frontage-view-picture\">$sources$image</picture>", (int) $at, strlen( $image ) );
	}

	/**
	 * Returns the width and height of a picture of the media library, which keep its place until it is loaded.
	 *
	 * @param mixed $image ID and address, untrusted.
	 * @return array{width?: int, height?: int}
	 */
	private static function shape( mixed $image ): array {
		$id   = Post_Visibility::file( is_array( $image ) ? $image['id'] ?? 0 : 0 );
		$full = $id > 0 ? wp_get_attachment_image_src( $id, 'full' ) : false;
		return is_array( $full ) && $full[1] > 0 && $full[2] > 0
			? array(
				'width'  => $full[1],
				'height' => $full[2],
			)
			: array();
	}

	/**
	 * Returns the sizes of a picture of the media library, or a picture's address; empty if there is none.
	 *
	 * @param mixed $image ID and address, untrusted.
	 */
	private static function srcset( mixed $image ): string {
		if ( ! is_array( $image ) ) {
			return '';
		}
		$id     = Post_Visibility::file( $image['id'] ?? 0 );
		$id     = wp_attachment_is_image( $id ) ? $id : 0;
		$srcset = $id > 0 ? wp_get_attachment_image_srcset( $id, 'full' ) : false;
		if ( is_string( $srcset ) && '' !== $srcset ) {
			return $srcset;
		}
		$url = $id > 0 ? wp_get_attachment_url( $id ) : false;
		$url = Url::safe( is_string( $url ) ? $url : $image['url'] ?? '' );
		// Spaces and commas divide a list of pictures.
		return 1 === preg_match( '~^(?:https?:)?/~i', $url ) ? str_replace( array( ' ', ',' ), array( '%20', '%2C' ), $url ) : '';
	}
}
