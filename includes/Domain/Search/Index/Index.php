<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Http\Post_Visibility;
use WP_Post;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Puts posts, terms and authors into the search index, and takes them out.
 *
 * Only public content goes in. Searches check again.
 */
final class Index {
	/** Changes when the same text becomes other words, so that everything is indexed again. */
	public const FORMAT = 2;

	/** Different words of one text. */
	public const MOST_WORDS = 5000;

	/**
	 * Returns the post types that are searched.
	 *
	 * Without attachments, whose visibility depends on another post.
	 *
	 * @return list<string>
	 */
	public static function types(): array {
		$types = get_post_types( array( 'exclude_from_search' => false ) );
		return array_values(
			array_filter( $types, static fn ( string $type ): bool => 'attachment' !== $type && is_post_type_viewable( $type ) )
		);
	}

	/**
	 * Indexes posts, or removes those that are not public.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	public static function index_posts( array $ids ): void {
		_prime_post_caches( $ids, true, false );
		$types = self::types();
		$gone  = array();
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && self::is_public( $post, $types ) ) {
				Postings::write( Postings::POST, $id, Post_Text::of( $post ) );
				Scheduled_Words::plan( $post );
			} else {
				$gone[] = $id;
			}
		}
		Postings::remove( Postings::POST, $gone );
		if ( array() !== $ids ) {
			wp_cache_set_posts_last_changed(); // Lists keep what a search has found.
		}
	}

	/**
	 * Indexes the names of terms, or removes those that no archive shows.
	 *
	 * @param list<int> $ids Term IDs.
	 */
	public static function index_terms( array $ids ): void {
		$gone = array();
		foreach ( $ids as $id ) {
			$term = get_term( $id );
			if ( $term instanceof WP_Term && is_taxonomy_viewable( $term->taxonomy ) && 'post_format' !== $term->taxonomy ) {
				Postings::write( Postings::TERM, $id, array( Postings::TITLE => Post_Text::plain( $term->name ) ) );
			} else {
				$gone[] = $id;
			}
		}
		Postings::remove( Postings::TERM, $gone );
	}

	/**
	 * Indexes the names of authors, or removes users who have published nothing.
	 *
	 * @param list<int> $ids User IDs.
	 */
	public static function index_authors( array $ids ): void {
		$gone    = array();
		$users   = array_filter( $ids ); // Posts may have no author, of whom WordPress 7.1 asks a query without values.
		$counted = array() === $users ? array() : count_many_users_posts( $users, self::types(), true );
		foreach ( $ids as $id ) {
			$user = get_userdata( $id );
			if ( $user instanceof WP_User && (int) ( $counted[ $id ] ?? 0 ) > 0 ) {
				Postings::write( Postings::AUTHOR, $id, array( Postings::TITLE => $user->display_name ) );
			} else {
				$gone[] = $id;
			}
		}
		Postings::remove( Postings::AUTHOR, $gone );
	}

	/**
	 * Returns whether a post is public, with or without cookies.
	 *
	 * @param list<string> $types Post types that are searched.
	 */
	private static function is_public( WP_Post $post, array $types ): bool {
		$is_public = in_array( $post->post_type, $types, true ) && '' === $post->post_password && Post_Visibility::is_viewable( $post );
		/**
		 * Filters whether a public post can be found by the search.
		 *
		 * For plugins that show some posts to members only. Call `wp frontage search index --restart` after a change.
		 *
		 *     add_filter( 'frontage_searchable', fn ( $is, $post ) => $is && ! get_post_meta( $post->ID, 'members', true ), 10, 2 );
		 *
		 * @since 0.3
		 *
		 * @param bool    $is_searchable True. Posts that are not public are never asked about.
		 * @param WP_Post $post          Public post without a password, about to be indexed.
		 */
		return $is_public && (bool) apply_filters( 'frontage_searchable', true, $post );
	}
}
