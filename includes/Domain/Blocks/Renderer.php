<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Html\Html;
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
		$is_list = isset( $attributes['query'] );
		if ( $is_list ) {
			$added      = Error_Boundary::each( Completes_Lists::class, static fn ( string $name ): array => $name::before_list( $block ) );
			$attributes = array_merge( $attributes, ...array_values( $added ) );
		}
		$slug = substr( (string) $block->name, 9 );
		Printed_Blocks::note( $block );
		$content    = Saved_Content::inner( $content, $block );
		$attributes = Bound_Attributes::checked( $attributes, $block );
		$run        = static fn (): Html|string => self::run( Paths::path( "blocks/$slug/render.php" ), $attributes, $content, $block );
		$html       = (string) Error_Boundary::call( '', $run, '' );
		if ( '' === $html && $is_list ) {
			$html = implode(
				'',
				Error_Boundary::each(
					Completes_Lists::class,
					static fn ( string $name ): string => $name::in_place_of_empty_list( $attributes, $block )
				)
			);
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
