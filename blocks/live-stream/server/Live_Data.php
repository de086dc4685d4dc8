<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Domain\Video\Structured_Videos;

defined( 'ABSPATH' ) || exit;

/** The streams of a page for search engines, each with a BroadcastEvent. */
final class Live_Data {
	private const MOST = 20;

	private static ?Structured_Videos $page = null;

	/**
	 * Adds the stream that a block shows.
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

		self::page()->add(
			$shown['url'],
			array(
				'name'         => $title,
				'thumbnailUrl' => Structured_Videos::address( (string) $poster ),
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
	}

	/** Returns those of the page. */
	public static function page(): Structured_Videos {
		return self::$page ??= new Structured_Videos( self::MOST );
	}
}
