<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use WP_Block_Type;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Registers all active blocks.
 *
 * Front-end requests use a PHP array that OPcache holds; `block.json` is read only in the admin area
 * and for the REST API.
 */
final class Registry implements Bootable {
	private const BUILT = 'build/blocks.php';

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'register' ) );
		add_action( 'rest_api_init', array( self::class, 'register_fully' ), 1 );
		add_filter( 'block_categories_all', array( self::class, 'add_categories' ) );
		add_filter( 'pre_render_block', array( Visibility::class, 'skip' ), 10, 2 );
		add_filter( 'render_block_data', array( Visibility::class, 'prune' ), 10, 3 );
		add_filter( 'render_block', array( Visibility::class, 'remove' ), 5, 2 );
	}

	/** Registers the blocks for the current kind of request. */
	public static function register(): void {
		is_admin() ? self::register_fully() : self::register_for_visitors();
	}

	/** Registers only what rendering needs. */
	public static function register_for_visitors(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( require Paths::path( self::BUILT ) as $slug => $args ) {
			if ( self::is_on( $slug, $args['parent'] ?? array() ) ) {
				unset( $args['parent'] );
				$args['render_callback'] = array( Renderer::class, 'render' );
				$registry->register( new WP_Block_Type( "frontage/$slug", $args ) );
			} else {
				Saved_Content::print_as_saved( "frontage/$slug" );
			}
		}
	}

	/**
	 * Returns whether a block is on, and for part of another block whether that is on: a part without it would print no
	 * title.
	 *
	 * @param string $slug Folder.
	 * @param list<string> $parents Names of the blocks that it may be in; empty for any.
	 */
	private static function is_on( string $slug, array $parents ): bool {
		if ( ! Options::is_on( 'blocks', $slug ) ) {
			return false;
		}
		foreach ( $parents as $parent ) {
			if ( Options::is_on( 'blocks', substr( $parent, 9 ) ) ) {
				return true;
			}
		}
		return array() === $parents;
	}

	/** Registers the blocks with title, description, scripts and styles, for the editor. */
	public static function register_fully(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( require Paths::path( self::BUILT ) as $slug => $args ) {
			if ( ! self::is_on( $slug, $args['parent'] ?? array() ) ) {
				Saved_Content::print_as_saved( "frontage/$slug" );
				continue;
			}
			if ( $registry->is_registered( "frontage/$slug" ) ) {
				$registry->unregister( "frontage/$slug" );
			}
			$type = register_block_type(
				Paths::path( "build/$slug" ),
				array(
					'render_callback'   => array( Renderer::class, 'render' ),
					'skip_inner_blocks' => $args['skip_inner_blocks'] ?? false,
					'offers_terms'      => $args['offers_terms'] ?? false,
					'titles_pages'      => $args['titles_pages'] ?? false,
					'filter'            => $args['filter'] ?? '',
					'card'              => $args['card'] ?? false,
					'overlay'           => $args['overlay'] ?? '',
				)
			);
			if ( $type instanceof WP_Block_Type ) {
				$type->view_script_module_ids = array(); // The island imports the script on activation.
			}
		}
	}

	/**
	 * Adds the categories of our blocks after those of WordPress.
	 *
	 * @param mixed $categories The editor's categories.
	 * @return mixed
	 */
	public static function add_categories( $categories ) {
		if ( is_array( $categories ) ) {
			foreach ( self::categories() as $slug => $title ) {
				$categories[] = array(
					'slug'  => $slug,
					'title' => $title,
				);
			}
		}
		return $categories;
	}

	/**
	 * The block categories, in the order of the inserter.
	 *
	 * @return array<string, string> Titles by slug.
	 */
	public static function categories(): array {
		return array(
			'frontage-posts'       => __( 'Frontage: Posts', 'frontage' ),
			'frontage-filters'     => __( 'Frontage: Filters', 'frontage' ),
			'frontage-media'       => __( 'Frontage: Media', 'frontage' ),
			'frontage-forms'       => __( 'Frontage: Forms', 'frontage' ),
			'frontage-layout'      => __( 'Frontage: Layout', 'frontage' ),
			'frontage-interaction' => __( 'Frontage: Interaction', 'frontage' ),
			'frontage-data'        => __( 'Frontage: Data', 'frontage' ),
		);
	}
}
