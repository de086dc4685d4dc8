<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;

defined( 'ABSPATH' ) || exit;

/** The blocks, features and extensions that are turned off, and by whom. */
final class Modules implements Section {
	public function slug(): string {
		return 'modules';
	}

	public function title(): string {
		return __( 'Blocks and features', 'frontage' );
	}

	public function order(): int {
		return 40;
	}

	public function rows(): array {
		$labels = array(
			'blocks'     => __( 'Blocks turned off', 'frontage' ),
			'features'   => __( 'Features turned off', 'frontage' ),
			'extensions' => __( 'Extensions turned off', 'frontage' ),
		);
		$rows   = array();
		foreach ( Registry::KINDS as $kind ) {
			$modules = Registry::modules( $kind );
			$off     = array_values( array_filter( $modules, static fn ( string $module ): bool => ! Options::is_on( $kind, $module ) ) );
			/* translators: 1: number of modules that are off, 2: number of modules. */
			$count  = sprintf( __( '%1$d of %2$d', 'frontage' ), count( $off ), count( $modules ) );
			$rows[] = Row::good(
				$labels[ $kind ],
				array() === $off ? $count : $count . ': ' . implode( ', ', array_map( array( self::class, 'name' ), $off ) )
			);
		}
		return $rows;
	}

	/**
	 * Returns the name of an inactive module, and the reason if the owner did not switch it off.
	 *
	 * @param string $module Module folder.
	 */
	private static function name( string $module ): string {
		if ( defined( Options::constant_name( $module ) ) ) {
			return $module . ' (' . Options::constant_name( $module ) . ')';
		}
		return Registry::is_on_at_first( $module ) ? $module : $module . ' (' . __( 'off by default', 'frontage' ) . ')';
	}
}
