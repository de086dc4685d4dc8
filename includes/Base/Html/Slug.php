<?php
declare( strict_types=1 );

namespace Frontage\Base\Html;

defined( 'ABSPATH' ) || exit;

/** Makes slugs from names that authors enter (S1 §2). */
final class Slug {
	/** Names for which `sanitize_title()` only lowercases letters, removes punctuation and hyphenates spaces. */
	private const PLAIN = '/^[A-Za-z0-9 ,:;!?()_-]{1,' . self::MOST . '}$/D';

	/** Length in bytes up to which a slug is never cut. */
	private const MOST = 190;

	/** Reserved slug, which means “no category”. */
	private const RESERVED = 'all';

	/**
	 * Returns a unique slug for `List_State`: letters, digits, hyphens and underscores in any script, as
	 * the URL hash allows.
	 *
	 * @param string $name Visible name.
	 * @param int $place Position, from 1, used if the name has no letters or digits.
	 * @param list<string> $taken Slugs already in use.
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
	 * Returns a slug as WordPress makes it, in the script of its language.
	 *
	 * @param string $name Visible name, without tags.
	 */
	public static function readable( string $name ): string {
		$is_word = ctype_alnum( $name ) && strlen( $name ) <= self::MOST;
		if ( ! ( $is_word || 1 === preg_match( self::PLAIN, $name ) ) || ! self::is_wordpress_alone() ) {
			return rawurldecode( sanitize_title( $name ) );
		}
		if ( $is_word ) {
			return strtolower( $name );
		}
		return trim( (string) preg_replace( array( '/[,:;!?()]/', '/[ -]+/' ), array( '', '-' ), strtolower( $name ) ), '-' );
	}

	/**
	 * Returns whether only WordPress filters slugs; plugins that transliterate names, for example, add
	 * their own filter.
	 */
	private static function is_wordpress_alone(): bool {
		$filters = $GLOBALS['wp_filter']['sanitize_title']->callbacks ?? array();
		return 1 === count( $filters ) && isset( $filters[10]['sanitize_title_with_dashes'] ) && 1 === count( $filters[10] );
	}
}
