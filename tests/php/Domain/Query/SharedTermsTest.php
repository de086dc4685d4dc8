<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Context_Query;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Shared_Terms;
use Frontage\Domain\Query\Sql;
use Frontage\Domain\Query\Term_Clauses;


/** Tests the order of related posts. */
final class SharedTermsTest extends List_TestCase {
	public function test_many_and_rare_terms_come_first(): void {
		$common = $this->make_term( 'Common' );
		$rare   = $this->make_term( 'Rare', 'post_tag' );
		$posts  = $this->make_posts( 6 );
		foreach ( $posts as $post ) {
			wp_set_post_terms( $post, array( $common ), 'category' );
		}
		foreach ( array( $posts[0], $posts[4] ) as $post ) {
			wp_set_object_terms( $post, array( $rare ), 'post_tag' );
		}
		self::forget();
		self::assertSame( array( $posts[4], $posts[1], $posts[2] ), $this->related( $posts[0], array( 'perPage' => 3 ) ) );
		// An order that the author chose stays.
		$by_order = array( 'orderBy' => 'menu_order', 'order' => 'asc' ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array_reverse( array_slice( $posts, 1 ) ), $this->related( $posts[0], $by_order ) );
	}

	public function test_one_rare_term_counts_more_than_a_common_one(): void {
		$common = $this->make_term( 'Common' );
		$rare   = $this->make_term( 'Rare', 'post_tag' );
		$posts  = $this->make_posts( 6 );
		foreach ( array_slice( $posts, 0, 5 ) as $post ) {
			wp_set_post_terms( $post, array( $common ), 'category' );
		}
		wp_set_object_terms( $posts[0], array( $rare ), 'post_tag' );
		wp_set_object_terms( $posts[5], array( $rare ), 'post_tag' );
		self::forget();
		self::assertSame( array( $posts[5], $posts[1] ), $this->related( $posts[0], array( 'perPage' => 2 ) ) );
	}

	public function test_is_the_same_as_a_naive_ranking_and_one_query(): void {
		mt_srand( 7 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Repeatable.
		$terms = array();
		for ( $number = 0; $number < 12; $number++ ) {
			$taxonomy = 0 === $number % 2 ? 'category' : 'post_tag';
			$terms[]  = array( $this->make_term( "T$number", $taxonomy ), $taxonomy );
		}
		$posts = $this->make_posts( 40 );
		foreach ( $posts as $post ) {
			$own = array( 'category' => array( $terms[0][0] ), 'post_tag' => array() ); // phpcs:ignore WordPress.Arrays
			foreach ( $terms as $rank => list( $id, $taxonomy ) ) {
				if ( 0 === mt_rand( 0, $rank + 1 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions
					$own[ $taxonomy ][] = $id;
				}
			}
			wp_set_object_terms( $post, $own['category'], 'category' );
			wp_set_object_terms( $post, $own['post_tag'], 'post_tag' );
		}
		foreach ( array_slice( $posts, 0, 8 ) as $post ) {
			self::forget();
			self::assertSame( $this->naive( $post, $posts ), $this->related( $post, array( 'perPage' => 50 ) ) );
		}
		$list = Context_Query::resolve( Query_Spec::of( array( 'related' => true ) ), $posts[0] );
		Term_Clauses::prime( array( $list ) );
		self::assertSame( 0, self::queries( static fn () => Sql::ids( $list, 3 ) ), 'building the statement needs no query' );
	}

	/**
	 * Returns related posts.
	 *
	 * @param int $post ID of the post that the others are related to.
	 * @param array<string, mixed> $query Further settings.
	 * @return list<int>
	 */
	private function related( int $post, array $query ): array {
		$list = Context_Query::resolve( Query_Spec::of( array( 'related' => true ) + $query ), $post );
		return array_values( wp_list_pluck( Listing::of( $list )->posts, 'ID' ) );
	}

	/**
	 * Ranks posts one by one.
	 *
	 * @param int $post ID of the post that the others are related to.
	 * @param list<int> $posts All posts, newest first.
	 * @return list<int>
	 */
	private function naive( int $post, array $posts ): array {
		$own    = (array) wp_get_object_terms( $post, array( 'category', 'post_tag' ) );
		$scores = array();
		foreach ( array_diff( $posts, array( $post ) ) as $other ) {
			$ids = (array) wp_get_object_terms( $other, array( 'category', 'post_tag' ), array( 'fields' => 'ids' ) );
			foreach ( $own as $term ) {
				if ( $term instanceof \WP_Term && in_array( $term->term_id, $ids, true ) ) {
					$scores[ $other ] = ( $scores[ $other ] ?? 0 ) + Shared_Terms::weight( $term->count );
				}
			}
		}
		arsort( $scores );
		return array_keys( $scores );
	}
}
