<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Ip;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * The proxies in front of the site, and the header in which they name visitors.
 *
 * A header of any other sender is a visitor's claim and is ignored.
 */
final class Proxies implements Group {
	public const KEY    = 'proxies';
	public const HEADER = 'proxy_header';

	/** Header with the whole chain of addresses, nearest proxy last. */
	public const CHAIN = 'X-Forwarded-For';

	/** Headers in which proxies name visitors, most telling first. */
	public const HEADERS = array( self::CHAIN, 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'Fastly-Client-IP' );

	/** Stands for all of Cloudflare's addresses. */
	public const CLOUDFLARE = 'cloudflare';

	/** Networks in which no visitor of the internet can be. */
	private const PRIVATE = array(
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'172.16.0.0/12',
		'192.168.0.0/16',
		'::1',
		'fc00::/7',
	);

	/** As published at cloudflare.com/ips. */
	private const CLOUDFLARE_RANGES = array(
		'103.21.244.0/22',
		'103.22.200.0/22',
		'103.31.4.0/22',
		'104.16.0.0/13',
		'104.24.0.0/14',
		'108.162.192.0/18',
		'131.0.72.0/22',
		'141.101.64.0/18',
		'162.158.0.0/15',
		'172.64.0.0/13',
		'173.245.48.0/20',
		'188.114.96.0/20',
		'190.93.240.0/20',
		'197.234.240.0/22',
		'198.41.128.0/17',
		'2400:cb00::/32',
		'2405:8100::/32',
		'2405:b500::/32',
		'2606:4700::/32',
		'2803:f800::/32',
		'2a06:98c0::/29',
		'2c0f:f248::/32',
	);

	private const MAX = 2000;

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::KEY    => Field::text(
				__( 'Trusted proxies', 'frontage' ),
				self::MAX,
				'',
				__(
					'Addresses or ranges, separated by commas, such as 10.0.0.0/8. “cloudflare” stands for all of Cloudflare’s.',
					'frontage'
				)
			),
			self::HEADER => Field::choice(
				__( 'Header with the visitor’s address', 'frontage' ),
				array_combine( self::HEADERS, self::HEADERS ),
				self::CHAIN,
				__( 'Used only if a trusted proxy sends it.', 'frontage' )
			),
		);
	}

	/**
	 * Returns the trusted addresses and ranges.
	 *
	 * @return list<string>
	 */
	public static function trusted(): array {
		$own = self::own();
		if ( in_array( self::CLOUDFLARE, $own, true ) ) {
			array_push( $own, ...self::CLOUDFLARE_RANGES );
		}
		/**
		 * Filters the proxies in front of the site whose header with the visitor's address is trusted.
		 *
		 * Runs when the visitor's IP address is needed for a rate limit.
		 *
		 *     add_filter( 'frontage_trusted_proxies', fn ( $proxies ) => array( ...$proxies, '10.0.0.0/8' ) );
		 *
		 * @since 0.2.0
		 *
		 * @param list<string> $proxies Addresses or ranges such as `10.0.0.0/8`; the site's setting by default.
		 */
		$proxies = apply_filters( 'frontage_trusted_proxies', $own );
		return is_array( $proxies ) ? array_values( array_filter( $proxies, 'is_string' ) ) : array();
	}

	/** Returns the header in which trusted proxies name the visitor. */
	public static function header(): string {
		return self::value( self::HEADER );
	}

	/**
	 * Returns the key of a header in `$_SERVER`.
	 *
	 * @param string $header One of `HEADERS`.
	 */
	public static function server_key( string $header ): string {
		return 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) );
	}

	/**
	 * Returns how the owner would name the network of a proxy; empty if it is not an address.
	 *
	 * @param string $address Address of the proxy.
	 * @return string A private range, `cloudflare`, or the address itself.
	 */
	public static function network_of( string $address ): string {
		foreach ( self::PRIVATE as $range ) {
			if ( Ip::is_among( $address, array( $range ) ) ) {
				return $range;
			}
		}
		if ( Ip::is_among( $address, self::CLOUDFLARE_RANGES ) ) {
			return self::CLOUDFLARE;
		}
		return null === Ip::pack( $address ) ? '' : $address;
	}

	/**
	 * Returns whether nobody but a proxy can have this address.
	 *
	 * @param string $address IP address.
	 */
	public static function is_known( string $address ): bool {
		return ! in_array( self::network_of( $address ), array( '', $address ), true );
	}

	/**
	 * Trusts further proxies.
	 *
	 * @param list<string> $networks Results of `network_of()`.
	 * @param string $header One of `HEADERS`.
	 */
	public static function trust( array $networks, string $header ): void {
		$all = implode( ', ', array_unique( array( ...self::own(), ...$networks ) ) );
		if ( strlen( $all ) <= self::MAX ) {
			Options::save(
				array(),
				array(
					self::group() => array(
						self::KEY    => $all,
						self::HEADER => $header,
					),
				)
			);
		}
	}

	/**
	 * Returns what the owner trusts, as typed.
	 *
	 * @return list<string>
	 */
	private static function own(): array {
		return preg_split( '/[\s,]+/', self::value( self::KEY ), -1, PREG_SPLIT_NO_EMPTY ) ?: array();
	}

	/**
	 * Returns a setting.
	 *
	 * @param string $key KEY or HEADER.
	 */
	private static function value( string $key ): string {
		return (string) Options::value( self::group(), $key, self::settings()[ $key ] );
	}
}
