<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Domain\Modules\Extensions;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Whether an author has hidden a block, from everybody or from the current visitor.
 *
 * The one authority: whatever reads blocks asks here, directly or by `Shown_Blocks`, and for visitors that `Audience` names.
 *
 * WordPress 6.9 and later render a hidden block and then print nothing. Here it is not rendered at all, so that it needs
 * no queries, styles or scripts, and its parent makes no tab, slide or field for it.
 */
final class Visibility {
	/** Class names with which WordPress 7.0 and later, and extensions, hide a block on some screens. */
	private const SCREEN_CLASS = '/\A(?:wp-block|is-frontage)-hidden-(?:in-)?(?:desktop|tablet|mobile|phone)\z/';

	/** What the names of our blocks begin with. */
	private const OURS = 'frontage/';

	/**
	 * Returns whether the block is not printed: WordPress hides it, or an extension does.
	 *
	 * @param array<array-key, mixed> $attributes Saved attributes.
	 */
	public static function is_hidden( array $attributes ): bool {
		$metadata = $attributes['metadata'] ?? null;
		$is_off   = is_array( $metadata )
			&& false === ( $metadata['blockVisibility'] ?? null )
			&& function_exists( 'wp_render_block_visibility_support' );
		return $is_off || ( isset( $attributes[ Extensions::ATTRIBUTE ] ) && Extensions::hides( $attributes ) );
	}

	/**
	 * Prints nothing instead of a hidden block.
	 *
	 * @param string|null $html What is printed instead of the block; null for the block.
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function skip( ?string $html, array $block ): ?string {
		return self::is_hidden( (array) ( $block['attrs'] ?? array() ) ) ? '' : $html;
	}

	/**
	 * Removes hidden blocks from a block before it is rendered, because blocks of WordPress read those in them: a menu renders
	 * its links, tabs list their panels, a playlist its tracks, and none of them asks `skip()`.
	 *
	 * Our own blocks ask themselves. They are left as they were saved, by which they are found again.
	 *
	 * @param mixed $block Parsed block.
	 * @param mixed $source The same, before other filters.
	 * @param WP_Block|null $parent The block around it, of which this was done already unless it is ours.
	 * @return mixed
	 */
	public static function prune( $block, $source = null, $parent = null ) {
		$is_first = null === $parent || str_starts_with( (string) $parent->name, self::OURS );
		return is_array( $block ) && $is_first && ! empty( $block['innerBlocks'] ) ? Shown_Blocks::inside( $block, self::OURS ) : $block;
	}

	/**
	 * Prints nothing instead of a hidden block that another one has rendered without asking.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @return mixed
	 */
	public static function remove( $html, $block ) {
		return is_array( $block ) && self::is_hidden( (array) ( $block['attrs'] ?? array() ) ) ? '' : $html;
	}

	/**
	 * Returns the class names with which WordPress 7.0 and later, and extensions, hide a block on some screens, separated by spaces.
	 *
	 * For what a parent prints outside of the block, such as the button of a tab.
	 *
	 * @param array<array-key, mixed> $attributes Saved attributes.
	 * @return string Empty if the block is shown everywhere.
	 */
	public static function classes( array $attributes ): string {
		$own       = isset( $attributes[ Extensions::ATTRIBUTE ] ) ? Extensions::screen_classes( $attributes ) : array();
		$viewports = $attributes['metadata']['blockVisibility']['viewport'] ?? null;
		if ( ! is_array( $viewports ) || ! is_wp_version_compatible( '7.0' ) ) {
			return implode( ' ', $own );
		}
		$hidden = array_filter( $viewports, static fn ( mixed $is_shown ): bool => false === $is_shown );
		$names  = array_map( sanitize_html_class( ... ), preg_filter( '/^/', 'wp-block-hidden-', array_keys( $hidden ) ) );
		return implode( ' ', array( ...$names, ...$own ) );
	}

	/**
	 * Returns those of the class names of elements with which blocks are hidden on some screens.
	 *
	 * @param array<string> $names Class names.
	 * @return list<string>
	 */
	public static function screen_classes( array $names ): array {
		return array_values( array_unique( (array) preg_grep( self::SCREEN_CLASS, $names ) ) );
	}

	/**
	 * Returns the class names as `classes()` does, for what is printed instead of a block; and has the styles printed that they need.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return list<string>
	 */
	public static function instead( array $block ): array {
		$classes = self::classes( (array) ( $block['attrs'] ?? array() ) );
		if ( '' === $classes ) {
			return array();
		}
		$html = Extensions::pass( '<i></i>', $block );
		if ( function_exists( 'wp_render_block_visibility_support' ) ) {
			wp_render_block_visibility_support( $html, $block );
		}
		return explode( ' ', $classes );
	}

	/**
	 * Returns which child is shown first: the chosen one, or the first that is shown on every screen.
	 *
	 * @param list<WP_Block> $children Children in order.
	 * @param int            $chosen Index that the author has chosen.
	 */
	public static function first( array $children, int $chosen ): int {
		$chosen = max( 0, min( $chosen, count( $children ) - 1 ) );
		foreach ( array( $chosen, ...array_keys( $children ) ) as $index ) {
			if ( isset( $children[ $index ] ) && '' === self::classes( $children[ $index ]->parsed_block['attrs'] ) ) {
				return $index;
			}
		}
		return $chosen;
	}
}
