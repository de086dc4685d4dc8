<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Member;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * The portrait of a person.
 *
 * Prints it with all its sizes. The box is the stylesheet's, so nothing shifts.
 */
final class Photo {
	/** Of the media library. */
	private const SIZE = 'large';

	/**
	 * Prints the picture; null if there is none.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 * @param string               $class_name Its class.
	 * @param bool                 $is_named   Whether the name beside it says enough; it is fetched only when it is shown else.
	 */
	public static function html( array $attributes, string $class_name, bool $is_named ): ?Html {
		$id  = is_numeric( $attributes['id'] ) ? (int) $attributes['id'] : 0;
		$alt = is_string( $attributes['alt'] ) ? $attributes['alt'] : '';
		$own = array( 'class' => $class_name ) + ( $is_named ? array( 'alt' => '' ) : array( 'loading' => 'lazy' ) );
		if ( wp_attachment_is_image( $id ) ) {
			// Without words of the author's, the library's.
			return Html::raw( wp_get_attachment_image( $id, self::SIZE, false, $own + ( '' === $alt ? array() : array( 'alt' => $alt ) ) ) );
		}
		$url = Url::safe( is_string( $attributes['url'] ) ? $attributes['url'] : '' );
		return '' === $url ? null : el(
			'img',
			$own + array(
				'loading' => 'lazy',
				'src'     => $url,
				'alt'     => $alt,
			)
		);
	}
}
