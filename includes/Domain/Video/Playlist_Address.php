<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Base\Html\Url;
use Frontage\Domain\Providers\Peertube\Peertube_Servers;

defined( 'ABSPATH' ) || exit;

/**
 * A playlist or a channel, as its address names it.
 *
 * Mirrors `src/lib/playlist-address.ts`; the test vectors are in `playlist-address.json` beside it.
 */
final class Playlist_Address {
	public const PLAYLIST = 'playlist';
	public const CHANNEL  = 'channel';

	/** The videos of a person at Vimeo, or of an account of PeerTube. */
	public const PERSON = 'person';

	/** A channel by its name, which only the vendor can look up. */
	public const NAME = 'name';

	/** An ID of PeerTube, long or short. */
	private const UUID = '(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[1-9A-Za-z]{20,22})';

	/**
	 * Patterns by provider and kind; the first group is the ID.
	 *
	 * @var array<string, array<string, string>>
	 */
	private const ADDRESSES = array(
		'youtube'  => array(
			self::PLAYLIST => '~^https?://(?:www\.|m\.|music\.)?youtube\.com/(?:playlist|watch)\?(?:[^#]*&)?list=([\w-]{10,64})(?![\w-])~',
			self::CHANNEL  => '~^https?://(?:www\.|m\.)?youtube\.com/channel/(UC[\w-]{22})(?![\w-])~',
			self::NAME     => '~^https?://(?:www\.|m\.)?youtube\.com/(@[\w.%-]{3,100}|user/\w{1,40})(?![\w.%-])~',
		),
		'vimeo'    => array(
			self::PLAYLIST => '~^https?://(?:www\.)?vimeo\.com/(?:showcase|album)/(\d{1,15})/?(?:[?#]|$)~',
			self::CHANNEL  => '~^https?://(?:www\.)?vimeo\.com/channels/([\w-]{1,60})/?(?:[?#]|$)~',
			self::PERSON   => '~^https?://(?:www\.)?vimeo\.com/(user\d{1,15}(?=/?(?:[?#]|$))|[\w-]{1,60}(?=/videos/?(?:[?#]|$)))~',
		),
		'peertube' => array(
			self::PLAYLIST => '~^https://([a-z0-9.-]+/(?:w/p|videos/watch/playlist)/' . self::UUID . ')(?![\w/-])~',
			self::CHANNEL  => '~^https://([a-z0-9.-]+/(?:c|video-channels)/\w[\w.-]{0,59})(?:/(?:videos/?)?)?(?:[?#]|$)~',
			self::PERSON   => '~^https://([a-z0-9.-]+/(?:a|accounts)/\w[\w.-]{0,59})(?:/(?:videos/?)?)?(?:[?#]|$)~',
		),
	);

	/**
	 * Stores what the address says.
	 *
	 * @param string $provider Slug of the provider.
	 * @param string $kind One of the constants.
	 * @param string $id At the provider.
	 * @param string $host Of PeerTube; otherwise empty.
	 * @param string $url Sanitized address.
	 */
	private function __construct(
		public readonly string $provider,
		public readonly string $kind,
		public readonly string $id,
		public readonly string $host,
		public readonly string $url
	) {}

	/**
	 * Returns the playlist at an address; null if there is none.
	 *
	 * @param mixed             $href Address from an author.
	 * @param list<string>|null $peertubes Hosts of PeerTube that are allowed; null for those of the owner.
	 */
	public static function of( mixed $href, ?array $peertubes = null ): ?self {
		$url = Url::safe( $href );
		foreach ( self::ADDRESSES as $provider => $forms ) {
			foreach ( $forms as $kind => $form ) {
				if ( 1 !== preg_match( $form, $url, $found ) ) {
					continue;
				}
				if ( 'peertube' !== $provider ) {
					return new self( $provider, $kind, $found[1], '', $url );
				}
				$host = (string) strtok( $found[1], '/' );
				if ( in_array( $host, $peertubes ?? Peertube_Servers::all(), true ) ) {
					return new self( $provider, $kind, basename( $found[1] ), $host, $url );
				}
			}
		}
		return null;
	}

	/**
	 * Returns whether a text names the playlist, such as the content of a post.
	 *
	 * @param string $content Block markup, in which WordPress writes two hyphens as an escape.
	 */
	public function is_in( string $content ): bool {
		return str_contains( $content, $this->id ) || str_contains( $content, str_replace( '--', '\\u002d\\u002d', $this->id ) );
	}
}
