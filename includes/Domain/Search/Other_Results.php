<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Domain\Search\Index\Postings;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Terms and authors that a search finds by their names, with the addresses of their archives.
 *
 * @phpstan-type Link array{name: string, url: string}
 */
final class Other_Results {
	/** Results per taxonomy, and authors. */
	private const MOST_EACH = 3;

	/** Objects that are read, as some may belong to other taxonomies or have no posts. */
	private const MOST_READ = 40;

	/**
	 * Returns terms and authors; none without an index.
	 *
	 * @param Scope $scope Search scope.
	 * @param string $text Search term.
	 * @return array<string, list<Link>> Best first, keyed by the name of the group.
	 */
	public static function of( Scope $scope, string $text ): array {
		$matching = Matching::is_available() ? Matching::of( $text ) : null;
		if ( null === $matching || array() === $matching->terms || ! $matching->is_possible() ) {
			return array();
		}
		$groups  = self::terms( $scope, self::ids( $matching, Postings::TERM ) );
		$authors = self::authors( $scope, self::ids( $matching, Postings::AUTHOR ) );
		return $groups + array_filter( array( __( 'Authors', 'frontage' ) => $authors ) );
	}

	/**
	 * Returns what matches, best first.
	 *
	 * @param int $kind Kind of object, see `Postings`.
	 * @return list<int>
	 */
	private static function ids( Matching $matching, int $kind ): array {
		global $wpdb;
		$sql = "SELECT object FROM ( {$matching->sql( $kind )} ) AS found ORDER BY score DESC, object LIMIT " . self::MOST_READ;
		// phpcs:ignore WordPress.DB.PreparedSQL -- Numbers of ours.
		return array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) );
	}

	/**
	 * Returns terms with posts, of public taxonomies of the scope's post types.
	 *
	 * @param list<int> $ids Term IDs, best first.
	 * @return array<string, list<Link>> Keyed by the taxonomy's name.
	 */
	private static function terms( Scope $scope, array $ids ): array {
		$taxonomies = array_values( array_filter( get_object_taxonomies( $scope->types ), 'is_taxonomy_viewable' ) );
		$terms      = array() === $ids || array() === $taxonomies ? array() : get_terms(
			array(
				'taxonomy'   => $taxonomies,
				'include'    => $ids,
				'orderby'    => 'include',
				'hide_empty' => true,
			)
		);
		$groups     = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$url      = get_term_link( $term );
			$taxonomy = get_taxonomy( $term->taxonomy );
			$label    = $taxonomy ? (string) $taxonomy->labels->name : '';
			if ( is_string( $url ) && count( $groups[ $label ] ?? array() ) < self::MOST_EACH ) {
				$groups[ $label ][] = array(
					'name' => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
					'url'  => $url,
				);
			}
		}
		return $groups;
	}

	/**
	 * Returns users who have published posts of the scope's post types.
	 *
	 * @param list<int> $ids User IDs, best first.
	 * @return list<Link>
	 */
	private static function authors( Scope $scope, array $ids ): array {
		$types   = array_values( array_filter( $scope->types, static fn ( string $type ): bool => post_type_supports( $type, 'author' ) ) );
		$counted = array() === $ids || array() === $types ? array() : count_many_users_posts( $ids, $types, true );
		$links   = array();
		foreach ( $ids as $id ) {
			$user = (int) ( $counted[ $id ] ?? 0 ) > 0 ? get_userdata( $id ) : null;
			if ( $user instanceof WP_User && count( $links ) < self::MOST_EACH ) {
				$links[] = array(
					'name' => $user->display_name,
					'url'  => get_author_posts_url( $id, $user->user_nicename ),
				);
			}
		}
		return $links;
	}
}
