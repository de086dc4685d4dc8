<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Youtube;

use Frontage\Domain\Live\Live_Record;
use Frontage\Domain\Live\Live_Source;

defined( 'ABSPATH' ) || exit;

/**
 * The streams of a channel of YouTube, from the Data API v3.
 *
 * Its list of uploads includes streams that are planned and on air. That and the details of its newest videos cost 1 unit
 * of the quota each, in turn; a search for live streams would cost 100 each time, of 10,000 a day.
 */
final class Youtube_Live implements Live_Source {
	private const API = 'https://www.googleapis.com/youtube/v3/';

	public function url( string $channel, Live_Record $known ): string {
		$id = self::channel_id( $channel, $known );
		if ( '' === $id ) {
			return self::API . 'channels?part=id&forHandle=' . rawurlencode( $channel );
		}
		if ( $known->is_listed && array() !== $known->ids ) {
			return self::API . 'videos?part=snippet,liveStreamingDetails&fields=kind,items(id,snippet(title,liveBroadcastContent),'
				. 'liveStreamingDetails(scheduledStartTime,actualStartTime,actualEndTime))&id=' . implode( ',', $known->ids );
		}
		return self::API . 'playlistItems?part=contentDetails&fields=kind,items(contentDetails(videoId))&maxResults='
			. Live_Record::MOST . '&playlistId=UU' . substr( $id, 2 );
	}

	public function read( array $answer, string $channel, Live_Record $known ): ?Live_Record {
		$id    = self::channel_id( $channel, $known );
		$items = $answer['items'] ?? null;
		$kind  = $answer['kind'] ?? '';
		if ( ! is_array( $items ) && 'youtube#channelListResponse' !== $kind ) {
			return null;
		}
		$items = array_filter( is_array( $items ) ? $items : array(), 'is_array' );
		return match ( $kind ) {
			'youtube#channelListResponse' => self::identified( $items ),
			'youtube#playlistItemListResponse' => self::listed( $items, $id, $known ),
			'youtube#videoListResponse' => new Live_Record( $id, $known->ids, Live_Record::streams( self::rows( $items ) ) ),
			default => null,
		};
	}

	/** Returns the ID of a channel; empty if only its handle is known. */
	private static function channel_id( string $channel, Live_Record $known ): string {
		return str_starts_with( $channel, '@' ) ? $known->channel : $channel;
	}

	/**
	 * Reads the ID of a channel.
	 *
	 * @param array<array-key, array<array-key, mixed>> $items
	 */
	private static function identified( array $items ): ?Live_Record {
		$id = reset( $items )['id'] ?? '';
		return is_string( $id ) && 1 === preg_match( '/^UC[\w-]{22}$/', $id ) ? new Live_Record( $id ) : null;
	}

	/**
	 * Reads the newest videos. A channel without any has no streams.
	 *
	 * @param array<array-key, array<array-key, mixed>> $items
	 * @param string                                    $id ID of the channel.
	 */
	private static function listed( array $items, string $id, Live_Record $known ): Live_Record {
		$details = array_column( $items, 'contentDetails' );
		$ids     = Live_Record::ids( array_column( array_filter( $details, 'is_array' ), 'videoId' ) );
		return new Live_Record( $id, $ids, array() === $ids ? array() : $known->streams, array() !== $ids );
	}

	/**
	 * Returns the streams among videos, as rows of broadcasts.
	 *
	 * @param array<array-key, array<array-key, mixed>> $items
	 * @return list<array<string, mixed>>
	 */
	private static function rows( array $items ): array {
		$rows = array();
		foreach ( $items as $item ) {
			$times   = $item['liveStreamingDetails'] ?? null;
			$snippet = $item['snippet'] ?? null;
			$id      = $item['id'] ?? '';
			if ( ! is_array( $times ) || ! is_array( $snippet ) || ! is_string( $id ) || 1 !== preg_match( '/^[\w-]{11}$/', $id ) ) {
				continue;
			}
			$rows[] = array(
				'id'                   => $id,
				'title'                => $snippet['title'] ?? '',
				'start'                => $times['scheduledStartTime'] ?? 0,
				'actualStart'          => $times['actualStartTime'] ?? 0,
				'actualEnd'            => $times['actualEndTime'] ?? 0,
				'liveBroadcastContent' => $snippet['liveBroadcastContent'] ?? '',
				'url'                  => "https://www.youtube.com/watch?v=$id",
			);
		}
		return $rows;
	}
}
