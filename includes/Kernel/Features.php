<?php
/**
 * Starts the site-wide features.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Kernel;

use Frontage\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** Builds each feature that is switched on and needed by this request. */
final class Features {
	/** Waits until WordPress knows the request's user and theme. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'start' ), 5 );
	}

	/** Starts what is wanted. */
	public static function start(): void {
		foreach ( Manifest::get()['features'] as $slug => $room ) {
			$class = $room['class'] ?? '';
			if ( ! is_subclass_of( $class, Feature::class ) || ! Options::is_on( 'features', $slug ) || ! $class::is_needed() ) {
				continue;
			}
			( new $class() )->boot();
		}
	}
}
