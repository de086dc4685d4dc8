<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use WP_Block_Supports;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress adds to a block's outermost element.
 *
 * Classes, styles and the id that come from block supports.
 *
 * Most blocks have no such choice, and then the answer is the same for all blocks of a name: WordPress
 * is asked once. It is asked for each block as soon as somebody has added a support that is not its own.
 */
final class Supports {
	/** Attributes that WordPress's supports read. */
	private const CHOICES = array(
		'align'           => true,
		'anchor'          => true,
		'ariaLabel'       => true,
		'backgroundColor' => true,
		'borderColor'     => true,
		'className'       => true,
		'fontFamily'      => true,
		'fontSize'        => true,
		'gradient'        => true,
		'layout'          => true,
		'metadata'        => true,
		'style'           => true,
		'textAlign'       => true,
		'textColor'       => true,
	);

	/** Supports that read nothing else. */
	private const KNOWN = array( 'align', 'anchor', 'aria-label', 'background', 'block-style-variation', 'border', 'colors', 'custom-classname', 'dimensions', 'duotone', 'generated-classname', 'layout', 'position', 'shadow', 'spacing', 'typography' );

	/** Answers kept at most; a module has a few classes of its own. */
	private const MOST = 300;

	/**
	 * Answers by block and by what the module adds.
	 *
	 * @var array<string, string>
	 */
	private static array $plain = array();

	/**
	 * The attributes as HTML, for the block that is being rendered.
	 *
	 * @param string $class_name Classes of the module's own.
	 * @param string $style      Declarations of its own, ended by a semicolon.
	 */
	public static function html( string $class_name, string $style ): string {
		$block = (array) WP_Block_Supports::$block_to_render;
		$key   = ( $block['blockName'] ?? '' ) . " $class_name $style " . get_current_blog_id();
		if ( isset( self::$plain[ $key ] ) && self::is_plain( $block ) ) {
			return self::$plain[ $key ];
		}
		$html = get_block_wrapper_attributes(
			array(
				'class' => $class_name,
				'style' => $style,
			)
		);
		if ( self::is_plain( $block ) && count( self::$plain ) < self::MOST && self::are_known() ) {
			self::$plain[ $key ] = $html;
		}
		return $html;
	}

	/** Starts again, for tests. */
	public static function reset(): void {
		self::$plain = array();
	}

	/**
	 * Whether the author chose nothing that supports read.
	 *
	 * @param array<string, mixed> $block The parsed block.
	 */
	private static function is_plain( array $block ): bool {
		return array() === array_intersect_key( $block['attrs'] ?? array(), self::CHOICES );
	}

	/** Whether all supports that print something are WordPress's. */
	private static function are_known(): bool {
		$read  = Closure::bind( static fn ( WP_Block_Supports $all ): array => (array) ( get_object_vars( $all )['block_supports'] ?? array() ), null, WP_Block_Supports::class );
		$print = array_filter( $read( WP_Block_Supports::get_instance() ), static fn ( array $one ): bool => isset( $one['apply'] ) );
		return array() === array_diff( array_keys( $print ), self::KNOWN );
	}
}
