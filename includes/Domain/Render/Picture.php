<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Http\Post_Visibility;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Renders an image chosen by the author, from the media library with all its sizes, else from its URL. */
final class Picture {
	/**
	 * Returns the image; null if there is none.
	 *
	 * @param mixed $id Attachment ID.
	 * @param mixed $url Image URL, if it is not in the media library.
	 * @param mixed $alt Alternative text; the media library's if empty.
	 * @param string $class Class name.
	 */
	public static function html( mixed $id, mixed $url, mixed $alt, string $class ): ?Html {
		$id  = Post_Visibility::file( $id );
		$alt = is_string( $alt ) ? $alt : '';
		$own = array( 'class' => $class );
		if ( wp_attachment_is_image( $id ) ) {
			return Html::raw( wp_get_attachment_image( $id, 'large', false, $own + ( '' === $alt ? array() : array( 'alt' => $alt ) ) ) );
		}
		$url = is_string( $url ) ? self::source( $url ) : '';
		return '' === $url ? null : el(
			'img',
			$own + array(
				'src' => $url,
				'alt' => $alt,
			)
		);
	}

	/**
	 * Returns an image's URL, or an empty string if a browser could execute it. An image that is part of its URL cannot be.
	 *
	 * @param string $url From an author.
	 */
	private static function source( string $url ): string {
		return 1 === preg_match( '#^data:image/[a-z+]+[;,][^"<>]*$#D', $url ) ? $url : Url::safe( $url );
	}
}
