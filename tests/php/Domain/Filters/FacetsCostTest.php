<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Tests\Rows_Read;
use PHPUnit\Framework\Attributes\Group;

/** Tests what counts cost on a site with ten thousand posts. */
#[Group( 'once' )]
#[Group( 'deep' )]
final class FacetsCostTest extends Filter_TestCase {
	private const POSTS = 10_000;

	/** Rows that all counts of a page may read for each post: its terms and values, some of them twice. A bad plan reads millions. */
	private const ROWS_EACH = 4;

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'colour', 'cost' ) as $key ) {
			register_post_meta( 'post', $key, array( 'type' => 'string', 'show_in_rest' => true ) );
		}
	}

	protected function tearDown(): void {
		unregister_post_meta( 'post', 'colour' );
		unregister_post_meta( 'post', 'cost' );
		parent::tearDown();
	}

	public function test_counts_of_ten_thousand_posts_are_two_statements_over_few_rows(): void {
		$this->publish();
		$this->blocks(
			array(),
			array( 'kind' => 'terms', 'taxonomy' => 'category', 'count' => 20 ),
			array( 'kind' => 'terms', 'taxonomy' => 'post_tag', 'match' => 'all', 'count' => 20 )
		);
		$this->assert_few_rows( array( '', 'topic=category-1,category-2', 'topic=category-3&tagged=tag-1', 'tagged=tag-1,tag-2' ) );
		self::assertGreaterThan( self::POSTS - 1, Facets::of( $this->open( '' ) )->total() );

		$kinds  = array(
			array( 'kind' => 'terms', 'taxonomy' => 'category', 'count' => 20 ),
			array( 'kind' => 'values', 'source' => 'field', 'field' => 'colour' ),
			array( 'kind' => 'values', 'source' => 'author' ),
			array( 'kind' => 'range', 'field' => 'cost' ),
			array( 'kind' => 'date' ),
		);
		$states = array( '', 'topic=category-1', 'colour=red', 'cost=10..30', 'date=1998-07&topic=category-2', 'by=admin&cost=..50' );
		array_push( $states, 'date=1998-07-03..&topic=category-2,category-4&colour=red,blue&cost=5..&by=admin' );
		foreach ( array( array(), array( 'loop' => 1, 'query' => array( 'perPage' => 9, 'postType' => 'post' ) ) ) as $list ) {
			$this->blocks( $list, ...$kinds );
			$this->assert_few_rows( $states );
		}
	}

	/**
	 * Asserts that the counts of states are one statement about posts and one about values, which read few rows.
	 *
	 * @param list<string> $queries As in the address.
	 */
	private function assert_few_rows( array $queries ): void {
		foreach ( $queries as $query ) {
			wp_cache_flush();
			self::forget();
			$state = $this->open( $query );
			$asked = 0;
			$count = static function ( $sql ) use ( &$asked ) {
				$asked += 1 === preg_match( '/\ASELECT (\d AS part, |source, )/', (string) $sql ) ? 1 : 0;
				return $sql;
			};
			add_filter( 'query', $count );
			self::counts( $state ); // Everything else that the page needs: terms, hierarchy, what there is to choose.
			remove_filter( 'query', $count );
			self::assertSame( 2, $asked, $query );
			Facets::reset();
			wp_cache_flush_group( 'frontage-lists' ); // Also what there is to choose, which all states share.
			$cost = Rows_Read::during( static fn () => self::counts( $state ) );
			self::assertLessThan( self::ROWS_EACH * self::POSTS, $cost->rows, $query );
			if ( getenv( 'FRONTAGE_SHOW_COSTS' ) ) {
				self::show( $state, $query );
			}
		}
	}

	/** Writes the milliseconds that counts take, the fastest of five, for `docs/bench.md`. */
	private static function show( Filter_State $state, string $query ): void {
		$times = array();
		for ( $try = 0; $try < 5; $try++ ) {
			Facets::reset();
			wp_cache_flush_group( 'frontage-lists' );
			$start = hrtime( true );
			self::counts( $state );
			$times[] = ( hrtime( true ) - $start ) / 1e6;
		}
		fwrite( STDERR, sprintf( "%7.1f ms  %s %s\n", min( $times ), $state->list->id, $query ) );
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
			$rows = array();
			foreach ( $some as $id ) {
				$colour = array( 'red', 'blue', 'green', 'black', 'white', 'sand', 'rose', 'olive' )[ $id % 8 ];
				$cost   = $id * 7 % 100;
				$rows[] = "($id,'colour','$colour'),($id,'cost','$cost'),($id,'_edit_lock','1'),($id,'_thumbnail_id','1')";
			}
			$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES " . implode( ',', $rows ) );
		}
		clean_term_cache( array(), 'category' );
		wp_cache_flush();
	}
}
