<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Domain\Filters\Facets;
use PHPUnit\Framework\Attributes\Group;

/** Tests what counts cost on a site with ten thousand posts. */
#[Group( 'once' )]
final class FacetsCostTest extends Filter_Case {
	private const POSTS = 10_000;

	/**
	 * Milliseconds that all counts of a page may take, the fastest of `TRIES`: a guard against another order of magnitude on
	 * machines that do much else meanwhile. A bad plan takes seconds.
	 */
	private const MOST_MS = 250;
	private const TRIES   = 5;

	public function test_counts_of_ten_thousand_posts_are_one_statement_and_fast(): void {
		$this->publish();
		$this->blocks(
			array(),
			array( 'kind' => 'terms', 'taxonomy' => 'category', 'count' => 20 ),
			array( 'kind' => 'terms', 'taxonomy' => 'post_tag', 'match' => 'all', 'count' => 20 )
		);
		foreach ( array( '', 'topic=category-1,category-2', 'topic=category-3&tagged=tag-1', 'tagged=tag-1,tag-2' ) as $query ) {
			$best = INF;
			for ( $try = 0; $try < self::TRIES; $try++ ) {
				wp_cache_flush();
				self::forget();
				$state = $this->open( $query );
				$asked = 0;
				$count = static function ( $sql ) use ( &$asked ) {
					$asked += str_contains( (string) $sql, ' AS part, ' ) ? 1 : 0;
					return $sql;
				};
				add_filter( 'query', $count );
				self::counts( $state ); // Everything else that the page needs: terms, hierarchy.
				remove_filter( 'query', $count );
				self::assertSame( 1, $asked, $query );
				Facets::reset();
				wp_cache_flush_group( 'frontage-lists' );
				$start = hrtime( true );
				self::counts( $state );
				$best = min( $best, ( hrtime( true ) - $start ) / 1e6 );
			}
			self::assertLessThan( self::MOST_MS, $best, $query );
		}
		self::assertGreaterThan( self::POSTS - 1, Facets::of( $this->open( '' ) )->total() );
	}

	/** Publishes posts with two of twenty categories, and three of forty tags each. */
	private function publish(): void {
		global $wpdb;
		$this->make_many_posts( self::POSTS );
		$places = array();
		foreach ( array( 'category' => 20, 'post_tag' => 40 ) as $taxonomy => $count ) {
			for ( $number = 0; $number < $count; $number++ ) {
				$name  = ( 'category' === $taxonomy ? 'category-' : 'tag-' ) . $number;
				$term  = get_term( $this->make_term( $name, $taxonomy ), $taxonomy );
				$place = $term instanceof \WP_Term ? $term->term_taxonomy_id : 0;

				$places[ $taxonomy ][] = $place;
				$wpdb->update( $wpdb->term_taxonomy, array( 'count' => 1000 - $number ), array( 'term_taxonomy_id' => $place ) );
			}
		}
		$ids = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_name LIKE 'seeded-%'" ) );
		foreach ( array_chunk( $ids, 500 ) as $some ) {
			$rows = array();
			foreach ( $some as $id ) {
				foreach ( array( $id % 20, ( $id * 7 + 3 ) % 20 ) as $index ) {
					$rows[] = "($id,{$places['category'][ $index ]})";
				}
				foreach ( array( $id % 40, ( $id * 3 + 1 ) % 40, intdiv( $id, 9 ) % 40 ) as $index ) {
					$rows[] = "($id,{$places['post_tag'][ $index ]})";
				}
			}
			$wpdb->query( "INSERT IGNORE INTO $wpdb->term_relationships (object_id, term_taxonomy_id) VALUES " . implode( ',', $rows ) );
		}
		clean_term_cache( array(), 'category' );
		wp_cache_flush();
	}
}
