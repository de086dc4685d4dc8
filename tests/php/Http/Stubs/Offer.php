<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http\Stubs;

use Frontage\Base\Manifest;


/**
 * Registers the stub actions beside the plugin's own.
 *
 * Works in tests and in a served site.
 */
final class Offer {
	/** Registers the stubs in this process. */
	public static function now(): void {
		$manifest = Manifest::get();
		foreach ( array( Vote::class, Look::class, Edit::class, Breaks::class, Show::class ) as $class ) {
			$manifest['actions'][ $class::NAME ] = array(
				'class'  => $class,
				'module' => '',
				'kind'   => '',
			);
		}
		Manifest::override( $manifest );
	}
}
