<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Domain\Video\Video_Details;

defined( 'ABSPATH' ) || exit;

/** Videos of a page for search engines, as schema.org VideoObjects: nothing that is not known. */
final class Video_Data {
	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	private const MOST = 50;

	/**
	 * Videos by address.
	 *
	 * @var array<string, array<string, string>>
	 */
	private static array $videos = array();

	/**
	 * Adds a video. They are printed in the footer, so feeds and REST responses have none.
	 *
	 * @param Source $source Of a block.
	 */
	public static function add( Source $source ): void {
		$poster = $source->poster()['src'] ?? '';
		// Search engines ignore videos without these three.
		if ( '' === $source->title || '' === $poster || '' === $source->uploaded() || null === $source->video ) {
			return;
		}
		$embed  = $source->vendor?->embed_url( $source->video->at( 0 ) );
		$length = $source->seconds();

		self::$videos[ $source->url ] = array_filter(
			array(
				'@type'        => 'VideoObject',
				'name'         => $source->title,
				'thumbnailUrl' => self::address( (string) $poster ),
				'uploadDate'   => $source->uploaded(),
				'duration'     => $length > 0 ? Video_Details::iso( $length ) : '',
				'embedUrl'     => (string) $embed,
				'contentUrl'   => null === $embed ? self::address( $source->url ) : '',
			)
		);
		add_action( 'wp_footer', array( self::class, 'print' ) );
	}

	/** Prints the videos of the page. */
	public static function print(): void {
		$videos       = array_slice( array_values( self::$videos ), 0, self::MOST );
		self::$videos = array();
		if ( array() !== $videos ) {
			$data = array(
				'@context' => 'https://schema.org',
				'@graph'   => $videos,
			);
			wp_print_inline_script_tag( (string) wp_json_encode( $data, self::JSON ), array( 'type' => 'application/ld+json' ) );
		}
	}

	/** Returns a full address, since the data is read without its page. */
	private static function address( string $url ): string {
		return \WP_Http::make_absolute_url( $url, home_url( '/' ) );
	}
}
