<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Youtube;

use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Playlist_Source;
use Frontage\Domain\Video\Playlist_Address;
use Frontage\Domain\Video\Playlist_Page;
use Frontage\Domain\Video\Playlist_Video;
use Frontage\Domain\Video\Video_Details;

defined( 'ABSPATH' ) || exit;

/** Playlists and channels of YouTube, by its Data API. The uploads of a channel are a playlist. */
final class Youtube_Playlists implements Playlist_Source {
	private const API = 'https://www.googleapis.com/youtube/v3/';

	/** Descriptions can have 5,000 characters: nothing but what is read is asked for. */
	private const FIELDS = 'nextPageToken,pageInfo/totalResults,'
		. 'items(snippet(title,description,channelTitle,videoOwnerChannelTitle),contentDetails,status/privacyStatus)';

	/**
	 * Takes the provider.
	 *
	 * @param bool $has_key Whether the owner has entered a key.
	 */
	public function __construct( private readonly bool $has_key ) {}

	public function missing_key(): string {
		return $this->has_key ? '' : __(
			'YouTube lists the videos of playlists and channels only with an API key. Enter it under Frontage → Integrations → YouTube → API key. Without a key, add the addresses of the videos, one by one.',
			'frontage'
		);
	}

	public function page_url( Playlist_Address $playlist ): string {
		return 'https://www.youtube.com/' . match ( $playlist->kind ) {
			Playlist_Address::CHANNEL => "channel/$playlist->id",
			Playlist_Address::NAME => $playlist->id,
			default => "playlist?list=$playlist->id",
		};
	}

	public function lookup_url( Playlist_Address $playlist ): string {
		if ( Playlist_Address::NAME !== $playlist->kind ) {
			return '';
		}
		$user = str_starts_with( $playlist->id, 'user/' );
		return self::API . 'channels?part=id&'
			. ( $user ? 'forUsername=' . substr( $playlist->id, 5 ) : 'forHandle=' . rawurlencode( rawurldecode( $playlist->id ) ) );
	}

	public function looked_up( array $answer ): string {
		$item = is_array( $answer['items'] ?? null ) ? $answer['items'][0] ?? null : null;
		$id   = is_array( $item ) ? $item['id'] ?? '' : '';
		return is_string( $id ) && '' !== $id ? "https://www.youtube.com/channel/$id" : '';
	}

	public function videos_url( Playlist_Address $playlist, string $token, int $size ): string {
		$list = Playlist_Address::CHANNEL === $playlist->kind ? 'UU' . substr( $playlist->id, 2 ) : $playlist->id;
		return self::API . "playlistItems?part=snippet,contentDetails,status&maxResults=$size&playlistId=$list"
			. '&fields=' . rawurlencode( self::FIELDS )
			. ( '' === $token ? '' : '&pageToken=' . rawurlencode( $token ) );
	}

	public function videos( array $answer, Playlist_Address $playlist, int $asked ): ?Playlist_Page {
		$videos = Playlist_Page::each( $answer['items'] ?? null, self::video( ... ) );
		$info   = $answer['pageInfo'] ?? array();
		$total  = is_array( $info ) ? $info['totalResults'] ?? 0 : 0;
		return null === $videos
			? null
			: new Playlist_Page( $videos, $answer['nextPageToken'] ?? '', is_int( $total ) ? max( 0, $total ) : 0 );
	}

	public function lengths_url( array $videos ): string {
		return array() === $videos
			? ''
			: self::API . 'videos?part=contentDetails&fields=' . rawurlencode( 'items(id,contentDetails/duration)' )
				. '&id=' . implode( ',', array_column( $videos, 'id' ) );
	}

	public function lengths( array $answer ): array {
		$lengths = array();
		foreach ( is_array( $answer['items'] ?? null ) ? $answer['items'] : array() as $item ) {
			$id      = is_array( $item ) ? $item['id'] ?? '' : '';
			$content = is_array( $item ) ? $item['contentDetails'] ?? array() : array();
			if ( is_string( $id ) && is_array( $content ) ) {
				$lengths[ $id ] = Video_Details::seconds( $content['duration'] ?? '' );
			}
		}
		return $lengths;
	}

	public function error_message( Http_Response $answer ): string {
		$reason = '';
		try {
			$error  = $answer->json()['error'] ?? array();
			$errors = is_array( $error ) ? $error['errors'] ?? array() : array();
			$reason = is_array( $errors ) && is_array( $errors[0] ?? null ) ? $errors[0]['reason'] ?? '' : '';
		} catch ( Http_Error ) {
			$reason = '';
		}
		return match ( true ) {
			'quotaExceeded' === $reason => __( 'The daily quota of your YouTube API key is used up. Try again tomorrow.', 'frontage' ),
			'playlistItemsNotAccessible' === $reason => __( 'This playlist is private. Its owner decides on YouTube.', 'frontage' ),
			in_array( $answer->status, array( 400, 401, 403 ), true )
				=> __( 'YouTube does not accept the API key. Check it under Frontage → Integrations → YouTube.', 'frontage' ),
			429 === $answer->status => __( 'YouTube answers too many requests right now. Try again later.', 'frontage' ),
			$answer->status >= 500 => __( 'YouTube could not answer. Try again later.', 'frontage' ),
			default => __( 'YouTube finds no videos there. The playlist or channel may be private, empty, or removed.', 'frontage' ),
		};
	}

	/**
	 * Reads an item of a playlist. Private and deleted videos stay in playlists, as items that say so.
	 *
	 * @param array<array-key, mixed> $item Not trusted.
	 */
	private static function video( array $item ): ?Playlist_Video {
		$part    = static fn ( string $name ): array => is_array( $item[ $name ] ?? null ) ? $item[ $name ] : array();
		$snippet = $part( 'snippet' );
		$content = $part( 'contentDetails' );
		$id      = $content['videoId'] ?? '';
		$privacy = $part( 'status' )['privacyStatus'] ?? 'public';
		if ( ! is_string( $id ) || ! in_array( $privacy, array( 'public', 'unlisted' ), true ) ) {
			return null;
		}
		return Playlist_Video::of(
			"https://www.youtube.com/watch?v=$id",
			array(
				'title'       => $snippet['title'] ?? '',
				'author'      => $snippet['videoOwnerChannelTitle'] ?? $snippet['channelTitle'] ?? '',
				'uploaded'    => $content['videoPublishedAt'] ?? '',
				'description' => $snippet['description'] ?? '',
			),
			Youtube::pictures( $id )
		);
	}
}
