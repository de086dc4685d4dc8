<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Blocks\Partial_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The script modules that view modules of other plugins import by name.
 *
 * They are in WordPress's import map of a page that has an island of another plugin, and of no other page. Frontage's own scripts
 * import addresses (ADR 79), which are the same as in the map, so that each file is loaded once.
 *
 * @since 0.3
 * @api
 */
final class Import_Map {
	/**
	 * What names stand for. These and what they export are kept; all other script modules may change at any time.
	 *
	 * @internal
	 */
	public const NAMES = array(
		'@frontage/api'               => '@frontage/api',
		'@frontage/hydrate'           => '@frontage/hydrate',
		'@frontage/react'             => '@frontage/react',
		'@frontage/react/jsx-runtime' => '@frontage/react',
	);

	/** Loads a view into a page whose import map lacks the names. */
	private const LATE = '@frontage/late-view';

	/**
	 * Whether the names are in the page's import map; null until they are needed.
	 *
	 * @var bool|null
	 */
	private static ?bool $is_in_page = null;

	/**
	 * Adds the names to this page's import map.
	 *
	 * Islands do this themselves. Call it on a page that has none at first, but loads some later: before `wp_head` ends, or in
	 * classic themes before `wp_footer`. Without it, such islands work in browsers that accept more than one import map.
	 */
	public static function need(): void {
		if ( null !== self::$is_in_page ) {
			return;
		}
		self::$is_in_page = ! self::is_response() && ! self::is_late();
		if ( ! self::$is_in_page ) {
			return;
		}
		$imports = array();
		foreach ( self::NAMES as $name => $id ) {
			$module = Manifest::get()['script_modules'][ $id ];
			wp_register_script_module( $name, Paths::url( $module['path'] ), array(), $module['version'] );
			// Nothing is preloaded: WordPress does that for static imports only.
			$imports[] = array(
				'id'     => $name,
				'import' => 'dynamic',
			);
		}
		Runtime::need( $imports );
	}

	/**
	 * Returns the attributes of another plugin's island that say where its script is.
	 *
	 * @param string $view Address of the script.
	 * @return array{src: string, data-view?: string, data-imports?: string}
	 * @internal
	 */
	public static function attributes( string $view ): array {
		self::need();
		if ( self::$is_in_page ) {
			return array( 'src' => $view );
		}
		$modules = Manifest::get()['script_modules'];
		$imports = array_map( static fn ( string $id ): string => Assets::address( $modules[ $id ] ), self::NAMES );
		return array(
			'src'          => Assets::address( $modules[ self::LATE ] ),
			'data-view'    => $view,
			'data-imports' => (string) wp_json_encode( array( 'imports' => $imports ), JSON_UNESCAPED_SLASHES ),
		);
	}

	/**
	 * Forgets the page, for tests.
	 *
	 * @internal
	 */
	public static function reset(): void {
		self::$is_in_page = null;
	}

	/** Returns whether this request answers a script of a page, which has an import map already, or none. */
	private static function is_response(): bool {
		return wp_doing_ajax() || wp_is_serving_rest_request() || Partial_Response::is_asked();
	}

	/** Returns whether the page's import map has been printed: block themes print it in the head, classic themes in the footer. */
	private static function is_late(): bool {
		return wp_is_block_theme() && did_action( 'wp_head' ) > 0 && ! doing_action( 'wp_head' ) && ! is_admin();
	}
}
