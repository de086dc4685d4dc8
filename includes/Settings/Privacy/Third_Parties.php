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
					$rooms[] = array(
						'slug'  => (string) $slug,
						'title' => Room_List::title( (string) $slug ),
						'kind'  => $kind,
						'on'    => Options::is_on( $kind, (string) $slug ),
					);
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
	 * Every vendor, for the Privacy tab.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function describe(): array {
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
