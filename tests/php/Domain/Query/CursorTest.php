<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use PHPUnit\Framework\Attributes\DataProvider;


/**
 * Tests that a list goes on behind the posts of a page that was saved before others were published or removed.
 */
final class CursorTest extends List_TestCase {
	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function orders(): array {
		$orders = array();
		foreach ( array( 'date', 'modified', 'title', 'comment_count', 'menu_order', 'author', 'include' ) as $by ) {
			foreach ( array( 'asc', 'desc' ) as $order ) {
				$orders[ "$by $order" ] = array( array( 'orderBy' => $by ) + compact( 'order' ) );
			}
		}
		return $orders + array(
			'sticky posts first' => array( array( 'sticky' => 'first' ) ),
			'an own offset'      => array( array( 'offset' => 2 ) ),
			'of one category'    => array( array( 'taxQuery' => array( 'category' => array( 1 ) ) ) ),
		);
	}

	/**
	 * @param array<string, mixed> $query The list's query.
	 */
	#[DataProvider( 'orders' )]
	public function test_neither_repeats_nor_skips_posts( array $query ): void {
		$this->make_varied_posts( 9 );
		$list  = Query_Spec::of( $query + array( 'perPage' => 2 ) );
		$all   = self::ids( array( 'perPage' => 50 ) + $query );
		$first = Listing::of( $list );
		$seen  = wp_list_pluck( $first->posts, 'ID' );
		self::assertNotSame( '', $first->after );

		// Meanwhile, more posts are published, and one that was shown is removed.
		$new = $this->make_varied_posts( 3, 2_000_000_000 );
		wp_delete_post( $seen[1], true );
		self::forget();

		for ( $after = $first->after, $rounds = 0; '' !== $after && $rounds < 20; $rounds++ ) {
			$part  = Listing::of( $list->from( count( $seen ) )->after( $after ) );
			$seen  = array( ...$seen, ...wp_list_pluck( $part->posts, 'ID' ) );
			$after = $part->after;
		}
		self::assertSame( array_values( array_unique( $seen ) ), $seen, 'repeats posts' );
		self::assertSame( $all, array_values( array_diff( $seen, $new ) ), 'skips posts' );
	}

	public function test_counts_and_jumps_behind_the_cursor(): void {
		$posts = $this->make_posts( 7 );
		$list  = Query_Spec::of( array( 'perPage' => 2 ) + self::only( $posts ) );
		$first = Listing::of( $list );
		$this->make_posts( 2, array( 'post_date' => '2019-01-01 00:00:00' ) );
		self::forget();
		$third = Listing::of( $list->from( 4 )->after( $first->after )->counted() );
		self::assertSame( array( $posts[4], $posts[5] ), wp_list_pluck( $third->posts, 'ID' ) );
		self::assertSame( 3, $third->total );
		self::assertTrue( $third->has_more );
		// Of several, the nearest one before the wanted posts counts; one behind them does not.
		$second = Listing::of( $list->from( 2 )->after( "$first->after $third->after" ) );
		self::assertSame( array( $posts[2], $posts[3] ), wp_list_pluck( $second->posts, 'ID' ) );
	}

	public function test_tells_nothing_of_a_private_post_that_a_plugin_has_added(): void {
		$posts  = $this->make_posts( 3, array( 'post_title' => 'A word' ) );
		$secret = $this->make_posts(
			1,
			array(
				'post_title'  => 'A secret',
				'post_status' => 'private',
			)
		);
		$open   = static fn ( string $where ): string
			=> (string) preg_replace( "/(\S*post_status) (?:= 'publish'|IN \('publish'\))/", "$1 IN ('publish','private')", $where );
		add_filter( 'posts_where', $open );
		$found  = Listing::of(
			Query_Spec::of(
				array(
					'perPage' => 1,
					'orderBy' => 'title',
					'order'   => 'asc',
				) + self::only( array( ...$secret, ...$posts ) )
			)
		);
		remove_filter( 'posts_where', $open );
		self::assertSame( array(), $found->posts );
		self::assertSame( '', $found->after );
	}

	public function test_a_plugins_own_order_falls_back_to_counting(): void {
		$posts  = $this->make_posts( 5 );
		$list   = Query_Spec::of( array( 'perPage' => 2 ) + self::only( $posts ) );
		$order  = static fn (): string => $GLOBALS['wpdb']->posts . '.ID ASC';
		add_filter( 'posts_orderby', $order );
		$first  = Listing::of( $list );
		$second = Listing::of( $list->from( 2 )->after( $first->after )->counted() );
		remove_filter( 'posts_orderby', $order );
		$posts = array_reverse( $posts );
		self::assertSame( array( $posts[2], $posts[3] ), wp_list_pluck( $second->posts, 'ID' ) );
		self::assertSame( 3, $second->total );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function broken(): array {
		return array(
			'nothing'       => array( '' ),
			'a list'        => array( array( '1,2,3' ) ),
			'one part'      => array( '1' ),
			'no number'     => array( 'x,y,z' ),
			'negative'      => array( '-1,-2,2020-01-01' ),
			'SQL'           => array( "1,2,') OR 1=1 --" ),
			'overlong'      => array( '1,2,' . str_repeat( 'x', 5000 ) ),
			'broken escape' => array( '0,2,%FF%00%' ),
		);
	}

	#[DataProvider( 'broken' )]
	public function test_ignores_what_it_did_not_write( mixed $raw ): void {
		$posts = $this->make_posts( 3 );
		$list  = Query_Spec::of( array( 'perPage' => 2 ) + self::only( $posts ) );
		$found = Listing::of( $list->after( $raw ) );
		self::assertSame( array(), array_diff( wp_list_pluck( $found->posts, 'ID' ), $posts ) );
		self::assertSame( '', $GLOBALS['wpdb']->last_error );
	}

	/**
	 * Restricts a list to posts without changing its order.
	 *
	 * @param list<int> $posts Post IDs.
	 * @return array<string, mixed>
	 */
	private static function only( array $posts ): array {
		$term = wp_insert_term( uniqid( 'cursor' ), 'category' );
		$id   = is_array( $term ) ? (int) $term['term_id'] : 0;
		foreach ( $posts as $post ) {
			wp_set_post_terms( $post, array( $id ), 'category' );
		}
		return array( 'taxQuery' => array( 'category' => array( $id ) ) );
	}

	/**
	 * Publishes posts that differ in everything that lists sort by, with ties.
	 *
	 * @param int $count Number of posts.
	 * @param int $start Time of the first one.
	 * @return list<int>
	 */
	private function make_varied_posts( int $count, int $start = 1_000_000_000 ): array {
		global $wpdb;
		$ids = array();
		for ( $number = 0; $number < $count; $number++ ) {
			$date  = gmdate( 'Y-m-d H:i:s', $start - 60 * intdiv( $number, 2 ) );
			$ids[] = $this->make_post(
				array(
					'post_title'    => array( 'Ärger “über” Äpfel', 'aal, 50 %', 'Zoo', '' )[ $number % 4 ] . '!',
					'post_date'     => $date,
					'post_category' => array( 1 ),
					'menu_order'    => $number % 3,
				)
			);
			$wpdb->update(
				$wpdb->posts,
				array(
					'post_modified' => $date,
					'comment_count' => $number % 4,
					'post_author'   => 1 + $number % 2,
				),
				array( 'ID' => end( $ids ) )
			);
			clean_post_cache( end( $ids ) );
		}
		update_option( 'sticky_posts', array_merge( get_option( 'sticky_posts', array() ), array_slice( $ids, 0, 3 ) ) );
		return $ids;
	}
}
