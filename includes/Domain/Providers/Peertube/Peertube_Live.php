<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Peertube;

use Frontage\Base\Clock;
use Frontage\Domain\Live\Broadcast;
use Frontage\Domain\Live\Live_Record;
use Frontage\Domain\Live\Live_Source;

defined( 'ABSPATH' ) || exit;

/**
 * The streams of a channel of PeerTube, from its REST API, which needs no key.
 *
 * Since 7.3 its list includes streams that are planned. It does not say whether one whose time has come has begun: that is
 * asked in turn. Recordings are ordinary videos there, so that only the author can say which one is the last.
 */
final class Peertube_Live implements Live_Source {
	/** `VideoState` of PeerTube. */
	private const PUBLISHED = 1;
	private const WAITING   = 4;

	public function url( string $channel, Live_Record $known ): string {
		list( $host, $name ) = explode( '/', $channel, 2 );
		return $known->is_listed && array() !== $known->ids
			? "https://$host/api/v1/videos/{$known->ids[0]}"
			: "https://$host/api/v1/video-channels/" . rawurlencode( $name )
				. '/videos?isLive=true&includeScheduledLive=true&sort=-publishedAt&count=' . Live_Record::MOST;
	}

	public function read( array $answer, string $channel, Live_Record $known ): ?Live_Record {
		$host = (string) strtok( $channel, '/' );
		if ( isset( $answer['uuid'] ) ) {
			$row     = self::row( $answer, $host );
			$streams = array_map(
				static fn ( Broadcast $stream ): ?Broadcast => ( $row['id'] ?? '' ) === $stream->id ? Broadcast::of( $row ) : $stream,
				$known->streams ?? array()
			);
			return new Live_Record( '', array(), array_values( array_filter( $streams ) ) );
		}
		if ( ! is_array( $answer['data'] ?? null ) ) {
			return null;
		}
		$rows = array_map( static fn ( array $item ): array => self::row( $item, $host ), array_filter( $answer['data'], 'is_array' ) );
		// Planned for a time that has come.
		$unsure = array_filter(
			Live_Record::streams( $rows ),
			static fn ( Broadcast $one ): bool => Broadcast::UPCOMING === $one->content && $one->start > 0 && $one->start <= Clock::now()
		);
		$ids    = array_map( static fn ( Broadcast $stream ): string => basename( $stream->id ), $unsure );
		return new Live_Record( '', Live_Record::ids( $ids ), Live_Record::streams( $rows ), array() !== $ids );
	}

	/**
	 * Returns a video as the row of a broadcast; without an ID, it is none.
	 *
	 * @param array<array-key, mixed> $item Not trusted.
	 * @param string                  $host Server.
	 * @return array<string, mixed>
	 */
	private static function row( array $item, string $host ): array {
		$uuid = $item['uuid'] ?? '';
		if ( true !== ( $item['isLive'] ?? false ) || ! is_string( $uuid ) || 1 !== preg_match( '/^[0-9a-f-]{36}$/', $uuid ) ) {
			return array();
		}
		$state   = is_array( $item['state'] ?? null ) ? $item['state']['id'] ?? 0 : 0;
		$plans   = is_array( $item['liveSchedules'] ?? null ) ? $item['liveSchedules'] : array();
		$plan    = reset( $plans );
		$start   = Broadcast::time( is_array( $plan ) ? $plan['startAt'] ?? 0 : 0 );
		$is_live = self::PUBLISHED === $state || ( 0 === $state && 0 === $start );
		return array(
			'id'                   => "$host/$uuid",
			'title'                => $item['name'] ?? '',
			'start'                => $start,
			'actualStart'          => $is_live ? $item['publishedAt'] ?? 0 : 0,
			'actualEnd'            => 0,
			'liveBroadcastContent' => match ( true ) {
				$is_live => Broadcast::LIVE,
			self::WAITING === $state || 0 === $state => Broadcast::UPCOMING,
			default => Broadcast::NONE,
			},
			'url'                  => "https://$host/w/$uuid",
		);
	}
}
