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
 * Prints the element that carries WordPress's block supports: colours, spacing, alignment.
 *
 * @api
 */
final class Wrapper {
	/**
	 * Prints the wrapper of the block that is being rendered.
	 *
	 * @param array<string, mixed> $extra       Further attributes, as for `el()`; class and style are joined with WordPress's.
	 * @param Html                 ...$children What is in it.
	 */
	public static function html( array $extra = array(), Html ...$children ): Html {
		return self::tag( 'div', $extra, ...$children );
	}

	/**
	 * Prints the wrapper as another element.
	 *
	 * @param string               $tag         The element, from code or `Tag::allow()`.
	 * @param array<string, mixed> $extra       Further attributes.
	 * @param Html                 ...$children What is in it.
	 */
	public static function tag( string $tag, array $extra = array(), Html ...$children ): Html {
		$style = $extra['style'] ?? '';
		$style = is_array( $style ) ? style( $style ) : (string) $style;
		if ( '' !== $style ) {
			$style = rtrim( $style, ';' ) . ';'; // WordPress joins its own with a space only.
		}
		$joined = Supports::html( (string) ( $extra['class'] ?? '' ), $style );
		unset( $extra['class'], $extra['style'] );
		if ( isset( $extra['id'] ) && str_contains( ' ' . $joined, ' id="' ) ) {
			unset( $extra['id'] );
		}
		return Html::raw( "<$tag $joined" . attributes( $extra ) . '>' . implode( '', $children ) . "</$tag>" );
	}
}
