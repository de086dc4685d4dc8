<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

defined( 'ABSPATH' ) || exit;

/**
 * Ids of widgets.
 *
 * Ids that stay the same from request to request, so that cached pages, shared links and
 * parts loaded later agree; the same widget twice on a page gets a number.
 *
 * @api
 */
final class Ids {
	/**
	 * Every id given in this request.
	 *
	 * @var array<string, true>
	 */
	private static array $given = array();

	/**
	 * Where to go on counting, by the id that was wanted more than once: a hundred like widgets take
	 * a hundred steps, not five thousand.
	 *
	 * @var array<string, int>
	 */
	private static array $next = array();

	/**
	 * Gives an id: the author's anchor, else one made from the attributes.
	 *
	 * @param string               $prefix     Such as `tabs`.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function for( string $prefix, array $attributes ): string {
		$anchor = $attributes['anchor'] ?? '';
		$wanted = is_string( $anchor ) && '' !== $anchor ? self::clean( $anchor ) : '';
		if ( '' === $wanted ) {
			$wanted = $prefix . '-' . substr( md5( (string) wp_json_encode( $attributes ) ), 0, 6 );
		}
		$id     = $wanted;
		$number = self::$next[ $wanted ] ?? 2;
		while ( isset( self::$given[ $id ] ) ) {
			$id                    = "$wanted-$number";
			self::$next[ $wanted ] = ++$number;
		}
		self::$given[ $id ] = true;
		return $id;
	}

	/**
	 * Drops what an address's hash cannot hold; the twin of `cleanPart()` in `src/lib/hash.ts` (S1 §2).
	 *
	 * @param string $text Such as an anchor or a name.
	 */
	public static function clean( string $text ): string {
		return (string) preg_replace( '/[^\p{L}\p{M}\p{Nd}_-]/u', '', $text );
	}

	/** Starts again, for tests. */
	public static function reset(): void {
		self::$given = array();
		self::$next  = array();
	}
}
