<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Bootable;
use Frontage\Base\Error_Boundary;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Has a vendor asked again as soon as its key or another of its settings has changed.
 *
 * Without it, whatever failed with the old key would wait for up to six hours, and its error would stay on the status page.
 */
final class Key_Change implements Bootable {
	public const WHEN = array(
		'hook:add_option_' . Options::OPTION,
		'hook:update_option_' . Options::OPTION,
		'hook:add_option_' . Options::SECRETS,
		'hook:update_option_' . Options::SECRETS,
	);

	/** Adds the hooks. */
	public static function boot(): void {
		foreach ( array( Options::OPTION, Options::SECRETS ) as $option ) {
			add_action( "add_option_$option", array( self::class, 'on_added' ), 20, 2 );
			add_action( "update_option_$option", array( self::class, 'on_changed' ), 20, 2 );
		}
	}

	/**
	 * Handles the first settings or keys of the site.
	 *
	 * @param string $option Name of the option.
	 * @param mixed  $stored New value.
	 */
	public static function on_added( string $option, mixed $stored ): void {
		self::on_changed( array(), $stored );
	}

	/**
	 * Handles changed settings or keys.
	 *
	 * @param mixed $before Old value of the option.
	 * @param mixed $after New value of the option.
	 */
	public static function on_changed( mixed $before, mixed $after ): void {
		$before = self::values( $before );
		$after  = self::values( $after );
		foreach ( array_keys( $before + $after ) as $slug ) {
			$vendor = ( $before[ $slug ] ?? null ) === ( $after[ $slug ] ?? null ) ? null : Providers::get( (string) $slug );
			if ( null !== $vendor ) {
				Busy_Hosts::forget( $vendor->hosts() );
				Error_Boundary::each( Retries::class, static fn ( string $name ) => $name::retry( $vendor::group() ) );
			}
		}
	}

	/**
	 * Returns the values by module, of either option.
	 *
	 * @param mixed $stored Option value.
	 * @return array<array-key, mixed>
	 */
	private static function values( mixed $stored ): array {
		$stored = is_array( $stored ) ? $stored : array();
		return is_array( $stored['values'] ?? null ) ? $stored['values'] : $stored;
	}
}
