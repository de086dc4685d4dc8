<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Youtube;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Followers\Follower_Labels;
use Frontage\Domain\Live\Live_Source;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Empty_Answers;
use Frontage\Domain\Providers\With_Followers;
use Frontage\Domain\Providers\With_Live;
use Frontage\Domain\Providers\With_Optional_Key;
use Frontage\Domain\Providers\With_Playlists;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Video_Details;

defined( 'ABSPATH' ) || exit;

/**
 * YouTube videos.
 *
 * Players load from its no-cookie host. Its oEmbed requires no key, but only the Data API knows durations and dates.
 */
final class Youtube implements With_Live, With_Playlists, With_Optional_Key, With_Empty_Answers, With_Followers {
	/** A long-standing video, for the connection test. */
	private const KNOWN = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

	private const API_HOST = 'www.googleapis.com';

	private const PICTURES = 'https://i.ytimg.com/vi/';

	public static function group(): string {
		return 'youtube';
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'api_key' => Field::secret(
				__( 'API key', 'frontage' ),
				200,
				__(
					'Optional: a key for the YouTube Data API v3 from the Google Cloud console, restricted to your server’s IP address. Video galleries of playlists and channels need it. With it, search engines learn the duration and the date of your videos. One video or one page of a gallery costs 1 or 2 of 10,000 units a day. Live Stream blocks then know what your channel streams: while visitors watch, that costs 1 unit every 30 seconds, at most 2,880 units a day for each channel.',
					'frontage'
				)
			),
		);
	}

	public function title(): string {
		return 'YouTube';
	}

	public function purpose(): string {
		return __( 'YouTube videos play on your pages.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'www.youtube.com', self::API_HOST, '*.ytimg.com', 'img.youtube.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'When a video is loaded, the visitor’s browser connects to YouTube’s cookie-free address; the chat of a live stream comes from www.youtube.com, which sets cookies. YouTube learns the IP address and what is watched. This site’s server requests titles and pictures of the videos once a day, and keeps copies.',
				'frontage'
			) . ' ' . Follower_Labels::third_party(),
			'https://policies.google.com/privacy',
			'marketing',
			array( 'www.youtube-nocookie.com', 'www.youtube.com' )
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return self::API_HOST === Outbound::host( $request->url ) ? $request->with_header( 'X-Goog-Api-Key', self::key() ) : $request;
	}

	public function test( Http $http ): Test_Result {
		$video  = Video_Address::of( self::KNOWN );
		$answer = $http->get( null === $video ? '' : $this->details_url( $video ) );
		$known  = $answer->is_ok() && null !== $video ? $this->details( $answer->json(), $video ) : null;
		$words  = null === $known ? $this->error_message( $answer ) : $known->title;
		return new Test_Result( null !== $known, $words, $answer->status, $answer->milliseconds );
	}

	/**
	 * Returns the addresses of a video's picture, the best first.
	 *
	 * @param string $id Of the video.
	 * @return list<string>
	 */
	public static function pictures( string $id ): array {
		return array( self::PICTURES . "$id/maxresdefault.jpg", self::PICTURES . "$id/hqdefault.jpg" );
	}

	public function playlists(): Youtube_Playlists {
		return new Youtube_Playlists( '' !== self::key() );
	}

	public function details_url( Video_Address $video ): string {
		return '' === self::key()
			? 'https://www.youtube.com/oembed?format=json&url=' . rawurlencode( "https://www.youtube.com/watch?v=$video->id" )
			: 'https://' . self::API_HOST . "/youtube/v3/videos?part=snippet,contentDetails,player&maxWidth=1280&id=$video->id";
	}

	public function details( array $answer, Video_Address $video ): ?Video_Details {
		if ( ! isset( $answer['items'] ) ) {
			// The size that oEmbed names is that of the player, not of the video, except for uprights.
			$given = array(
				'title'  => $answer['title'] ?? '',
				'author' => $answer['author_name'] ?? '',
				'width'  => $answer['width'] ?? 0,
				'height' => $answer['height'] ?? 0,
			);
			return Video_Details::of( $given, self::pictures( $video->id ) );
		}
		$item    = is_array( $answer['items'] ) && is_array( $answer['items'][0] ?? null ) ? $answer['items'][0] : array();
		$part    = static fn ( string $name ): array => is_array( $item[ $name ] ?? null ) ? $item[ $name ] : array();
		$snippet = $part( 'snippet' );
		return Video_Details::of(
			array(
				'title'    => $snippet['title'] ?? '',
				'author'   => $snippet['channelTitle'] ?? '',
				'uploaded' => $snippet['publishedAt'] ?? '',
				'seconds'  => Video_Details::seconds( $part( 'contentDetails' )['duration'] ?? '' ),
				'width'    => $part( 'player' )['embedWidth'] ?? 0,
				'height'   => $part( 'player' )['embedHeight'] ?? 0,
			),
			self::pictures( $video->id )
		);
	}

	/** Removed and private videos are an empty list of the Data API. */
	public function is_empty( array $answer ): bool {
		return array() === ( $answer['items'] ?? null );
	}

	public function watch_url( Video_Address $video ): string {
		return "https://www.youtube.com/watch?v=$video->id" . ( $video->start > 0 ? "&t={$video->start}s" : '' );
	}

	public function embed_url( Video_Address $video ): string {
		return "https://www.youtube-nocookie.com/embed/$video->id?rel=0&playsinline=1&enablejsapi=1"
			. ( $video->start > 0 ? "&start=$video->start" : '' );
	}

	public function live(): ?Live_Source {
		return '' === self::key() ? null : new Youtube_Live();
	}

	public function live_embed_url( string $channel ): string {
		return str_starts_with( $channel, '@' )
			? ''
			: "https://www.youtube-nocookie.com/embed/live_stream?channel=$channel&rel=0&playsinline=1&enablejsapi=1";
	}

	public function chat_url( string $id ): string {
		return "https://www.youtube.com/live_chat?v=$id";
	}

	public function error_message( Http_Response $answer ): string {
		$reason = '';
		try {
			$error  = $answer->json()['error'] ?? array();
			$reason = is_array( $error ) && is_array( $error['errors'] ?? null ) ? $error['errors'][0]['reason'] ?? '' : '';
		} catch ( Http_Error ) {
			$reason = '';
		}
		return match ( true ) {
			'quotaExceeded' === $reason => __( 'The daily quota of your YouTube API key is used up. Try again tomorrow.', 'frontage' ),
			self::API_HOST === $answer->host && in_array( $answer->status, array( 400, 403 ), true )
				=> __( 'YouTube does not accept the API key. Check it under Frontage → Integrations → YouTube.', 'frontage' ),
			in_array( $answer->status, array( 401, 403 ), true )
				=> __( 'This video may not be embedded on other sites, or is private.', 'frontage' ),
			429 === $answer->status => __( 'YouTube answers too many requests right now. Try again later.', 'frontage' ),
			$answer->status >= 500 => __( 'YouTube could not answer. Try again later.', 'frontage' ),
			default => __( 'YouTube does not know this video. It may have been removed.', 'frontage' ),
		};
	}

	public function followers(): Youtube_Followers {
		$has_key = '' !== self::key();
		return new Youtube_Followers( $this, $has_key );
	}

	/** Returns the key of the Data API; empty without one. */
	private static function key(): string {
		return (string) Options::value( self::group(), 'api_key', self::settings()['api_key'] );
	}
}
