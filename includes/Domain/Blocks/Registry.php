<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Boot_Loader;
use Frontage\Base\Bootable;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Http\Rest;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Registers all active blocks.
 *
 * Requests use a PHP array that OPcache holds, also those of admin-ajax.php and the REST API, which other plugins ask most.
 * `block.json` is read only where a screen or a route shows what an editor needs.
 */
final class Registry implements Bootable {
	private const BUILT = 'build/blocks.php';

	/** What every `block.json` says, in one file that the opcode cache keeps. */
	private const DESCRIBED = 'build/blocks-manifest.php';

	/** REST routes that tell what blocks are called and look like, by their beginnings. */
	private const ROUTES = array( '/wp/v2/block-types', '/wp-block-editor/' );

	/** In the addresses of WordPress's own REST routes, which print and describe blocks. */
	private const OF_WORDPRESS = '/wp/v2';

	/** Screens that show no block, by their scripts. */
	private const PLAIN_SCREENS = array( 'index.php', 'edit.php', 'upload.php', 'edit-comments.php', 'plugins.php', 'users.php' );

	/** Whether the blocks are registered with all that editors need. */
	private static bool $is_full = false;

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'register' ) );
		add_filter( 'rest_pre_dispatch', array( self::class, 'register_when_asked' ), 1, 3 );
		self::hide();
	}

	/** Has hidden blocks left out. The class is loaded with the first block that has attributes or inner blocks. */
	private static function hide(): void {
		add_filter(
			'pre_render_block',
			static fn ( ?string $html, array $block ): ?string => empty( $block['attrs'] ) ? $html : Visibility::skip( $html, $block ),
			10,
			2
		);
		add_filter(
			'render_block_data',
			static fn ( $block, $source = null, $parent = null ) => is_array( $block ) && ! empty( $block['innerBlocks'] )
				? Visibility::prune( $block, $source, $parent )
				: $block,
			10,
			3
		);
		add_filter(
			'render_block',
			static fn ( $html, $block ) => is_array( $block ) && ! empty( $block['attrs'] ) ? Visibility::remove( $html, $block ) : $html,
			5,
			2
		);
	}

	/** Registers the blocks for the current kind of request. */
	public static function register(): void {
		if ( Boot_Loader::shows_screen() && ! self::is_plain_screen() ) {
			self::register_fully();
		} elseif ( ! wp_doing_ajax() && ! self::is_foreign_route() || ! Late_Blocks::defer( self::register_for_visitors( ... ) ) ) {
			self::register_for_visitors();
		}
	}

	/** Returns whether the address is one of another plugin at the REST API; WordPress says so only later. */
	private static function is_foreign_route(): bool {
		// phpcs:ignore WordPress.Security -- Only compared.
		list( $uri, $route ) = array( $_SERVER['REQUEST_URI'] ?? '', $_GET['rest_route'] ?? '' );
		$path                = is_string( $route ) ? (string) strtok( $uri, '?' ) . $route : '';
		$is_rest             = '' !== $route || str_contains( $path, '/' . rest_get_url_prefix() . '/' );
		return $is_rest && ! str_contains( $path, self::OF_WORDPRESS ) && ! str_contains( $path, Rest::SPACE );
	}

	/** Returns whether the request shows a screen of WordPress that has no editor. */
	private static function is_plain_screen(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only whether it is there: another plugin's screen.
		return in_array( $GLOBALS['pagenow'] ?? '', self::PLAIN_SCREENS, true ) && ! isset( $_GET['page'] );
	}

	/**
	 * Registers the blocks fully before a REST request that tells about them is handled.
	 *
	 * @param mixed $answer Response, passed through.
	 * @param mixed $server REST server.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function register_when_asked( mixed $answer, mixed $server, WP_REST_Request $request ): mixed {
		foreach ( self::ROUTES as $route ) {
			if ( str_starts_with( $request->get_route(), $route ) ) {
				self::need_titles();
				break;
			}
		}
		return $answer;
	}

	/** Makes sure that the blocks have their titles and all else that only editors and owners see. */
	public static function need_titles(): void {
		if ( ! self::$is_full ) {
			Late_Blocks::register();
			self::register_fully();
		}
	}

	/** Registers only what rendering needs. */
	public static function register_for_visitors(): void {
		self::$is_full = false;
		$registry      = WP_Block_Type_Registry::get_instance();
		$off           = Options::off( 'blocks' );
		foreach ( require Paths::path( self::BUILT ) as $slug => $args ) {
			if ( array() === $off || self::is_on( $slug, $args['parent'] ?? array(), $off ) ) {
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
	 * @param array<string, true> $off Blocks that are off.
	 */
	private static function is_on( string $slug, array $parents, array $off ): bool {
		if ( isset( $off[ $slug ] ) ) {
			return false;
		}
		foreach ( $parents as $parent ) {
			if ( ! isset( $off[ substr( $parent, 9 ) ] ) ) {
				return true;
			}
		}
		return array() === $parents;
	}

	/**
	 * Returns whether a block is registered.
	 *
	 * @param string $slug Folder.
	 */
	public static function is_registered( string $slug ): bool {
		Late_Blocks::register();
		return WP_Block_Type_Registry::get_instance()->is_registered( "frontage/$slug" );
	}

	/** Registers the blocks with title, description and example, for the editor. */
	public static function register_fully(): void {
		self::$is_full = true;
		if ( function_exists( 'wp_register_block_metadata_collection' ) ) {
			wp_register_block_metadata_collection( Paths::path( 'build' ), Paths::path( self::DESCRIBED ) );
		}
		$registry = WP_Block_Type_Registry::get_instance();
		$off      = Options::off( 'blocks' );
		foreach ( require Paths::path( self::BUILT ) as $slug => $args ) {
			if ( ! self::is_on( $slug, $args['parent'] ?? array(), $off ) ) {
				Saved_Content::print_as_saved( "frontage/$slug" );
				continue;
			}
			$known = $registry->get_registered( "frontage/$slug" );
			if ( null !== $known ) {
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
				$type->attributes = ( $type->attributes ?? array() ) + ( $known->attributes ?? array() ); // Those of supports.
			}
		}
	}
}
