<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;
use Frontage\Base\Store\Secret;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Settings on the move.
 *
 * Switches and values, but neither secrets nor what a constant holds.
 *
 * All of them are exported, also those that nobody touched, so that the other site becomes like this one.
 */
final class Settings_Part implements Part {
	/**
	 * What will be written: value by group (`on` or `values`), module or kind, and key.
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
	 * Whether no constant holds it.
	 *
	 * @param string $module The module's folder.
	 * @param string $key  The setting; empty for the switch.
	 */
	private static function is_free( string $module, string $key = '' ): bool {
		return ! defined( Options::constant_name( $module, $key ) );
	}

	/**
	 * The option as stored.
	 *
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	private static function stored(): array {
		$stored = get_option( Options::OPTION );
		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * Writes the option, and makes sure that it was written.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $value The option.
	 * @throws RuntimeException If the database did not take it.
	 */
	private static function store( array $value ): void {
		global $wpdb;
		update_option( Options::OPTION, $value, true );
		if ( Secret::stored( Options::OPTION ) !== maybe_serialize( $value ) ) {
			throw new RuntimeException( 'The database refused a write: ' . $wpdb->last_error );
		}
	}
}
