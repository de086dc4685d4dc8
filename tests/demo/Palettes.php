<?php
/**
 * The colors of the small sites.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

/**
 * Gives each small site colors of its own, as a style of the theme does: nothing of Frontage is set for it, and all of
 * it follows. The environment reads them (frontage-env-pages.php).
 */
final class Palettes {
	/** Option with the styles, by path. */
	private const OPTION = 'frontage_demo_styles';

	/** Page, lighter page, ink, softer ink, button, and text on the button. */
	private const COLORS = array(
		''           => array( '#faf7f0', '#fffdf9', '#1f2523', '#55605b', '#1f4d45', '#ffffff' ),
		'magazine'   => array( '#fbf8f1', '#fffdf8', '#231f1b', '#5d544b', '#9c3b22', '#ffffff' ),
		'guesthouse' => array( '#f2f4ed', '#fafbf7', '#17332f', '#3f5a54', '#17524a', '#ffffff' ),
		'festival'   => array( '#1b2e2d', '#244040', '#f8f0df', '#dccfb4', '#e6ac46', '#1b2e2d' ),
		'studio'     => array( '#f8f3f4', '#fffcfd', '#38222f', '#694c5d', '#6a3f58', '#ffffff' ),
		'shop'       => array( '#f9efe4', '#fffaf4', '#36201a', '#6b4a3f', '#a5452b', '#ffffff' ),
		'bakery'     => array( '#fdf2ec', '#fffaf7', '#3b1a14', '#71473d', '#8f3026', '#ffffff' ),
	);

	/** Stores them. */
	public static function publish(): void {
		$styles = array();
		foreach ( self::COLORS as $slug => $colors ) {
			$styles[ '' === $slug ? '/sites/' : "/sites/$slug/" ] = self::style( ...$colors );
		}
		$styles['/'] = $styles['/sites/'];
		update_option( self::OPTION, $styles, false );
	}

	/**
	 * Returns what a style of the theme would say.
	 *
	 * @return array<string, mixed> As in theme.json.
	 */
	private static function style( string $page, string $light, string $ink, string $soft, string $fill, string $on_fill ): array {
		$palette = array();
		$colors  = array(
			'base'       => $page,
			'base-2'     => $light,
			'contrast'   => $ink,
			'contrast-2' => $soft,
			'contrast-3' => $soft,
		);
		foreach ( $colors as $slug => $color ) {
			$palette[] = compact( 'slug', 'color' ) + array( 'name' => $slug );
		}
		$button = array(
			'color'  => array(
				'background' => $fill,
				'text'       => $on_fill,
			),
			'border' => array( 'color' => $fill ),
		);
		return array(
			'version'  => 3,
			'settings' => array( 'color' => compact( 'palette' ) ),
			'styles'   => array( 'elements' => compact( 'button' ) ),
		);
	}
}
