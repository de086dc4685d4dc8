<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Base\Html\Url;
use Frontage\Domain\Providers\Peertube\Peertube_Servers;

defined( 'ABSPATH' ) || exit;

/**
 * A video, as its address names it.
 *
 * Mirrors `src/lib/video-address.ts`; the test vectors are in `video-address.json` beside it.
 */
final class Video_Address {
	public const FILE = 'file';

	/** Patterns by provider; the first group is the ID. */
	private const ADDRESSES = array(
		'youtube'  => '~^https?://(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)/)'
			. '|youtu\.be/)([\w-]{11})(?![\w-])~',
		'vimeo'    => '~^https?://(?:www\.)?(?:vimeo\.com/(?:(?:channels/[\w-]+|(?:album|showcase)/\d+/video|groups/[\w-]+/videos)/)?'
			. '|player\.vimeo\.com/video/)(\d+(?:/[0-9a-f]+)?)(?![\w/])~',
		'peertube' => '~^https://([a-z0-9.-]+/(?:w|videos/(?:watch|embed))/(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
			. '|[1-9A-Za-z]{20,22}))(?![\w/-])~',
	);

	private const NAME = '~([^/]+)\.(?:mp4|m4v|webm|ogv|mov)$~i';

	private const HASH = '~^[^#]*[?&]h=([0-9a-f]+)(?!\w)~';

	private const START = '~[?&#](?:t|start|time_continue)=(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?(?!\w)~';

	/**
	 * Stores what was found.
	 *
	 * @param string $provider `youtube`, `vimeo`, `peertube` or FILE.
	 * @param string $id Names it at the provider: an unlisted video of Vimeo with its hash, one of PeerTube with its host.
	 * @param int    $start Second at which it starts.
	 * @param bool   $is_upright Whether it is higher than wide, as its address says.
	 * @param string $url Sanitized address.
	 */
	private function __construct(
		public readonly string $provider,
		public readonly string $id,
		public readonly int $start,
		public readonly bool $is_upright,
		public readonly string $url
	) {}

	/**
	 * Returns the video at an address; null if there is none.
	 *
	 * @param mixed             $href Address from an author.
	 * @param list<string>|null $peertubes Hosts of PeerTube that are allowed; null for those of the owner.
	 */
	public static function of( mixed $href, ?array $peertubes = null ): ?self {
		$url = Url::safe( $href );
		foreach ( self::ADDRESSES as $provider => $form ) {
			if ( 1 !== preg_match( $form, $url, $found ) ) {
				continue;
			}
			$id = 'peertube' === $provider ? self::at_peertube( $found[1], $peertubes ) : $found[1];
			if ( 'vimeo' === $provider && ! str_contains( $id, '/' ) && 1 === preg_match( self::HASH, $url, $hash ) ) {
				$id .= "/$hash[1]";
			}
			return '' === $id
				? self::file( $url )
				: new self( $provider, $id, self::start( $url ), str_contains( $url, '/shorts/' ), $url );
		}
		return self::file( $url );
	}

	/** Returns the same video, starting elsewhere. */
	public function at( int $start ): self {
		return new self( $this->provider, $this->id, $start, $this->is_upright, $this->url );
	}

	/** Returns the host of a video of PeerTube, or the first part of another’s ID. */
	public function before_slash(): string {
		return (string) strtok( $this->id, '/' );
	}

	/** Returns what follows the host or the number: the ID at PeerTube, the hash of an unlisted video. */
	public function after_slash(): string {
		return substr( (string) strstr( $this->id, '/' ), 1 );
	}

	/**
	 * Returns host and ID at PeerTube; empty if the host is not allowed.
	 *
	 * @param string            $path Host and path.
	 * @param list<string>|null $peertubes Hosts that are allowed; null for those of the owner.
	 */
	private static function at_peertube( string $path, ?array $peertubes ): string {
		$host = (string) strtok( $path, '/' );
		return in_array( $host, $peertubes ?? Peertube_Servers::all(), true ) ? "$host/" . basename( $path ) : '';
	}

	/**
	 * Returns the video file at an address.
	 *
	 * @param string $url Sanitized address.
	 */
	private static function file( string $url ): ?self {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! in_array( strtolower( $parts['scheme'] ?? 'https' ), array( 'http', 'https' ), true ) ) {
			return null;
		}
		return 1 === preg_match( self::NAME, $parts['path'] ?? '', $found )
			? new self( self::FILE, $found[1], self::start( $url ), false, $url )
			: null;
	}

	/**
	 * Returns the second that an address names.
	 *
	 * @param string $url Sanitized address.
	 */
	private static function start( string $url ): int {
		if ( 1 !== preg_match( self::START, $url, $found ) ) {
			return 0;
		}
		$found += array(
			1 => '',
			'',
			'',
		);
		return (int) $found[1] * HOUR_IN_SECONDS + (int) $found[2] * MINUTE_IN_SECONDS + (int) $found[3];
	}
}
