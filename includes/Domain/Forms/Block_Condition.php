<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Domain\Modules\Extensions;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The condition under which a block inside a form is shown, such as a group or a step.
 *
 * Saved with the settings of extensions. The page contains it, so that the browser follows what is entered; the fields
 * in a hidden block are hidden fields.
 *
 * @phpstan-import-type When from Field
 */
final class Block_Condition {
	/** The attribute from which the browser reads it. */
	private const ATTRIBUTE = 'data-when';

	/**
	 * Returns a block's condition; null if it is always shown.
	 *
	 * @param array<string, mixed> $attributes Saved attributes.
	 * @return When|null
	 */
	public static function of( array $attributes ): ?array {
		$settings = $attributes[ Extensions::ATTRIBUTE ] ?? null;
		$when     = is_array( $settings ) ? Conditional_Logic::read( $settings[ Extensions::CONDITION ] ?? null ) : null;
		return array() === ( $when['rules'] ?? array() ) ? null : $when;
	}

	/**
	 * Returns whether blocks or their inner blocks have a condition.
	 *
	 * @param array<mixed> $blocks As returned by `parse_blocks()`.
	 */
	public static function is_in( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			$attributes = (array) ( $block['attrs'] ?? array() );
			if ( null !== self::of( $attributes ) || self::is_in( (array) ( $block['innerBlocks'] ?? array() ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Adds the condition to a rendered block, and whether it hides the block now.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @return mixed HTML, changed or not.
	 */
	public static function mark( mixed $html, mixed $block ): mixed {
		$when = is_array( $block ) ? self::of( (array) ( $block['attrs'] ?? array() ) ) : null;
		if ( null === $when || ! is_string( $html ) ) {
			return $html;
		}
		$tag = new WP_HTML_Tag_Processor( $html );
		if ( ! $tag->next_tag() ) {
			return $html;
		}
		$tag->set_attribute( self::ATTRIBUTE, (string) wp_json_encode( $when, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		if ( false === Form_Context::current()->logic?->holds( $when ) ) {
			$tag->set_attribute( 'data-off', true );
		}
		return $tag->get_updated_html();
	}
}
