<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Vimeo;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Followers\Follower_Labels;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Followers;
use Frontage\Domain\Providers\With_Optional_Key;
use Frontage\Domain\Providers\With_Playlists;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Video_Details;

defined( 'ABSPATH' ) || exit;

/**
 * Vimeo videos and their dimensions.
 *
 * Uses oEmbed, which requires no key. Only the API, which requires a token, lists the videos of showcases and channels.
 */
final class Vimeo implements With_Playlists, With_Optional_Key, With_Followers {
	public const API_HOST = 'api.vimeo.com';

	/** Maximum width to request, in pixels (S2 §7). */
	private const MAX_WIDTH = 1920;

	/** ID of a long-standing video, for the connection test. */
	private const KNOWN = '76979871';

	public static function group(): string {
		return 'vimeo';
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'token' => Field::secret(
				__( 'Access token', 'frontage' ),
				200,
				__(
					'Optional: a token with the scope “public” from developer.vimeo.com. Video galleries of showcases and channels need it.',
					'frontage'
				)
			),
		);
	}

	/**
	 * Returns the oEmbed URL for a video's dimensions and title.
	 *
	 * @param string $video Video ID, with the hash of an unlisted video.
	 */
	public static function oembed( string $video ): string {
		return 'https://vimeo.com/api/oembed.json?maxwidth=' . self::MAX_WIDTH . '&url=' . rawurlencode( "https://vimeo.com/$video" );
	}

	public function title(): string {
		return 'Vimeo';
	}

	public function purpose(): string {
		return __( 'Vimeo videos play in their original aspect ratio.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'vimeo.com', self::API_HOST, '*.vimeocdn.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'This site’s server requests titles, sizes and pictures of the videos once a day, and keeps copies. When a video is loaded, the visitor’s browser connects to Vimeo, which learns the IP address and what is watched.',
				'frontage'
			) . ' ' . Follower_Labels::third_party(),
			'https://vimeo.com/privacy',
			'marketing',
			array( 'player.vimeo.com' )
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return self::API_HOST === Outbound::host( $request->url ) && '' !== self::token()
			? $request->with_header( 'Authorization', 'bearer ' . self::token() )
				->with_header( 'Accept', 'application/vnd.vimeo.*+json;version=3.4' )
			: $request;
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( self::oembed( self::KNOWN ) );
		$title  = $answer->is_ok() ? $answer->json()['title'] ?? '' : '';
		return new Test_Result(
			$answer->is_ok(),
			is_string( $title ) ? sanitize_text_field( $title ) : '',
			$answer->status,
			$answer->milliseconds
		);
	}

	public function details_url( Video_Address $video ): string {
		return self::oembed( $video->id );
	}

	public function details( array $answer, Video_Address $video ): ?Video_Details {
		return Video_Details::of(
			array(
				'title'    => $answer['title'] ?? '',
				'author'   => $answer['author_name'] ?? '',
				'seconds'  => $answer['duration'] ?? 0,
				'uploaded' => $answer['upload_date'] ?? '',
				'width'    => $answer['width'] ?? 0,
				'height'   => $answer['height'] ?? 0,
			),
			self::pictures( $answer['thumbnail_url'] ?? '' )
		);
	}

	/**
	 * Returns the addresses of a picture, the best first. Vimeo names a small one; its size is the end of the address.
	 *
	 * @param mixed $picture Not trusted.
	 * @return list<mixed>
	 */
	public static function pictures( mixed $picture ): array {
		$form = '~^(https://i\.vimeocdn\.com/video/[\w-]+?)(?:_\d+(?:x\d+)?)?(\.\w{3,4})?(?:\?.*)?$~';
		return is_string( $picture ) && 1 === preg_match( $form, $picture, $found )
			? array( "$found[1]_1280" . ( $found[2] ?? '' ), $picture )
			: array( $picture );
	}

	public function playlists(): Vimeo_Playlists {
		return new Vimeo_Playlists( '' !== self::token() );
	}

	public function is_empty( array $answer ): bool {
		return array() === ( $answer['data'] ?? null );
	}

	public function watch_url( Video_Address $video ): string {
		return "https://vimeo.com/$video->id" . ( $video->start > 0 ? "#t={$video->start}s" : '' );
	}

	public function embed_url( Video_Address $video ): string {
		$hash = $video->after_slash();
		return "https://player.vimeo.com/video/{$video->before_slash()}?dnt=1&playsinline=1" . ( '' === $hash ? '' : "&h=$hash" )
			. ( $video->start > 0 ? "#t={$video->start}s" : '' );
	}

	public function error_message( Http_Response $answer ): string {
		return match ( true ) {
			in_array( $answer->status, array( 401, 403 ), true )
				=> __( 'This video is private, or may not be embedded on this site. Its owner decides on Vimeo.', 'frontage' ),
			429 === $answer->status => __( 'Vimeo answers too many requests right now. Try again later.', 'frontage' ),
			$answer->status >= 500 => __( 'Vimeo could not answer. Try again later.', 'frontage' ),
			default => __( 'Vimeo does not know this video. If it is unlisted, copy its whole address.', 'frontage' ),
		};
	}

	public function followers(): Vimeo_Followers {
		$has_token = '' !== self::token();
		return new Vimeo_Followers( $this, $has_token );
	}

	/** Returns the access token; empty without one. */
	private static function token(): string {
		return (string) Options::value( self::group(), 'token', self::settings()['token'] );
	}
}
