<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use WP_Block_Pattern_Categories_Registry;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The block patterns of modules.
 *
 * Registers `blocks/<slug>/patterns/<name>.php`; each file returns the arguments of
 * `register_block_pattern()`.
 *
 * The editor loads patterns through the REST API, so they are registered only there.
 */
final class Patterns implements Bootable {
	/** The slug of our pattern category. */
	public const CATEGORY = 'frontage';

	public const WHEN = 'hook:rest_pre_dispatch';

	private const ROUTES = '/wp/v2/block-patterns/';

	/** Width of a preview in pixels. */
	private const PREVIEW_WIDTH = 1000;

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'register_when_asked' ), 10, 3 );
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
				$pattern = self::read( $path ) + self::defaults();
				if ( ! self::is_complete( $pattern['content'] ) ) {
					continue;
				}
				$pattern['content'] = Text_Align::translate( $pattern['content'] );
				register_block_pattern( "frontage/$name", $pattern );
				array_push( $used, ...$pattern['categories'] );
			}
		}
		// Patterns can also be listed where the blocks of their kind are.
		foreach ( array_intersect_key( Registry::categories(), array_flip( $used ) ) as $category => $label ) {
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
		$pattern['content'] = Pattern_Words::together( $pattern['content'] );
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
