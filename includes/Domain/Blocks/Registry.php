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
 * Makes the built blocks known to WordPress.
 *
 * Registers every block that is switched on.
 *
 * Visitors' requests get one ready PHP array that the opcode cache holds; `block.json`
 * is read only where somebody may edit, in the admin area and for the REST API.
 */
final class Registry implements Bootable {
	public const CATEGORY = 'frontage';

	private const BUILT = 'build/blocks.php';

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'register' ) );
		add_action( 'rest_api_init', array( self::class, 'register_fully' ), 1 );
		add_filter( 'block_categories_all', array( self::class, 'add_category' ) );
	}

	/** Registers the blocks as this request needs them. */
	public static function register(): void {
		is_admin() ? self::register_fully() : self::register_for_visitors();
	}

	/** Registers what rendering needs, and nothing else. */
	public static function register_for_visitors(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( require Paths::path( self::BUILT ) as $slug => $args ) {
			if ( Options::is_on( 'blocks', $slug ) ) {
				$args['render_callback'] = array( Renderer::class, 'render' );
				$registry->register( new WP_Block_Type( "frontage/$slug", $args ) );
			}
		}
	}

	/** Registers with title, description, scripts and styles, for the editor. */
	public static function register_fully(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( require Paths::path( self::BUILT ) as $slug => $args ) {
			if ( ! Options::is_on( 'blocks', $slug ) ) {
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
				)
			);
			if ( $type instanceof WP_Block_Type ) {
				$type->view_script_module_ids = array(); // The island imports it when it wakes.
			}
		}
	}

	/**
	 * Puts our blocks into a category of their own.
	 *
	 * @param mixed $categories The editor's categories.
	 * @return mixed
	 */
	public static function add_category( $categories ) {
		if ( is_array( $categories ) ) {
			array_unshift(
				$categories,
				array(
					'slug'  => self::CATEGORY,
					'title' => __( 'Frontage', 'frontage' ),
				)
			);
		}
		return $categories;
	}
}
