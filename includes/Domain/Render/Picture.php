<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A picture that an author has chosen.
 *
 * From the media library with all its sizes, else by its address.
 */
final class Picture {
	/**
	 * Prints the picture; null if there is none.
	 *
	 * @param mixed  $id    In the media library.
	 * @param mixed  $url   Where it is, if it is not there.
	 * @param mixed  $alt   What it shows; empty takes the media library's text.
	 * @param string $class Its class.
	 */
	public static function html( mixed $id, mixed $url, mixed $alt, string $class ): ?Html {
		$id  = is_numeric( $id ) ? (int) $id : 0;
		$alt = is_string( $alt ) ? $alt : '';
		$own = array( 'class' => $class );
		if ( wp_attachment_is_image( $id ) ) {
			return Html::raw( wp_get_attachment_image( $id, 'large', false, $own + ( '' === $alt ? array() : array( 'alt' => $alt ) ) ) );
		}
		$url = Url::safe( is_string( $url ) ? $url : '' );
		return '' === $url ? null : el(
			'img',
			$own + array(
				'src' => $url,
				'alt' => $alt,
			)
		);
	}
}
