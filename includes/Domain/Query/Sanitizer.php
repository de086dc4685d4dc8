<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes the parameters of a query.
 *
 * Converts anything to a value of a known type within bounds; invalid values become the default, never
 * an error.
 */
final class Sanitizer {
	/**
	 * Maximum number of terms, per taxonomy and in total, because signed values have a maximum length. The
	 * editor shows a notice (`most-terms.ts`).
	 */
	public const MOST_TERMS = 100;

	private const MOST_IN_ALL = 500;

	private const LONGEST_TEXT = 100;

	/**
	 * Sanitizes an integer.
	 *
	 * @param mixed $raw Untrusted value.
	 * @param int $min Minimum.
	 * @param int $max Maximum.
	 * @param int $fallback Value if it is not a number.
	 */
	public static function int( mixed $raw, int $min, int $max, int $fallback ): int {
		return is_numeric( $raw ) ? max( $min, min( $max, (int) $raw ) ) : $fallback;
	}

	/**
	 * Sanitizes a choice.
	 *
	 * @param mixed $raw Untrusted value.
	 * @param list<string> $values Allowed values.
	 * @param string $fallback Value if it is not allowed.
	 */
	public static function choice( mixed $raw, array $values, string $fallback ): string {
		return is_string( $raw ) && in_array( $raw, $values, true ) ? $raw : $fallback;
	}

	/**
	 * Sanitizes a list of distinct IDs, also comma-separated, as core stores authors.
	 *
	 * @param mixed $raw Untrusted value.
	 * @param int $most Maximum number of IDs.
	 * @return list<int>
	 */
	public static function ids( mixed $raw, int $most ): array {
		$list = is_array( $raw ) ? $raw : ( is_scalar( $raw ) ? explode( ',', (string) $raw, $most + 1 ) : array() );
		$list = array_map( static fn ( mixed $one ): int => is_numeric( $one ) ? (int) $one : 0, array_slice( $list, 0, $most ) );
		return array_values( array_unique( array_filter( $list, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	/**
	 * Sanitizes a line of text.
	 *
	 * @param mixed $raw Untrusted value.
	 */
	public static function line( mixed $raw ): string {
		return is_scalar( $raw ) ? mb_substr( sanitize_text_field( (string) $raw ), 0, self::LONGEST_TEXT ) : '';
	}

	/**
	 * Sanitizes a day; empty if invalid.
	 *
	 * @param mixed $raw Date such as `2026-03-01`, with or without a time.
	 */
	public static function day( mixed $raw ): string {
		$day = is_string( $raw ) ? substr( $raw, 0, 10 ) : '';
		return 1 === preg_match( '/\A(\d{4})-(\d\d)-(\d\d)\z/', $day, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] )
			? $day
			: '';
	}

	/**
	 * Sanitizes post types to public ones, without attachments, whose status depends on another post.
	 *
	 * @param mixed $raw Post type or list of post types.
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
	 * Sanitizes terms of public taxonomies. With many taxonomies, each has fewer terms: dropping a
	 * taxonomy would include posts that the author excluded.
	 *
	 * @param mixed $raw Lists of term IDs, keyed by taxonomy.
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
	 * Sanitizes the key of a custom field; empty if it is not public.
	 *
	 * @param mixed $raw Untrusted value.
	 * @param list<string> $types Post types.
	 */
	public static function field( mixed $raw, array $types ): string {
		return is_string( $raw ) && '' !== $raw && Public_Meta::has( $raw, $types ) ? $raw : '';
	}

	/**
	 * Sanitizes a condition on a custom field that is public.
	 *
	 * Other fields could be guessed letter by letter from the posts that a list shows.
	 *
	 * @param mixed $raw Key, compare and value.
	 * @param list<string> $types Post types.
	 * @return array{key: string, compare: string, value: string}|array{}
	 */
	public static function meta( mixed $raw, array $types ): array {
		$key = self::field( is_array( $raw ) ? $raw['key'] ?? null : null, $types );
		if ( '' === $key ) {
			return array();
		}
		return array(
			'key'     => $key,
			'compare' => self::choice( $raw['compare'] ?? null, array( '=', '!=', '>', '>=', '<', '<=', 'EXISTS', 'NOT EXISTS' ), '=' ),
			'value'   => self::line( $raw['value'] ?? '' ),
		);
	}
}
