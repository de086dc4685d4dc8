<?php
/**
 * The editor's side of extensions and features.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Kernel;

use Frontage\Blocks\Assets;
use Frontage\Plugin;
use Frontage\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** Loads their scripts into the block editor; blocks bring theirs through `block.json`. */
final class Editor {
	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'enqueue_block_editor_assets', array( self::class, 'enqueue' ) );
		add_action( 'enqueue_block_assets', array( self::class, 'enqueue_in_canvas' ) );
	}

	/** Loads the extensions' visitor styles into the editor's canvas, for the preview. */
	public static function enqueue_in_canvas(): void {
		if ( is_admin() ) {
			array_map( array( Assets::class, 'room' ), array_keys( Manifest::get()['extensions'] ) );
		}
	}

	/** Loads the script and style of every room that is switched on and has one. */
	public static function enqueue(): void {
		$manifest = Manifest::get();
		foreach ( array( 'extensions', 'features' ) as $kind ) {
			foreach ( $manifest[ $kind ] as $slug => $room ) {
				if ( isset( $room['editor'] ) && Options::is_on( $kind, $slug ) ) {
					self::load( $slug, $room['editor'] );
				}
			}
		}
	}

	/**
	 * Loads one room's files.
	 *
	 * @param string                                              $slug   The room's folder.
	 * @param array{path: string, asset: string, style?: string} $editor Its built files.
	 */
	private static function load( string $slug, array $editor ): void {
		$asset = require Plugin::path( $editor['asset'] );
		wp_enqueue_script( "frontage-$slug-editor", Plugin::url( $editor['path'] ), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( "frontage-$slug-editor", 'frontage', Plugin::path( 'languages' ) );
		if ( isset( $editor['style'] ) ) {
			wp_enqueue_style( "frontage-$slug-editor", Plugin::url( $editor['style'] ), array(), $asset['version'] );
		}
	}
}
