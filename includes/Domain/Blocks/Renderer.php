<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Html\Html;
use Frontage\Base\Paths;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a block.
 *
 * The render callback of every block: it runs the module's `render.php` and brings its style along.
 */
final class Renderer {
	/**
	 * Prints one block.
	 *
	 * @param array<string, mixed> $attributes The block's attributes, defaults filled in.
	 * @param string               $content    What its inner blocks printed.
	 * @param WP_Block             $block      The block.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$slug = substr( (string) $block->name, 9 );
		$html = (string) self::run( Paths::path( "blocks/$slug/render.php" ), $attributes, $content, $block );
		return '' === $html ? '' : Assets::module( $slug ) . $html;
	}

	/**
	 * Runs a module's file with nothing in scope but its three variables.
	 *
	 * @param string               $file       The module's `render.php`.
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    What its inner blocks printed.
	 * @param WP_Block             $block      The block.
	 */
	private static function run( string $file, array $attributes, string $content, WP_Block $block ): Html|string {
		return require $file;
	}
}
