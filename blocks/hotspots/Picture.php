<?php
/**
 * The picture under the spots.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Hotspots;

use Frontage\Render\Html;
use Frontage\Render\Url;
use function Frontage\Render\el;

defined( 'ABSPATH' ) || exit;

/** From the media library with all its sizes, else by its address. */
final class Picture {
	/**
	 * Prints the picture; null if there is none.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 */
	public static function html( array $attributes ): ?Html {
		$id  = is_numeric( $attributes['id'] ) ? (int) $attributes['id'] : 0;
		$alt = is_string( $attributes['alt'] ) ? $attributes['alt'] : '';
		$own = array( 'class' => 'frontage-hotspots__image' );
		if ( wp_attachment_is_image( $id ) ) {
			return Html::raw( wp_get_attachment_image( $id, 'large', false, $own + ( '' === $alt ? array() : array( 'alt' => $alt ) ) ) );
		}
		$url = Url::safe( $attributes['url'] );
		return '' === $url ? null : el(
			'img',
			$own + array(
				'src' => $url,
				'alt' => $alt,
			)
		);
	}
}
