<?php
declare( strict_types=1 );

namespace Frontage\Admin\Privacy;

use Frontage\Base\Bootable;
use Frontage\Base\Error_Boundary;
use Frontage\Domain\Privacy\Erasure;
use Frontage\Domain\Privacy\Export_Page;
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
		$ours = Error_Boundary::collect(
			Personal_Data::class,
			static fn ( string $name ): array => array(
				'frontage-' . $name::id() => array(
					'exporter_friendly_name' => $name::label(),
					'callback'               => static fn ( string $email, int $page = 1 ): array => self::export( $name, $email, $page ),
				),
			)
		);
		return array_replace( (array) $exporters, $ours );
	}

	/**
	 * Adds the erasers.
	 *
	 * @param mixed $erasers Erasers, keyed by name.
	 * @return array<array-key, mixed>
	 */
	public static function erasers( mixed $erasers ): array {
		$ours = Error_Boundary::collect(
			Personal_Data::class,
			static fn ( string $name ): array => array(
				'frontage-' . $name::id() => array(
					'eraser_friendly_name' => $name::label(),
					'callback'             => static fn ( string $email, int $page = 1 ): array => self::erase( $name, $email, $page ),
				),
			)
		);
		return array_replace( (array) $erasers, $ours );
	}

	/**
	 * Exports a page of data. The file says so if a plugin's data is missing, because its code failed.
	 *
	 * @param class-string<Personal_Data> $name
	 * @param string $email Email address of the person.
	 * @param int $page Page number, from 1.
	 * @return array<string, mixed>
	 */
	private static function export( string $name, string $email, int $page ): array {
		$missing = array(
			'id'   => $name::id(),
			'data' => array( __( 'Error', 'frontage' ) => __( 'This data could not be exported.', 'frontage' ) ),
		);
		$export  = static fn (): array => $name::export( $email, $page )->to_array( $name::id(), $name::label() );
		return Error_Boundary::call(
			$name,
			$export,
			( new Export_Page( array( $missing ), true ) )->to_array( $name::id(), $name::label() )
		);
	}

	/**
	 * Erases a page of data, or tells the owner that a plugin's code failed to.
	 *
	 * @param class-string<Personal_Data> $name
	 * @param string $email Email address of the person.
	 * @param int $page Page number, from 1.
	 * @return array<string, mixed>
	 */
	private static function erase( string $name, string $email, int $page ): array {
		/* translators: %s: name of the data, such as “Likes”. */
		$failed = new Erasure( 0, 1, array( sprintf( __( '%s: this data could not be erased.', 'frontage' ), $name::label() ) ) );
		return Error_Boundary::call( $name, static fn (): array => $name::erase( $email, $page )->to_array(), $failed->to_array() );
	}
}
