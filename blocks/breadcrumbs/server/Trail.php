<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Breadcrumbs;

use Frontage\Http\Post_Visibility;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The way from the home page to the page that is shown, without the home page.
 *
 * Depends only on the page, not on the visitor or on where they came from: a cached page is right for everyone.
 */
final class Trail {
	/**
	 * Returns the way to the page of this request.
	 *
	 * @return list<Crumb> The page itself last; empty on the front page.
	 */
	public static function of_page(): array {
		$shown = get_queried_object();
		return match ( true ) {
			is_front_page() => self::paged( array() ),
			is_404() => array( new Crumb( __( 'Page not found', 'frontage' ) ) ),
			is_search() => self::paged( array( self::search() ) ),
			$shown instanceof WP_Post => self::paged( self::post( $shown ) ),
			$shown instanceof WP_Term => self::paged( self::term( $shown ) ),
			$shown instanceof WP_Post_Type => self::paged( Archive_Steps::of( $shown->name ) ),
			$shown instanceof WP_User => self::paged( array( ...self::blog(), new Crumb( $shown->display_name ) ) ),
			is_date() => self::paged( array( ...self::blog(), ...Archive_Steps::date() ) ),
			default => array(),
		};
	}

	/**
	 * Returns the way to a post; nothing of a post that not all may see.
	 *
	 * @return list<Crumb>
	 */
	public static function post( WP_Post $post ): array {
		$parents = array();
		foreach ( array_reverse( get_post_ancestors( $post ) ) as $id ) {
			if ( is_post_publicly_viewable( $id ) ) {
				$parents[] = self::link( get_post( $id ) );
			}
		}
		$archive = 'post' === $post->post_type ? self::blog() : Archive_Steps::of( $post->post_type );
		$term    = array() === $parents ? self::main_term( $post ) : null;
		$terms   = null === $term ? array() : self::term( $term, false );
		return array_values( array_filter( array( ...$archive, ...$terms, ...$parents, self::link( $post ) ) ) );
	}

	/**
	 * Returns the way to a term, through those above it.
	 *
	 * @param bool $has_archive Whether it begins with the archive of the term's posts.
	 * @return list<Crumb>
	 */
	private static function term( WP_Term $term, bool $has_archive = true ): array {
		$steps = array();
		foreach ( array_reverse( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) ) as $id ) {
			$above = get_term( $id, $term->taxonomy );
			if ( $above instanceof WP_Term ) {
				$steps[] = self::named( $above );
			}
		}
		$taxonomy = get_taxonomy( $term->taxonomy );
		$type     = false === $taxonomy ? '' : (string) ( $taxonomy->object_type[0] ?? '' );
		$before   = $has_archive ? ( 'post' === $type ? self::blog() : Archive_Steps::of( $type ) ) : array();
		return array( ...$before, ...$steps, self::named( $term ) );
	}

	/** Returns the step of search results. */
	private static function search(): Crumb {
		/* translators: %s: what was searched for. */
		return new Crumb( sprintf( __( 'Search results for “%s”', 'frontage' ), get_search_query( false ) ) );
	}

	/**
	 * Returns the page of posts, if it is not the front page.
	 *
	 * @return list<Crumb>
	 */
	private static function blog(): array {
		$page = 'page' === get_option( 'show_on_front' ) ? get_post( (int) get_option( 'page_for_posts' ) ) : null;
		return $page instanceof WP_Post && 'page' === $page->post_type && Post_Visibility::is_viewable( $page )
			? self::post( $page )
			: array();
	}

	/** Returns the deepest term of a post in its first hierarchical taxonomy. */
	private static function main_term( WP_Post $post ): ?WP_Term {
		foreach ( get_object_taxonomies( $post, 'objects' ) as $taxonomy ) {
			$terms = $taxonomy->hierarchical && is_taxonomy_viewable( $taxonomy ) ? get_the_terms( $post, $taxonomy->name ) : array();
			$terms = is_array( $terms ) ? $terms : array();
			if ( array() !== $terms ) {
				usort( $terms, static fn ( WP_Term $one, WP_Term $other ): int => self::depth( $other ) <=> self::depth( $one ) );
				return $terms[0];
			}
		}
		return null;
	}

	/** Returns the number of terms above a term. */
	private static function depth( WP_Term $term ): int {
		return count( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) );
	}

	/** Returns the step to a post. */
	private static function link( ?WP_Post $post ): ?Crumb {
		return null === $post ? null : new Crumb( self::title( $post ), (string) get_permalink( $post ) );
	}

	/** Returns the title of a post; of one that has just been created, and is called “Auto Draft”, what it is. */
	private static function title( WP_Post $post ): string {
		return 'auto-draft' === $post->post_status
			? (string) get_post_type_object( $post->post_type )?->labels->singular_name
			: get_the_title( $post );
	}

	/** Returns the step to a term. */
	private static function named( WP_Term $term ): Crumb {
		$url = get_term_link( $term );
		return new Crumb( $term->name, is_string( $url ) ? $url : '' );
	}

	/**
	 * Adds the number of a later page of a list.
	 *
	 * @param list<Crumb> $steps The way to its first page.
	 * @return list<Crumb>
	 */
	private static function paged( array $steps ): array {
		$page = (int) get_query_var( 'paged' );
		/* translators: %s: number of a page of results. */
		return $page > 1 ? array( ...$steps, new Crumb( sprintf( __( 'Page %s', 'frontage' ), number_format_i18n( $page ) ) ) ) : $steps;
	}
}
