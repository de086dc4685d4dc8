<?php
declare( strict_types=1 );

namespace Frontage\Features\Video_Statistics;

use Frontage\Domain\Video\Video_Address;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Post_Visibility;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Counts that a player was opened, or that it began to play (S0 §7).
 *
 * Answers the same whether it was counted or not, so that a robot does not learn its limit.
 */
final class Count_Video extends Action {
	public const NAME  = 'frontage_video_usage';
	public const REPLY = 'nothing; 422 if it is not about a video of a vendor';

	/** What counts of one visitor. */
	public const PER_MINUTE = 20;

	/** What counts for one video in an hour from one network. */
	public const PER_HOUR = 60;

	private const MOST_BYTES = 4096;

	public function args(): array {
		return array(
			'security' => Args::text( 0, 100, '' ),
			// `url` of the page, `id` as the address of the player, `play` as 0 or 1. Fewer fields than PHP reads at most.
			'qstring'  => Args::text( 1, 1500 ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: self::PER_MINUTE )->body( self::MOST_BYTES );
	}

	/**
	 * Counts it.
	 *
	 * @param array<string, mixed> $args What happened, and where.
	 * @param Visitor              $visitor Visitor; not stored.
	 * @throws Action_Exception If it is not about a video.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		wp_parse_str( $args['qstring'], $told );
		$video = Video_Address::of( $told['id'] ?? '' );
		$plays = $told['play'] ?? '';
		if ( null === $video || Video_Address::FILE === $video->provider || ! in_array( $plays, array( '0', '1' ), true ) ) {
			throw new Action_Exception( 422, 'no_video', __( 'This is not about a video that is counted.', 'frontage' ) );
		}
		$subject = "$video->provider/$video->id";
		if ( Video_Statistics::counts_user() && self::is_credible( "$subject $plays", $visitor ) ) {
			$kind = '1' === $plays ? Video_Daily_Stats::PLAYED : Video_Daily_Stats::OPENED;
			Video_Daily_Stats::add( $subject, $kind, self::post( $told['url'] ?? '' ), $visitor );
		}
		return Response::text( '', 204 );
	}

	/**
	 * Returns the post that a page shows, if visitors may see it; 0 for other pages.
	 *
	 * @param mixed $url Address from a visitor.
	 */
	private static function post( mixed $url ): int {
		// Only addresses of this site lead to a post; what follows the path may tell of a person.
		$path = is_string( $url ) ? (string) strtok( $url, '?#' ) : '';
		$post = str_starts_with( $path, home_url( '/' ) ) ? url_to_postid( $path ) : 0;
		if ( 0 === $post && untrailingslashit( home_url() ) === untrailingslashit( $path ) ) {
			$post = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0;
		}
		return Post_Visibility::can_view( $post ) ? $post : 0;
	}

	/**
	 * Returns whether this visitor, and the network for this video, still count.
	 *
	 * @param string $what Video and kind.
	 */
	private static function is_credible( string $what, Visitor $visitor ): bool {
		return Rate_Limit::consume(
			'video-usage',
			array(
				$visitor->key()                       => array( MINUTE_IN_SECONDS => self::PER_MINUTE ),
				"{$visitor->group_key()} video $what" => array( HOUR_IN_SECONDS => self::PER_HOUR ),
			)
		);
	}
}
