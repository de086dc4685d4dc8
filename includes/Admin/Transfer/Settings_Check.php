<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;


defined( 'ABSPATH' ) || exit;

/**
 * Settings from a file, before they are believed.
 *
 * Compares what a document says with this site: changes, refusals, and what has no place here.
 *
 * @phpstan-type Work array<string, array<string, array<string, mixed>>>
 */
final class Settings_Check {
	/**
	 * What will be written.
	 *
	 * @var Work
	 */
	private array $work = array();

	/**
	 * Prepares the check.
	 *
	 * @param Plan $plan Where to tell what was found.
	 */
	public function __construct( private Plan $plan ) {}

	/**
	 * Checks the document's part.
	 *
	 * @param mixed $data Anything.
	 * @return Work Values by `on` or `values`, module or kind, and key.
	 */
	public function check( mixed $data ): array {
		$sorts = $this->groups( $data, 'settings' );
		foreach ( array_diff( array_keys( $sorts ), array( 'on', 'values' ) ) as $unknown ) {
			$this->plan->skip( (string) $unknown, __( 'Not supported by this version of Frontage.', 'frontage' ) );
		}
		foreach ( $this->groups( $sorts['on'] ?? array(), 'on' ) as $kind => $modules ) {
			foreach ( $this->groups( $modules, "on.$kind" ) as $module => $on ) {
				$this->check_switch( (string) $kind, (string) $module, $on );
			}
		}
		foreach ( $this->groups( $sorts['values'] ?? array(), 'values' ) as $module => $values ) {
			foreach ( $this->groups( $values, (string) $module ) as $key => $value ) {
				$this->check_value( (string) $module, (string) $key, $value );
			}
		}
		return $this->work;
	}

	/**
	 * Checks one switch.
	 *
	 * @param string $kind Such as `blocks`.
	 * @param string $module The module's folder.
	 * @param mixed  $to   What the document says.
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
	 * Checks one value.
	 *
	 * @param string $module The module's folder or the group's name.
	 * @param string $key  The setting.
	 * @param mixed  $raw  What the document says.
	 */
	private function check_value( string $module, string $key, mixed $raw ): void {
		$name  = "$module.$key";
		$field = Registry::of( $module )[ $key ] ?? null;
		if ( true === $field?->is_secret() || ( null === $field && Harmless::is_secret( $key ) ) ) {
			$this->plan->refuse( $name, __( 'Keys and passwords cannot be imported. Remove this line, and enter the value on the Integrations tab.', 'frontage' ) );
		} elseif ( null === $field ) {
			$this->plan->skip( $name, __( 'This setting does not exist on this site.', 'frontage' ) );
		} elseif ( '' !== Harmless::objection( $raw ) ) {
			$this->plan->refuse( $name, Harmless::objection( $raw ) );
		} elseif ( ! $this->is_held( $name, Options::constant_name( $module, $key ) ) ) {
			$this->parse( $module, $key, $field, $raw );
		}
	}

	/**
	 * Reads a value by the setting's own rules.
	 *
	 * @param string $module  The module's folder.
	 * @param string $key   The setting.
	 * @param Field  $field Its rules.
	 * @param mixed  $raw   What the document says.
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
	 * Notes a value, if it is another one.
	 *
	 * @param string $sort  `on` or `values`.
	 * @param string $group Kind or module.
	 * @param string $key   Module or setting.
	 * @param string $field Its full name.
	 * @param mixed  $from  What it is.
	 * @param mixed  $to    What it shall be.
	 */
	private function set( string $sort, string $group, string $key, string $field, mixed $from, mixed $to ): void {
		if ( $from !== $to ) {
			$this->plan->change( $field, $from, $to );
			$this->work[ $sort ][ $group ][ $key ] = $to;
		}
	}

	/**
	 * Leaves out what a constant decides here.
	 *
	 * @param string $field    The setting.
	 * @param string $constant The constant that would win.
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
	 * The members of an object; none, and a refusal, if it is something else.
	 *
	 * @param mixed  $data  Anything.
	 * @param string $field Its name.
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
