<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Render\Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the editor scripts of extensions and features.
 *
 * Blocks load theirs through `block.json`.
 */
final class Editor implements Bootable {
	public const WHEN = array( 'screen', 'hook:enqueue_block_editor_assets' );

	/** Handle of the editor script that all modules share. */
	public const SHARED = 'frontage-editor';

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'register' ), 9 );
		add_action( 'enqueue_block_editor_assets', array( self::class, 'enqueue' ) );
		add_action( 'enqueue_block_assets', array( self::class, 'enqueue_in_canvas' ) );
	}

	/** Registers the shared script, which block scripts depend on. */
	public static function register(): void {
		if ( is_admin() ) {
			self::script( self::SHARED, 'build/editor' );
		}
	}

	/**
	 * Registers a built script with its dependencies and translations.
	 *
	 * @param non-empty-string $handle Script handle.
	 * @param string $path Path without extension, relative to the plugin folder.
	 */
	public static function script( string $handle, string $path ): void {
		$asset = require Paths::path( "$path.asset.php" );
		wp_register_script( $handle, Paths::url( "$path.js" ) ?: false, $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( $handle, 'frontage', Paths::path( 'languages' ) );
		if ( is_file( Paths::path( "$path.css" ) ) ) {
			wp_register_style( $handle, Paths::url( "$path.css" ), array( 'wp-components' ), $asset['version'] );
			wp_style_add_data( $handle, 'rtl', 'replace' );
		}
	}

	/**
	 * Enqueues a script registered with `script()`, and its style if it has one.
	 *
	 * @param non-empty-string $handle Script handle.
	 */
	public static function enqueue_script( string $handle ): void {
		wp_enqueue_script( $handle );
		if ( wp_style_is( $handle, 'registered' ) ) {
			wp_enqueue_style( $handle );
		}
	}

	/** Loads what all blocks' styles share and the extensions' front-end styles into the editor canvas. */
	public static function enqueue_in_canvas(): void {
		if ( is_admin() ) {
			wp_enqueue_style( Tokens::register() );
			array_map( array( Assets::class, 'module' ), array_keys( Manifest::get()['extensions'] ) );
		}
	}

	/** Enqueues the editor script and style of every active module that has one. */
	public static function enqueue(): void {
		self::enqueue_script( self::SHARED );
		$manifest = Manifest::get();
		foreach ( array( 'extensions', 'features' ) as $kind ) {
			foreach ( $manifest[ $kind ] as $slug => $module ) {
				if ( isset( $module['editor'] ) && Options::is_on( $kind, $slug ) ) {
					self::load( $slug, $module['editor'] );
				}
			}
		}
	}

	/**
	 * Enqueues one module's files.
	 *
	 * @param string $slug Module folder.
	 * @param array{path: string, asset: string, style?: string} $editor Built files.
	 */
	private static function load( string $slug, array $editor ): void {
		self::script( "frontage-$slug-editor", substr( $editor['path'], 0, -3 ) );
		self::enqueue_script( "frontage-$slug-editor" );
	}
}
