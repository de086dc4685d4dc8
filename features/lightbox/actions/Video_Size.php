<?php
declare( strict_types=1 );

namespace Frontage\Features\Lightbox;

use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Providers\Vimeo\Vimeo;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the size of a video.
 *
 * Width and height of a Vimeo video that this site links to, from Vimeo's last response (S2 §7).
 */
final class Video_Size extends Action {
	public const NAME  = 'frontage_video_size';
	public const REPLY = '`{ width, height }` in pixels; 502 if Vimeo does not provide it';

	/** How long a size is cached: videos rarely change. */
	private const FRESH_SECONDS = WEEK_IN_SECONDS;

	/** Largest plausible width or height, in pixels. */
	private const MOST = 20000;

	/** Returns the arguments. */
	public function args(): array {
		return array( 'video' => Args::signed( Link::SIGNED ) );
	}

	/** Public. */
	public function policy(): Policy {
		return Policy::public_read();
	}

	/**
	 * Returns the size. The first request waits for Vimeo, since the visitor's click waits too.
	 *
	 * @param array<string, mixed> $args The video, as named by this site.
	 * @param Visitor $visitor Not used.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$url  = Vimeo::oembed( (string) $args['video']['video'] );
		$copy = Response_Cache::read( new Vimeo(), $url, self::FRESH_SECONDS );
		if ( null === $copy ) {
			Response_Cache::refresh( Vimeo::group(), $url );
			$copy = Response_Cache::read( new Vimeo(), $url, self::FRESH_SECONDS );
		}
		return Response::json( null === $copy ? throw self::unknown() : self::size( $copy ) );
	}

	/**
	 * Returns width and height from Vimeo's response.
	 *
	 * @param Cached_Response $copy Vimeo's response.
	 * @return array{width: int, height: int}
	 */
	private static function size( Cached_Response $copy ): array {
		try {
			$data = $copy->json();
		} catch ( Http_Error ) {
			throw self::unknown();
		}
		$size = array();
		foreach ( array( 'width', 'height' ) as $side ) {
			$size[ $side ] = is_numeric( $data[ $side ] ?? null ) ? (int) $data[ $side ] : 0;
		}
		return min( $size ) > 0 && max( $size ) <= self::MOST ? $size : throw self::unknown();
	}

	/** Returns the exception for a size that Vimeo does not provide. */
	private static function unknown(): Action_Exception {
		return new Action_Exception(
			502,
			'no_size',
			__(
				'Vimeo did not provide the size of this video. It may have been removed, or it may not be allowed on other sites.',
				'frontage'
			)
		);
	}
}
