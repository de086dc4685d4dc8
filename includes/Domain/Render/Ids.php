<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Domain\Blocks\Saved_Images;

defined( 'ABSPATH' ) || exit;

/**
 * IDs of widgets.
 *
 * IDs are the same in every request, so that cached pages, shared links, and parts that load later
 * match. If the same widget is on a page twice, the second one gets a number.
 */
final class Ids {
	/** Where a list's card of blocks is among its attributes while it is printed. */
	public const CARD = 'card';

	/**
	 * All IDs used in this request.
	 *
	 * @var array<string, true>
	 */
	private static array $given = array();

	/**
	 * Next number for each duplicated ID, so that a hundred duplicates take a hundred steps instead of
	 * five thousand.
	 *
	 * @var array<string, int>
	 */
	private static array $next = array();

	/**
	 * Returns an ID: the author's anchor, or one derived from the attributes.
	 *
	 * @param string $prefix Prefix, such as `tabs`.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function for( string $prefix, array $attributes ): string {
		return self::unique( self::wanted( $prefix, $attributes ) );
	}

	/**
	 * Returns the ID that `for()` gives to the first such widget of a page.
	 *
	 * @param string $prefix Prefix, such as `tabs`.
	 * @param array<string, mixed> $attributes Block attributes, with defaults.
	 */
	public static function wanted( string $prefix, array $attributes ): string {
		$anchor = self::anchor( $attributes );
		unset( $attributes[ self::CARD ] ); // Not an attribute that is saved.
		$attributes = Saved_Images::without_sizes( $attributes );
		return '' === $anchor ? $prefix . '-' . substr( md5( (string) wp_json_encode( $attributes ) ), 0, 6 ) : $anchor;
	}

	/**
	 * Returns the author's anchor as an ID; empty if there is none.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function anchor( array $attributes ): string {
		$anchor = $attributes['anchor'] ?? '';
		return is_string( $anchor ) ? self::clean( $anchor ) : '';
	}

	/**
	 * Returns the ID itself, or with a number if the page has it already.
	 *
	 * @param string $wanted A clean ID.
	 */
	public static function unique( string $wanted ): string {
		if ( ! isset( self::$given[ $wanted ] ) ) {
			self::$given[ $wanted ] = true;
			return $wanted;
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
	 * Returns the ID itself, or with a number if another widget of some content has it already: what `unique()` gives if the page has
	 * no others.
	 *
	 * @param string $wanted A clean ID.
	 * @param array<array-key, mixed> $taken IDs of the widgets before it, as keys.
	 */
	public static function free( string $wanted, array $taken ): string {
		$id = $wanted;
		for ( $number = 2; isset( $taken[ $id ] ); $number++ ) {
			$id = "$wanted-$number";
		}
		return $id;
	}

	/**
	 * Returns an accessible name itself, or with a number if a widget of the page has it already: landmarks
	 * with the same name cannot be told apart.
	 *
	 * @param string $wanted Plain text.
	 */
	public static function label( string $wanted ): string {
		$number = substr( self::unique( "label $wanted" ), strlen( "label $wanted-" ) );
		return '' === $number ? $wanted : "$wanted ($number)";
	}

	/**
	 * Removes characters that a URL hash cannot contain. Mirrors `cleanPart()` in `src/lib/hash.ts` (S1 §2).
	 *
	 * @param string $text Text, such as an anchor or a name.
	 */
	public static function clean( string $text ): string {
		return ctype_alnum( strtr( $text, '-_', 'aa' ) ) ? $text : (string) preg_replace( '/[^\p{L}\p{M}\p{Nd}_-]/u', '', $text );
	}

	/** Resets the IDs, for tests. */
	public static function reset(): void {
		self::$given = array();
		self::$next  = array();
	}
}
