<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * Asks plugins that optimize pages to leave our scripts alone.
 *
 * Most read attributes, see `Inline_Script::MARKS`; the runtime's element gets them too. Others have filters. The runtime is a
 * module and loads what else is needed: joined with the scripts of other plugins, its names would be theirs.
 */
final class Optimizers {
	/**
	 * Filters of lists of words: who finds one in a script leaves it alone. WP Rocket (two), Perfmatters, SiteGround
	 * Speed Optimizer.
	 */
	private const LISTS = array(
		'rocket_excluded_inline_js_content',
		'rocket_defer_inline_exclusions',
		'perfmatters_delay_js_exclusions',
		'sgo_javascript_combine_excluded_inline_content',
	);

	/** Filter of a list of parts of regular expressions, delimited by `#`, for the same. WP Rocket. */
	private const PATTERNS = 'rocket_delay_js_exclusions';

	/** The element of a module, of whatever plugin. */
	private const MODULE = '/\A\s*<script\s[^>]*\btype=["\']?module\b/i';

	/**
	 * Whether they have been asked in this request.
	 *
	 * @var bool
	 */
	private static bool $is_asked = false;

	/** Asks them, once; they look at the page when it is finished. */
	public static function ask(): void {
		if ( self::$is_asked ) {
			return;
		}
		self::$is_asked = true;
		add_filter( 'wp_script_attributes', array( self::class, 'mark' ) );
		foreach ( self::LISTS as $list ) {
			add_filter( $list, array( self::class, 'add' ) );
		}
		add_filter( self::PATTERNS, array( self::class, 'add_patterns' ) );
		// W3 Total Cache.
		add_filter( 'w3tc_minify_js_do_tag_minification', array( self::class, 'may_join' ), 10, 2 );
		add_filter( 'w3tc_minify_html_script_minifier', array( self::class, 'minifier' ), 10, 3 );
	}

	/**
	 * Marks the elements of our files.
	 *
	 * @param mixed $attributes Of any script element.
	 */
	public static function mark( mixed $attributes ): mixed {
		return is_array( $attributes ) && self::is_ours( $attributes['src'] ?? null ) ? $attributes + Inline_Script::MARKS : $attributes;
	}

	/**
	 * Adds our words to a list.
	 *
	 * @param mixed $words List of strings.
	 */
	public static function add( mixed $words ): mixed {
		return is_array( $words ) ? array( ...$words, Inline_Script::SIGN ) : $words;
	}

	/**
	 * Adds patterns of our inline scripts and of our files to a list.
	 *
	 * @param mixed $patterns List of parts of regular expressions.
	 */
	public static function add_patterns( mixed $patterns ): mixed {
		$ours = array( Inline_Script::SIGN, (string) wp_parse_url( Paths::url( 'build/' ), PHP_URL_PATH ) );
		return is_array( $patterns ) ? array( ...$patterns, ...array_map( 'preg_quote', $ours ) ) : $patterns;
	}

	/**
	 * Returns whether W3 Total Cache may join a file with others: none of ours, and no module, whose `import` is an error in a script.
	 *
	 * @param mixed $may Whether it may.
	 * @param mixed $tag The element.
	 */
	public static function may_join( mixed $may, mixed $tag ): mixed {
		return self::is_ours( $tag ) || ( is_string( $tag ) && 1 === preg_match( self::MODULE, $tag ) ) ? false : $may;
	}

	/**
	 * Returns the function with which W3 Total Cache makes a script smaller; ours are small already.
	 *
	 * @param mixed $minifier Callable.
	 * @param mixed $type Of the script.
	 * @param mixed $tag The element with its code.
	 */
	public static function minifier( mixed $minifier, mixed $type, mixed $tag ): mixed {
		return is_string( $tag ) && str_contains( $tag, Inline_Script::SIGN ) ? '' : $minifier;
	}

	/**
	 * Returns whether a text names a file of our build.
	 *
	 * @param mixed $text Address, or an element with one.
	 */
	private static function is_ours( mixed $text ): bool {
		return is_string( $text ) && str_contains( $text, Paths::url( 'build/' ) );
	}

	/** Asks again, for tests. */
	public static function reset(): void {
		self::$is_asked = false;
	}
}
