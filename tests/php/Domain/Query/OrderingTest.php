<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Base\Clock;
use Frontage\Domain\Query\Context_Query;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Result;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Shuffle;
use Frontage\Domain\Store\Counters;
use PHPUnit\Framework\Attributes\DataProvider;


/**
 * Tests that lists sort by likes, by a public custom field, and at random, and go on in the same order.
 */
final class OrderingTest extends List_TestCase {
	private const FIELD = 'frontage_test_price';

	protected function setUp(): void {
		parent::setUp();
		register_post_meta( 'post', self::FIELD, array_fill_keys( array( 'show_in_rest', 'single' ), true ) );
	}

	protected function tearDown(): void {
		unregister_post_meta( 'post', self::FIELD );
		Clock::stop( null );
		parent::tearDown();
	}

	public function test_sorts_by_likes_and_puts_posts_without_last(): void {
		$posts = $this->make_posts( 5 );
		Counters::set( 'likes', $posts[3], 12 );
		Counters::set( 'likes', $posts[1], 9 );
		$query = array(
			'include' => $posts,
			'orderBy' => 'count-likes',
		);
		self::assertSame( array( $posts[3], $posts[1], $posts[0], $posts[2], $posts[4] ), self::ids( $query ) );
		self::forget();
		self::assertSame( array( $posts[1], $posts[3] ), array_slice( self::ids( $query + array( 'order' => 'asc' ) ), -2 ) );
		self::assertSame( 'date', Query_Spec::of( array( 'orderBy' => 'count-nothing' ) )->data['orderBy'], 'an unknown counter' );
	}

	public function test_notices_likes_within_five_minutes(): void {
		Clock::stop( 1_900_000_000 );
		$posts = $this->make_posts( 2 );
		$query = array(
			'include' => $posts,
			'orderBy' => 'count-likes',
		);
		self::assertSame( $posts, self::ids( $query ) );
		Counters::set( 'likes', $posts[1], 3 );
		self::forget();
		Clock::stop( 1_900_000_000 + 300 );
		self::assertSame( array_reverse( $posts ), self::ids( $query ) );
	}

	/**
	 * @return array<string, array{string, list<string>, list<int>}>
	 */
	public static function fields(): array {
		return array(
			'numbers' => array( 'number', array( '9', '10.5', '100', '' ), array( 2, 1, 0, 3, 4 ) ),
			'texts'   => array( 'text', array( 'pear', 'apple', 'zebra', '' ), array( 2, 0, 1, 3, 4 ) ),
		);
	}

	/**
	 * @param list<string> $values Of the first posts; the others have none.
	 * @param list<int> $order Indices, descending.
	 */
	#[DataProvider( 'fields' )]
	public function test_sorts_by_a_public_field( string $type, array $values, array $order ): void {
		$posts = $this->make_posts( 5 );
		foreach ( $values as $index => $value ) {
			update_post_meta( $posts[ $index ], self::FIELD, $value );
		}
		$query = array(
			'include'   => $posts,
			'orderBy'   => 'field',
			'sortField' => self::FIELD,
			'sortType'  => $type,
		);
		self::assertSame( array_map( static fn ( int $one ): int => $posts[ $one ], $order ), self::ids( $query ) );
		$secret = array( 'sortField' => '_edit_lock' ) + $query;
		self::assertSame( '', Query_Spec::of( $secret )->data['sortField'] );
		self::assertSame( $posts, self::ids( $secret ), 'by date, because the field is not public' );
	}

	public function test_random_orders_differ_by_day_and_list_but_not_by_request(): void {
		$posts = $this->make_posts( 40 );
		$query = array(
			'include' => $posts,
			'perPage' => 50,
			'orderBy' => 'random',
		);
		$today = self::shuffled( $query );
		self::forget();
		self::assertSame( $today, self::shuffled( $query ) );
		self::assertNotSame( $posts, $today );
		self::assertEqualsCanonicalizing( $posts, $today );
		Clock::stop( Clock::now() + DAY_IN_SECONDS );
		self::forget();
		$tomorrow = self::shuffled( $query );
		self::assertNotSame( $today, $tomorrow );
		self::assertNotSame( $today, self::shuffled( array( 'exclude' => array( 1 ) ) + $query ), 'another list' );
		// Not only turned or mirrored: neighbors of today are not neighbors of tomorrow.
		$places = array_flip( $tomorrow );
		$near   = 0;
		for ( $index = 1; $index < 40; $index++ ) {
			$near += 1 === abs( $places[ $today[ $index ] ] - $places[ $today[ $index - 1 ] ] ) ? 1 : 0;
		}
		self::assertLessThan( 12, $near );
	}

	public function test_database_and_php_agree_on_random_places(): void {
		global $wpdb;
		$cases = array( array( 1, 1 ), array( 2147483646, 2147483646 ), array( 9_000_000_000, 77 ), array( 12, 1_999_999_999 ) );
		foreach ( $cases as list( $post, $seed ) ) {
			// phpcs:ignore WordPress.DB -- Whole numbers.
			self::assertSame( Shuffle::place( $post, $seed ), (int) $wpdb->get_var( 'SELECT ' . Shuffle::sql( (string) $post, $seed ) ) );
		}
	}

	/**
	 * @return array<string, array{array<string, string>}>
	 */
	public static function orders(): array {
		$field = array(
			'orderBy'   => 'field',
			'sortField' => self::FIELD,
		);
		return array(
			'likes'           => array( array( 'orderBy' => 'count-likes' ) ),
			'likes ascending' => array(
				array(
					'orderBy' => 'count-likes',
					'order'   => 'asc',
				),
			),
			'numbers'         => array( $field + array( 'sortType' => 'number' ) ),
			'texts'           => array( $field + array( 'order' => 'asc' ) ),
			'random'          => array( array( 'orderBy' => 'random' ) ),
			'sticky first'    => array(
				array(
					'orderBy' => 'random',
					'sticky'  => 'first',
				),
			),
		);
	}

	/**
	 * @param array<string, string> $query Order of the list.
	 */
	#[DataProvider( 'orders' )]
	public function test_neither_repeats_nor_skips_posts_of_a_page_that_was_saved_the_day_before( array $query ): void {
		Clock::stop( 1_900_000_000 );
		$posts = $this->make_valued_posts();
		stick_post( $posts[4] );
		$list  = self::resolved( $query + array( 'perPage' => 2 ) );
		$whole = self::resolved( $query + array( 'perPage' => 50 ) )->with( array( 'seed' => $list->data['seed'] ) );
		$all   = wp_list_pluck( Listing::of( $whole )->posts, 'ID' );
		$part  = Listing::of( $list );
		$seen  = wp_list_pluck( $part->posts, 'ID' );
		$new   = $this->make_valued_posts();
		wp_delete_post( $seen[1], true );
		Clock::stop( 1_900_000_000 + DAY_IN_SECONDS );
		self::forget();
		$list = self::resolved( $query + array( 'perPage' => 2 ) );
		for ( $rounds = 0; '' !== $part->after && $rounds < 30; $rounds++ ) {
			$part = self::behind( $list, $seen, $part );
			$seen = array_values( array( ...$seen, ...wp_list_pluck( $part->posts, 'ID' ) ) );
		}
		self::assertSame( array_values( array_unique( $seen ) ), $seen, 'repeats posts' );
		self::assertSame( $all, array_values( array_diff( $seen, $new ) ), 'skips posts' );
	}

	/**
	 * @param array<int> $seen IDs of the posts shown.
	 */
	private static function behind( Query_Spec $list, array $seen, Query_Result $part ): Query_Result {
		return Listing::of( $list->from( count( $seen ) )->after( $part->after ) );
	}

	/**
	 * @param array<string, mixed> $query The list's query.
	 */
	private static function resolved( array $query ): Query_Spec {
		return Context_Query::resolve( Query_Spec::of( $query ), 0 );
	}

	/**
	 * @param array<string, mixed> $query The list's query.
	 * @return list<int>
	 */
	private static function shuffled( array $query ): array {
		return array_values( wp_list_pluck( Listing::of( self::resolved( $query ) )->posts, 'ID' ) );
	}

	/**
	 * @return list<int> IDs of posts, of which some share a value and some have none.
	 */
	private function make_valued_posts(): array {
		$posts = $this->make_posts( 7 );
		foreach ( array( 3, 3, 20, 100 ) as $index => $value ) {
			Counters::set( 'likes', $posts[ $index ], $value );
			update_post_meta( $posts[ $index ], self::FIELD, (string) $value );
		}
		return $posts;
	}
}
