<?php
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
				if ( isset( $module['class'], $module['feature'] ) ) {
					self::arrange( $kind, $slug, $module['class'], $module['feature'] );
				}
			}
		}
	}

	/**
	 * Boots a feature now, or once one of its hooks fires; its file is not loaded before.
	 *
	 * @param string       $kind Module kind.
	 * @param string       $slug Module folder.
	 * @param class-string $name Its class.
	 * @param list<string> $when Its `WHEN`.
	 */
	private static function arrange( string $kind, string $slug, string $name, array $when ): void {
		$hooks = array();
		foreach ( $when as $condition ) {
			list( $fact, $hook ) = explode( ':', $condition . ':' );
			if ( 'hook' === $fact ) {
				$hooks[] = $hook;
			} elseif ( Boot_Loader::is_true( $fact, $hook ) ) {
				self::boot_if_needed( $kind, $slug, $name );
				return;
			}
		}
		$boot = static function ( mixed $value = null ) use ( $kind, $slug, $name, $hooks, &$boot ): mixed {
			// First: WordPress forgets a hook without callbacks, and calls none that is added to it afterwards.
			self::boot_if_needed( $kind, $slug, $name );
			foreach ( $hooks as $hook ) {
				remove_filter( $hook, $boot, PHP_INT_MIN );
			}
			return $value;
		};
		foreach ( $hooks as $hook ) {
			add_filter( $hook, $boot, PHP_INT_MIN );
		}
	}

	/**
	 * Boots a feature if it is on and this request needs it.
	 *
	 * @param string       $kind Module kind.
	 * @param string       $slug Module folder.
	 * @param class-string $name Its class.
	 */
	private static function boot_if_needed( string $kind, string $slug, string $name ): void {
		if ( Options::is_on( $kind, $slug ) && is_subclass_of( $name, Feature::class ) && $name::is_needed() ) {
			( new $name() )->boot();
		}
	}
}
