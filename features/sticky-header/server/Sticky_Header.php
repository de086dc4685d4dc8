<?php
declare( strict_types=1 );

namespace Frontage\Features\Sticky_Header;

use Frontage\Base\Has_Description;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Inline_Script;
use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The sticky header.
 *
 * Makes the theme's header sticky on screens wider than 768 px (S0 §2 §9), without JavaScript.
 *
 * The header keeps its place in the page, so nothing shifts when it starts to stick. A second
 * logo covers the first and fades in with the scroll position.
 */
final class Sticky_Header implements Feature, Has_Description, Has_Settings {
	public const WHEN           = 'hook:wp';
	public const OFF_BY_DEFAULT = true;

	private const SLUG = 'sticky-header';

	/**
	 * Marks a header that the page would shine through: only the browser knows what a theme says. Run late or never, such a
	 * header is as its theme has it.
	 */
	private const CHECK = 'for ( const header of document.querySelectorAll( '
		. '".frontage-sticky-header,.has-frontage-sticky-header :is(#masthead,.site-header,[role=banner])" ) ) {'
		. 'const { backgroundColor: color, backgroundImage: image } = getComputedStyle( header );'
		. 'const alpha = /(?:^rgba.*,|\/) *([\d.]+)(%?)\)$/.exec( color );'
		. 'if ( image === "none" && alpha && 1 > alpha[ 1 ] / ( alpha[ 2 ] ? 100 : 1 ) ) { header.classList.add( "is-see-through" ) }'
		. '}';

	public static function title(): string {
		return __( 'Sticky header', 'frontage' );
	}

	public static function description(): string {
		return __( 'Keeps the theme’s header visible on screens wider than 768 pixels, without JavaScript.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'fixed menu, navigation bar, floating', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'logo'   => Field::image( __( 'Sticky logo', 'frontage' ), __( 'Leave empty to keep the site logo.', 'frontage' ) ),
			'offset' => Field::int(
				__( 'Header offset', 'frontage' ),
				0,
				400,
				96,
				__( 'Space in pixels above link targets on the same page, so the header does not cover them.', 'frontage' )
			),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_filter( 'body_class', array( $this, 'mark_body' ) );
		add_action( 'wp_footer', array( $this, 'check' ) );
		add_filter( 'render_block_core/template-part', array( $this, 'mark_header' ), 10, 2 );
		if ( Options::get( self::SLUG, 'logo' ) > 0 ) {
			add_filter( 'render_block_core/site-logo', array( $this, 'add_logo' ) );
			add_filter( 'get_custom_logo', array( $this, 'add_logo' ) );
		}
	}

	/** Enqueues the style and the script module that keeps link targets clear of the header. */
	public function enqueue(): void {
		Assets::module( self::SLUG );
		wp_add_inline_style(
			'frontage-' . self::SLUG,
			sprintf( ':root{--frontage-sticky-header-space:%dpx}', (int) Options::get( self::SLUG, 'offset' ) )
		);
	}

	/** Prints the script. */
	public function check(): void {
		Inline_Script::print( self::SLUG . '-ground', self::CHECK );
	}

	/**
	 * Adds a body class for classic themes, whose header can only be selected by CSS.
	 *
	 * @param mixed $classes Body classes.
	 * @return mixed
	 */
	public function mark_body( $classes ) {
		return is_array( $classes ) ? array( ...$classes, 'has-frontage-sticky-header' ) : $classes;
	}

	/**
	 * Marks the header of a block theme.
	 *
	 * @param mixed $html HTML of the template part.
	 * @param mixed $block The parsed block.
	 * @return mixed
	 */
	public function mark_header( $html, $block ) {
		$tag = new WP_HTML_Tag_Processor( is_string( $html ) ? $html : '' );
		if ( ! $tag->next_tag() || ! $this->is_header( $tag, is_array( $block ) ? $block : array() ) ) {
			return $html;
		}
		$tag->add_class( 'frontage-sticky-header' );
		return $tag->get_updated_html();
	}

	/**
	 * Adds the second logo over the first.
	 *
	 * @param mixed $html HTML of the site logo.
	 * @return mixed
	 */
	public function add_logo( $html ) {
		$image = wp_get_attachment_image_src( (int) Options::get( self::SLUG, 'logo' ), 'medium' );
		if ( ! is_string( $html ) || ! is_array( $image ) || ! str_contains( $html, '</a>' ) ) {
			return $html;
		}
		$logo = el(
			'img',
			array(
				'class'    => 'frontage-sticky-header__logo',
				'src'      => $image[0],
				'width'    => $image[1],
				'height'   => $image[2],
				'alt'      => '',
				'decoding' => 'async',
			)
		);
		return str_replace( '</a>', $logo . '</a>', $html );
	}

	/**
	 * Returns whether a template part is the site's header.
	 *
	 * @param WP_HTML_Tag_Processor $tag Positioned at its outermost tag.
	 * @param array<string, mixed> $block The parsed block.
	 */
	private function is_header( WP_HTML_Tag_Processor $tag, array $block ): bool {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		return 'HEADER' === $tag->get_tag() || 'header' === ( $attributes['area'] ?? $attributes['slug'] ?? '' );
	}
}
