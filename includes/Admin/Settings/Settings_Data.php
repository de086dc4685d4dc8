<?php
/**
 * The settings at the REST API.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Settings;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Patch;
use Frontage\Base\Settings\Registry;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Reads and saves settings at `/wp-json/frontage/v1/settings`, for administrators. */
final class Rest {
	/** Registers the route. */
	public static function register(): void {
		$methods = array(
			'GET'  => 'read',
			'POST' => 'save',
		);
		foreach ( $methods as $method => $callback ) {
			register_rest_route(
				'frontage/v1',
				'/settings',
				array(
					'methods'             => $method,
					'callback'            => array( self::class, $callback ),
					'permission_callback' => array( self::class, 'can_manage' ),
				)
			);
		}
	}

	/** Whether the user may see and change settings. */
	public static function can_manage(): bool {
		return current_user_can( 'manage_options' );
	}

	/** Answers with switches, values and the description of every field. */
	public static function read(): WP_REST_Response {
		$on     = array();
		$fields = array();
		$values = array();
		foreach ( Registry::KINDS as $kind ) {
			$on[ $kind ] = (object) array_combine( Registry::modules( $kind ), array_map( static fn ( string $module ): bool => Options::is_on( $kind, $module ), Registry::modules( $kind ) ) );
		}
		foreach ( Registry::all() as $module => $module_fields ) {
			foreach ( $module_fields as $key => $field ) {
				$value                     = Options::value( $module, $key, $field );
				$fields[]                  = self::describe( $module, $key, $field, $value );
				$values[ $module ][ $key ] = $field->is_secret() ? '' : $value;
			}
		}
		return new WP_REST_Response(
			array(
				'on'     => $on,
				'values' => (object) $values,
				'fields' => $fields,
				'locked' => self::locked_switches(),
			)
		);
	}

	/**
	 * Saves changes, all or none, and answers like `read`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request `{ on, values }`, both optional.
	 */
	public static function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			Options::save( Patch::switches( $request->get_param( 'on' ) ), Patch::values( $request->get_param( 'values' ) ) );
		} catch ( Invalid_Setting $error ) {
			return $error->to_error();
		}
		return self::read();
	}

	/**
	 * Describes a field for the settings screen.
	 *
	 * @param string $module  The module's folder.
	 * @param string $key   The setting.
	 * @param Field  $field Its rules.
	 * @param mixed  $value Its value; only whether there is one is told of secrets.
	 * @return array<string, mixed>
	 */
	private static function describe( string $module, string $key, Field $field, mixed $value ): array {
		return array(
			'module'   => $module,
			'key'      => $key,
			'control'  => $field->control,
			'label'    => $field->label,
			'help'     => $field->help,
			'default'  => $field->fallback(),
			'isSet'    => '' !== $value,
			'locked'   => defined( Options::constant_name( $module, $key ) ),
			'constant' => Options::constant_name( $module, $key ),
			'tab'      => Registry::tab_of( $module ),
		) + $field->extra;
	}

	/**
	 * Modules whose switch a constant holds.
	 *
	 * @return list<string>
	 */
	private static function locked_switches(): array {
		$modules = array_merge( ...array_map( array( Registry::class, 'modules' ), Registry::KINDS ) );
		return array_values( array_filter( $modules, static fn ( string $module ): bool => defined( Options::constant_name( $module ) ) ) );
	}
}
