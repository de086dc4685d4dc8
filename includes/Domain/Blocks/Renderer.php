<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Identity\Printed_Blocks;
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
		$lists = isset( $attributes['query'] ) ? Manifest::implementations( Completes_Lists::class ) : array();
		foreach ( $lists as $list ) {
			$attributes = $list::before_list( $attributes, $block );
		}
		$slug = substr( (string) $block->name, 9 );
		Printed_Blocks::note( $block );
		$content    = Saved_Content::inner( $content, $block );
		$attributes = Bound_Attributes::checked( $attributes, $block );
		$html       = (string) self::run( Paths::path( "blocks/$slug/render.php" ), $attributes, $content, $block );
		foreach ( $lists as $list ) {
			$html = '' === $html ? $list::in_place_of_empty_list( $attributes, $block ) : $html;
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
