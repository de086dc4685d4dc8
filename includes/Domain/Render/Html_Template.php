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
 * HTML that widgets of a kind share.
 *
 * Prints elements once, with places for what is each widget's own: a list may have a widget at each of thirty posts.
 *
 * @api
 */
final class Html_Template {
	/**
	 * Stands where a value goes; nobody can guess it, so no text holds it.
	 *
	 * @var non-empty-string|null
	 */
	private static ?string $place = null;

	/**
	 * Puts values into their places.
	 *
	 * @param string                $key       As for `Once::of()`: whatever changes the elements is in it.
	 * @param Closure(string): Html $elements  Prints them, with the given text as a child or an attribute wherever a value goes.
	 * @param Html|string|int       ...$values In the order of their places; strings are escaped, for attributes too.
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
	 * What stands for a value in this request.
	 *
	 * @return non-empty-string
	 */
	private static function place(): string {
		return self::$place ??= 'place' . bin2hex( random_bytes( 8 ) );
	}
}
