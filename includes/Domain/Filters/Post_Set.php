<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Closure;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sql;
use Frontage\Domain\Query\Term_Clauses;

defined( 'ABSPATH' ) || exit;

/** Posts to count, regardless of their order and page: those of one of our lists, or of a Query Loop. */
final class Post_Set {
	/** What does not change which posts there are. */
	private const ORDER = array( 'order', 'orderby', 'offset', 'paged', 'posts_per_page', 'page', 'nopaging', 'ignore_sticky_posts' );

	/**
	 * Stores what to count.
	 *
	 * @param string $key The same for the same posts.
	 * @param Closure(): array{join: string, where: string} $clauses Returns the joins and conditions.
	 */
	private function __construct( public readonly string $key, private readonly Closure $clauses ) {}

	/** Returns the posts of one of our lists. */
	public static function of_list( Query_Spec $list ): self {
		$list = $list->with( array( 'orderBy' => 'date', 'order' => 'desc', 'offset' => 0 ) ); // phpcs:ignore WordPress.Arrays
		return new self(
			$list->key(),
			static function () use ( $list ): array {
				Term_Clauses::prime( array( $list ) );
				return Sql::clauses( $list );
			}
		);
	}

	/**
	 * Returns the posts of a query of WordPress, which shows editors their private posts too.
	 *
	 * @param array<string, mixed> $vars `WP_Query` arguments.
	 */
	public static function of_vars( array $vars ): self {
		$vars = array_diff_key( $vars, array_flip( self::ORDER ) );
		ksort( $vars );
		$key = md5( wp_json_encode( $vars ) . get_current_user_id() );
		return new self( $key, static fn (): array => Sql::clauses_of( $vars ) );
	}

	/**
	 * Returns a statement that selects their IDs as `ID`, each once.
	 *
	 * @param string $column A further column; empty for none.
	 */
	public function sql( string $column = '' ): string {
		global $wpdb;
		$parts = ( $this->clauses )();
		$also  = '' === $column ? '' : ", $wpdb->posts.$column";
		$once  = '' === trim( $parts['join'] ) ? '' : 'DISTINCT';
		return "SELECT $once $wpdb->posts.ID$also FROM $wpdb->posts {$parts['join']} WHERE 1=1 {$parts['where']}";
	}
}
