<?php
/**
 * Plugin Name:       Acme
 * Description:       Lets visitors rate posts, with Frontage.
 * Version:           1.0.0
 * Requires at least: 6.7
 * Requires PHP:      8.1
 * Requires Plugins:  frontage
 * License:           GPL-2.0-or-later
 * Text Domain:       acme
 */

declare( strict_types=1 );

namespace Acme;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		$file = __DIR__ . '/includes/' . substr( $name, strlen( __NAMESPACE__ ) + 1 ) . '.php';
		if ( str_starts_with( $name, __NAMESPACE__ . '\\' ) && is_file( $file ) ) {
			require $file;
		}
	}
);

// Only Frontage asks for the manifest and its classes, so nothing here needs Frontage to be active.
add_filter(
	'frontage_manifests',
	static fn ( array $manifests ): array => $manifests + array( 'acme' => __DIR__ . '/manifest.php' )
);

add_action( 'init', static fn () => register_block_type( __DIR__ . '/build/rating' ) );
