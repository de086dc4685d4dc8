<?php
/**
 * @package Frontage
 */

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
 * How big a video is.
 *
 * Width and height of a video of Vimeo that this site links to, from what Vimeo said last (S2 §7).
 */
final class Video_Size extends Action {
	public const NAME  = 'frontage_video_size';
	public const REPLY = '`{ width, height }` in pixels; 502 if Vimeo does not tell';

	/** How long a size holds: videos rarely change. */
	private const FRESH_SECONDS = WEEK_IN_SECONDS;

	/** Wider or higher is no video, in pixels. */
	private const MOST = 20000;

	/** What it reads. */
	public function args(): array {
		return array( 'video' => Args::signed( Link::SIGNED ) );
	}

	/** Everybody may know. */
	public function policy(): Policy {
		return Policy::public_read();
	}

	/**
	 * Gives the size; the first who asks waits for Vimeo, as it is what was pressed that waits.
	 *
	 * @param array<string, mixed> $args    The video, as this site named it.
	 * @param Visitor              $visitor Not asked.
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
	 * Width and height as Vimeo told.
	 *
	 * @param Cached_Response $copy What it said.
	 * @return array{width: int, height: int}
	 */
	private static function size( Cached_Response $copy ): array {
		try {
			$told = $copy->json();
		} catch ( Http_Error ) {
			throw self::unknown();
		}
		$size = array();
		foreach ( array( 'width', 'height' ) as $side ) {
			$size[ $side ] = is_numeric( $told[ $side ] ?? null ) ? (int) $told[ $side ] : 0;
		}
		return min( $size ) > 0 && max( $size ) <= self::MOST ? $size : throw self::unknown();
	}

	/** The refusal where Vimeo does not tell. */
	private static function unknown(): Action_Exception {
		return new Action_Exception( 502, 'no_size', __( 'Vimeo did not provide the size of this video. It may have been removed, or it may not be allowed on other sites.', 'frontage' ) );
	}
}
