<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Boot_Loader;
use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;


defined( 'ABSPATH' ) || exit;

/**
 * Boots the features.
 *
 * Instantiates every feature, and every block class that is a feature, that is turned on and needed
 * by the request.
 */
final class Features implements Bootable {
	private const KINDS = array( 'features', 'blocks' );

	/** Waits until WordPress has set up the current user and theme. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'start' ), 5 );
	}

	/** Boots the features that are needed. */
	public static function start(): void {
		foreach ( self::KINDS as $kind ) {
			foreach ( Manifest::get()[ $kind ] as $slug => $module ) {
				if ( isset( $module['class'], $module['feature'] ) && Options::is_on( $kind, $slug ) ) {
					self::arrange( $module['class'], $module['feature'] );
				}
			}
		}
	}

	/**
	 * Boots a feature now, or once its hook fires; its file is not loaded before.
	 *
	 * @param class-string $name Its class.
	 * @param string $when Its `WHEN`.
	 */
	private static function arrange( string $name, string $when ): void {
		list( $fact, $hook ) = explode( ':', $when . ':' );
		if ( 'hook' !== $fact ) {
			if ( Boot_Loader::is_true( $fact, $hook ) ) {
				self::boot_if_needed( $name );
			}
			return;
		}
		$boot = static function () use ( $name, $hook, &$boot ): void {
			remove_action( $hook, $boot, PHP_INT_MIN );
			self::boot_if_needed( $name );
		};
		add_action( $hook, $boot, PHP_INT_MIN );
	}

	/**
	 * Boots a feature if this request needs it.
	 *
	 * @param class-string $name Its class.
	 */
	private static function boot_if_needed( string $name ): void {
		if ( is_subclass_of( $name, Feature::class ) && $name::is_needed() ) {
			( new $name() )->boot();
		}
	}
}
