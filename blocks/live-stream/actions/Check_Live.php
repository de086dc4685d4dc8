<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Domain\Blocks\Signed_Post;
use Frontage\Domain\Live\Broadcast;
use Frontage\Domain\Live\Live_Channel;
use Frontage\Domain\Live\Live_Checks;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Returns what a channel streams, and whether one is live that the page does not know as live (S0 §7).
 *
 * All visitors get the same answer of the vendor, see `Live_Checks`.
 */
final class Check_Live extends Action {
	public const NAME  = 'frontage_live_check';
	public const REPLY = 'JSON `{ fresh_live, is_known, streams }`: streams with `id`, `start`, `actualStart`, `actualEnd`, '
		. '`liveBroadcastContent`, and what a page needs to show them';

	/** Checks of one visitor: one every 30 seconds in each of some tabs, and five at the beginning. */
	private const PER_MINUTE = 60;

	public function args(): array {
		return array(
			'security'  => Args::text( 0, 100, '' ),
			'channelId' => Args::signed( Live_Stream::SIGNED ),
			'streams'   => Args::text( 0, 4000, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( per_minute: self::PER_MINUTE );
	}

	/**
	 * Returns the streams.
	 *
	 * @param array<string, mixed> $args `streams` are the IDs that the page knows as live, separated by spaces.
	 * @param Visitor              $visitor Not stored.
	 * @throws Action_Exception If the channel is not available any more.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$channel = Live_Channel::named( $args['channelId']['channel'] ?? null );
		$post    = Signed_Post::of( $args['channelId']['post'] ?? null );
		if ( null === $channel || ( null !== $post && ! Live_Stream::is_in( $channel, $post ) ) ) {
			// Such as one of a server that the owner no longer allows, or one that the post no longer shows.
			throw new Action_Exception( 404, 'no_channel', __( 'This channel is not available.', 'frontage' ) );
		}
		$streams = Live_Checks::check( $channel );
		$known   = explode( ' ', $args['streams'] );
		$fresh   = array_filter(
			$streams ?? array(),
			static fn ( Broadcast $stream ): bool => $stream->is_live() && ! in_array( $stream->id, $known, true )
		);
		$rows    = array_map( static fn ( Broadcast $stream ): array => $stream->row(), $streams ?? array() );
		return Response::json(
			array(
				'fresh_live' => array() !== $fresh,
				'is_known'   => null !== $streams,
				'streams'    => Stream_Props::all( $rows ),
			)
		);
	}
}
