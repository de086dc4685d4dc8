<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;
use Frontage\Base\Store\Shared_Option;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Settings in exports and imports.
 *
 * Includes switches and values, but no secrets and nothing that a constant defines.
 *
 * Settings with default values are exported too, so that the other site becomes identical.
 */
final class Settings_Part implements Part {
	/**
	 * Values to write, keyed by `on` or `values`, then module or kind, then key.
	 *
	 * @var array<string, array<string, array<string, mixed>>>
	 */
	private array $work = array();

	public function name(): string {
		return 'settings';
	}

	public function label(): string {
		return __( 'Settings', 'frontage' );
	}

	public function order(): int {
		return 10;
	}

	public function export(): array {
		$on     = array();
		$values = array();
		foreach ( Registry::KINDS as $kind ) {
			foreach ( array_filter( Registry::modules( $kind ), array( self::class, 'is_free' ) ) as $module ) {
				$on[ $kind ][ $module ] = Options::is_on( $kind, $module );
			}
		}
		foreach ( Registry::all() as $module => $fields ) {
			foreach ( $fields as $key => $field ) {
				if ( ! $field->is_secret() && self::is_free( (string) $module, (string) $key ) ) {
					$values[ $module ][ $key ] = Options::value( (string) $module, (string) $key, $field );
				}
			}
		}
		return compact( 'on', 'values' );
	}

	public function plan( mixed $data, Plan $plan, array $choices ): void {
		$this->work = ( new Settings_Check( $plan ) )->check( $data );
	}

	public function apply(): array {
		$stored = self::stored();
		$kept   = array();
		foreach ( $this->work as $sort => $groups ) {
			foreach ( $groups as $group => $values ) {
				foreach ( $values as $key => $value ) {
					$was                               = $stored[ $sort ][ $group ][ $key ] ?? null;
					$kept[]                            = array( $sort, $group, $key, $was, $value );
					$stored[ $sort ][ $group ][ $key ] = $value;
				}
			}
		}
		self::store( $stored );
		return $kept;
	}

	public function undo( array $kept ): void {
		$stored = self::stored();
		foreach ( $kept as $entry ) {
			list( $sort, $group, $key, $was, $became ) = (array) $entry;
			if ( ( $stored[ $sort ][ $group ][ $key ] ?? null ) !== $became ) {
				continue;
			}
			if ( null === $was ) {
				unset( $stored[ $sort ][ $group ][ $key ] );
			} else {
				$stored[ $sort ][ $group ][ $key ] = $was;
			}
		}
		self::store( $stored );
	}

	/**
	 * Returns whether no constant defines the setting.
	 *
	 * @param string $module Module folder.
	 * @param string $key Setting key; empty for the switch.
	 */
	private static function is_free( string $module, string $key = '' ): bool {
		return ! defined( Options::constant_name( $module, $key ) );
	}

	/**
	 * Returns the stored option.
	 *
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	private static function stored(): array {
		$stored = get_option( Options::OPTION );
		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * Updates the option and verifies that it was written.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $value Option value.
	 * @throws RuntimeException If the database did not store it.
	 */
	private static function store( array $value ): void {
		global $wpdb;
		update_option( Options::OPTION, $value, true );
		if ( Shared_Option::stored( Options::OPTION ) !== maybe_serialize( $value ) ) {
			throw new RuntimeException( 'The database refused a write: ' . $wpdb->last_error );
		}
	}
}
