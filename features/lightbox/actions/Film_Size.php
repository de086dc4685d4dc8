<?php
/**
 * How big a film is.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Lightbox;

use Frontage\Actions\Action;
use Frontage\Actions\Args;
use Frontage\Actions\Policy;
use Frontage\Actions\Refusal;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;
use Frontage\Providers\Copies;
use Frontage\Providers\Copy;
use Frontage\Providers\Http_Error;
use Frontage\Providers\Vimeo\Vimeo;
use Frontage\Render\Lightbox\Link;

defined( 'ABSPATH' ) || exit;

/** Width and height of a film of Vimeo that this site links to, from what Vimeo said last (S2 §7). */
final class Film_Size extends Action {
	public const NAME  = 'frontage_film_size';
	public const REPLY = '`{ width, height }` in pixels; 502 if Vimeo does not tell';

	/** How long a size holds: films rarely change. */
	private const FRESH_SECONDS = WEEK_IN_SECONDS;

	/** Wider or higher is no film, in pixels. */
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
	 * @param array<string, mixed> $args    The film, as this site named it.
	 * @param Visitor              $visitor Not asked.
	 */
	public function run( array $args, Visitor $visitor ): Reply {
		$url  = Vimeo::oembed( (string) $args['video']['video'] );
		$copy = Copies::read( new Vimeo(), $url, self::FRESH_SECONDS );
		if ( null === $copy ) {
			Copies::refresh( Vimeo::group(), $url );
			$copy = Copies::read( new Vimeo(), $url, self::FRESH_SECONDS );
		}
		return Reply::json( null === $copy ? throw self::unknown() : self::size( $copy ) );
	}

	/**
	 * Width and height as Vimeo told.
	 *
	 * @param Copy $copy What it said.
	 * @return array{width: int, height: int}
	 */
	private static function size( Copy $copy ): array {
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
	private static function unknown(): Refusal {
		return new Refusal( 502, 'no_size', __( 'Vimeo does not tell how big this film is. It may have been removed, or may not be shown on other sites.', 'frontage' ) );
	}
}
