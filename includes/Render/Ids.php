<?php
/**
 * Ids of widgets.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Render;

defined( 'ABSPATH' ) || exit;

/**
 * Ids that stay the same from request to request, so that cached pages, shared links and
 * parts loaded later agree; the same widget twice on a page gets a number.
 */
final class Ids {
	/**
	 * How often an id was given in this request.
	 *
	 * @var array<string, int>
	 */
	private static array $given = array();

	/**
	 * Gives an id: the author's anchor, else one made from the attributes.
	 *
	 * @param string               $prefix     Such as `tabs`.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function for( string $prefix, array $attributes ): string {
		$anchor = $attributes['anchor'] ?? '';
		$id     = is_string( $anchor ) && '' !== $anchor
			? (string) preg_replace( '/[^A-Za-z0-9_-]/', '', $anchor )
			: $prefix . '-' . substr( md5( (string) wp_json_encode( $attributes ) ), 0, 6 );
		$count  = self::$given[ $id ] = ( self::$given[ $id ] ?? 0 ) + 1;
		return 1 === $count ? $id : "$id-$count";
	}

	/** Starts anew, for tests. */
	public static function reset(): void {
		self::$given = array();
	}
}
