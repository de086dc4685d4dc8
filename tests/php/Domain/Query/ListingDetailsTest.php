<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Terms;


/**
 * Tests lists with other plugins, deleted terms, and posts of the same second.
 *
 * No gaps, no leaks, no duplicates.
 */
final class ListingDetailsTest extends List_TestCase {
	public function test_a_term_includes_its_children(): void {
		$birds = $this->make_term( 'Birds' );
		$owls  = $this->make_term( 'Owls' );
		$post  = $this->make_post();
		wp_update_term( $owls, 'category', array( 'parent' => max( 0, $birds ) ) );
		wp_set_post_terms( $post, array( $owls ), 'category' );
		$query = array( 'taxQuery' => array( 'category' => array( $birds ) ) );
		self::assertSame( array( $post ), self::ids( $query ) );
		self::assertSame( array(), self::ids( $query + array( 'terms' => 'all' ) ) );
	}

	public function test_a_term_that_is_gone_has_no_posts(): void {
		$this->make_post();
		$gone = $this->make_term( 'Gone' );
		wp_delete_term( $gone, 'category' );
		foreach ( array( 'any', 'all' ) as $terms ) {
			$query = array(
				'taxQuery' => array( 'category' => array( $gone ) ),
				'terms'    => $terms,
			);
			self::assertSame( array(), self::ids( $query ) );
		}
	}

	public function test_offers_only_used_terms_of_public_taxonomies(): void {
		register_taxonomy( 'frontage_inner', 'post', array( 'public' => false ) );
		$inner = $this->make_term( 'Inner', 'frontage_inner' );
		$empty = $this->make_term( 'Empty' );
		wp_set_object_terms( $this->make_post(), array( $inner ), 'frontage_inner' );
		$list = Query_Spec::of( array() );
		self::assertSame( array(), Terms::offered( $list, 'frontage_inner', array( $inner ), 5 ) );
		self::assertSame( array(), Terms::offered( $list, 'category', array( $empty ), 5 ) );
		unregister_taxonomy( 'frontage_inner' );
	}

	public function test_a_protected_post_leaves_no_gap(): void {
		$posts = $this->make_posts( 2 );
		$this->make_post( array( 'post_password' => 'x' ) );
		self::assertSame( $posts, self::ids( array( 'perPage' => 2, 'exclude' => array( 1 ) ) ) ); // phpcs:ignore WordPress.Arrays
	}

	public function test_a_longer_part_of_a_list_is_queried_again(): void {
		$posts = $this->make_posts( 4 );
		foreach ( array( 1, 3, 2 ) as $count ) {
			$query = array(
				'include' => $posts,
				'perPage' => $count,
			);
			self::assertSame( array_slice( $posts, 0, $count ), self::ids( $query ) );
		}
	}

	public function test_a_new_term_is_visible_at_once(): void {
		$post  = $this->make_post();
		$term  = $this->make_term( 'Owls' );
		$query = array( 'taxQuery' => array( 'category' => array( $term ) ) );
		self::assertSame( array(), self::ids( $query ) );
		wp_set_post_terms( $post, array( $term ), 'category' );
		self::assertSame( array( $post ), self::ids( $query ) );
	}

	public function test_the_excerpt_can_be_left_out(): void {
		$rye  = $this->make_post( array( 'post_title' => 'Rye' ) );
		$oats = $this->make_post( array( 'post_title' => 'Oats' ) );
		$ids  = self::ids(
			array(
				'search'  => '-rye',
				'include' => array( $rye, $oats ),
				'orderBy' => 'relevance',
			)
		);
		self::assertSame( array( $oats ), $ids );
	}

	public function test_posts_of_the_same_second_keep_their_order_on_every_page(): void {
		$posts = array();
		for ( $number = 0; $number < 4; $number++ ) {
			$posts[] = $this->make_post( array( 'post_date' => '2020-01-01 10:00:00' ) );
		}
		self::assertSame( $posts, self::ids( array( 'include' => $posts, 'order' => 'asc' ) ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array_reverse( $posts ), self::ids( array( 'include' => $posts ) ) );
	}

	public function test_shows_private_posts_only_to_users_who_can_read_them(): void {
		$open  = $this->make_post();
		$draft = $this->make_post( array( 'post_status' => 'draft' ) );
		$let   = static fn ( string $where ): string => str_replace(
			"post_status = 'publish'",
			"post_status IN ( 'publish', 'draft' )",
			$where
		);
		add_filter( 'posts_where', $let );
		$ids   = self::ids( array( 'include' => array( $open, $draft ) ) );
		remove_filter( 'posts_where', $let );
		self::assertSame( array( $open ), $ids );
	}

	public function test_later_pages_exclude_posts_shown_above(): void {
		$posts = $this->make_posts( 4 );
		Listing::of( Query_Spec::of( array( 'include' => $posts, 'perPage' => 2 ) ) ); // phpcs:ignore WordPress.Arrays
		$found = Listing::of(
			Query_Spec::of(
				array(
					'include' => $posts,
					'perPage' => 1,
					'unique'  => true,
				)
			)
		);
		self::assertSame( array( $posts[2] ), wp_list_pluck( $found->posts, 'ID' ) );
		self::assertSame( array( $posts[0], $posts[1] ), $found->list->data['exclude'] );
		self::assertSame(
			array( $posts[3] ),
			wp_list_pluck( Listing::of( $found->list->with( array( 'unique' => false ) )->from( 1 ) )->posts, 'ID' )
		);
	}
}
