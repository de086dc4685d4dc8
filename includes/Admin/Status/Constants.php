<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;
use Frontage\Base\Store\Redactor;

defined( 'ABSPATH' ) || exit;

/**
 * The settings and switches defined in wp-config.php.
 *
 * Values stay hidden, except for switches.
 */
final class Constants implements Section {
	public function slug(): string {
		return 'constants';
	}

	public function title(): string {
		return __( 'Constants', 'frontage' );
	}

	public function order(): int {
		return 45;
	}

	public function rows(): array {
		$rows = array();
		foreach ( array_filter( self::names(), 'defined' ) as $name ) {
			$value  = constant( $name );
			$rows[] = Row::good( $name, is_bool( $value ) ? ( $value ? 'true' : 'false' ) : Redactor::MASK );
		}
		return array() === $rows ? array( Row::good( __( 'Constants', 'frontage' ), __( 'None set', 'frontage' ) ) ) : $rows;
	}

	/**
	 * Returns all constant names that are recognized.
	 *
	 * @return list<string>
	 */
	private static function names(): array {
		$names = array();
		foreach ( Registry::KINDS as $kind ) {
			array_push(
				$names,
				...array_map( static fn ( string $module ): string => Options::constant_name( $module ), Registry::modules( $kind ) )
			);
		}
		foreach ( Registry::all() as $module => $fields ) {
			foreach ( array_keys( $fields ) as $key ) {
				$names[] = Options::constant_name( (string) $module, (string) $key );
			}
		}
		sort( $names );
		return array_values( array_unique( $names ) );
	}
}
