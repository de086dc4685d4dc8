<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\attributes;
use function Frontage\Base\Html\style;

defined( 'ABSPATH' ) || exit;

/**
 * A block's outermost element.
 *
 * Prints the element with WordPress's block supports: colors, spacing, alignment.
 */
final class Wrapper {
	/**
	 * Returns the wrapper of the block being rendered.
	 *
	 * @param array<string, mixed> $extra Additional attributes, as for `el()`; class and style are merged with WordPress's,
	 *                                    `id` replaces the anchor (null: another element has it).
	 * @param Html ...$children Content.
	 */
	public static function html( array $extra = array(), Html ...$children ): Html {
		return self::tag( 'div', $extra, ...$children );
	}

	/**
	 * Returns the wrapper with another tag name.
	 *
	 * @param string $tag Tag name, from code or `Tag::allow()`.
	 * @param array<string, mixed> $extra Additional attributes.
	 * @param Html ...$children Content.
	 */
	public static function tag( string $tag, array $extra = array(), Html ...$children ): Html {
		$joined = Supports::html( (string) ( $extra['class'] ?? '' ), self::declarations( $extra['style'] ?? '' ) );
		unset( $extra['class'], $extra['style'] );
		if ( array_key_exists( 'id', $extra ) && str_contains( $joined, 'id="' ) ) {
			// WordPress prints the author's anchor here, though it may be another element's, or another widget's.
			$joined = (string) preg_replace( '/(?:^| )id="[^"]*"/', '', $joined );
		}
		$html = "<$tag $joined" . attributes( $extra ) . '>';
		foreach ( $children as $child ) {
			$html .= $child->html;
		}
		return Html::raw( $html . "</$tag>" );
	}

	/**
	 * Returns the module's declarations, ending in a semicolon because WordPress joins styles with a space only.
	 *
	 * @param string|array<string, mixed> $style As for `el()`.
	 */
	private static function declarations( string|array $style ): string {
		if ( '' === $style || array() === $style ) {
			return '';
		}
		$declarations = is_array( $style ) ? style( $style ) : $style;
		return '' === $declarations ? '' : rtrim( $declarations, ';' ) . ';';
	}
}
