<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Safe_Html;

use Frontage\Base\Request_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * The tags and attributes of the Safe HTML block.
 *
 * No `id`, which would meet others on the page, and no `data-*`, with which scripts of WordPress and of other plugins are
 * steered.
 */
final class Allowed_Html {
	/** Properties of `style` attributes: none of them loads anything, or covers the page. */
	public const PROPERTIES = array(
		'background-color',
		'border',
		'border-color',
		'border-radius',
		'border-style',
		'border-width',
		'color',
		'font-size',
		'font-style',
		'font-weight',
		'height',
		'letter-spacing',
		'line-height',
		'margin-bottom',
		'margin-top',
		'max-width',
		'padding',
		'text-align',
		'text-decoration',
		'text-indent',
		'text-transform',
		'vertical-align',
		'white-space',
		'width',
	);

	private const EVERYWHERE = 'class dir lang role style title aria-describedby aria-hidden aria-label aria-level';

	private const PLAIN = 'abbr address article aside b bdi bdo big br caption cite code dd dfn div dl dt em figcaption figure footer '
		. 'h1 h2 h3 h4 h5 h6 header hgroup hr i kbd main mark nav p picture pre rp rt ruby s samp section small span strike strong '
		. 'sub summary sup tbody tfoot thead tr tt u ul var wbr';

	private const WITH_ATTRIBUTES = array(
		'a'          => 'href hreflang rel target download',
		'blockquote' => 'cite',
		'col'        => 'span',
		'colgroup'   => 'span',
		'del'        => 'cite datetime',
		'details'    => 'open name',
		'img'        => 'src alt width height loading decoding',
		'ins'        => 'cite datetime',
		'li'         => 'value',
		'meter'      => 'value min max low high optimum',
		'ol'         => 'start reversed type',
		'progress'   => 'value max',
		'q'          => 'cite',
		'table'      => 'border cellpadding cellspacing',
		'td'         => 'colspan rowspan headers align valign',
		'th'         => 'colspan rowspan headers scope abbr align valign',
		'time'       => 'datetime',
	);

	/** Never allowed, whatever a filter says: browsers run what is in them, or read it unlike HTML. */
	private const NEVER = 'script style iframe frame frameset object embed applet base meta link html head body title template noscript '
		. 'noembed noframes plaintext xmp textarea select option form input button svg math';

	/**
	 * Returns what is allowed, as for `wp_kses()`.
	 *
	 * @return array<string, array<string, true>> Attributes by tag.
	 */
	public static function tags(): array {
		return Request_Cache::remember( 'safe-html.tags', self::filtered( ... ) );
	}

	/**
	 * Asks themes and other plugins.
	 *
	 * @return array<string, array<string, true>>
	 */
	private static function filtered(): array {
		$listed = static fn ( string $names ): array => array_fill_keys( explode( ' ', trim( self::EVERYWHERE . " $names" ) ), true );
		$tags   = array_map( $listed, array_fill_keys( explode( ' ', self::PLAIN ), '' ) + self::WITH_ATTRIBUTES );

		/**
		 * Filters the tags and attributes that the Safe HTML block allows.
		 *
		 * Runs when the block is printed, and when an author edits it. Attributes for events (`on…`), `srcdoc`, and tags that
		 * run or load something of their own, such as `script`, `iframe`, `form` and `svg`, are never allowed.
		 *
		 *     add_filter( 'frontage_safe_html_allowed', function ( $tags ) {
		 *         $tags['video'] = array( 'src' => true, 'controls' => true );
		 *         unset( $tags['img'] );
		 *         return $tags;
		 *     } );
		 *
		 * @since 0.3
		 *
		 * @param array<string, array<string, bool>> $tags Attributes by tag, both in lower case.
		 */
		$tags  = apply_filters( 'frontage_safe_html_allowed', $tags );
		$never = array_flip( explode( ' ', self::NEVER ) );
		$kept  = array();
		foreach ( is_array( $tags ) ? $tags : array() as $tag => $attributes ) {
			$tag   = strtolower( (string) $tag );
			$names = array_map( 'strval', array_keys( array_filter( is_array( $attributes ) ? $attributes : array() ) ) );
			$names = array_filter( array_map( 'strtolower', $names ), self::is_harmless( ... ) );
			if ( ! isset( $never[ $tag ] ) ) {
				$kept[ $tag ] = array_fill_keys( $names, true );
			}
		}
		return $kept;
	}

	/**
	 * Returns whether an attribute may be allowed at all. Lists of addresses, such as `srcset`, are read by no filter.
	 *
	 * @param string $name In lower case.
	 */
	private static function is_harmless( string $name ): bool {
		return ! str_starts_with( $name, 'on' ) && ! str_contains( $name, '*' )
			&& ! in_array( $name, array( 'srcdoc', 'srcset', 'imagesrcset', 'ping', 'is', 'slot', 'formaction' ), true );
	}
}
