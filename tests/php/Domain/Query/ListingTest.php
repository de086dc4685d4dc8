<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Terms;


/**
 * Tests which posts lists return.
 *
 * Only published posts, in order, and those of the list's own query.
 */
final class ListingTest extends List_TestCase {
	public function test_returns_only_published_posts(): void {
		$posts = $this->make_posts( 2 );
		foreach ( array( 'draft', 'private', 'pending', 'trash', 'future' ) as $status ) {
			$this->make_post(
				array(
					'post_status' => $status,
					'post_date'   => 'future' === $status ? '2090-01-01 00:00:00' : '2020-01-01 00:00:00',
				)
			);
		}
		$this->make_post( array( 'post_password' => 'x' ) );
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertSame( array( $posts[0], $posts[1] ), array_values( array_diff( self::ids( array( 'perPage' => 50 ) ), array( 1 ) ) ) );
	}

	public function test_sorts_skips_and_reports_more_posts(): void {
		$posts = $this->make_posts( 5 );
		$list  = Query_Spec::of(
			array(
				'perPage' => 2,
				'offset'  => 1,
				'include' => $posts,
			)
		);
		$found = Listing::of( $list->counted() );
		self::assertSame( array( $posts[1], $posts[2] ), wp_list_pluck( $found->posts, 'ID' ) );
		self::assertTrue( $found->has_more );
		self::assertSame( 4, $found->total );
		self::assertFalse( Listing::of( $list->from( 2 ) )->has_more );
		self::assertSame(
			array_reverse( $posts ),
			self::ids(
				array(
					'include' => $posts,
					'order'   => 'asc',
				)
			)
		);
		self::assertSame(
			array( $posts[3], $posts[0] ),
			self::ids(
				array(
					'include' => array( $posts[3], $posts[0] ),
					'orderBy' => 'include',
				)
			)
		);
	}

	public function test_can_require_a_featured_image(): void {
		$posts = $this->make_posts( 3 );
		set_post_thumbnail( $posts[1], $this->make_image() );
		$query = array( 'include' => $posts );
		self::assertSame( array( $posts[1] ), self::ids( array( 'pictured' => true ) + $query ) );
		self::assertCount( 3, self::ids( $query ) );
	}

	public function test_filters_by_terms_with_and_and_or(): void {
		list( $a, $b, $c ) = $this->make_posts( 3 );

		$red  = $this->make_term( 'Red' );
		$blue = $this->make_term( 'Blue' );
		$tag  = $this->make_term( 'New', 'post_tag' );
		wp_set_post_terms( $a, array( $red, $blue ), 'category' );
		wp_set_post_terms( $b, array( $red ), 'category' );
		wp_set_post_terms( $c, array( $blue ), 'category' );
		wp_set_object_terms( $b, array( $tag ), 'post_tag' );
		$both = array( 'taxQuery' => array( 'category' => array( $red, $blue ) ) );
		self::assertSame( array( $a, $b, $c ), self::ids( $both ) );
		self::assertSame( array( $a ), self::ids( $both + array( 'terms' => 'all' ) ) );
		$mixed = array(
			'taxQuery' => array(
				'category' => array( $blue ),
				'post_tag' => array( $tag ),
			),
		);
		self::assertSame( array(), self::ids( $mixed ) );
		self::assertSame( array( $a, $b, $c ), self::ids( $mixed + array( 'taxonomies' => 'any' ) ) );
	}

	public function test_a_visitors_term_narrows_the_query(): void {
		list( $a, $b, $c, $d ) = $this->make_posts( 4 );

		$red  = $this->make_term( 'Red' );
		$blue = $this->make_term( 'Blue' );
		$tag  = $this->make_term( 'New', 'post_tag' );
		wp_set_post_terms( $a, array( $red, $blue ), 'category' );
		wp_set_post_terms( $b, array( $red ), 'category' );
		wp_set_post_terms( $c, array( $blue ), 'category' );
		wp_set_object_terms( $c, array( $tag ), 'post_tag' );
		wp_set_post_terms( $d, array( $blue ), 'category' );
		$within = static fn ( array $query ): array => array_values(
			wp_list_pluck( Listing::of( Query_Spec::of( $query )->within( 'category', $blue ) )->posts, 'ID' )
		);
		self::assertSame( array( $a, $c, $d ), $within( array() ) );
		self::assertSame( array( $a ), $within( array( 'taxQuery' => array( 'category' => array( $red ) ) ) ) );
		$either = array(
			'taxQuery'   => array(
				'category' => array( $red ),
				'post_tag' => array( $tag ),
			),
			'taxonomies' => 'any',
		);
		self::assertSame( array( $a, $b, $c ), self::ids( $either ) );
		self::assertSame( array( $a, $c ), $within( $either ) );
	}

	public function test_offers_terms_of_the_listed_posts(): void {
		$parent = $this->make_term( 'Birds' );
		$child  = $this->make_term( 'Owls' );
		$other  = $this->make_term( 'Fish' );
		wp_update_term( $child, 'category', array( 'parent' => max( 0, $parent ) ) );
		foreach ( $this->make_posts( 3 ) as $index => $post ) {
			wp_set_post_terms( $post, array( array( $parent, $child, $other )[ $index ] ), 'category' );
		}
		$offered = static fn ( array $own, mixed $chosen = array() ): array => array_column(
			Terms::offered( Query_Spec::of( array( 'taxQuery' => array( 'category' => $own ) ) ), 'category', $chosen, 5 ),
			'name'
		);
		self::assertContains( 'Fish', $offered( array() ) );
		self::assertSame( array( 'Birds', 'Fish' ), $offered( array( $parent, $other ) ) );
		self::assertSame( array( 'Owls' ), $offered( array( $parent ) ) );
		self::assertSame( array(), $offered( array( $other ) ) );
		self::assertSame( array( 'Fish', 'Owls' ), $offered( array( $parent ), array( $other, $child ) ) );
	}

	public function test_sticky_search_dates_and_authors(): void {
		$posts  = $this->make_posts( 3 );
		$author = $this->make_user( 'author' );
		$old    = $this->make_post(
			array(
				'post_title'  => 'Nineteen owls',
				'post_date'   => '1999-05-05 10:00:00',
				'post_author' => $author,
			)
		);
		stick_post( $posts[1] );
		self::assertSame( array( $posts[1] ), self::ids( array( 'sticky' => 'only' ) ) );
		self::assertNotContains( $posts[1], self::ids( array( 'sticky' => 'exclude' ) ) );
		unstick_post( $posts[1] );
		self::assertSame( array(), self::ids( array( 'sticky' => 'only' ) ) );
		self::assertSame( array( $old ), self::ids( array( 'search' => 'nineteen owls' ) ) );
		self::assertSame(
			array( $old ),
			self::ids(
				array(
					'after'  => '1999-05-05',
					'before' => '1999-05-05',
				)
			)
		);
		self::assertSame( array( $old ), self::ids( array( 'author' => (string) $author ) ) );
		self::assertNotContains( $old, self::ids( array( 'days' => 30 ) ) );
		$recent = $this->make_post( array( 'post_date' => gmdate( 'Y-m-d 00:00:01', time() - 5 * DAY_IN_SECONDS ) ) );
		$window = array(
			'days'  => 30,
			'after' => gmdate( 'Y-m-d', time() - 3 * DAY_IN_SECONDS ),
		);
		self::assertContains( $recent, self::ids( array( 'days' => 30 ) ) );
		self::assertNotContains( $recent, self::ids( $window ) );
	}

	public function test_changes_are_visible_at_once(): void {
		$posts = $this->make_posts( 2 );
		$query = array( 'include' => $posts );
		self::assertSame( $posts, self::ids( $query ) );
		wp_update_post(
			array(
				'ID'          => $posts[0],
				'post_status' => 'draft',
			)
		);
		self::assertSame( array( $posts[1] ), self::ids( $query ) );
	}
}
