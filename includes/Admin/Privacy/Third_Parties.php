<?php
declare( strict_types=1 );

namespace Frontage\Admin\Privacy;

use Frontage\Admin\Modules\Module_List;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;
use Frontage\Domain\Forms\Captcha\Captcha;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Service;
use Frontage\Domain\Providers\Services;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Domain\Providers\With_Followers;
use Frontage\Domain\Providers\With_Geocoder;
use Frontage\Domain\Providers\With_List;
use Frontage\Domain\Providers\With_Video;

defined( 'ABSPATH' ) || exit;

/**
 * Vendors and the modules that use them.
 *
 * A block names its vendors in `block.json` (`"frontage": { "providers": [ "mailchimp" ] }`), any
 * module in its class (`public const PROVIDERS = array( 'mailchimp' )`); the build writes both into
 * the manifest. A vendor of another plugin belongs to the modules whose vendors can do the same.
 */
final class Third_Parties {
	/** What vendors can do for modules. */
	private const CAPABILITIES = array(
		With_Feed::class,
		With_Followers::class,
		With_Geocoder::class,
		With_List::class,
		With_Video::class,
		Captcha::class,
	);

	/**
	 * Returns the modules that use a vendor.
	 *
	 * @param string $provider Vendor slug.
	 * @return list<array{slug: string, title: string, kind: string, on: bool}>
	 */
	public static function modules_of( string $provider ): array {
		$modules = array();
		foreach ( Registry::KINDS as $kind ) {
			foreach ( Manifest::get()[ $kind ] as $slug => $module ) {
				if ( in_array( $provider, self::slugs( $module['providers'] ?? array() ), true ) ) {
					$modules[] = self::module( $kind, (string) $slug );
				}
			}
		}
		return $modules;
	}

	/**
	 * Returns the vendors that a module uses.
	 *
	 * @param string $module Module folder.
	 * @return array<string, Provider> Keyed by slug.
	 */
	public static function of_module( string $module ): array {
		return array_intersect_key( Providers::all(), array_flip( self::slugs( Manifest::module( $module )['providers'] ?? array() ) ) );
	}

	/**
	 * Returns the vendors that a module may use, with those of other plugins that can do the same.
	 *
	 * @param list<string> $own Slugs of the vendors that it names.
	 * @return list<string>
	 */
	private static function slugs( array $own ): array {
		$others = array() === $own ? array() : Providers::announced( Provider::class );
		if ( array() === $others ) {
			return $own;
		}
		$abilities = static fn ( Provider $one ): array => array_intersect( self::CAPABILITIES, class_implements( $one ) );
		$named     = array_intersect_key( Providers::all(), array_flip( $own ) );
		$wanted    = array_merge( ...array_values( array_map( $abilities, $named ) ) );
		$is_alike  = static fn ( Provider $one ): bool => array() !== array_intersect( $wanted, $abilities( $one ) );
		$fit       = array_filter( $others, $is_alike );
		return array( ...$own, ...array_keys( $fit ) );
	}

	/**
	 * Returns the vendors of all modules that use any, for the editor. Plugins can add vendors with the
	 * `frontage_third_parties` filter.
	 *
	 * @return array<string, list<array{name: string, hosts: list<string>, purpose?: string, policy?: string}>> Keyed by module folder.
	 */
	public static function by_module(): array {
		$parties = array();
		foreach ( Registry::KINDS as $kind ) {
			foreach ( Registry::modules( $kind ) as $module ) {
				$parties[ $module ] = array_values( array_map( array( self::class, 'in_short' ), self::of_module( $module ) ) );
			}
		}
		foreach ( array_filter( Services::added(), array( self::class, 'is_on' ) ) as $service ) {
			$parties[ $service->module ][] = self::service_in_short( $service );
		}
		/**
		 * Filters the third-party services that modules contact.
		 *
		 * Runs when the editor shows costs and when privacy texts are written. Add the service that your own block uses.
		 *
		 *     add_filter( 'frontage_third_parties', function ( $parties ) {
		 *         $parties['my-map'][] = array( 'name' => 'Maps', 'hosts' => array( 'maps.example.com' ) );
		 *         return $parties;
		 *     } );
		 *
		 * @since 0.2.0
		 *
		 * @param array<string, list<array>> $parties Services by module folder: `name`, `hosts`, `purpose`, `policy` (URL).
		 */
		$parties = apply_filters( 'frontage_third_parties', array_filter( $parties ) );
		return is_array( $parties ) ? array_filter( array_map( array( self::class, 'valid' ), $parties ) ) : array();
	}

	/**
	 * Returns a vendor for the editor.
	 *
	 * @param Provider $provider Vendor.
	 * @return array{slug: string, name: string, hosts: list<string>, purpose: string, policy: string}
	 */
	private static function in_short( Provider $provider ): array {
		return self::service_in_short( Service::of( $provider ), $provider->hosts() );
	}

	/**
	 * Returns a service for the editor.
	 *
	 * @param Service $service Vendor.
	 * @param list<string> $hosts Hosts that the server contacts.
	 * @return array{slug: string, name: string, hosts: list<string>, purpose: string, policy: string}
	 */
	private static function service_in_short( Service $service, array $hosts = array() ): array {
		$third = $service->third_party;
		return array(
			'slug'    => $service->slug,
			'name'    => $service->title,
			'hosts'   => array_values( array_unique( array( ...$third->browser_hosts, ...$hosts ) ) ),
			'purpose' => $third->data,
			'policy'  => $third->policy_url,
		);
	}

	/**
	 * Returns whether the module is on that loads the content of a service.
	 *
	 * @param Service $service One that is no provider.
	 */
	public static function is_on( Service $service ): bool {
		return Options::is_on( Manifest::module( $service->module )['kind'] ?? 'blocks', $service->module );
	}

	/**
	 * Returns the entries that have a name and hosts.
	 *
	 * @param mixed $parties Filtered value.
	 * @return list<array{name: string, hosts: list<string>, purpose?: string, policy?: string}>
	 */
	private static function valid( mixed $parties ): array {
		$is_valid = static fn ( mixed $party ): bool => is_array( $party )
			&& is_string( $party['name'] ?? null )
			&& is_array( $party['hosts'] ?? null );
		return is_array( $parties ) ? array_values( array_filter( $parties, $is_valid ) ) : array();
	}

	/**
	 * Returns all vendors, including those added by other plugins, for the Privacy tab.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function describe(): array {
		return array_merge( self::vendors(), self::services(), self::others() );
	}

	/**
	 * Returns the third parties added with the `frontage_third_parties` filter.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function others(): array {
		$titles = array( ...array_column( self::vendors(), 'title' ), ...array_column( self::services(), 'title' ) );
		$others = array();
		foreach ( self::by_module() as $slug => $parties ) {
			foreach ( $parties as $party ) {
				if ( in_array( $party['name'], $titles, true ) ) {
					continue;
				}
				$others[ $party['name'] ]            ??= array(
					'slug'         => '',
					'title'        => $party['name'],
					'hosts'        => $party['hosts'],
					'data'         => $party['purpose'] ?? '',
					'policyUrl'    => $party['policy'] ?? '',
					'browserHosts' => $party['hosts'],
					'asks'         => false,
					'needsKey'     => false,
					'isConfigured' => true,
					'modules'      => array(),
				);
				$others[ $party['name'] ]['modules'][] = self::module(
					Manifest::module( (string) $slug )['kind'] ?? 'blocks',
					(string) $slug
				);
			}
		}
		return array_values( $others );
	}

	/**
	 * Returns a module for display.
	 *
	 * @param string $kind Module kind, such as `blocks`.
	 * @param string $slug Module folder.
	 * @return array{slug: string, title: string, kind: string, on: bool}
	 */
	private static function module( string $kind, string $slug ): array {
		return array(
			'slug'  => $slug,
			'title' => Module_List::title( $slug ),
			'kind'  => $kind,
			'on'    => Options::is_on( $kind, $slug ),
		);
	}

	/**
	 * Returns all vendors.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function vendors(): array {
		$all = array();
		foreach ( Providers::all() as $slug => $provider ) {
			$all[] = array(
				'hosts'        => $provider->hosts(),
				'needsKey'     => Providers::needs_key( $provider ),
				'isConfigured' => Providers::is_configured( $provider ),
				'modules'      => self::modules_of( $slug ),
			) + self::described( Service::of( $provider ) );
		}
		return $all;
	}

	/**
	 * Returns the services that are no providers.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function services(): array {
		return array_map( array( self::class, 'described' ), Services::added() );
	}

	/**
	 * Returns a service for display.
	 *
	 * @param Service $service Vendor.
	 * @return array<string, mixed>
	 */
	private static function described( Service $service ): array {
		$third = $service->third_party;
		$kind  = Manifest::module( $service->module )['kind'] ?? '';
		return array(
			'slug'         => $service->slug,
			'title'        => $service->title,
			'hosts'        => $third->browser_hosts,
			'data'         => $third->data,
			'policyUrl'    => $third->policy_url,
			'browserHosts' => $third->browser_hosts,
			'asks'         => Consent_Mode::asks(),
			'needsKey'     => false,
			'isConfigured' => true,
			'modules'      => '' === $kind ? array() : array( self::module( $kind, $service->module ) ),
		);
	}
}
