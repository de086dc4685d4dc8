<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Peertube;

use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Playlist_Source;
use Frontage\Domain\Video\Playlist_Address;
use Frontage\Domain\Video\Playlist_Page;
use Frontage\Domain\Video\Playlist_Video;

defined( 'ABSPATH' ) || exit;

/** Playlists, channels and accounts of PeerTube, by the public API of their server. */
final class Peertube_Playlists implements Playlist_Source {
	/** Of a video that everybody may see, and one that is not listed. */
	private const SEEN = array( 1, 2 );

	public function missing_key(): string {
		return '';
	}

	public function page_url( Playlist_Address $playlist ): string {
		return "https://$playlist->host/" . match ( $playlist->kind ) {
			Playlist_Address::CHANNEL => "c/$playlist->id/videos",
			Playlist_Address::PERSON => "a/$playlist->id/videos",
			default => "w/p/$playlist->id",
		};
	}

	public function lookup_url( Playlist_Address $playlist ): string {
		return '';
	}

	public function looked_up( array $answer ): string {
		return '';
	}

	public function videos_url( Playlist_Address $playlist, string $token, int $size ): string {
		$path = match ( $playlist->kind ) {
			Playlist_Address::CHANNEL => 'video-channels',
			Playlist_Address::PERSON => 'accounts',
			default => 'video-playlists',
		};
		return "https://$playlist->host/api/v1/$path/$playlist->id/videos?count=$size&start=" . max( 0, (int) $token )
			. ( Playlist_Address::PLAYLIST === $playlist->kind ? '' : '&sort=-publishedAt' );
	}

	public function videos( array $answer, Playlist_Address $playlist, int $asked ): ?Playlist_Page {
		$list   = $answer['data'] ?? null;
		$videos = Playlist_Page::each( $list, static fn ( array $item ): ?Playlist_Video => self::video( $item, $playlist->host ) );
		$total  = is_int( $answer['total'] ?? null ) ? max( 0, $answer['total'] ) : 0;
		return null === $videos ? null : new Playlist_Page( $videos, $total > $asked ? (string) $asked : '', $total );
	}

	public function lengths_url( array $videos ): string {
		return '';
	}

	public function lengths( array $answer ): array {
		return array();
	}

	public function error_message( Http_Response $answer ): string {
		return match ( true ) {
			in_array( $answer->status, array( 401, 403 ), true ) => __( 'This playlist is private.', 'frontage' ),
			429 === $answer->status => __( 'The PeerTube server answers too many requests right now. Try again later.', 'frontage' ),
			$answer->status >= 500 => __( 'The PeerTube server could not answer. Try again later.', 'frontage' ),
			default => __(
				'The PeerTube server finds no videos there. The playlist or channel may be private, empty, or removed.',
				'frontage'
			),
		};
	}

	/**
	 * Reads a video, or the element of a playlist that contains one.
	 *
	 * @param array<array-key, mixed> $item Not trusted.
	 * @param string                  $host That answered.
	 */
	private static function video( array $item, string $host ): ?Playlist_Video {
		// Elements of playlists have no video if it has been removed, or is private.
		$video   = array_key_exists( 'video', $item ) ? $item['video'] : $item;
		$video   = is_array( $video ) ? $video : array();
		$privacy = is_array( $video['privacy'] ?? null ) ? $video['privacy']['id'] ?? 1 : 1;
		$id      = $video['shortUUID'] ?? $video['uuid'] ?? '';
		if ( ! is_string( $id ) || ! in_array( $privacy, self::SEEN, true ) ) {
			return null;
		}
		return Playlist_Video::of(
			"https://$host/w/$id",
			array( 'description' => $video['truncatedDescription'] ?? $video['description'] ?? '' ) + Peertube::given( $video ),
			Peertube::pictures( $video, $host )
		);
	}
}
