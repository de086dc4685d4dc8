<?php
/**
 * A category's name as an address can carry it.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Render;

defined( 'ABSPATH' ) || exit;

/** Makes slugs of names that authors give (S1 §2), for `Choice`. */
final class Slug {
	/** A slug of this name would mean “no category”. */
	private const RESERVED = 'all';

	/**
	 * Letters, digits, hyphens and underscores, as the hash allows them, in any script.
	 *
	 * @param string       $name  What visitors read.
	 * @param int          $place Its place, from 1, for names of signs only.
	 * @param list<string> $taken Slugs already given.
	 */
	public static function of( string $name, int $place, array $taken ): string {
		$slug = (string) preg_replace( '/[^\p{L}\p{M}\p{Nd}_-]/u', '', rawurldecode( sanitize_title( $name ) ) );
		$slug = 1 === preg_match( '/[\p{L}\p{Nd}]/u', $slug ) ? $slug : (string) $place;
		while ( self::RESERVED === $slug || in_array( $slug, $taken, true ) ) {
			$slug .= "-$place";
		}
		return $slug;
	}
}
