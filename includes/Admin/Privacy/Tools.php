<?php
declare( strict_types=1 );

namespace Frontage\Admin\Privacy;

use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Domain\Privacy\Personal_Data;

defined( 'ABSPATH' ) || exit;

/** Adds Frontage's personal data to “Export Personal Data” and “Erase Personal Data”. */
final class Tools implements Bootable {
	public const WHEN = array( 'hook:wp_privacy_personal_data_exporters', 'hook:wp_privacy_personal_data_erasers' );

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( self::class, 'exporters' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( self::class, 'erasers' ) );
	}

	/**
	 * Adds the exporters.
	 *
	 * @param mixed $exporters Exporters, keyed by name.
	 * @return array<array-key, mixed>
	 */
	public static function exporters( mixed $exporters ): array {
		$exporters = (array) $exporters;
		foreach ( Manifest::implementations( Personal_Data::class ) as $class ) {
			$exporters[ 'frontage-' . $class::id() ] = array(
				'exporter_friendly_name' => $class::label(),
				'callback'               => static fn ( string $email, int $page = 1 ): array => $class::export( $email, $page )->to_array(
					$class::id(),
					$class::label()
				),
			);
		}
		return $exporters;
	}

	/**
	 * Adds the erasers.
	 *
	 * @param mixed $erasers Erasers, keyed by name.
	 * @return array<array-key, mixed>
	 */
	public static function erasers( mixed $erasers ): array {
		$erasers = (array) $erasers;
		foreach ( Manifest::implementations( Personal_Data::class ) as $class ) {
			$erasers[ 'frontage-' . $class::id() ] = array(
				'eraser_friendly_name' => $class::label(),
				'callback'             => static fn ( string $email, int $page = 1 ): array => $class::erase( $email, $page )->to_array(),
			);
		}
		return $erasers;
	}
}
