<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Clock;
use Frontage\Base\Ip;
use Frontage\Base\Store\Limits;
use Frontage\Base\Store\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Finds proxies that many visitors share, but whose word the site does not take.
 *
 * Then all of them count as one network. Counts how many visitors an unknown proxy has named within a week. No address
 * is stored: those of visitors are hashed with the secret of the site, and only until the week ends.
 */
final class Proxy_Traffic {
	/** Visitors from which on a proxy is shared. */
	public const SHARED = 3;

	private const KEY = 'frontage_proxy_key';

	/**
	 * Counts the visitor that an unknown proxy names, once a week.
	 *
	 * @param array<array-key, mixed> $server PHP's `$_SERVER`.
	 */
	public static function note( array $server ): void {
		$header  = self::header_in( $server );
		$network = '' === $header ? '' : self::unknown( $server );
		if ( '' === $network || self::visitors( $network ) >= self::SHARED ) {
			return;
		}
		$visitor = self::first_of( $server, $header );
		if ( array() === Limits::consume( self::window( "$network\n$visitor", 1 ) ) ) {
			Limits::add( self::window( $network, 1 ) );
		}
	}

	/**
	 * Returns what would end it, for a request that came through a shared proxy; null for any other.
	 *
	 * @param array<array-key, mixed> $server PHP's `$_SERVER`.
	 * @return array{networks: list<string>, header: string, visitors: int}|null Networks to trust, and the header to read.
	 */
	public static function advice( array $server ): ?array {
		$header   = self::header_in( $server );
		$network  = '' === $header ? '' : self::unknown( $server );
		$visitors = '' === $network ? 0 : self::visitors( $network );
		if ( $visitors < self::SHARED ) {
			return null;
		}
		$networks = array( $network );
		$hops     = Proxies::CHAIN === $header ? array_reverse( self::hops( $server, $header ) ) : array();
		foreach ( $hops as $hop ) {
			if ( ! Proxies::is_known( $hop ) ) {
				break;
			}
			$networks[] = Proxies::network_of( $hop );
		}
		$networks = array_values( array_unique( $networks ) );
		return compact( 'networks', 'header', 'visitors' );
	}

	/**
	 * Returns the network of the sender if it is not trusted; else empty.
	 *
	 * @param array<array-key, mixed> $server PHP's `$_SERVER`.
	 */
	private static function unknown( array $server ): string {
		$remote = is_string( $server['REMOTE_ADDR'] ?? null ) ? $server['REMOTE_ADDR'] : '';
		return Ip::is_among( $remote, Proxies::trusted() ) ? '' : Proxies::network_of( $remote );
	}

	/**
	 * Returns the most telling header that names a visitor; empty if there is none.
	 *
	 * @param array<array-key, mixed> $server PHP's `$_SERVER`.
	 */
	private static function header_in( array $server ): string {
		foreach ( Proxies::HEADERS as $header ) {
			if ( '' !== self::first_of( $server, $header ) ) {
				return $header;
			}
		}
		return '';
	}

	/**
	 * Returns the first address in a header; empty if it has none.
	 *
	 * @param array<array-key, mixed> $server PHP's `$_SERVER`.
	 * @param string $header One of `Proxies::HEADERS`.
	 */
	private static function first_of( array $server, string $header ): string {
		return self::hops( $server, $header )[0] ?? '';
	}

	/**
	 * Returns the addresses in a header.
	 *
	 * @param array<array-key, mixed> $server PHP's `$_SERVER`.
	 * @param string $header One of `Proxies::HEADERS`.
	 * @return list<string>
	 */
	private static function hops( array $server, string $header ): array {
		$text = $server[ Proxies::server_key( $header ) ] ?? '';
		$hops = is_string( $text ) ? array_map( 'trim', explode( ',', $text ) ) : array();
		return array_values( array_filter( $hops, static fn ( string $hop ): bool => null !== Ip::pack( $hop ) ) );
	}

	/**
	 * Returns how many visitors a proxy has named this week, up to `SHARED`.
	 *
	 * @param string $network Result of `Proxies::network_of()`.
	 */
	private static function visitors( string $network ): int {
		return (int) array_sum( Limits::hits( array_keys( self::window( $network, 1 ) ) ) );
	}

	/**
	 * Returns the current week's window.
	 *
	 * @param string $what What is counted.
	 * @param int $places Number of places.
	 * @return array<string, array{ends: int, places: int}> Keyed by 32-character name.
	 */
	private static function window( string $what, int $places ): array {
		$ends = ( intdiv( Clock::now(), WEEK_IN_SECONDS ) + 1 ) * WEEK_IN_SECONDS;
		$name = substr( hash_hmac( 'sha256', "proxy\n$what\n$ends", Secret::get( self::KEY ) ), 0, 32 );
		return array( $name => compact( 'ends', 'places' ) );
	}
}
