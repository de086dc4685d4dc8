<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Closure;
use Frontage\Base\Html\Html;
use Frontage\Base\Request_Cache;
use function is_int;

defined( 'ABSPATH' ) || exit;

/**
 * HTML that widgets of the same type share.
 *
 * Prints elements once, with placeholders for what differs: a list may have a widget on each of thirty posts.
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
		$pieces = self::pieces( $key, $elements );
		$html   = $pieces[0];
		$next   = 0;
		foreach ( $values as $value ) {
			$html .= match ( true ) {
				$value instanceof Html => $value->html,
				is_int( $value ) => $value,
				default => Html::escape( $value ),
			} . $pieces[ ++$next ];
		}
		return Html::raw( $html );
	}

	/**
	 * Returns the HTML around the values, for widgets that join it themselves with values that need no escaping.
	 *
	 * @param string                $key      As for `html()`.
	 * @param Closure(string): Html $elements As for `html()`.
	 * @return non-empty-list<string> One more than there are places.
	 */
	public static function pieces( string $key, Closure $elements ): array {
		return Request_Cache::find( $key )
			?? Request_Cache::remember( $key, static fn (): array => explode( self::place(), $elements( self::place() )->html ) );
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
