<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use WP_Block;
use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Queries that lists take from where they stand: the current post, the Query Loop around them, the posts of the page itself. */
final class Context_Query {
	private const BY_AUTHOR = 'author';

	/**
	 * Returns the query of one of the page's lists, before visitors choose anything in its filters.
	 *
	 * @param Page_List $found As `Page_Scan` found it.
	 */
	public static function unfiltered( Page_List $found ): Query_Spec {
		$query = $found->attributes['query'] ?? array();
		$list  = Query_Spec::of( $query );
		$list  = $list->data['inherit'] ? self::page( $list ) : $list;
		return self::resolve( $list, is_singular() ? get_queried_object_id() : 0 );
	}

	/**
	 * Replaces “this post” and “related” with the IDs of posts and terms.
	 *
	 * @param int $post ID of the current post; 0 for none.
	 */
	public static function resolve( Query_Spec $list, int $post ): Query_Spec {
		$list = Ordering::seeded( $list );
		$data = $list->data;
		if ( ! $data['withoutCurrent'] && ! $data['related'] ) {
			return $list;
		}
		if ( $post > 0 ) {
			$list = $list->without( array( $post ) );
		}
		$terms = $data['related'] && $post > 0 ? self::terms_of( $post ) : array();
		if ( array() !== $terms ) {
			$list = $list->with(
				array(
					'taxQuery'   => $terms,
					'taxonomies' => 'any',
					'terms'      => 'any',
					// An order that the author chose stays.
					'orderBy'    => 'date' === $data['orderBy'] ? 'shared' : $data['orderBy'],
				)
			);
		}
		return $list->with(
			array(
				'withoutCurrent' => false,
				'related'        => false,
			)
		);
	}

	/**
	 * Returns the terms of a post in public taxonomies.
	 *
	 * @param int $post Post ID.
	 * @return array<string, list<int>>
	 */
	private static function terms_of( int $post ): array {
		$found = array();
		foreach ( get_object_taxonomies( (string) get_post_type( $post ) ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			if ( is_array( $terms ) && 'post_format' !== $taxonomy ) {
				$found[ $taxonomy ] = array_values( wp_list_pluck( $terms, 'term_id' ) );
			}
		}
		return $found;
	}

	/**
	 * Returns the query of a Query Loop.
	 *
	 * @param array<mixed> $query Query attribute of core/query.
	 * @param WP_Block $block Block inside the loop.
	 */
	public static function loop( array $query, WP_Block $block ): Query_Spec {
		$sticky = $query['sticky'] ?? '';
		if ( '' === $sticky && self::is_like_blog( $block ) ) {
			$sticky = 'first';
		}
		return Query_Spec::of(
			array(
				'sticky'   => $sticky, // Core's “ignore” is not one of our choices, so it becomes the default.
				'author'   => $query['author'] ?? '',
				// Newer versions of WordPress separate included and excluded terms.
				'taxQuery' => $query['taxQuery']['include'] ?? $query['taxQuery'] ?? null,
			) + $query
		);
	}

	/**
	 * Returns whether WordPress would put sticky posts first in a Query Loop: it does so if the query
	 * counts as the blog's, without terms or search.
	 *
	 * @param WP_Block $block Block inside the loop.
	 */
	private static function is_like_blog( WP_Block $block ): bool {
		$asked = new WP_Query();
		$asked->parse_query( build_query_vars_from_query_block( $block, 1 ) );
		return $asked->is_home() && ! $asked->get( 'ignore_sticky_posts' );
	}

	/**
	 * Returns the query of the page itself: an archive, a search, the blog. Like a Query Loop's, without
	 * settings of the block.
	 *
	 * @param Query_Spec $list Author's query, for pages that list no posts.
	 */
	public static function page( Query_Spec $list ): Query_Spec {
		$main = self::main();
		if ( null === $main ) {
			return $list->with( array( 'inherit' => false ) );
		}
		$object = $main->get_queried_object();
		$count  = (int) $main->get( 'posts_per_page' );
		return Query_Spec::of(
			array_filter(
				array(
					'postType' => self::types( $main ),
					// Some sites show all posts on one page.
					'perPage'  => $count < 0 ? Query_Spec::MOST : $count,
					'taxQuery' => $object instanceof WP_Term ? array( $object->taxonomy => array( $object->term_id ) ) : null,
					// A deleted author gets an ID that no user has.
					'author'   => $main->is_author() ? array( (int) $main->get( self::BY_AUTHOR ) ?: PHP_INT_MAX ) : null,
					'search'   => $main->is_search() ? (string) $main->get( 's' ) : null,
					'sticky'   => $main->is_home() && ! $main->get( 'ignore_sticky_posts' ) ? 'first' : null,
				) + self::dates( $main ) + self::order( $main ),
				static fn ( mixed $value ): bool => null !== $value
			)
		);
	}

	/**
	 * Returns the post types that the page lists, if its query does not name them explicitly.
	 *
	 * @return mixed One or several post types.
	 */
	public static function types( WP_Query $main ): mixed {
		$types  = $main->get( 'post_type' ) ?: 'post';
		$object = $main->get_queried_object();
		$found  = array_values( get_post_types( array( 'exclude_from_search' => false ) ) );
		if ( $main->is_tax() && 'post' === $types && $object instanceof WP_Term ) {
			return array_values(
				array_filter(
					$found,
					static fn ( string $type ): bool => in_array( $object->taxonomy, get_object_taxonomies( $type ), true )
				)
			);
		}
		return 'any' === $types ? $found : $types;
	}

	/**
	 * Returns the order of the main query; searches sort by relevance.
	 *
	 * @return array{orderBy?: string, order?: string}
	 */
	private static function order( WP_Query $main ): array {
		$by = $main->get( 'orderby' );
		$by = is_string( $by ) && '' !== $by ? $by : ( $main->is_search() ? 'relevance' : '' );
		return '' === $by ? array() : array(
			'orderBy' => str_replace( 'post_', '', $by ),
			'order'   => strtolower( (string) $main->get( 'order' ) ),
		);
	}

	/** Returns the main query if it lists posts; the editor's previews have none. */
	public static function main(): ?WP_Query {
		$main = $GLOBALS['wp_query'] ?? null;
		return $main instanceof WP_Query && ! $main->is_singular() && array() !== (array) $main->query_vars ? $main : null;
	}

	/**
	 * Returns the date range of a date archive.
	 *
	 * @return array{after?: string, before?: string}
	 */
	private static function dates( WP_Query $main ): array {
		if ( ! $main->is_date() ) {
			return array();
		}
		$written = str_pad( (string) $main->get( 'm' ), 8, '0' );
		$year    = (int) $main->get( 'year' ) ?: (int) substr( $written, 0, 4 );
		$month   = (int) $main->get( 'monthnum' ) ?: (int) substr( $written, 4, 2 );
		$day     = (int) $main->get( 'day' ) ?: (int) substr( $written, 6, 2 );
		return array(
			'after'  => sprintf( '%04d-%02d-%02d', $year, $month ?: 1, $day ?: 1 ),
			'before' => sprintf(
				'%04d-%02d-%02d',
				$year,
				$month ?: 12,
				$day ?: (int) gmdate( 't', (int) gmmktime( 0, 0, 0, $month ?: 12, 1, $year ) )
			),
		);
	}
}
