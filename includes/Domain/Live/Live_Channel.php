<?php
declare( strict_types=1 );

namespace Frontage\Domain\Live;

use Frontage\Base\Html\Url;
use Frontage\Domain\Providers\Peertube\Peertube_Servers;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Live;

defined( 'ABSPATH' ) || exit;

/** A channel that streams, as its address names it. */
final class Live_Channel {
	/** Patterns by provider; the first group is the ID. */
	private const ADDRESSES = array(
		'youtube'  => '~^https://(?:www\.|m\.)?youtube\.com/(?:channel/(UC[\w-]{22})|(@[\w.·-]{3,60}))'
			. '(?:/(?:live|streams|featured|videos)?)?(?:[?#]|$)~u',
		'peertube' => '~^https://([a-z0-9.-]+/(?:c|video-channels)/[\w.-]{1,50}(?:@[a-z0-9.-]{3,100})?)(?:/(?:videos)?)?(?:[?#]|$)~',
	);

	/**
	 * Stores what was found.
	 *
	 * @param string $provider `youtube` or `peertube`.
	 * @param string $id ID or handle at YouTube; host and name at PeerTube.
	 */
	private function __construct( public readonly string $provider, public readonly string $id ) {}

	/**
	 * Returns the channel at an address; null if there is none.
	 *
	 * @param mixed $href Address from an author.
	 */
	public static function of( mixed $href ): ?self {
		$url = Url::safe( $href );
		if ( strlen( $url ) > 300 ) {
			return null;
		}
		foreach ( self::ADDRESSES as $provider => $form ) {
			if ( 1 === preg_match( $form, $url, $found ) ) {
				$id = $found[2] ?? $found[1];
				return 'peertube' === $provider ? self::at_peertube( $id ) : new self( $provider, $id );
			}
		}
		return null;
	}

	/**
	 * Returns the channel that a signed value names; null if it is none any more.
	 *
	 * @param mixed $key From `key()`.
	 */
	public static function named( mixed $key ): ?self {
		$parts = is_string( $key ) ? explode( ' ', $key, 2 ) : array();
		return match ( $parts[0] ?? '' ) {
			'youtube' => self::of( self::youtube( $parts[1] ?? '' ) ),
			'peertube' => self::of( 'https://' . str_replace( '/', '/c/', $parts[1] ?? '' ) ),
			default => null,
		};
	}

	/** Returns what names it among all channels. */
	public function key(): string {
		return "$this->provider $this->id";
	}

	/**
	 * Returns whether a text names it, such as the content of a post.
	 *
	 * @param string $content Block markup, in which WordPress writes two hyphens as an escape.
	 */
	public function is_in( string $content ): bool {
		$name = basename( $this->id );
		return str_contains( $content, $name ) || str_contains( $content, str_replace( '--', '\\u002d\\u002d', $name ) );
	}

	/** Returns its vendor; null if that is gone. */
	public function vendor(): ?With_Live {
		$provider = Providers::get( $this->provider );
		return $provider instanceof With_Live ? $provider : null;
	}

	/** Returns the address of its page, where the stream is when there is one. */
	public function url(): string {
		return 'youtube' === $this->provider
			? self::youtube( $this->id ) . '/live'
			: 'https://' . str_replace( '/', '/c/', $this->id ) . '/videos';
	}

	/**
	 * Returns the address of a channel at YouTube.
	 *
	 * @param string $id ID or handle.
	 */
	private static function youtube( string $id ): string {
		return 'https://www.youtube.com/' . ( str_starts_with( $id, '@' ) ? $id : "channel/$id" );
	}

	/**
	 * Returns a channel at PeerTube; null if the host is not allowed.
	 *
	 * @param string $path Host and path.
	 */
	private static function at_peertube( string $path ): ?self {
		$host = (string) strtok( $path, '/' );
		return in_array( $host, Peertube_Servers::all(), true ) ? new self( 'peertube', "$host/" . basename( $path ) ) : null;
	}
}
