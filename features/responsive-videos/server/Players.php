<?php
declare( strict_types=1 );

namespace Frontage\Features\Responsive_Videos;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Finds video players of a fixed size in a post.
 *
 * Twin of `players.ts`.
 */
final class Players {
	/** Hosts of embedded video players. */
	public const HOSTS = '/(^|\.)(youtube\.com|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|ted\.com|videopress\.com|wistia\.(com'
		. '|net))$/';

	public const CLASS_NAME = 'frontage-responsive-videos';

	/**
	 * Adds the class and the aspect ratio to each player.
	 *
	 * @param string $html HTML of a post.
	 */
	public static function fit( string $html ): string {
		if ( ! str_contains( $html, '<iframe' ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'iframe' ) ) ) {
			$ratio = self::is_player( $tags->get_attribute( 'src' ) )
				? self::ratio( $tags->get_attribute( 'width' ), $tags->get_attribute( 'height' ) )
				: '';
			if ( '' !== $ratio ) {
				$style = $tags->get_attribute( 'style' );
				$style = is_string( $style ) && '' !== trim( $style ) ? rtrim( trim( $style ), ';' ) . ';' : '';
				$tags->add_class( self::CLASS_NAME );
				$tags->set_attribute( 'style', "$style--frontage-responsive-videos:$ratio" );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns whether an iframe shows a video.
	 *
	 * @param string|true|null $src Iframe URL.
	 */
	private static function is_player( string|bool|null $src ): bool {
		$host = is_string( $src ) ? wp_parse_url( $src, PHP_URL_HOST ) : null;
		return is_string( $host ) && 1 === preg_match( self::HOSTS, strtolower( $host ) );
	}

	/**
	 * Returns width by height as CSS; nothing for players that already fill their container.
	 *
	 * @param string|true|null $width In pixels.
	 * @param string|true|null $height In pixels.
	 */
	private static function ratio( string|bool|null $width, string|bool|null $height ): string {
		$width  = self::pixels( $width );
		$height = self::pixels( $height );
		return $width > 0 && $height > 0 ? "$width / $height" : '';
	}

	/**
	 * Returns a size as browsers read it, such as `560` or `560px`; 0 for parts of what is around.
	 *
	 * @param string|true|null $size Attribute.
	 */
	private static function pixels( string|bool|null $size ): int {
		return is_string( $size ) && ! str_contains( $size, '%' ) ? max( 0, (int) trim( $size ) ) : 0;
	}
}
