<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Tells which sizes of photos are there (S2 §7). Missing ones are copied by cron: a visitor names posts, never addresses,
 * and waits for nobody.
 */
final class Resized_Images extends Action {
	public const NAME  = 'sbi_resized_images_submit';
	public const REPLY = 'JSON: by ID of the post `{ sizes, width, height, extension }`';

	private const MOST = 100;

	public function args(): array {
		return array(
			'needs_resizing' => Args::names( self::MOST ),
			'offset'         => Args::int( 0, 1000, 0 ),
			'cache_all'      => Args::flag(),
		) + Feed_Request::fields();
	}

	public function policy(): Policy {
		return Policy::public_read( per_minute: 60 );
	}

	/**
	 * Returns the copies.
	 *
	 * @param array<string, mixed> $args Signed settings, and IDs of posts.
	 * @param Visitor              $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$feed   = new Feed_Request( $args['atts'] );
		$source = $feed->photos->source;
		$images = array();
		$lacks  = $args['cache_all'];
		foreach ( $feed->named( $args['needs_resizing'] ) as $id => $item ) {
			$lost  = Feed_Pictures::is_lost( $item->pictures[0], $source->key() );
			$image = $lost ? null : $feed->photos->copied( $item->pictures[0] );
			if ( null === $image ) {
				$lacks = true;
			} else {
				$images[ $id ] = $image;
			}
		}
		if ( $lacks ) {
			Feed_Pictures::schedule( $source );
		}
		return Response::json( (object) $images );
	}
}
