<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http\Stubs;

use Frontage\Base\Manifest;


/** Registers the stub actions beside the plugin's own. */
final class Offer {
	private const CLASSES = array( Vote::class, Look::class, Edit::class, Breaks::class, Show::class );

	/** Announces the stubs as another plugin does, in a served site. */
	public static function announce(): void {
		add_filter(
			'frontage_manifests',
			static function ( array $manifests ): array {
				$names             = array_map( static fn ( string $name ): string => $name::NAME, self::CLASSES );
				$manifests['test'] = array( 'actions' => array_combine( $names, self::CLASSES ) );
				return $manifests;
			}
		);
	}

	/** Registers the stubs in this process. */
	public static function now(): void {
		$manifest = Manifest::get();
		foreach ( self::CLASSES as $class ) {
			$manifest['actions'][ $class::NAME ] = array(
				'class'  => $class,
				'module' => '',
				'kind'   => '',
			);
		}
		Manifest::override( $manifest );
	}
}
