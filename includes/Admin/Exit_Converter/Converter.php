<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter;

use Frontage\Admin\Editor\Editor;
use Frontage\Admin\Modules\Module_List;
use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Domain\Modules\Controls_Visibility;
use Frontage\Domain\Modules\Has_Texts;
use WP_Block_Editor_Context;

defined( 'ABSPATH' ) || exit;

/**
 * The page in the frame that converts posts and single blocks: the scripts of the block editor without an editor.
 *
 * Only WordPress's own code writes blocks that are valid in the installed version, and it runs only in browsers. It is
 * loaded only on request.
 */
final class Converter implements Bootable {
	public const WHEN = 'hook:admin_post_' . self::ACTION;

	public const ACTION = 'frontage_leave';

	/** The page only converts what a user already has in the editor or may read in the Tools tab. */
	public const CAPABILITY = 'edit_posts';

	private const HANDLE = 'frontage-exit-converter';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'render' ) );
	}

	/** Returns the page's address. */
	public static function url(): string {
		return admin_url( 'admin-post.php?action=' . self::ACTION );
	}

	/** Prints the page, which contains no content. */
	public static function render(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to access this page.', 'frontage' ), '', array( 'response' => 403 ) );
		}
		nocache_headers();
		printf(
			'<!DOCTYPE html><html lang="%1$s"><head><meta charset="%2$s"><title>%3$s</title></head><body>',
			esc_attr( get_bloginfo( 'language' ) ),
			esc_attr( get_bloginfo( 'charset' ) ),
			esc_html__( 'Block converter', 'frontage' )
		);
		wp_scripts()->do_items( self::scripts() );
		echo '</body></html>';
	}

	/**
	 * Registers the scripts: ours last, and those of all our blocks, also of those that are off.
	 *
	 * @return list<string> Handles.
	 */
	private static function scripts(): array {
		Editor::register( true );
		$categories = wp_json_encode( get_block_categories( new WP_Block_Editor_Context() ), JSON_HEX_TAG | JSON_HEX_AMP );
		wp_add_inline_script( 'wp-blocks', "wp.blocks.setCategories( $categories );" );
		Editor::enqueue_script( self::HANDLE, 'build/exit-converter' );
		$words = wp_json_encode( self::words(), JSON_HEX_TAG | JSON_HEX_AMP );
		$hides = wp_json_encode( (object) self::hides(), JSON_HEX_TAG | JSON_HEX_AMP );
		$can   = wp_json_encode( function_exists( 'wp_render_block_visibility_support' ) );
		$data  = "window.frontageWords = $words; window.frontageHides = $hides; window.frontageCanHide = $can;";
		wp_add_inline_script( self::HANDLE, $data, 'before' );
		return array( 'wp-block-library', Editor::MODULES, self::HANDLE );
	}

	/**
	 * Returns the settings of extensions by which blocks are hidden from some visitors or for some time.
	 *
	 * @return array<string, list<string>> By folder.
	 */
	private static function hides(): array {
		$hides = array();
		foreach ( Manifest::get()['extensions'] as $slug => $module ) {
			$class = $module['class'] ?? '';
			if ( is_subclass_of( $class, Controls_Visibility::class ) ) {
				$hides[ $slug ] = $class::conditions();
			}
		}
		return $hides;
	}

	/**
	 * Returns the settings of extensions that are texts for visitors.
	 *
	 * @return array<string, array{title: string, settings: list<string>}> Keyed as posts name the extensions.
	 */
	private static function words(): array {
		$words = array();
		foreach ( Manifest::get()['extensions'] as $slug => $module ) {
			$class = $module['class'] ?? '';
			if ( is_subclass_of( $class, Has_Texts::class ) ) {
				$words[ $module['formerly'] ?? $slug ] = array(
					'title'    => Module_List::title( $slug ),
					'settings' => $class::words(),
				);
			}
		}
		return $words;
	}
}
