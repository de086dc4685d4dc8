<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Peertube;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Live\Live_Source;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Live;
use Frontage\Domain\Providers\With_Playlists;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Video_Details;

defined( 'ABSPATH' ) || exit;

/** Videos of PeerTube, on the servers that the owner names. */
final class Peertube implements With_Live, With_Playlists {
	public static function group(): string {
		return 'peertube';
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'servers' => Peertube_Servers::field(),
		);
	}

	public function title(): string {
		return 'PeerTube';
	}

	public function purpose(): string {
		return __( 'Videos of PeerTube servers that you choose play on your pages.', 'frontage' );
	}

	public function hosts(): array {
		return Peertube_Servers::all();
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'This site’s server requests titles and pictures of the videos once a day, and keeps copies; the streams of a channel while visitors watch. When a video is loaded, the visitor’s browser connects to its PeerTube server, which learns the IP address and what is watched.',
				'frontage'
			),
			'',
			'marketing',
			Peertube_Servers::all()
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		$host = Peertube_Servers::all()[0] ?? '';
		if ( '' === $host ) {
			return new Test_Result( false, __( 'No server has been saved yet.', 'frontage' ) );
		}
		$answer = $http->get( "https://$host/api/v1/config" );
		$about  = $answer->is_ok() ? $answer->json()['instance'] ?? array() : array();
		$name   = is_array( $about ) ? $about['name'] ?? '' : '';
		return new Test_Result(
			$answer->is_ok(),
			is_string( $name ) ? sanitize_text_field( $name ) : '',
			$answer->status,
			$answer->milliseconds
		);
	}

	public function details_url( Video_Address $video ): string {
		return "https://{$video->before_slash()}/api/v1/videos/{$video->after_slash()}";
	}

	public function details( array $answer, Video_Address $video ): ?Video_Details {
		return Video_Details::of( self::given( $answer ), self::pictures( $answer, $video->before_slash() ) );
	}

	/**
	 * Returns what a server says about a video, for `Video_Details::of()`.
	 *
	 * @param array<array-key, mixed> $answer Not trusted.
	 * @return array<string, mixed>
	 */
	public static function given( array $answer ): array {
		$channel = $answer['channel'] ?? array();
		$ratio   = $answer['aspectRatio'] ?? 0;
		return array(
			'title'    => $answer['name'] ?? '',
			'author'   => is_array( $channel ) ? $channel['displayName'] ?? '' : '',
			'seconds'  => true === ( $answer['isLive'] ?? false ) ? 0 : $answer['duration'] ?? 0,
			'uploaded' => $answer['originallyPublishedAt'] ?? $answer['publishedAt'] ?? '',
			'width'    => is_numeric( $ratio ) && $ratio > 0 && $ratio < 10 ? 1000 * $ratio : 0,
			'height'   => 1000,
		);
	}

	/**
	 * Returns the addresses of a video's picture, the best first.
	 *
	 * @param array<array-key, mixed> $answer Not trusted.
	 * @param string                  $host That answered.
	 * @return list<mixed>
	 */
	public static function pictures( array $answer, string $host ): array {
		$pictures = array();
		// Since PeerTube 8.1, from small to large.
		foreach ( is_array( $answer['thumbnails'] ?? null ) ? $answer['thumbnails'] : array() as $one ) {
			array_unshift( $pictures, is_array( $one ) ? $one['fileUrl'] ?? '' : '' );
		}
		foreach ( array( 'previewPath', 'thumbnailPath' ) as $name ) {
			$path       = $answer[ $name ] ?? '';
			$pictures[] = is_string( $path ) && str_starts_with( $path, '/' ) ? "https://$host$path" : '';
		}
		return $pictures;
	}

	public function playlists(): Peertube_Playlists {
		return new Peertube_Playlists();
	}

	public function is_empty( array $answer ): bool {
		return array() === ( $answer['data'] ?? null );
	}

	public function watch_url( Video_Address $video ): string {
		return "https://{$video->before_slash()}/w/{$video->after_slash()}" . ( $video->start > 0 ? "?start={$video->start}s" : '' );
	}

	public function embed_url( Video_Address $video ): string {
		return "https://{$video->before_slash()}/videos/embed/{$video->after_slash()}?api=1&p2p=0&title=0&warningTitle=0"
			. ( $video->start > 0 ? "&start={$video->start}s" : '' );
	}

	public function live(): Live_Source {
		return new Peertube_Live();
	}

	public function live_embed_url( string $channel ): string {
		return '';
	}

	/** Its chat is a plugin that servers need not have. */
	public function chat_url( string $id ): string {
		return '';
	}

	public function error_message( Http_Response $answer ): string {
		return match ( true ) {
			in_array( $answer->status, array( 401, 403 ), true )
				=> __( 'This video is private, or protected by a password.', 'frontage' ),
			429 === $answer->status => __( 'The PeerTube server answers too many requests right now. Try again later.', 'frontage' ),
			$answer->status >= 500 => __( 'The PeerTube server could not answer. Try again later.', 'frontage' ),
			default => __( 'The PeerTube server does not know this video. It may have been removed.', 'frontage' ),
		};
	}
}
