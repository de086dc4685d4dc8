<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Settings;

use Frontage\Base\Bootable;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Test_Result;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Vendors at the REST API.
 *
 * Shows vendors at `/wp-json/frontage/v1/integrations` and tries their keys, for administrators. Keys go in by `settings`.
 */
final class Integrations implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	private const SHOWN_CHARACTERS = 4;
	private const LEAST_HIDDEN     = 8;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the routes. */
	public static function register(): void {
		$routes = array(
			'/integrations'                                => array( 'GET', 'read' ),
			'/integrations/(?P<slug>[a-z0-9-]{1,64})/test' => array( 'POST', 'test' ),
		);
		foreach ( $routes as $route => list( $method, $callback ) ) {
			register_rest_route(
				'frontage/v1',
				$route,
				array(
					'methods'             => $method,
					'callback'            => array( self::class, $callback ),
					'permission_callback' => array( Rest::class, 'can_manage' ),
				)
			);
		}
	}

	/** Answers with every vendor and the state of its keys. */
	public static function read(): WP_REST_Response {
		return new WP_REST_Response( array_map( array( self::class, 'describe' ), array_values( Providers::all() ) ) );
	}

	/**
	 * Asks a vendor with the stored key and answers with what it says.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Its route names the vendor.
	 */
	public static function test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$provider = Providers::get( (string) $request['slug'] );
		if ( null === $provider ) {
			return new WP_Error( 'frontage_unknown_integration', __( 'This integration does not exist.', 'frontage' ), array( 'status' => 404 ) );
		}
		return new WP_REST_Response( self::ask( $provider )->to_array() );
	}

	/**
	 * Asks a vendor.
	 *
	 * @param Provider $provider The vendor.
	 */
	private static function ask( Provider $provider ): Test_Result {
		if ( ! Providers::is_configured( $provider ) ) {
			return new Test_Result( false, __( 'No key has been saved yet. Enter and save a key first.', 'frontage' ) );
		}
		try {
			return $provider->test( new Http( $provider ) );
		} catch ( Http_Error $error ) {
			return new Test_Result( false, $error->getMessage(), 0, $error->milliseconds );
		}
	}

	/**
	 * Describes a vendor for the settings screen.
	 *
	 * @param Provider $provider The vendor.
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
			'byBrowser'    => $third->by_browser,
			'fields'       => $fields,
		);
	}

	/**
	 * Describes a field; of a secret, its end at most.
	 *
	 * @param string $group The vendor's slug.
	 * @param string $key   The setting.
	 * @param Field  $field Its rules.
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
	 * A secret's end behind dots; nothing of a short one, and never how long it is.
	 *
	 * @param string $secret The secret.
	 */
	private static function masked( string $secret ): string {
		if ( '' === $secret ) {
			return '';
		}
		$is_long = strlen( $secret ) >= self::SHOWN_CHARACTERS + self::LEAST_HIDDEN;
		return '••••••••' . ( $is_long ? substr( $secret, -self::SHOWN_CHARACTERS ) : '' );
	}
}
