<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Http\Post_Visibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The place in a list behind a post that was shown, such as `6,120,2024-03-01%2009%3A30%3A00`.
 *
 * Pages lie in caches. An offset would repeat posts when others have been published since, and skip some when others
 * have been removed (docs/adr/0028-the-cursor-of-lists.md). It selects among published posts only, so it is not signed.
 */
final class Cursor {
	/** Columns that lists sort by. */
	private const COLUMNS = array(
		'date'          => 'post_date',
		'modified'      => 'post_modified',
		'title'         => 'post_title',
		'comment_count' => 'comment_count',
		'menu_order'    => 'menu_order',
		'author'        => 'post_author',
	);

	/** Maximum length of an encoded value; lists with longer titles count instead. */
	private const LONGEST = 400;

	/** Maximum length of a request's cursors. */
	public const MOST = 4000;

	/**
	 * Stores a cursor.
	 *
	 * @param int $position Number of posts of the list up to the post.
	 * @param int $post Post ID.
	 * @param string $value What the list is sorted by, encoded.
	 * @param bool $is_first Whether the post was one of those that come first.
	 */
	private function __construct(
		public readonly int $position,
		private readonly int $post,
		public readonly string $value,
		private readonly bool $is_first
	) {}

	/**
	 * Parses a cursor; null if it is invalid.
	 *
	 * @param mixed $raw Untrusted value.
	 */
	public static function of( mixed $raw ): ?self {
		$pattern   = '/\A(\d{1,6}),(\d{1,18}),([\w.~%-]{0,' . self::LONGEST . '})(,first)?\z/';
		$is_cursor = is_string( $raw ) && 1 === preg_match( $pattern, $raw, $part );
		return $is_cursor ? new self( (int) $part[1], (int) $part[2], $part[3], isset( $part[4] ) ) : null;
	}

	/** Encodes the cursor. */
	public function __toString(): string {
		return "$this->position,$this->post,$this->value" . ( $this->is_first ? ',first' : '' );
	}

	/**
	 * Parses several cursors and returns the last one that is not behind an offset.
	 *
	 * @param mixed $raw Untrusted value: cursors separated by spaces.
	 * @param int $offset Number of posts to skip.
	 */
	public static function nearest( mixed $raw, int $offset ): ?self {
		$best = null;
		foreach ( is_string( $raw ) && strlen( $raw ) <= self::MOST ? explode( ' ', $raw ) : array() as $one ) {
			$cursor = self::of( $one );
			if ( null !== $cursor && $cursor->position <= $offset && $cursor->position > ( $best->position ?? 0 ) ) {
				$best = $cursor;
			}
		}
		return $best;
	}

	/**
	 * Returns the cursor behind a post; empty if the list has no order that could be continued.
	 *
	 * @param Query_Spec $list Query that found the post.
	 * @param int $post Its ID.
	 * @param int $count Number of posts found up to it.
	 */
	public static function behind( Query_Spec $list, int $post, int $count ): string {
		// Another plugin's filter may have added a post that is not public, and the value may be its title.
		$found = Post_Visibility::can_view( $post ) ? get_post( $post ) : null;
		$by    = self::order( $list->data )[0];
		$own   = null === $found ? null : Ordering::value( $list, $post );
		if ( ! $found instanceof WP_Post || ( '' === $by && null === $own ) ) {
			return '';
		}
		$value = rawurlencode( $own ?? ( 'include' === $by ? '' : (string) $found->{ self::COLUMNS[ $by ] } ) );
		$start = self::of( $list->data['cursor'] )->position ?? 0;
		$first = 'first' === $list->data['sticky'] && is_sticky( $post );
		return strlen( $value ) > self::LONGEST ? '' : (string) new self( $start + $list->data['offset'] + $count, $post, $value, $first );
	}

	/**
	 * Returns the order of a list, as `Sql` requests it.
	 *
	 * @param array<string, mixed> $data Query data.
	 * @return array{string, string} Key and direction; for an order that has no column, an empty key and the order's name.
	 */
	public static function order( array $data ): array {
		return match ( true ) {
			'include' === $data['orderBy'] && array() !== $data['include'] => array( 'include', 'asc' ),
			'relevance' === $data['orderBy'] && '' !== $data['search']     => array( '', 'relevance' ),
			'shared' === $data['orderBy'] && array() !== $data['taxQuery'] => array( '', 'shared' ),
			isset( self::COLUMNS[ $data['orderBy'] ] )                     => array( $data['orderBy'], $data['order'] ),
			default                                                       => array( 'date', 'desc' ),
		};
	}

	/**
	 * Restricts a statement to the posts behind the list's cursor; skips as many posts if that is not possible.
	 *
	 * @param array<string, string> $clauses Query clauses.
	 * @param Query_Spec|null $list With the cursor; null for statements without one.
	 * @param list<int> $first IDs of the posts that come first.
	 * @return array{array<string, string>, int} Query clauses, and the number of posts skipped instead.
	 */
	public static function apply( array $clauses, ?Query_Spec $list, array $first ): array {
		$cursor = self::of( $list?->data['cursor'] );
		if ( null === $list || null === $cursor ) {
			return array( $clauses, 0 );
		}
		$where = $cursor->where( $list, $clauses['orderby'], $first );
		if ( null !== $where ) {
			$clauses['where'] = ( $clauses['where'] ?? '' ) . " AND $where";
			return array( $clauses, 0 );
		}
		$clauses['limits'] = (string) preg_replace_callback(
			'/LIMIT\s+(\d+)/',
			static fn ( array $found ): string => 'LIMIT ' . ( (int) $found[1] + $cursor->position ),
			$clauses['limits'] ?? ''
		);
		return array( $clauses, $cursor->position );
	}

	/**
	 * Returns the condition for the posts behind the cursor; null if a plugin has changed the order.
	 *
	 * @param Query_Spec $list Query with the cursor.
	 * @param string $order_by What WordPress sorts by.
	 * @param list<int> $first IDs of the posts that come first.
	 */
	private function where( Query_Spec $list, string $order_by, array $first ): ?string {
		list( $by, $order ) = self::order( $list->data );

		$value  = wp_check_invalid_utf8( rawurldecode( $this->value ) );
		$behind = Ordering::behind( $list, $value, $this->post ) ?? (
			'include' === $by ? $this->listed( $list->data['include'], $order_by ) : $this->sorted( $by, $order, $order_by )
		);
		if ( null === $behind || ( array() === $first && ! $this->is_first ) ) {
			return $behind;
		}
		$others = 'NOT ' . self::among( $first );
		return $this->is_first ? "( $behind OR $others )" : "( $behind AND $others )";
	}

	/**
	 * Returns the condition for the rest of a list in its author's order.
	 *
	 * @param list<int> $ids All its posts.
	 * @param string $order_by What WordPress sorts by.
	 */
	private function listed( array $ids, string $order_by ): ?string {
		$at = array_search( $this->post, $ids, true );
		return false !== $at && str_starts_with( $order_by, 'FIELD(' ) ? self::among( array_slice( $ids, $at + 1 ) ) : null;
	}

	/**
	 * Returns the condition for the posts that are sorted behind the cursor's.
	 *
	 * @param string $by Key of a column.
	 * @param string $order `asc` or `desc`.
	 * @param string $order_by What WordPress sorts by.
	 */
	private function sorted( string $by, string $order, string $order_by ): ?string {
		global $wpdb;
		$column = "{$wpdb->posts}." . ( self::COLUMNS[ $by ] ?? '' );
		if ( '' === $by || ! str_starts_with( strtolower( $order_by ), "$column $order" ) ) {
			return null;
		}
		$sign  = 'asc' === $order ? '>' : '<';
		$value = wp_check_invalid_utf8( rawurldecode( $this->value ) );
		return (string) $wpdb->prepare(
			// phpcs:ignore WordPress.DB.PreparedSQL -- A column of the list above, and a sign.
			"( $column $sign %s OR ( $column = %s AND {$wpdb->posts}.ID $sign %d ) )",
			$value,
			$value,
			$this->post
		);
	}

	/**
	 * Returns the condition for some posts.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	private static function among( array $ids ): string {
		return "{$GLOBALS['wpdb']->posts}.ID IN (" . implode( ',', array( 0, ...$ids ) ) . ')';
	}
}
