<?php
declare( strict_types=1 );

namespace Frontage\Admin\Settings;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\With_Browser_Test;

defined( 'ABSPATH' ) || exit;

/** Vendors as the settings screen shows them, and the test of their keys. Keys are saved with the settings. */
final class Integrations {
	private const SHOWN_CHARACTERS = 4;
	private const LEAST_HIDDEN     = 8;

	/**
	 * Every vendor and the state of its keys.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function all(): array {
		return array_map( array( self::class, 'describe' ), array_values( Providers::all() ) );
	}

	/**
	 * Sends a request to a vendor with the stored key.
	 *
	 * @param Provider $provider The vendor.
	 * @param string|null $token What the owner's browser got from the vendor with the public key; null if it did not try.
	 */
	public static function test( Provider $provider, ?string $token = null ): Test_Result {
		if ( ! Providers::is_configured( $provider ) ) {
			return new Test_Result( false, __( 'No key has been saved yet. Enter and save a key first.', 'frontage' ) );
		}
		try {
			$http = new Http( $provider );
			return null !== $token && $provider instanceof With_Browser_Test
				? $provider->test_pair( $http, $token )
				: $provider->test( $http );
		} catch ( Http_Error $error ) {
			return new Test_Result( false, $error->getMessage(), 0, $error->milliseconds );
		}
	}

	/**
	 * Describes a vendor for the settings screen.
	 *
	 * @param Provider $provider Vendor.
	 * @return array<string, mixed>
	 */
	private static function describe( Provider $provider ): array {
		$third  = $provider->third_party();
		$fields = array();
		foreach ( $provider::settings() as $key => $field ) {
			$fields[] = self::field( $provider::group(), $key, $field );
		}
		return array(
			'slug'         => $provider::group(),
			'title'        => $provider->title(),
			'purpose'      => $provider->purpose(),
			'isConfigured' => Providers::is_configured( $provider ),
			'hosts'        => $provider->hosts(),
			'data'         => $third->data,
			'policyUrl'    => $third->policy_url,
			'browserHosts' => $third->browser_hosts,
			'asks'         => Consent_Mode::asks(),
			'needsKey'     => Providers::needs_key( $provider ),
			'fields'       => $fields,
			'browserTest'  => $provider instanceof With_Browser_Test ? $provider->browser_test() : null,
		);
	}

	/**
	 * Describes a field. A secret is masked.
	 *
	 * @param string $group Vendor slug.
	 * @param string $key Setting key.
	 * @param Field $field Field definition.
	 * @return array<string, mixed>
	 */
	private static function field( string $group, string $key, Field $field ): array {
		$value    = Options::value( $group, $key, $field );
		$constant = Options::constant_name( $group, $key );
		return array(
			'key'      => $key,
			'control'  => $field->control,
			'label'    => $field->label,
			'help'     => $field->help,
			'isSet'    => '' !== $value,
			'value'    => $field->is_secret() ? self::masked( (string) $value ) : $value,
			'locked'   => defined( $constant ),
			'constant' => $constant,
		) + $field->extra;
	}

	/**
	 * Masks a secret: shows its last characters after a fixed number of dots, and none of a short one.
	 *
	 * @param string $secret Secret value.
	 */
	private static function masked( string $secret ): string {
		if ( '' === $secret ) {
			return '';
		}
		$is_long = strlen( $secret ) >= self::SHOWN_CHARACTERS + self::LEAST_HIDDEN;
		return '••••••••' . ( $is_long ? substr( $secret, -self::SHOWN_CHARACTERS ) : '' );
	}
}
