<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Member;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Http\Post_Visibility;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The portrait of a person.
 *
 * Rendered with all its sizes. The stylesheet sets its aspect ratio, so nothing shifts.
 */
final class Photo {
	/** Image size in the media library. */
	private const SIZE = 'large';

	/**
	 * Renders the portrait; null if there is none.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param bool $is_named Whether the name beside it replaces its alternative text; otherwise it is loaded only when shown.
	 */
	public static function html( array $attributes, string $class_name, bool $is_named ): ?Html {
		$id  = Post_Visibility::file( $attributes['id'] );
		$alt = is_string( $attributes['alt'] ) ? $attributes['alt'] : '';
		$own = array( 'class' => $class_name ) + ( $is_named ? array( 'alt' => '' ) : array( 'loading' => 'lazy' ) );
		if ( wp_attachment_is_image( $id ) ) {
			// The media library's alternative text, unless the author sets one.
			return Html::raw(
				wp_get_attachment_image( $id, self::SIZE, false, $own + ( '' === $alt ? array() : array( 'alt' => $alt ) ) )
			);
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
