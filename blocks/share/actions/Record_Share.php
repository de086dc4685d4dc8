<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share;

use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Post_Media;
use Frontage\Domain\Share\Share_Counts;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Invalid_Argument;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts that a visitor shared a post, or a picture in it (S0 §7).
 *
 * Answers the same whether it was counted or not, so that a robot does not learn its limit.
 */
final class Record_Share extends Action {
	public const NAME  = 'add_stats_record_db';
	public const REPLY = 'JSON `true`';

	private const MOST_BYTES = 2048;

	public function args(): array {
		return array(
			'stats_data_array' => Args::json(
				array(
					'action'    => Args::choice( Share_Counts::ACTIONS ),
					'network'   => Args::choice( Networks::slugs() ),
					'media_url' => Args::url( optional: true ),
					'post_id'   => Args::post(),
					'location'  => Args::choice( Share_Counts::LOCATIONS, 'inline' ),
				)
			),
			'add_stats_nonce'  => Args::text( 0, 40, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: Share_Counts::PER_MINUTE )->body( self::MOST_BYTES );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$record = $args['stats_data_array'];
		$media  = $record['media_url'];
		if ( '' !== $media && ! Post_Media::is_possible( $media ) ) {
			throw Invalid_Argument::invalid( 'stats_data_array.media_url', 'the address of a picture' );
		}
		// On a page from a cache, the post may have had it.
		if ( '' === $media || Post_Media::has( $record['post_id'], $media ) ) {
			Share_Counts::add( $record['post_id'], $record['action'], $record['network'], $record['location'], $media, $visitor );
		}
		return Response::json( true );
	}
}
