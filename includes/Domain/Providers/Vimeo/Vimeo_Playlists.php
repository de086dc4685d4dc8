<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Vimeo;

use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Playlist_Source;
use Frontage\Domain\Video\Playlist_Address;
use Frontage\Domain\Video\Playlist_Page;
use Frontage\Domain\Video\Playlist_Video;

defined( 'ABSPATH' ) || exit;

/** Showcases, channels and people of Vimeo, by its API. */
final class Vimeo_Playlists implements Playlist_Source {
	private const API = 'https://' . Vimeo::API_HOST . '/';

	private const FIELDS = 'name,description,duration,width,height,created_time,link,'
		. 'pictures.base_link,pictures.sizes.link,privacy.view,user.name';

	/**
	 * Takes the provider.
	 *
	 * @param bool $has_token Whether the owner has entered a token.
	 */
	public function __construct( private readonly bool $has_token ) {}

	public function missing_key(): string {
		return $this->has_token ? '' : __(
			'Vimeo lists the videos of showcases and channels only with an access token. Enter it under Frontage → Integrations → Vimeo → Access token. Without a token, add the addresses of the videos, one by one.',
			'frontage'
		);
	}

	public function page_url( Playlist_Address $playlist ): string {
		return 'https://vimeo.com/' . match ( $playlist->kind ) {
			Playlist_Address::CHANNEL => "channels/$playlist->id",
			Playlist_Address::PERSON => "$playlist->id" . ( str_starts_with( $playlist->id, 'user' ) ? '' : '/videos' ),
			default => "showcase/$playlist->id",
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
			Playlist_Address::CHANNEL => 'channels',
			Playlist_Address::PERSON => 'users',
			default => 'albums',
		};
		return self::API . "$path/" . preg_replace( '/^user(?=\d+$)/', '', $playlist->id ) . "/videos?per_page=$size&page="
			. max( 1, (int) $token ) . '&fields=' . rawurlencode( self::FIELDS );
	}

	public function videos( array $answer, Playlist_Address $playlist, int $asked ): ?Playlist_Page {
		$videos = Playlist_Page::each( $answer['data'] ?? null, self::video( ... ) );
		$paging = $answer['paging'] ?? array();
		$next   = is_array( $paging ) ? $paging['next'] ?? '' : '';
		$page   = is_string( $next ) && 1 === preg_match( '/[?&]page=(\d{1,4})(?:&|$)/', $next, $found ) ? $found[1] : '';
		$total  = $answer['total'] ?? 0;
		return null === $videos ? null : new Playlist_Page( $videos, $page, is_int( $total ) ? max( 0, $total ) : 0 );
	}

	public function lengths_url( array $videos ): string {
		return '';
	}

	public function lengths( array $answer ): array {
		return array();
	}

	public function error_message( Http_Response $answer ): string {
		return match ( true ) {
			in_array( $answer->status, array( 401, 403 ), true )
				=> __( 'Vimeo does not accept the access token. Check it under Frontage → Integrations → Vimeo.', 'frontage' ),
			429 === $answer->status => __( 'Vimeo answers too many requests right now. Try again later.', 'frontage' ),
			$answer->status >= 500 => __( 'Vimeo could not answer. Try again later.', 'frontage' ),
			default => __( 'Vimeo finds no videos there. The showcase or channel may be private, empty, or removed.', 'frontage' ),
		};
	}

	/**
	 * Reads a video.
	 *
	 * @param array<array-key, mixed> $item Not trusted.
	 */
	private static function video( array $item ): ?Playlist_Video {
		$part = static fn ( string $name ): array => is_array( $item[ $name ] ?? null ) ? $item[ $name ] : array();
		if ( ! in_array( $part( 'privacy' )['view'] ?? 'anybody', array( 'anybody', 'unlisted', 'disable' ), true ) ) {
			return null;
		}
		$sizes   = $part( 'pictures' )['sizes'] ?? array();
		$largest = is_array( $sizes ) && array() !== $sizes ? end( $sizes ) : array();
		return Playlist_Video::of(
			$item['link'] ?? '',
			array(
				'title'       => $item['name'] ?? '',
				'author'      => $part( 'user' )['name'] ?? '',
				'seconds'     => $item['duration'] ?? 0,
				'uploaded'    => $item['created_time'] ?? '',
				'width'       => $item['width'] ?? 0,
				'height'      => $item['height'] ?? 0,
				'description' => $item['description'] ?? '',
			),
			Vimeo::pictures( $part( 'pictures' )['base_link'] ?? ( is_array( $largest ) ? $largest['link'] ?? '' : '' ) )
		);
	}
}
