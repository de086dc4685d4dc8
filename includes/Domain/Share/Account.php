<?php
declare( strict_types=1 );

namespace Frontage\Domain\Share;

use Frontage\Base\Html\Url;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Followers;

defined( 'ABSPATH' ) || exit;

/** A profile on a network, recognized from its address. */
final class Account {
	/** What has no network that we know. */
	private const OTHER = 'chain';

	/** Hosts without subdomains, and the names of their networks in WordPress's Social Icons. */
	private const HOSTS = array(
		'behance.net'     => 'behance',
		'bsky.app'        => 'bluesky',
		'discord.com'     => 'discord',
		'discord.gg'      => 'discord',
		'dribbble.com'    => 'dribbble',
		'facebook.com'    => 'facebook',
		'flickr.com'      => 'flickr',
		'github.com'      => 'github',
		'instagram.com'   => 'instagram',
		'linkedin.com'    => 'linkedin',
		'mastodon.social' => 'mastodon',
		'medium.com'      => 'medium',
		'patreon.com'     => 'patreon',
		'pinterest.com'   => 'pinterest',
		'reddit.com'      => 'reddit',
		'soundcloud.com'  => 'soundcloud',
		'spotify.com'     => 'spotify',
		't.me'            => 'telegram',
		'threads.com'     => 'threads',
		'threads.net'     => 'threads',
		'tiktok.com'      => 'tiktok',
		'tumblr.com'      => 'tumblr',
		'twitch.tv'       => 'twitch',
		'twitter.com'     => 'x',
		'vimeo.com'       => 'vimeo',
		'vk.com'          => 'vk',
		'wa.me'           => 'whatsapp',
		'whatsapp.com'    => 'whatsapp',
		'x.com'           => 'x',
		'youtube.com'     => 'youtube',
	);

	/**
	 * Sets the properties.
	 *
	 * @param string $url Absolute address, or one that begins with `mailto:`.
	 * @param string $network Slug; `chain` for a site that is no network.
	 * @param string $name What visitors read.
	 */
	private function __construct(
		public readonly string $url,
		public readonly string $network,
		public readonly string $name
	) {}

	/**
	 * Recognizes a profile.
	 *
	 * @param string $address What the author typed.
	 * @return self|null Null for what is no address.
	 */
	public static function from( string $address ): ?self {
		$url = esc_url_raw( Url::decoded( trim( $address ) ), array( 'http', 'https', 'mailto' ) );
		if ( str_starts_with( $url, 'mailto:' ) ) {
			return new self( $url, 'mail', __( 'Email', 'frontage' ) );
		}
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		if ( ! str_contains( $host, '.' ) ) {
			return null;
		}
		$host    = strtolower( (string) preg_replace( '/\Awww\./i', '', $host ) );
		$network = self::network( $host, $url );
		return new self( $url, $network, self::OTHER === $network ? $host : self::name( $network ) );
	}

	/**
	 * Returns all networks, with those of other plugins.
	 *
	 * @return list<string>
	 */
	public static function networks(): array {
		$more = array_keys( Providers::announced( With_Followers::class ) );
		$all  = array_unique( array( ...array_values( self::HOSTS ), 'feed', 'mail', ...$more ) );
		sort( $all );
		return $all;
	}

	/**
	 * Returns what visitors read for a network, which is the same in all languages except for feeds and email, and what another plugin
	 * translates.
	 *
	 * @param string $network One of `networks()`.
	 */
	public static function name( string $network ): string {
		if ( 'mail' === $network ) {
			return __( 'Email', 'frontage' );
		}
		$name = function_exists( 'block_core_social_link_services' ) ? block_core_social_link_services( $network, 'name' ) : '';
		return is_string( $name ) && '' !== $name
			? $name
			: ( Providers::announced( With_Followers::class )[ $network ] ?? null )?->title() ?? ucfirst( $network );
	}

	/**
	 * Returns the slug of the network of an address.
	 *
	 * @param string $host Without `www.`, in lower case.
	 * @param string $url Absolute address.
	 */
	private static function network( string $host, string $url ): string {
		// `m.facebook.com` and `open.spotify.com` too, never `notfacebook.com`.
		$labels = explode( '.', $host );
		while ( count( $labels ) > 1 ) {
			$known = self::HOSTS[ implode( '.', $labels ) ] ?? '';
			if ( '' !== $known ) {
				return $known;
			}
			array_shift( $labels );
		}
		foreach ( Providers::announced( With_Followers::class ) as $slug => $vendor ) {
			if ( null !== $vendor->followers()->account_at( $url ) ) {
				return $slug;
			}
		}
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		return match ( true ) {
			1 === preg_match( '#\A/@[\w.-]+/?\z#', $path ) => 'mastodon',
			1 === preg_match( '#(?:/feed/?|\.rss|\.xml|\.atom)\z#', $path ) => 'feed',
			default => self::OTHER,
		};
	}
}
