<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Color;
use Frontage\Base\Paths;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * What all themes have, whatever they call it: the colors of page and text, the fill of buttons with the text
 * on it, how round buttons are, and how bold headings.
 *
 * Presets are no help: `contrast` and `base` are names of some themes only. What the theme and the owner chose
 * for the page is read from the global styles instead; in classic themes, the background color is the page's.
 *
 * @phpstan-type Pair array{string, string}
 * @phpstan-type Values array{page: string, text: string, fill: string, 'on-fill': string, 'radius-button': string, 'title-weight': string}
 */
final class Theme_Styles {
	/** The values that were read, by what they depend on. */
	private const CACHE = 'frontage_theme_styles';

	/** Number of styles of a theme that a site may show at the same time, such as to members only. */
	private const MOST = 4;

	/** The browser's own page, where nothing is known. */
	private const UNKNOWN = array( 'Canvas', 'CanvasText' );

	/** How bold titles are, unless the theme's headings are as bold as its text. */
	private const BOLD = '600';

	/** How round WordPress's own buttons are. */
	private const ROUND = '9999px';

	/** The rule of the body in a stylesheet, which may come after another rule, a list or a comment. */
	private const BODY = '#(?:^|[}/,;\s])body\s*(?:,[^{}]*)?\{([^}]*)\}#';

	/** A value that cannot end its declaration. */
	private const PLAIN = '/\A[\w#%.,()\s\/+-]+\z/';

	/**
	 * Returns the values, as CSS.
	 *
	 * Resolving all global styles takes some milliseconds, so the values are kept until the theme, its version or the
	 * owner's own styles change. While someone develops a theme, nothing is kept.
	 *
	 * @return Values
	 */
	public static function get(): array {
		if ( wp_is_development_mode( 'theme' ) ) {
			return self::read();
		}
		$kept = get_transient( self::CACHE );
		$kept = is_array( $kept ) ? $kept : array();
		$key  = self::key();
		if ( ! isset( $kept[ $key ] ) ) {
			$kept = array_slice( array( $key => self::read() ) + $kept, 0, self::MOST );
			set_transient( self::CACHE, $kept );
		}
		return $kept[ $key ];
	}

	/** Returns a hash of everything that the values depend on. */
	private static function key(): string {
		return md5(
			(string) wp_json_encode(
				array(
					get_bloginfo( 'version' ),
					Paths::VERSION,
					get_stylesheet(),
					wp_get_theme()->get( 'Version' ),
					get_theme_mod( 'background_color' ),
					// Classic themes have none, and asking for them costs a query.
					wp_theme_has_theme_json() ? WP_Theme_JSON_Resolver::get_user_data()->get_raw_data() : null,
				)
			)
		);
	}

	/**
	 * Reads the values.
	 *
	 * @return Values
	 */
	private static function read(): array {
		$styles = wp_get_global_styles( array(), array( 'transforms' => array( 'resolve-variables' ) ) );
		$styles = is_array( $styles ) ? $styles : array();
		$button = $styles['elements']['button'] ?? array();
		$color  = $styles['color'] ?? array();
		$page   = self::page(
			self::opaque( self::plain( $color['background'] ?? self::background() ) ),
			self::plain( $color['text'] ?? self::declared( 'color' ) )
		);
		$fill   = self::fill( self::plain( $button['color']['background'] ?? '' ), self::plain( $button['color']['text'] ?? '' ) );
		$radius = self::plain( $styles['blocks']['core/button']['border']['radius'] ?? $button['border']['radius'] ?? '' );
		$weight = self::plain( $styles['elements']['heading']['typography']['fontWeight'] ?? '' );
		return array(
			'page'          => $page[0],
			'text'          => $page[1],
			'fill'          => $fill[0] ?? $page[1],
			'on-fill'       => $fill[1] ?? $page[0],
			'radius-button' => '' === $radius ? self::ROUND : $radius,
			// A third weight would be one too many, and another font to load.
			'title-weight'  => self::plain( $styles['typography']['fontWeight'] ?? '400' ) === $weight ? $weight : self::BOLD,
		);
	}

	/**
	 * Returns the page's colors: both, since one of them alone would be read on the browser's own.
	 *
	 * @param string $back Background, if known.
	 * @param string $text Text, if known.
	 * @return Pair
	 */
	private static function page( string $back, string $text ): array {
		if ( '' !== $back && '' !== $text ) {
			return array( $back, $text );
		}
		$known = Color::parse( $back . $text );
		return match ( true ) {
			null === $known => self::UNKNOWN,
			'' === $text    => array( $back, $known->ink() ),
			default         => array( $known->ink(), $text ),
		};
	}

	/**
	 * Returns the fill of buttons and the text on it; null if there is no fill of one opaque color.
	 *
	 * @param string $back Background, if known.
	 * @param string $text Text, if known.
	 * @return Pair|null
	 */
	private static function fill( string $back, string $text ): ?array {
		$fill = Color::parse( $back );
		if ( null === $fill ) {
			return null;
		}
		$ink     = Color::parse( $text );
		$is_read = null !== $ink && $fill->contrast( $ink ) >= Color::LEAST;
		return array( $back, $is_read ? $text : $fill->ink() );
	}

	/** Returns the background that the owner of a classic theme chose, or the theme's. */
	private static function background(): string {
		$color = wp_is_block_theme() ? '' : (string) get_background_color();
		return '' === $color ? self::declared( 'background(?:-color)?' ) : '#' . ltrim( $color, '#' );
	}

	/**
	 * Returns a color that the stylesheet of a theme without theme.json gives to the body, the last one counting; empty if it
	 * is not there in plain letters.
	 *
	 * @param string $property As a regular expression.
	 */
	private static function declared( string $property ): string {
		$file = get_stylesheet_directory() . '/style.css';
		if ( wp_theme_has_theme_json() || ! is_readable( $file ) ) {
			return '';
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the theme.
		$css = (string) preg_replace( '#/\*.*?\*/#s', '', (string) file_get_contents( $file ) );
		preg_match_all( self::BODY, $css, $rules );
		preg_match_all( "#(?:^|[;\s])$property\s*:\s*([^;!]+)#", implode( ';', $rules[1] ), $values );
		$value = trim( (string) end( $values[1] ) );
		return null === Color::parse( $value ) ? '' : $value;
	}

	/**
	 * Returns a color; empty if what is behind it would be seen.
	 *
	 * @param string $css From the theme.
	 */
	private static function opaque( string $css ): string {
		$is_translucent = preg_match( '#\A(?:\#(?:[\da-f]{3}[\da-e]|[\da-f]{6}(?!ff)..)\z|\w+a\(|\w+\([^)]*/)#i', $css );
		return 1 === $is_translucent ? '' : $css;
	}

	/**
	 * Returns a resolved value, empty for everything else.
	 *
	 * @param mixed $value Of the global styles.
	 */
	private static function plain( mixed $value ): string {
		$text = is_string( $value ) ? trim( $value ) : '';
		return preg_match( self::PLAIN, $text ) && ! str_contains( $text, 'var(' ) && 'transparent' !== $text ? $text : '';
	}
}
