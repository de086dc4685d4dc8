<?php
declare( strict_types=1 );

namespace Frontage\Admin\Settings;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;

defined( 'ABSPATH' ) || exit;

/** The settings as the settings screen gets them. */
final class Settings_Data {
	/**
	 * Switches, values and the description of every field.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		$on     = array();
		$fields = array();
		$values = array();
		foreach ( Registry::KINDS as $kind ) {
			$on[ $kind ] = (object) array_combine(
				Registry::modules( $kind ),
				array_map( static fn ( string $module ): bool => Options::is_on( $kind, $module ), Registry::modules( $kind ) )
			);
		}
		foreach ( Registry::all() as $module => $module_fields ) {
			foreach ( $module_fields as $key => $field ) {
				$value                     = Options::value( $module, $key, $field );
				$fields[]                  = self::describe( $module, $key, $field, $value );
				$values[ $module ][ $key ] = $field->is_secret() ? '' : $value;
			}
		}
		return array(
			'on'     => $on,
			'values' => (object) $values,
			'fields' => $fields,
			'locked' => self::locked_switches(),
		);
	}

	/**
	 * Describes a field for the settings screen.
	 *
	 * @param string $module Module folder.
	 * @param string $key Setting key.
	 * @param Field $field Field definition.
	 * @param mixed $value Current value; for secrets, only whether one is set is disclosed.
	 * @return array<string, mixed>
	 */
	private static function describe( string $module, string $key, Field $field, mixed $value ): array {
		return array(
			'module'   => $module,
			'key'      => $key,
			'control'  => $field->control,
			'label'    => $field->label,
			'help'     => $field->help,
			'note'     => $field->note(),
			'default'  => $field->fallback(),
			'isSet'    => '' !== $value,
			'locked'   => defined( Options::constant_name( $module, $key ) ),
			'constant' => Options::constant_name( $module, $key ),
			'tab'      => Registry::tab_of( $module ),
		) + $field->extra;
	}

	/**
	 * Returns the modules whose switch is set by a constant.
	 *
	 * @return list<string>
	 */
	private static function locked_switches(): array {
		$modules = array_merge( ...array_map( array( Registry::class, 'modules' ), Registry::KINDS ) );
		return array_values( array_filter( $modules, static fn ( string $module ): bool => defined( Options::constant_name( $module ) ) ) );
	}
}
