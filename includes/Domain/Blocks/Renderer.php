<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Html\Html;
use Frontage\Base\Paths;
use Frontage\Domain\Filters\Empty_List;
use Frontage\Domain\Identity\Printed_Blocks;
use Frontage\Domain\Render\Card\Card_Template;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** The render callback of all blocks: runs the module's `render.php` and loads its style. */
final class Renderer {
	/**
	 * Renders a block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, with defaults.
	 * @param string $content Rendered inner blocks.
	 * @param WP_Block $block Block instance.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		if ( isset( $attributes['query'] ) ) {
			unset( $attributes[ Card_Template::KEY ] );
			$attributes += array_filter( array( Card_Template::KEY => Card_Template::of( $block ) ) );
		}
		$slug = substr( (string) $block->name, 9 );
		Printed_Blocks::note( $block );
		$content    = Saved_Content::inner( $content, $block );
		$attributes = Bound_Attributes::checked( $attributes, $block );
		$html       = (string) self::run( Paths::path( "blocks/$slug/render.php" ), $attributes, $content, $block );
		if ( '' === $html && isset( $attributes['query'] ) ) {
			$html = Empty_List::html( $block, $attributes );
		}
		return '' === $html ? '' : Assets::module( $slug ) . $html;
	}

	/**
	 * Runs a module's file with only its three variables in scope.
	 *
	 * @param string $file Path of the module's `render.php`.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $content Rendered inner blocks.
	 * @param WP_Block $block Block instance.
	 */
	private static function run( string $file, array $attributes, string $content, WP_Block $block ): Html|string {
		return require $file;
	}
}
