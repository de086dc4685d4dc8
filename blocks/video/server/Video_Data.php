<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Domain\Video\Structured_Videos;
use Frontage\Domain\Video\Video_Details;

defined( 'ABSPATH' ) || exit;

/** The videos of a page for search engines. */
final class Video_Data {
	private const MOST = 50;

	private static ?Structured_Videos $page = null;

	/**
	 * Adds a video.
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
		self::page()->add(
			$source->url,
			array(
				'name'         => $source->title,
				'thumbnailUrl' => Structured_Videos::address( (string) $poster ),
				'uploadDate'   => $source->uploaded(),
				'duration'     => $length > 0 ? Video_Details::iso( $length ) : '',
				'embedUrl'     => (string) $embed,
				'contentUrl'   => null === $embed ? Structured_Videos::address( $source->url ) : '',
			)
		);
	}

	/** Returns those of the page. */
	public static function page(): Structured_Videos {
		return self::$page ??= new Structured_Videos( self::MOST );
	}
}
