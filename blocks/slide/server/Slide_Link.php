<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Slide;

use Frontage\Base\Html\Url;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/** Where a slide leads: its own link, or the file of a picture that opens in the lightbox. */
final class Slide_Link {
	/** Relations that an author may give a link. */
	private const RELATION = '/[^a-z0-9 _-]/i';

	/**
	 * Returns the attributes of the link; empty for none.
	 *
	 * @param array<string, mixed> $attributes Attributes of the slide.
	 * @return array<string, string>
	 */
	public static function attributes( array $attributes ): array {
		$picture = is_array( $attributes['picture'] ?? null ) ? $attributes['picture'] : array();
		$is_open = ! empty( $picture['lightbox']['enabled'] );
		$href    = Url::safe( $attributes['href'] );
		if ( '' === $href && $is_open ) {
			$file = wp_get_attachment_url( Post_Visibility::file( $attributes['mediaId'] ?? 0 ) );
			$href = $file ?: Url::safe( $attributes['mediaUrl'] ?? '' );
		}
		if ( '' === $href ) {
			return array();
		}
		$rel     = is_string( $picture['rel'] ?? null ) ? trim( (string) preg_replace( self::RELATION, '', $picture['rel'] ) ) : '';
		$is_file = 'media' === ( $picture['linkDestination'] ?? '' ) || ( $is_open && '' === $attributes['href'] );
		return array( 'href' => $href )
			+ ( $attributes['isNewTab'] ? array( 'target' => '_blank' ) : ( $is_file ? Link::attributes( $href ) : array() ) )
			+ ( '' === $rel ? array() : array( 'rel' => $rel ) );
	}
}
