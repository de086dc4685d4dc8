<?php
declare( strict_types=1 );

namespace Frontage\Features\Infinite_Scroll;

use Frontage\Base\Bootable;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Page_Markup;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health's test of whether infinite scroll finds a pagination in the blog's template.
 *
 * Only for block themes: what a classic theme prints is known only on its pages, where the owner sees a message.
 */
final class Template_Check implements Bootable {
	public const WHEN = 'hook:site_status_tests';

	private const NAME = 'frontage_infinite_scroll';

	/** Templates of the blog, the first that exists counts. */
	private const TEMPLATES = array( 'home', 'index' );

	/** Maximum nesting of template parts and patterns. */
	private const DEEPEST = 6;

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'site_status_tests', array( self::class, 'add' ) );
	}

	/**
	 * Adds the test, if the feature is on and the theme has templates.
	 *
	 * @param mixed $tests Tests from WordPress.
	 * @return mixed
	 */
	public static function add( $tests ) {
		if ( is_array( $tests ) && wp_is_block_theme() && Options::is_in_use( Infinite_Scroll::class ) ) {
			$tests['direct'][ self::NAME ] = array(
				'label' => __( 'Infinite scroll can follow the blog’s pages', 'frontage' ),
				'test'  => array( self::class, 'test' ),
			);
		}
		return $tests;
	}

	/**
	 * Tests the template.
	 *
	 * @return array<string, mixed>
	 */
	public static function test(): array {
		$is_good = self::has_pages( self::template() );
		$label   = $is_good
			? __( 'Infinite scroll can follow the blog’s pages', 'frontage' )
			: __( 'Infinite scroll does nothing on the blog', 'frontage' );
		$text    = $is_good
			? __( 'The blog’s template has a pagination.', 'frontage' )
			: __( 'The blog’s template has no pagination to follow. Add one to its list, or turn infinite scroll off.', 'frontage' );
		return array(
			'label'       => $label,
			'status'      => $is_good ? 'good' : 'recommended',
			'badge'       => array(
				'label' => __( 'Frontage', 'frontage' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => '',
			'test'        => self::NAME,
		);
	}

	/** Returns the blog's template. */
	private static function template(): string {
		foreach ( self::TEMPLATES as $slug ) {
			$template = get_block_template( get_stylesheet() . "//$slug" );
			if ( null !== $template ) {
				return (string) $template->content;
			}
		}
		return '';
	}

	/**
	 * Returns whether markup contains the pagination of a Query Loop, or a list of ours that shows the page's posts on pages.
	 *
	 * @param string $markup Block markup.
	 * @param int $depth Nesting level.
	 */
	public static function has_pages( string $markup, int $depth = 0 ): bool {
		return $depth < self::DEEPEST && self::walk( parse_blocks( $markup ), $depth );
	}

	/**
	 * Searches blocks.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @param int $depth Nesting level.
	 */
	private static function walk( array $blocks, int $depth ): bool {
		foreach ( $blocks as $block ) {
			$name  = (string) ( $block['blockName'] ?? '' );
			$known = WP_Block_Type_Registry::get_instance()->get_registered( $name )->attributes ?? array();
			$pages = $block['attrs']['hasPages'] ?? $known['hasPages']['default'] ?? false;
			if (
				'core/query-pagination' === $name
				|| ( $pages && ! empty( $block['attrs']['query']['inherit'] ) )
				|| self::has_pages( Page_Markup::elsewhere( $name, $block['attrs'] ), $depth + 1 )
				|| self::walk( $block['innerBlocks'], $depth )
			) {
				return true;
			}
		}
		return false;
	}
}
