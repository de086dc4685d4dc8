<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Closure;
use Frontage\Base\Paths;
use Frontage\Http\Page_Cache;
use Frontage\Http\Response;
use Frontage\Http\Response_Tracker;
use ReflectionFunction;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Notices output of other plugins in a response: blocks, shortcodes, bound values, and classic widgets.
 *
 * What their PHP looks at cannot be known in full, such as a cart in a session. So a response with it is not public, unless the
 * site's owner vouches for the block.
 */
final class Foreign_Output implements Response_Tracker {
	/** Namespaces of blocks and of sources of bound values that are known. */
	private const KNOWN = array( 'core', 'frontage' );

	/** Starts watching. */
	public static function watch(): self {
		add_filter( 'pre_render_block', array( self::class, 'see_replacement' ), PHP_INT_MAX );
		add_filter( 'render_block', array( self::class, 'see_block' ), PHP_INT_MIN, 2 );
		add_filter( 'pre_do_shortcode_tag', array( self::class, 'see_shortcode' ), PHP_INT_MAX, 2 );
		add_filter( 'widget_display_callback', array( self::class, 'see_widget' ), PHP_INT_MIN );
		return new self();
	}

	public function complete( Response $response ): Response {
		remove_filter( 'pre_render_block', array( self::class, 'see_replacement' ), PHP_INT_MAX );
		remove_filter( 'render_block', array( self::class, 'see_block' ), PHP_INT_MIN );
		remove_filter( 'pre_do_shortcode_tag', array( self::class, 'see_shortcode' ), PHP_INT_MAX );
		remove_filter( 'widget_display_callback', array( self::class, 'see_widget' ), PHP_INT_MIN );
		return $response;
	}

	/**
	 * Notes what another plugin prints instead of a block. Frontage prints nothing instead of one.
	 *
	 * @param mixed $html What is printed instead, unchanged.
	 * @return mixed
	 */
	public static function see_replacement( mixed $html ): mixed {
		if ( is_string( $html ) && '' !== $html ) {
			Page_Cache::note_visitor();
		}
		return $html;
	}

	/**
	 * Notes a block that another plugin prints with PHP, or into which it writes values.
	 *
	 * @param mixed $html Its HTML, unchanged.
	 * @param mixed $block Parsed block.
	 * @return mixed
	 */
	public static function see_block( mixed $html, mixed $block ): mixed {
		$name = is_array( $block ) ? (string) ( $block['blockName'] ?? '' ) : '';
		if ( '' === $name ) {
			return $html;
		}
		$is_foreign = ! self::is_known( $name ) && self::has_code( $name ) && ! self::is_vouched_for( $name );
		if ( $is_foreign || ! self::has_known_sources( $block['attrs']['metadata']['bindings'] ?? array() ) ) {
			Page_Cache::note_visitor();
		}
		return $html;
	}

	/**
	 * Notes a shortcode of another plugin.
	 *
	 * @param mixed $html What is printed instead, unchanged.
	 * @param mixed $tag Its name.
	 * @return mixed
	 */
	public static function see_shortcode( mixed $html, mixed $tag ): mixed {
		if ( false !== $html || ! is_string( $tag ) || ! self::has_known_author( $GLOBALS['shortcode_tags'][ $tag ] ?? null ) ) {
			Page_Cache::note_visitor();
		}
		return $html;
	}

	/**
	 * Notes a classic widget.
	 *
	 * @param mixed $instance Its settings, unchanged.
	 * @return mixed
	 */
	public static function see_widget( mixed $instance ): mixed {
		Page_Cache::note_visitor();
		return $instance;
	}

	/**
	 * Returns whether a name is in a namespace of WordPress or Frontage.
	 *
	 * @param string $name Such as `core/post-title`.
	 */
	private static function is_known( string $name ): bool {
		return in_array( strstr( $name, '/', true ), self::KNOWN, true );
	}

	/**
	 * Returns whether the values bound to a block's attributes come from WordPress or Frontage.
	 *
	 * @param mixed $bindings As saved.
	 */
	private static function has_known_sources( mixed $bindings ): bool {
		foreach ( is_array( $bindings ) ? $bindings : array() as $binding ) {
			if ( ! is_array( $binding ) || ! is_string( $binding['source'] ?? null ) || ! self::is_known( $binding['source'] ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns whether PHP prints or changes a block.
	 *
	 * @param string $name Block name.
	 */
	private static function has_code( string $name ): bool {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		return ( null !== $type && $type->is_dynamic() ) || has_filter( "render_block_$name" );
	}

	/**
	 * Returns whether the site's owner says that a block is the same for all visitors.
	 *
	 * @param string $name Block name.
	 */
	private static function is_vouched_for( string $name ): bool {
		/**
		 * Filters the blocks of other plugins that print the same for every visitor.
		 *
		 * Responses with other blocks of other plugins are not kept in caches for everybody. Runs for each such block in a
		 * response. Blocks whose code is seen to ask for the visitor, a cart, or a price are never kept.
		 *
		 *     add_filter( 'frontage_public_blocks', fn ( $names ) => array( ...$names, 'recipes/rating' ) );
		 *
		 * @since 0.3
		 *
		 * @param list<string> $names Block names.
		 */
		return in_array( $name, (array) apply_filters( 'frontage_public_blocks', array() ), true );
	}

	/**
	 * Returns whether a function is part of WordPress or Frontage.
	 *
	 * @param mixed $callback What a shortcode calls.
	 */
	private static function has_known_author( mixed $callback ): bool {
		if ( ! is_callable( $callback ) ) {
			return false;
		}
		$file = wp_normalize_path( (string) ( new ReflectionFunction( Closure::fromCallable( $callback ) ) )->getFileName() );
		$ours = array( ABSPATH . WPINC, (string) realpath( Paths::path() ) );
		foreach ( $ours as $folder ) {
			if ( str_starts_with( $file, wp_normalize_path( $folder ) . '/' ) ) {
				return true;
			}
		}
		return false;
	}
}
