<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

defined( 'ABSPATH' ) || exit;

/** Streams of a page for search engines, as schema.org VideoObjects with a BroadcastEvent: nothing that is not known. */
final class Live_Data {
	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	private const MOST = 20;

	/**
	 * Streams by address.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private static array $streams = array();

	/**
	 * Adds the stream that a block shows. They are printed in the footer, so feeds and REST responses have none.
	 *
	 * @param Source $source Of the block.
	 */
	public static function add( Source $source ): void {
		$shown  = $source->shown();
		$poster = $source->poster()['src'] ?? $shown['poster']['src'] ?? '';
		$title  = '' === $source->title() ? $shown['title'] ?? '' : $source->title();
		$start  = null === $shown ? 0 : max( $shown['actualStart'], 0 === $shown['actualStart'] ? $shown['start'] : 0 );
		// Search engines ignore videos without these.
		if ( null === $shown || '' === $poster || '' === $title || 0 === $start ) {
			return;
		}
		$planned = isset( $shown['end'] ) ? Choice::end( $shown['start'], $shown['end'] ) : 0;
		$end     = $shown['actualEnd'] > 0 ? $shown['actualEnd'] : $planned;

		self::$streams[ $shown['url'] ] = array_filter(
			array(
				'@type'        => 'VideoObject',
				'name'         => $title,
				'thumbnailUrl' => \WP_Http::make_absolute_url( (string) $poster, home_url( '/' ) ),
				'uploadDate'   => gmdate( DATE_ATOM, $start ),
				'embedUrl'     => $shown['embed'] ?? '',
				'url'          => $shown['url'],
				'publication'  => array_filter(
					array(
						'@type'           => 'BroadcastEvent',
						'isLiveBroadcast' => true,
						'startDate'       => gmdate( DATE_ATOM, $start ),
						'endDate'         => $end > 0 ? gmdate( DATE_ATOM, $end ) : '',
					)
				),
			)
		);
		add_action( 'wp_footer', array( self::class, 'print' ) );
	}

	/** Prints the streams of the page. */
	public static function print(): void {
		$streams       = array_slice( array_values( self::$streams ), 0, self::MOST );
		self::$streams = array();
		if ( array() !== $streams ) {
			$data = array(
				'@context' => 'https://schema.org',
				'@graph'   => $streams,
			);
			wp_print_inline_script_tag( (string) wp_json_encode( $data, self::JSON ), array( 'type' => 'application/ld+json' ) );
		}
	}
}
