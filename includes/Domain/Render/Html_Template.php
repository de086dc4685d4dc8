<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use Frontage\Base\Html\Html;
use Frontage\Base\Request_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * HTML that widgets of the same type share.
 *
 * Prints elements once, with placeholders for what differs: a list may have a widget on each of thirty posts.
 *
 * @api
 */
final class Html_Template {
	/**
	 * Placeholder for a value; random, so no text can contain it.
	 *
	 * @var non-empty-string|null
	 */
	private static ?string $place = null;

	/**
	 * Fills the template with values.
	 *
	 * @param string $key As for `Request_Cache::remember()`; contains everything that changes the elements.
	 * @param Closure(string): Html $elements Renders them, with the given text as a child or an attribute wherever a value goes.
	 * @param Html|string|int ...$values In the order of their placeholders; strings are escaped, for attributes too.
	 */
	public static function html( string $key, Closure $elements, Html|string|int ...$values ): Html {
		$pieces = Request_Cache::remember( $key, static fn (): array => explode( self::place(), $elements( self::place() )->html ) );
		$html   = $pieces[0];
		$next   = 0;
		foreach ( $values as $value ) {
			$html .= ( $value instanceof Html ? $value->html : Html::escape( (string) $value ) ) . $pieces[ ++$next ];
		}
		return Html::raw( $html );
	}

	/**
	 * Returns the placeholder for this request.
	 *
	 * @return non-empty-string
	 */
	private static function place(): string {
		return self::$place ??= 'place' . bin2hex( random_bytes( 8 ) );
	}
}
