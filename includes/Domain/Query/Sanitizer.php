<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Bounds of what an author or a visitor may ask of a list.
 *
 * Turns anything into a value with a known type and known bounds; what does not fit becomes the default, never an error.
 */
final class Sanitizer {
	/** Terms of one taxonomy and of all: what is chosen travels signed, which has a length. The editor says so where it is reached (`most-terms.ts`). */
	private const MOST_TERMS  = 100;
	private const MOST_IN_ALL = 500;

	private const LONGEST_TEXT = 100;

	/**
	 * A whole number.
	 *
	 * @param mixed $raw      What was given.
	 * @param int   $min      Smallest.
	 * @param int   $max      Largest.
	 * @param int   $fallback Where it is no number.
	 */
	public static function int( mixed $raw, int $min, int $max, int $fallback ): int {
		return is_numeric( $raw ) ? max( $min, min( $max, (int) $raw ) ) : $fallback;
	}

	/**
	 * One of a closed list.
	 *
	 * @param mixed        $raw      What was given.
	 * @param list<string> $values   The list.
	 * @param string       $fallback Where it is none of them.
	 */
	public static function choice( mixed $raw, array $values, string $fallback ): string {
		return is_string( $raw ) && in_array( $raw, $values, true ) ? $raw : $fallback;
	}

	/**
	 * Distinct numbers, as a list or, as core writes authors, separated by commas.
	 *
	 * @param mixed $raw  What was given.
	 * @param int   $most How many at most.
	 * @return list<int>
	 */
	public static function ids( mixed $raw, int $most ): array {
		$list = is_array( $raw ) ? $raw : ( is_scalar( $raw ) ? explode( ',', (string) $raw, $most + 1 ) : array() );
		$list = array_map( static fn ( mixed $one ): int => is_numeric( $one ) ? (int) $one : 0, array_slice( $list, 0, $most ) );
		return array_values( array_unique( array_filter( $list, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	/**
	 * A line of text.
	 *
	 * @param mixed $raw What was given.
	 */
	public static function line( mixed $raw ): string {
		return is_scalar( $raw ) ? mb_substr( sanitize_text_field( (string) $raw ), 0, self::LONGEST_TEXT ) : '';
	}

	/**
	 * A day, or nothing.
	 *
	 * @param mixed $raw Such as `2026-03-01`, with or without a time.
	 */
	public static function day( mixed $raw ): string {
		$day = is_string( $raw ) ? substr( $raw, 0, 10 ) : '';
		return 1 === preg_match( '/\A(\d{4})-(\d\d)-(\d\d)\z/', $day, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ? $day : '';
	}

	/**
	 * Types of posts that anybody may read; attachments are not, their state is another post's.
	 *
	 * @param mixed $raw One type or a list.
	 * @return non-empty-list<string>
	 */
	public static function types( mixed $raw ): array {
		$types = array_filter(
			array_unique( array_filter( (array) $raw, 'is_string' ) ),
			static fn ( string $type ): bool => 'attachment' !== $type && is_post_type_viewable( $type )
		);
		sort( $types );
		return array() === $types ? array( 'post' ) : $types;
	}

	/**
	 * Terms by public taxonomy. Where there are many of these each has fewer terms: a taxonomy left out would let in posts that the author kept out.
	 *
	 * @param mixed $raw Lists of term ids by taxonomy.
	 * @return array<string, list<int>>
	 */
	public static function terms( mixed $raw ): array {
		$terms = array();
		foreach ( is_array( $raw ) ? array_filter( $raw ) : array() as $taxonomy => $ids ) {
			$terms[ (string) $taxonomy ] = is_taxonomy_viewable( (string) $taxonomy ) ? self::ids( $ids, self::MOST_TERMS ) : array();
		}
		$terms = array_filter( $terms );
		$most  = max( 1, intdiv( self::MOST_IN_ALL, max( 1, count( $terms ) ) ) );
		foreach ( $terms as $taxonomy => $ids ) {
			$ids = array_slice( $ids, 0, $most );
			sort( $ids );
			$terms[ $taxonomy ] = $ids;
		}
		ksort( $terms );
		return $terms;
	}

	/**
	 * A condition on a custom field that the site shows to everybody anyway.
	 *
	 * Other fields could be guessed letter by letter through what a list shows.
	 *
	 * @param mixed        $raw   Key, compare and value.
	 * @param list<string> $types The types of posts.
	 * @return array{key: string, compare: string, value: string}|array{}
	 */
	public static function meta( mixed $raw, array $types ): array {
		$key = is_array( $raw ) && is_string( $raw['key'] ?? null ) ? $raw['key'] : '';
		if ( '' === $key || ! self::is_public_meta( $key, $types ) ) {
			return array();
		}
		return array(
			'key'     => $key,
			'compare' => self::choice( $raw['compare'] ?? null, array( '=', '!=', '>', '>=', '<', '<=', 'EXISTS', 'NOT EXISTS' ), '=' ),
			'value'   => self::line( $raw['value'] ?? '' ),
		);
	}

	/**
	 * Whether the REST interface shows a field of one of these types.
	 *
	 * @param string       $key   The field.
	 * @param list<string> $types The types of posts.
	 */
	private static function is_public_meta( string $key, array $types ): bool {
		foreach ( array_merge( array( '' ), $types ) as $type ) {
			if ( ! empty( get_registered_meta_keys( 'post', $type )[ $key ]['show_in_rest'] ) ) {
				return true;
			}
		}
		return false;
	}
}
