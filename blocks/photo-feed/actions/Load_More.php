<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Loads more photos of a feed (S2 §7), from the copy of this site: no visitor makes it ask a vendor.
 *
 * `html` is the same as `photos`, finished, for scripts that are not ours.
 */
final class Load_More extends Action {
	public const NAME  = 'sbi_load_more_clicked';
	public const REPLY = 'JSON `{ html, photos, resizedImages, feedStatus: { shouldPaginate }, offset }`';

	private const FARTHEST = 1000;

	public function args(): array {
		return array(
			'offset'             => Args::int( 0, self::FARTHEST ),
			'page'               => Args::int( 0, self::FARTHEST, 1 ),
			'current_resolution' => Args::int( 0, 5000, 640 ),
		) + Feed_Request::fields();
	}

	public function policy(): Policy {
		return Policy::public_read( per_minute: 120 );
	}

	/**
	 * Returns the photos after those already shown.
	 *
	 * @param array<string, mixed> $args Signed settings, and how many photos are shown; what else is sent changes nothing.
	 * @param Visitor              $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$feed   = new Feed_Request( $args['atts'] );
		$photos = array_map( $feed->photos->photo( ... ), $feed->items( $args['offset'], $feed->count ) );
		$images = array();
		foreach ( $photos as $photo ) {
			if ( isset( $photo['image'] ) ) {
				$images[ $photo['id'] ] = $photo['image'];
			}
		}
		$offset = $args['offset'] + $feed->count;
		return Response::json(
			array(
				'html'          => (string) Photo_List::items( $photos, $feed->group, $feed->sizes, 0 ),
				'photos'        => $photos,
				'resizedImages' => (object) $images,
				'feedStatus'    => array( 'shouldPaginate' => $feed->has_after( $offset ) ),
				'offset'        => $offset,
			)
		);
	}
}
