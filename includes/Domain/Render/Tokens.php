<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * The values that all stylesheets of Frontage share: tints, sizes, radii, shadows, durations, and the theme's own.
 *
 * Every stylesheet depends on them, so that WordPress prints them once, before the first one, and only then (ADR 45).
 */
final class Tokens {
	public const HANDLE = 'frontage-tokens';

	private const FILE = 'build/tokens.css';

	/** Themes without theme.json have no gap between blocks, only margins of texts; everything of a theme outweighs this one. */
	private const GAPS = ':where(.entry-content,.wp-block-group__inner-container,.is-layout-flow,.is-layout-constrained)>'
		. ':where(*+[class*=wp-block-frontage-],[class*=wp-block-frontage-]+*){margin-block-start:var(--frontage-6)}';

	/** Registers the style. */
	public static function register(): string {
		if ( ! wp_style_is( self::HANDLE, 'registered' ) ) {
			// phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- Printed into the page.
			wp_register_style( self::HANDLE, false, array(), null );
			wp_add_inline_style( self::HANDLE, self::css() );
		}
		return self::HANDLE;
	}

	/** Returns the style. */
	public static function css(): string {
		$theme = '';
		foreach ( Theme_Styles::get() as $name => $value ) {
			$theme .= "--frontage-$name:$value;";
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the build.
		$shared = trim( (string) file_get_contents( Paths::path( self::FILE ) ) );
		return $shared . ':where(body,.editor-styles-wrapper){' . rtrim( $theme, ';' ) . '}'
			. ( wp_theme_has_theme_json() ? '' : self::GAPS );
	}
}
