<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use WP_Block_Supports;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes that block supports add to a block's outermost element: classes, styles and the ID.
 *
 * Most blocks use no supports, and then the result is the same for all blocks of a name and is cached.
 * If a plugin has registered a support of its own, nothing is cached.
 */
final class Supports {
	/** Attributes that core's supports read. */
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

	/** Supports that read no other attributes. */
	private const KNOWN = array(
		'align',
		'anchor',
		'aria-label',
		'background',
		'block-style-variation',
		'border',
		'colors',
		'custom-classname',
		'dimensions',
		'duotone',
		'generated-classname',
		'layout',
		'position',
		'shadow',
		'spacing',
		'typography',
	);

	/** Maximum number of cached results; a module has only a few classes of its own. */
	private const MOST = 300;

	/**
	 * Cached results, keyed by block and the module's own classes and styles.
	 *
	 * @var array<string, string>
	 */
	private static array $plain = array();

	/**
	 * Returns the attributes of the block being rendered, as HTML.
	 *
	 * @param string $class_name Classes of the module.
	 * @param string $style Declarations of the module, ending in a semicolon.
	 */
	public static function html( string $class_name, string $style ): string {
		$block = (array) WP_Block_Supports::$block_to_render;
		$key   = ( $block['blockName'] ?? '' ) . " $class_name $style " . get_current_blog_id();
		if ( isset( self::$plain[ $key ] ) && self::is_plain( $block ) ) {
			return self::$plain[ $key ];
		}
		$html = self::with_style( get_block_wrapper_attributes( array( 'class' => $class_name ) ), $style );
		if ( self::is_plain( $block ) && count( self::$plain ) < self::MOST && self::are_known() ) {
			self::$plain[ $key ] = $html;
		}
		return $html;
	}

	/**
	 * Adds the module's declarations to the attributes.
	 *
	 * WordPress 7.1 filters those it is given as if an author had typed them, and drops colors such as `rgb(0 0 0 / 50%)`.
	 *
	 * @param string $html Attributes.
	 * @param string $style Declarations of the module, ending in a semicolon.
	 */
	private static function with_style( string $html, string $style ): string {
		if ( '' === $style ) {
			return $html;
		}
		$style = esc_attr( $style );
		return str_starts_with( $html, 'style="' ) ? "style=\"$style " . substr( $html, 7 ) : rtrim( "style=\"$style\" $html" );
	}

	/** Resets the IDs, for tests. */
	public static function reset(): void {
		self::$plain = array();
	}

	/**
	 * Returns whether the block has no attributes that supports read.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	private static function is_plain( array $block ): bool {
		return array() === array_intersect_key( $block['attrs'] ?? array(), self::CHOICES );
	}

	/** Returns whether all supports that print attributes are core's. */
	private static function are_known(): bool {
		$read  = Closure::bind(
			static fn ( WP_Block_Supports $all ): array => (array) ( get_object_vars( $all )['block_supports'] ?? array() ),
			null,
			WP_Block_Supports::class
		);
		$print = array_filter( $read( WP_Block_Supports::get_instance() ), static fn ( array $one ): bool => isset( $one['apply'] ) );
		return array() === array_diff( array_keys( $print ), self::KNOWN );
	}
}
