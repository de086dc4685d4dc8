<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Blocks\Registry;
use Frontage\Domain\Render\Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * Loads what all modules need in the editor: two scripts and one stylesheet, whatever the number of blocks and previews.
 *
 * The script of the modules registers those that are on. It loads the settings of a block, and gives each document the styles
 * of the modules in it, when they are shown (ADR 83).
 */
final class Editor implements Bootable {
	public const WHEN = array( 'screen', 'hook:enqueue_block_editor_assets' );

	/** Handle of the editor script that all modules share, and of the style of our controls. */
	public const SHARED = 'frontage-editor';

	/** Handle of the script that registers the modules. */
	public const MODULES = 'frontage-editor-modules';

	private const KINDS = array( 'blocks', 'features', 'extensions' );

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'enqueue_block_editor_assets', array( self::class, 'enqueue' ) );
		add_action( 'enqueue_block_assets', array( self::class, 'enqueue_in_canvas' ) );
	}

	/**
	 * Registers the two scripts.
	 *
	 * @param bool $is_all Whether to register the blocks that are off, too.
	 */
	public static function register( bool $is_all = false ): void {
		if ( wp_script_is( self::MODULES, 'registered' ) ) {
			return;
		}
		self::enqueue_script( self::SHARED, 'build/editor' );
		self::enqueue_script( self::MODULES, 'build/editor-modules' );
		$data = array(
			'on'        => self::modules( $is_all ),
			'styles'    => array_map( array( Assets::class, 'address' ), Manifest::get()['styles'] ),
			'announced' => Announced_Data::all(),
		);
		$data = array_filter( $data );
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( self::MODULES, "window.frontageModules = $json;", 'before' );
	}

	/**
	 * Registers a built script with its dependencies and translations.
	 *
	 * @param non-empty-string $handle Script handle.
	 * @param string $path Path without extension, relative to the plugin folder.
	 */
	public static function enqueue_script( string $handle, string $path ): void {
		$asset = require Paths::path( "$path.asset.php" );
		wp_register_script( $handle, Paths::url( "$path.js" ) ?: false, $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( $handle, 'frontage', Paths::path( 'languages' ) );
	}

	/** Loads what the styles of all blocks share into the editor canvas, inline. */
	public static function enqueue_in_canvas(): void {
		if ( is_admin() ) {
			wp_enqueue_style( Tokens::register() );
		}
	}

	/** Enqueues the scripts, and the style of our controls. */
	public static function enqueue(): void {
		self::register();
		wp_enqueue_script( self::MODULES );
		$asset = require Paths::path( 'build/editor-modules.asset.php' );
		wp_enqueue_style( self::SHARED, Paths::url( 'build/editor-controls.css' ), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( self::SHARED, 'rtl', 'replace' );
	}

	/**
	 * Returns the modules with a script for the editor that are on, by kind.
	 *
	 * @param bool $is_all Whether blocks that are off are among them.
	 * @return array<string, list<string>> Folders.
	 */
	private static function modules( bool $is_all ): array {
		$found = array();
		foreach ( self::KINDS as $kind ) {
			$modules        = array_filter( Manifest::get()[ $kind ], static fn ( array $module ): bool => isset( $module['editor'] ) );
			$slugs          = array_map( 'strval', array_keys( $modules ) );
			$is_on          = static fn ( string $slug ): bool => 'blocks' === $kind
				? Registry::is_registered( $slug )
				: Options::is_on( $kind, $slug );
			$found[ $kind ] = $is_all ? $slugs : array_values( array_filter( $slugs, $is_on ) );
		}
		// Posts are converted without what features and extensions add to blocks.
		return $is_all ? array(
			'features'   => array(),
			'extensions' => array(),
		) + $found : $found;
	}
}
