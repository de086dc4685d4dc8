<?php
/**
 * Which rooms bring in which vendors.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings\Privacy;

use Frontage\Kernel\Manifest;
use Frontage\Providers\Provider;
use Frontage\Providers\Providers;
use Frontage\Settings\Options;
use Frontage\Settings\Registry;
use Frontage\Settings\Rooms\Room_List;

defined( 'ABSPATH' ) || exit;

/**
 * Vendors and the rooms that use them.
 *
 * A block says so in `block.json` (`"frontage": { "providers": [ "mailchimp" ] }`), any room in its
 * class (`public const PROVIDERS = array( 'mailchimp' )`); the build writes both into the manifest.
 */
final class Third_Parties {
	/**
	 * The rooms that use a vendor.
	 *
	 * @param string $provider Its slug.
	 * @return list<array{slug: string, title: string, kind: string, on: bool}>
	 */
	public static function rooms_of( string $provider ): array {
		$rooms = array();
		foreach ( Registry::KINDS as $kind ) {
			foreach ( Manifest::get()[ $kind ] as $slug => $room ) {
				if ( in_array( $provider, $room['providers'] ?? array(), true ) ) {
					$rooms[] = self::room( $kind, (string) $slug );
				}
			}
		}
		return $rooms;
	}

	/**
	 * The vendors that a room uses.
	 *
	 * @param string $room The room's folder.
	 * @return array<string, Provider> By slug.
	 */
	public static function of_room( string $room ): array {
		return array_intersect_key( Providers::all(), array_flip( Manifest::room( $room )['providers'] ?? array() ) );
	}

	/**
	 * The vendors of all rooms that use any, for the editor; other plugins add theirs with the filter `frontage_third_parties`.
	 *
	 * @return array<string, list<array{name: string, hosts: list<string>, purpose?: string, policy?: string}>> By the room's folder.
	 */
	public static function by_room(): array {
		$parties = array();
		foreach ( Registry::KINDS as $kind ) {
			foreach ( Registry::rooms( $kind ) as $room ) {
				$parties[ $room ] = array_values( array_map( array( self::class, 'in_short' ), self::of_room( $room ) ) );
			}
		}
		$parties = apply_filters( 'frontage_third_parties', array_filter( $parties ) );
		return is_array( $parties ) ? array_filter( array_map( array( self::class, 'valid' ), $parties ) ) : array();
	}

	/**
	 * A vendor for the editor.
	 *
	 * @param Provider $provider The vendor.
	 * @return array{name: string, hosts: list<string>, purpose: string, policy: string}
	 */
	private static function in_short( Provider $provider ): array {
		$third = $provider->third_party();
		return array(
			'name'    => $provider->title(),
			'hosts'   => $provider->hosts(),
			'purpose' => $third->data,
			'policy'  => $third->policy_url,
		);
	}

	/**
	 * Entries that say who and where.
	 *
	 * @param mixed $parties What somebody gave.
	 * @return list<array{name: string, hosts: list<string>, purpose?: string, policy?: string}>
	 */
	private static function valid( mixed $parties ): array {
		$is_valid = static fn ( mixed $party ): bool => is_array( $party ) && is_string( $party['name'] ?? null ) && is_array( $party['hosts'] ?? null );
		return is_array( $parties ) ? array_values( array_filter( $parties, $is_valid ) ) : array();
	}

	/**
	 * Every vendor, and whomever other plugins told of, for the Privacy tab.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function describe(): array {
		return array_merge( self::vendors(), self::others() );
	}

	/**
	 * Whom the filter `frontage_third_parties` told of.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function others(): array {
		$titles = array_map( static fn ( Provider $provider ): string => $provider->title(), Providers::all() );
		$others = array();
		foreach ( self::by_room() as $slug => $parties ) {
			foreach ( $parties as $party ) {
				if ( in_array( $party['name'], $titles, true ) ) {
					continue;
				}
				$others[ $party['name'] ]          ??= array(
					'slug'         => '',
					'title'        => $party['name'],
					'hosts'        => $party['hosts'],
					'data'         => $party['purpose'] ?? '',
					'policyUrl'    => $party['policy'] ?? '',
					'byBrowser'    => true,
					'isConfigured' => true,
					'rooms'        => array(),
				);
				$others[ $party['name'] ]['rooms'][] = self::room( Manifest::room( (string) $slug )['kind'] ?? 'blocks', (string) $slug );
			}
		}
		return array_values( $others );
	}

	/**
	 * A room, for people.
	 *
	 * @param string $kind Such as `blocks`.
	 * @param string $slug The room's folder.
	 * @return array{slug: string, title: string, kind: string, on: bool}
	 */
	private static function room( string $kind, string $slug ): array {
		return array(
			'slug'  => $slug,
			'title' => Room_List::title( $slug ),
			'kind'  => $kind,
			'on'    => Options::is_on( $kind, $slug ),
		);
	}

	/**
	 * Every vendor.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function vendors(): array {
		$all = array();
		foreach ( Providers::all() as $slug => $provider ) {
			$third = $provider->third_party();
			$all[] = array(
				'slug'         => $slug,
				'title'        => $provider->title(),
				'hosts'        => $provider->hosts(),
				'data'         => $third->data,
				'policyUrl'    => $third->policy_url,
				'byBrowser'    => $third->by_browser,
				'isConfigured' => Providers::is_configured( $provider ),
				'rooms'        => self::rooms_of( $slug ),
			);
		}
		return $all;
	}
}
