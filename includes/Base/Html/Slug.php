<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Html;


defined( 'ABSPATH' ) || exit;

/**
 * A category's name as an address can carry it.
 *
 * Makes slugs of names that authors give (S1 §2).
 */
final class Slug {
	/** Names of which `sanitize_title()` only lowers the letters, drops the signs and hyphenates the spaces. */
	private const PLAIN = '/^[A-Za-z0-9 ,:;!?()_-]{1,190}$/D';

	/** A slug of this name would mean “no category”. */
	private const RESERVED = 'all';

	/**
	 * Letters, digits, hyphens and underscores, as the hash allows them, in any script; for `List_State`.
	 *
	 * @param string       $name  What visitors read.
	 * @param int          $place Its place, from 1, for names of signs only.
	 * @param list<string> $taken Slugs already given.
	 */
	public static function of( string $name, int $place, array $taken ): string {
		$slug = (string) preg_replace( '/[^\p{L}\p{M}\p{Nd}_-]/u', '', self::readable( $name ) );
		$slug = 1 === preg_match( '/[\p{L}\p{Nd}]/u', $slug ) ? $slug : (string) $place;
		while ( self::RESERVED === $slug || in_array( $slug, $taken, true ) ) {
			$slug .= "-$place";
		}
		return $slug;
	}

	/**
	 * A slug as WordPress makes it, in the letters of its language.
	 *
	 * @param string $name What visitors read, without tags.
	 */
	public static function readable( string $name ): string {
		if ( 1 !== preg_match( self::PLAIN, $name ) || ! self::is_wordpress_alone() ) {
			return rawurldecode( sanitize_title( $name ) );
		}
		return trim( (string) preg_replace( array( '/[,:;!?()]/', '/[ -]+/' ), array( '', '-' ), strtolower( $name ) ), '-' );
	}

	/** Whether nobody but WordPress makes slugs: a plugin that spells names in Latin letters, for one, would. */
	private static function is_wordpress_alone(): bool {
		$filters = $GLOBALS['wp_filter']['sanitize_title']->callbacks ?? array();
		return array( 10 ) === array_keys( $filters ) && array( 'sanitize_title_with_dashes' ) === array_keys( $filters[10] );
	}
}
