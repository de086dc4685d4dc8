<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use WP_Block;
use WP_Block_Pattern_Categories_Registry;
use WP_Block_Patterns_Registry;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The block patterns of modules.
 *
 * Registers `blocks/<slug>/patterns/<name>.php`; each file returns the arguments of
 * `register_block_pattern()`.
 *
 * The editor loads patterns through the REST API, so all are registered only there. In pages, a pattern that content refers to is
 * registered when it is printed.
 */
final class Patterns implements Bootable {
	/** The slug of our pattern category. */
	public const CATEGORY = 'frontage';

	public const WHEN = array( 'rest:' . self::ROUTES, 'hook:' . self::PRINTED );

	private const PRINTED = 'render_block_core/pattern';

	private const PREFIX = 'frontage/';

	private const ROUTES = '/wp/v2/block-patterns/';

	/** Width of a preview in pixels. */
	private const PREVIEW_WIDTH = 1000;

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'register_when_asked' ), 10, 3 );
		add_filter( self::PRINTED, array( self::class, 'print' ), 10, 3 );
	}

	/**
	 * Prints a pattern that content refers to, which WordPress did not know until now.
	 *
	 * @param mixed $html What WordPress printed.
	 * @param mixed $parsed The parsed reference.
	 * @param mixed $block The reference.
	 */
	public static function print( mixed $html, mixed $parsed = array(), mixed $block = null ): mixed {
		$slug = is_array( $parsed ) ? $parsed['attrs']['slug'] ?? '' : '';
		if ( '' !== $html || ! is_string( $slug ) || ! str_starts_with( $slug, self::PREFIX ) || ! $block instanceof WP_Block ) {
			return $html;
		}
		$is_new = ! WP_Block_Patterns_Registry::get_instance()->is_registered( $slug ) && self::register_one( $slug );
		return $is_new ? $block->render() : $html;
	}

	/**
	 * Returns the block markup of a pattern that content refers to; empty if there is none.
	 *
	 * @param string $slug Its name; one of ours is registered first.
	 */
	public static function content( string $slug ): string {
		$registry = WP_Block_Patterns_Registry::get_instance();
		if ( str_starts_with( $slug, self::PREFIX ) && ! $registry->is_registered( $slug ) ) {
			self::register_one( $slug );
		}
		return (string) ( $registry->get_registered( $slug )['content'] ?? '' );
	}

	/**
	 * Registers one pattern.
	 *
	 * @param string $slug Name with which content refers to it.
	 * @return bool Whether there is one.
	 */
	private static function register_one( string $slug ): bool {
		foreach ( Manifest::get()['blocks'] as $module => $about ) {
			$path = $about['patterns'][ substr( $slug, strlen( self::PREFIX ) ) ] ?? null;
			if ( null !== $path && Options::is_on( 'blocks', $module ) ) {
				return array() !== self::add( $slug, self::read( $path ) );
			}
		}
		return false;
	}

	/**
	 * Registers a pattern, if all of its blocks are switched on.
	 *
	 * @param string $slug Its name, with our prefix.
	 * @param array<string, mixed> $pattern What its file returned.
	 * @return list<string> Its categories; empty if a block is missing.
	 */
	private static function add( string $slug, array $pattern ): array {
		$pattern += self::defaults();
		if ( ! self::is_complete( $pattern['content'] ) ) {
			return array();
		}
		$pattern['content'] = Text_Align::translate( $pattern['content'] );
		register_block_pattern( $slug, $pattern );
		return $pattern['categories'];
	}

	/**
	 * Registers the patterns before a REST request for them is handled.
	 *
	 * @param mixed $answer Response, passed through.
	 * @param mixed $server REST server.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function register_when_asked( mixed $answer, mixed $server, WP_REST_Request $request ): mixed {
		$is_known = WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( self::CATEGORY );
		if ( ! $is_known && str_starts_with( $request->get_route(), self::ROUTES ) ) {
			self::register();
		}
		return $answer;
	}

	/** Registers the patterns of all active blocks. */
	public static function register(): void {
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Frontage', 'frontage' ) ) );
		$used = array();
		foreach ( Manifest::get()['blocks'] as $slug => $module ) {
			foreach ( Options::is_on( 'blocks', $slug ) ? $module['patterns'] ?? array() : array() as $name => $path ) {
				array_push( $used, ...self::add( self::PREFIX . $name, self::read( $path ) ) );
			}
		}
		// Patterns can also be listed where the blocks of their kind are.
		foreach ( array_intersect_key( Block_Categories::all(), array_flip( $used ) ) as $category => $label ) {
			register_block_pattern_category( $category, compact( 'label' ) );
		}
	}

	/**
	 * Reads a pattern; a function of its own, because the file has variables.
	 *
	 * @param string $path Path in the plugin.
	 * @return array<string, mixed>
	 */
	public static function read( string $path ): array {
		$pattern            = require Paths::path( $path );
		$pattern['content'] = Pattern_Widows::together( $pattern['content'] );
		return $pattern;
	}

	/**
	 * Checks whether all of our blocks in a pattern are switched on.
	 *
	 * @param string $content Block markup.
	 */
	private static function is_complete( string $content ): bool {
		preg_match_all( '~<!-- wp:frontage/([a-z0-9-]+)~', $content, $found );
		foreach ( array_unique( $found[1] ) as $slug ) {
			if ( ! Options::is_on( 'blocks', $slug ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the default pattern arguments.
	 *
	 * @return array<string, mixed>
	 */
	private static function defaults(): array {
		return array(
			'categories'    => array( self::CATEGORY ),
			'viewportWidth' => self::PREVIEW_WIDTH,
		);
	}
}
