<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use FilesystemIterator;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/** The plugin's own PHP code. */
final class Php_Sources {
	private const MODULES = array( 'blocks', 'features', 'extensions' );

	/** @return array<string, string> Code of the kernel and of all modules by path, without tests and what the build makes. */
	public static function all(): array {
		$sources = array();
		foreach ( array( 'includes', ...self::MODULES ) as $folder ) {
			$files = new RecursiveIteratorIterator(
				new RecursiveDirectoryIterator( Paths::path( $folder ), FilesystemIterator::SKIP_DOTS )
			);
			foreach ( $files as $file ) {
				$path = substr( str_replace( '\\', '/', (string) $file ), strlen( Paths::path() ) + 1 );
				if ( str_ends_with( $path, '.php' ) && ! str_contains( $path, '/test/' ) ) {
					$sources[ $path ] = (string) file_get_contents( (string) $file );
				}
			}
		}
		ksort( $sources );
		return $sources;
	}

	/** @return list<string> Folders of all modules. */
	public static function slugs(): array {
		return array_merge(
			...array_map(
				static fn ( string $kind ): array => array_map( 'strval', array_keys( Manifest::get()[ $kind ] ) ),
				self::MODULES
			)
		);
	}
}
