<?php
/**
 * Measures the server cost of thirty post lists, ours and WordPress's; used by bench/server.php.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use WP_Post;
use WP_Query;

/**
 * Measures the cost of loading the posts, terms, images and authors of thirty different lists.
 *
 * @param bool $is_ours All at once; otherwise one `WP_Query` each, as a Query Loop does.
 * @return array{ms: float, queries: float}
 */
function lists( bool $is_ours ): array {
	global $wpdb;
	$times  = array();
	$wanted = wanted_lists();
	for ( $round = 0; $round < ROUNDS; $round++ ) {
		wp_cache_flush();
		Id_Finder::reset();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$start  = frontage_bench_cpu();
		$is_ours ? our_lists( $wanted ) : core_lists( $wanted );
		$times[] = frontage_bench_cpu() - $start;
	}
	return array(
		'ms'      => median( $times ),
		'queries' => (float) ( $wpdb->num_queries - $before ),
	);
}

/**
 * Returns thirty different lists, as on a magazine's front page: five offsets in each of six categories.
 *
 * @return list<array{offset: int, category: int}>
 */
function wanted_lists(): array {
	$terms = array_slice( get_categories(), 0, 6 );
	return array_map(
		static fn ( int $number ): array => array(
			'offset'   => $number % 5,
			'category' => $terms[ intdiv( $number, 5 ) % max( 1, count( $terms ) ) ]->term_id,
		),
		range( 0, MANY - 1 )
	);
}

/**
 * Loads all lists at once, as the query preloader does.
 *
 * @param list<array{offset: int, category: int}> $wanted
 */
function our_lists( array $wanted ): void {
	$lists         = array_map(
		static fn ( array $one ): Query_Spec => Query_Spec::of(
			array(
				'perPage'  => 4,
				'offset'   => $one['offset'],
				'taxQuery' => array( 'category' => array( $one['category'] ) ),
			)
		),
		$wanted
	);
	$list_requests = array_map( static fn ( Query_Spec $list ): array => Listing::list_request( $list, 0 ), $lists );
	Id_Finder::find( $list_requests );
	Listing::prime( $list_requests );
	array_map( array( Listing::class, 'of' ), $lists );
}

/**
 * Runs one query for each list, and loads the data of its cards.
 *
 * @param list<array{offset: int, category: int}> $wanted
 */
function core_lists( array $wanted ): void {
	foreach ( $wanted as $one ) {
		$query = new WP_Query(
			array(
				'posts_per_page'      => 4,
				'offset'              => $one['offset'],
				'cat'                 => $one['category'],
				'ignore_sticky_posts' => true,
			)
		);
		update_post_thumbnail_cache( $query );
		update_post_author_caches( array_filter( (array) $query->posts, static fn ( $post ): bool => $post instanceof WP_Post ) );
	}
}
