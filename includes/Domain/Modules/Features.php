<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;


defined( 'ABSPATH' ) || exit;

/**
 * Starts what modules do on every page.
 *
 * Builds each feature, and each block with a class that is one, that is switched on and needed by this request.
 */
final class Features implements Bootable {
	private const KINDS = array( 'features', 'blocks' );

	/** Waits until WordPress knows the request's user and theme. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'start' ), 5 );
	}

	/** Starts what is wanted. */
	public static function start(): void {
		foreach ( self::KINDS as $kind ) {
			foreach ( Manifest::get()[ $kind ] as $slug => $module ) {
				$class = $module['class'] ?? '';
				if ( is_subclass_of( $class, Feature::class ) && Options::is_on( $kind, $slug ) && $class::is_needed() ) {
					( new $class() )->boot();
				}
			}
		}
	}
}
