<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Search\Search_Clauses;

defined( 'ABSPATH' ) || exit;

/** Translates a list's data into the arguments of `WP_Query`. */
final class Query_Args {
	// phpcs:ignore WordPress.Arrays, WordPress.DB.SlowDBQuery -- On the author's choice.
	private const PICTURED = array( 'key' => '_thumbnail_id', 'compare' => 'EXISTS' );

	/**
	 * Returns the list's `WP_Query` arguments.
	 *
	 * @param int $limit Number of IDs.
	 * @return array<string, mixed>
	 */
	public static function of( Query_Spec $list, int $limit ): array {
		$data = $list->data;
		$vars = array_filter(
			array(
				'author__in'   => $data['author'],
				'post__in'     => self::only( $data ),
				'post__not_in' => self::never( $data ),
				's'            => $data['search'],
				'tax_query'    => Term_Clauses::of( $data ), // phpcs:ignore WordPress.DB.SlowDBQuery -- By indexed ids.
				'date_query'   => Post_Dates::clause( $data ),
				// phpcs:ignore WordPress.DB.SlowDBQuery -- On the author's choice.
				'meta_query'   => array_values( array_filter( array( $data['meta'], $data['pictured'] ? self::PICTURED : array() ) ) ),
			)
		) + array(
			'post_type'              => $data['postType'],
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => $limit,
			'offset'                 => $list->start(),
			'orderby'                => self::order( $data ),
			'fields'                 => 'ids',
			'ignore_sticky_posts'    => true,
			'no_found_rows'          => true,
			'cache_results'          => false,
			'suppress_filters'       => false,
			Search_Clauses::VARIABLE => true,
		);
		return Choices::apply( $vars, $data['choices'] );
	}

	/**
	 * Returns the order. Ties are sorted by ID, so that no page repeats posts of another.
	 *
	 * @param array<string, mixed> $data Query data.
	 * @return string|array<string, string>
	 */
	private static function order( array $data ): string|array {
		list( $by, $order ) = Cursor::order( $data );
		return match ( $by ) {
			'include' => 'post__in',
			''        => 'shared' === $order ? array( 'date' => 'desc', 'ID' => 'desc' ) : 'relevance', // phpcs:ignore WordPress.Arrays
			default   => array( $by => $order, 'ID' => $order ), // phpcs:ignore WordPress.Arrays
		};
	}

	/**
	 * Returns the only posts allowed; if there are none, an ID that no post has.
	 *
	 * @param array<string, mixed> $data Query data.
	 * @return list<int>
	 */
	private static function only( array $data ): array {
		if ( 'only' !== $data['sticky'] && array() === $data['include'] ) {
			return array();
		}
		$only = array() === $data['include'] ? self::sticky() : $data['include'];
		$only = 'only' === $data['sticky'] ? array_intersect( $only, self::sticky() ) : $only;
		// WordPress ignores excluded posts if posts to include are given.
		$only = array_values( array_diff( $only, self::never( $data ) ) );
		return array() === $only ? array( 0 ) : $only;
	}

	/**
	 * Returns the excluded posts.
	 *
	 * @param array<string, mixed> $data Query data.
	 * @return list<int>
	 */
	private static function never( array $data ): array {
		return 'exclude' === $data['sticky'] ? array_merge( $data['exclude'], self::sticky() ) : $data['exclude'];
	}

	/**
	 * Returns the site's sticky posts.
	 *
	 * @return list<int>
	 */
	public static function sticky(): array {
		return array_map( 'intval', array_values( (array) get_option( 'sticky_posts', array() ) ) );
	}
}
