<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the settings in an import file.
 *
 * Compares them with this site and reports changes, rejected values and skipped values.
 *
 * @phpstan-type Work array<string, array<string, array<string, mixed>>>
 */
final class Settings_Check {
	/**
	 * Values to write.
	 *
	 * @var Work
	 */
	private array $work = array();

	/**
	 * Stores the plan.
	 *
	 * @param Plan $plan Import plan that collects the findings.
	 */
	public function __construct( private Plan $plan ) {}

	/**
	 * Validates the settings part of the document.
	 *
	 * @param mixed $data Untrusted data.
	 * @return Work Values, keyed by `on` or `values`, then module or kind, then key.
	 */
	public function check( mixed $data ): array {
		$sorts   = $this->groups( $data, 'settings' );
		$renamed = Manifest::get()['renamed']; // The file may be from before.
		foreach ( array_diff( array_keys( $sorts ), array( 'on', 'values' ) ) as $unknown ) {
			$this->plan->skip( (string) $unknown, __( 'Not supported by this version of Frontage.', 'frontage' ) );
		}
		foreach ( $this->groups( $sorts['on'] ?? array(), 'on' ) as $kind => $modules ) {
			foreach ( $this->groups( $modules, "on.$kind" ) as $module => $on ) {
				$this->check_switch( (string) $kind, $renamed[ $module ] ?? (string) $module, $on );
			}
		}
		foreach ( $this->groups( $sorts['values'] ?? array(), 'values' ) as $module => $values ) {
			foreach ( $this->groups( $values, (string) $module ) as $key => $value ) {
				$this->check_value( $renamed[ $module ] ?? (string) $module, (string) $key, $value );
			}
		}
		return $this->work;
	}

	/**
	 * Validates one switch.
	 *
	 * @param string $kind Module kind, such as `blocks`.
	 * @param string $module Module folder.
	 * @param mixed $to Value in the document.
	 */
	private function check_switch( string $kind, string $module, mixed $to ): void {
		$field = "on.$kind.$module";
		if ( ! in_array( $kind, Registry::KINDS, true ) || ! in_array( $module, Registry::modules( $kind ), true ) ) {
			$this->plan->skip( $field, __( 'This block, feature, or extension does not exist on this site.', 'frontage' ) );
		} elseif ( ! is_bool( $to ) ) {
			$this->plan->refuse( $field, __( 'Must be true or false.', 'frontage' ) );
		} elseif ( ! $this->is_held( $field, Options::constant_name( $module ) ) ) {
			$this->set( 'on', $kind, $module, $field, Options::is_on( $kind, $module ), $to );
		}
	}

	/**
	 * Validates one value.
	 *
	 * @param string $module Module folder or group name.
	 * @param string $key Setting key.
	 * @param mixed $raw Value in the document.
	 */
	private function check_value( string $module, string $key, mixed $raw ): void {
		$name  = "$module.$key";
		$field = Registry::of( $module )[ $key ] ?? null;
		if ( true === $field?->is_secret() || ( null === $field && Import_Value_Check::is_secret( $key ) ) ) {
			$this->plan->refuse(
				$name,
				__( 'Keys and passwords cannot be imported. Remove this line, and enter the value on the Integrations tab.', 'frontage' )
			);
		} elseif ( null === $field ) {
			$this->plan->skip( $name, __( 'This setting does not exist on this site.', 'frontage' ) );
		} elseif ( '' !== Import_Value_Check::objection( $raw ) ) {
			$this->plan->refuse( $name, Import_Value_Check::objection( $raw ) );
		} elseif ( ! $this->is_held( $name, Options::constant_name( $module, $key ) ) ) {
			$this->parse( $module, $key, $field, $raw );
		}
	}

	/**
	 * Parses a value with its field.
	 *
	 * @param string $module Module folder or group name.
	 * @param string $key Setting key.
	 * @param Field $field Field definition.
	 * @param mixed $raw Value in the document.
	 */
	private function parse( string $module, string $key, Field $field, mixed $raw ): void {
		$name = "$module.$key";
		try {
			$this->set( 'values', $module, $key, $name, Options::value( $module, $key, $field ), $field->parse( $name, $raw ) );
		} catch ( Invalid_Setting $error ) {
			$this->plan->refuse( $name, $error->getMessage() );
		}
	}

	/**
	 * Adds a value if it differs.
	 *
	 * @param string $sort `on` or `values`.
	 * @param string $group Kind or module.
	 * @param string $key Module or setting key.
	 * @param string $field Full field name.
	 * @param mixed $from Current value.
	 * @param mixed $to New value.
	 */
	private function set( string $sort, string $group, string $key, string $field, mixed $from, mixed $to ): void {
		if ( $from !== $to ) {
			$this->plan->change( $field, $from, $to );
			$this->work[ $sort ][ $group ][ $key ] = $to;
		}
	}

	/**
	 * Skips a setting that a constant defines on this site.
	 *
	 * @param string $field Field name.
	 * @param string $constant Constant that would take precedence.
	 */
	private function is_held( string $field, string $constant ): bool {
		if ( ! defined( $constant ) ) {
			return false;
		}
		/* translators: %s: name of a PHP constant. */
		$this->plan->skip( $field, sprintf( __( 'On this site, it is set by the constant %s in wp-config.php.', 'frontage' ), $constant ) );
		return true;
	}

	/**
	 * Returns the members of an object. Anything else is rejected and returns none.
	 *
	 * @param mixed $data Untrusted data.
	 * @param string $field Field name.
	 * @return array<array-key, mixed>
	 */
	private function groups( mixed $data, string $field ): array {
		if ( is_array( $data ) && ( array() === $data || ! array_is_list( $data ) ) ) {
			return $data;
		}
		/* translators: %s: name of a group of settings. */
		$this->plan->refuse( $field, sprintf( __( '“%s” must be an object.', 'frontage' ), $field ) );
		return array();
	}
}
