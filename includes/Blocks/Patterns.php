<?php
/**
 * The patterns of rooms.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks;

use Frontage\Kernel\Manifest;
use Frontage\Plugin;
use Frontage\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Registers `blocks/<slug>/patterns/<name>.php`, each of which returns what
 * `register_block_pattern()` takes; only where somebody may edit.
 */
final class Patterns {
	/** Adds the hooks. */
	public static function boot(): void {
		if ( is_admin() ) {
			add_action( 'init', array( self::class, 'register' ) );
		}
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the patterns of every block that is switched on. */
	public static function register(): void {
		register_block_pattern_category( Registry::CATEGORY, array( 'label' => __( 'Frontage', 'frontage' ) ) );
		foreach ( Manifest::get()['blocks'] as $slug => $room ) {
			foreach ( Options::is_on( 'blocks', $slug ) ? $room['patterns'] ?? array() : array() as $name => $path ) {
				register_block_pattern( "frontage/$name", ( require Plugin::path( $path ) ) + array( 'categories' => array( Registry::CATEGORY ) ) );
			}
		}
	}
}
