<?php
/**
 * @package Frontage
 */

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
 *
 * @api
 */
final class Wrapper {
	/**
	 * Returns the wrapper of the block being rendered.
	 *
	 * @param array<string, mixed> $extra Additional attributes, as for `el()`; class and style are merged with WordPress's.
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
		$style = $extra['style'] ?? '';
		$style = is_array( $style ) ? style( $style ) : (string) $style;
		if ( '' !== $style ) {
			$style = rtrim( $style, ';' ) . ';'; // WordPress joins styles with a space only.
		}
		$joined = Supports::html( (string) ( $extra['class'] ?? '' ), $style );
		unset( $extra['class'], $extra['style'] );
		if ( isset( $extra['id'] ) && str_contains( ' ' . $joined, ' id="' ) ) {
			unset( $extra['id'] );
		}
		return Html::raw( "<$tag $joined" . attributes( $extra ) . '>' . implode( '', $children ) . "</$tag>" );
	}
}
