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
				$class = $module['class'] ?? '';
				if ( is_subclass_of( $class, Feature::class ) && Options::is_on( $kind, $slug ) && $class::is_needed() ) {
					( new $class() )->boot();
				}
			}
		}
	}
}
