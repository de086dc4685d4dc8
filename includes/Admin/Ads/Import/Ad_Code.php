<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Import;

use Frontage\Base\Html\Url;
use Frontage\Domain\Ads\Ad_Settings;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The HTML of an ad: one image of the media library with a link becomes an image ad, everything else stays HTML. */
final class Ad_Code {
	/** Tags of an image with a link. */
	private const SIMPLE = array( 'A', 'IMG' );

	/**
	 * Returns settings for the HTML of an ad.
	 *
	 * @param string $code HTML.
	 * @return array<string, mixed>
	 */
	public static function read( string $code ): array {
		$tags  = new WP_HTML_Tag_Processor( $code );
		$names = array();
		$sizes = array();
		$found = array(
			'kind'   => 'image',
			'newTab' => false,
		);
		while ( $tags->next_tag() && count( $names ) < 3 ) {
			$names[] = (string) $tags->get_tag();
			if ( 'A' === $tags->get_tag() ) {
				$found['url']    = (string) Url::safe( (string) $tags->get_attribute( 'href' ) );
				$found['newTab'] = '_blank' === $tags->get_attribute( 'target' );
			} elseif ( in_array( $tags->get_tag(), array( 'IMG', 'IFRAME' ), true ) ) {
				$found['image'] = 'IMG' === $tags->get_tag() ? attachment_url_to_postid( (string) $tags->get_attribute( 'src' ) ) : 0;
				$sizes          = array_filter(
					array(
						'width'  => min( (int) $tags->get_attribute( 'width' ), Ad_Settings::MOST_PIXELS ),
						'height' => min( (int) $tags->get_attribute( 'height' ), Ad_Settings::MOST_PIXELS ),
					),
					static fn ( int $pixels ): bool => $pixels > 0
				);
			}
		}
		$is_image = in_array( $names, array( self::SIMPLE, array( 'IMG' ) ), true ) && ( $found['image'] ?? 0 ) > 0
			&& '' === trim( wp_strip_all_tags( $code ) );
		return $sizes + ( $is_image ? $found : array(
			'kind' => 'html',
			'html' => $code,
		) );
	}
}
