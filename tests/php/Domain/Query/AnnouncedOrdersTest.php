<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Admin\Editor\Announced_Data;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Domain\Query\Counted;
use Frontage\Domain\Query\Counted_Elsewhere;
use Frontage\Domain\Query\Cursor;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Store\Counters;

/** Tests that lists sort by numbers of other plugins, whether they count with our counters or not. */
final class AnnouncedOrdersTest extends List_TestCase {
	/** Stars of posts by their place: averages without an end, and two that are equal. */
	private const STARS = array( array( 4, 4, 5 ), array( 5 ), array( 4, 4, 5 ), array( 4, 5 ), array(), array( 4, 4, 4, 5 ) );

	protected function tearDown(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
		parent::tearDown();
		self::forget();
	}

	/** Announces classes as the plugin “acme”. */
	private static function announce( string $contract, string ...$classes ): void {
		add_filter(
			'frontage_manifests',
			static fn ( array $all ): array => $all + array( 'acme' => array( 'implementations' => array( $contract => $classes ) ) )
		);
		Manifest::add_announced();
	}

	/** Returns a class of another plugin: the average of a post's stars, which it stores itself. */
	private static function stars(): string {
		$stars = new class() implements Counted_Elsewhere {
			public static function kind(): string {
				return 'acme-stars';
			}

			public static function label(): string {
				return 'Stars';
			}

			public static function is_active(): bool {
				return ! get_option( 'acme_hides_stars' );
			}

			public static function sql( string $id ): string {
				global $wpdb;
				$from = "FROM $wpdb->postmeta stars WHERE stars.post_id = $id AND stars.meta_key = '_acme_stars'";
				return "( SELECT AVG( stars.meta_value + 0.0 ) $from )";
			}
		};
		return $stars::class;
	}

	/** Returns a class of another plugin: something that it counts with our counters. */
	private static function sold(): string {
		$sold = new class() implements Counted {
			public static function kind(): string {
				return 'acme-sold';
			}

			public static function label(): string {
				return 'Sold';
			}
		};
		return $sold::class;
	}

	/**
	 * Returns the IDs of a list's posts, page by page.
	 *
	 * @param array<string, mixed> $query
	 * @return list<int>
	 */
	private static function all( array $query ): array {
		self::forget();
		$list = Query_Spec::of( $query + array( 'perPage' => 1 ) );
		$seen = array();
		$next = $list;
		do {
			$part = Listing::of( $next );
			$seen = array( ...$seen, ...array_column( $part->posts, 'ID' ) );
			self::assertTrue( '' === $part->after || null !== Cursor::of( $part->after ) );
			$next = $list->from( count( $seen ) )->after( $part->after );
		} while ( '' !== $part->after && count( $seen ) < 20 );
		return $seen;
	}

	public function test_sorts_and_pages_by_a_number_that_another_plugin_stores(): void {
		self::announce( Counted_Elsewhere::class, self::stars() );
		$posts = $this->make_posts( count( self::STARS ) );
		foreach ( self::STARS as $at => $stars ) {
			array_map( static fn ( int $one ) => add_post_meta( $posts[ $at ], '_acme_stars', $one ), $stars );
		}
		$query = array(
			'include' => $posts,
			'orderBy' => 'count-acme-stars',
		);
		$order = array( 1, 3, 0, 2, 5, 4 );
		self::assertSame( array_map( static fn ( int $at ): int => $posts[ $at ], $order ), self::all( $query ) );
		self::assertSame( array_reverse( self::all( $query ) ), self::all( $query + array( 'order' => 'asc' ) ) );
		self::assertSame( '', $GLOBALS['wpdb']->last_error );

		$stars = array( array( 'name' => 'count-acme-stars' ) + array( 'label' => 'Stars' ) );
		self::assertSame( $stars, Announced_Data::all()['listOrders'] ?? null );
		update_option( 'acme_hides_stars', 1 );
		self::assertArrayNotHasKey( 'listOrders', Announced_Data::all() );
		self::assertSame( 'date', Query_Spec::of( $query )->data['orderBy'] );
	}

	public function test_sorts_by_what_another_plugin_counts_with_our_counters(): void {
		self::announce( Counted::class, self::sold() );
		$posts = $this->make_posts( 3 );
		Counters::add( 'acme-sold', $posts[2], 7 );
		Counters::add( 'acme-sold', $posts[0], 3 );
		$query = array(
			'include' => $posts,
			'orderBy' => 'count-acme-sold',
		);
		self::assertSame( array( $posts[2], $posts[0], $posts[1] ), self::all( $query ) );
		self::assertSame( 'Sold', Announced_Data::all()['listOrders'][0]['label'] );
	}

	public function test_sorts_by_date_while_the_other_plugin_is_off(): void {
		$posts = $this->make_posts( 3 );
		$query = array(
			'include' => $posts,
			'orderBy' => 'count-acme-sold',
		);
		self::assertSame( $posts, self::all( $query ) );
	}

	public function test_tells_of_kinds_that_are_taken_or_none(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$likes = new class() implements Counted {
			public static function kind(): string {
				return 'likes';
			}

			public static function label(): string {
				return 'Hearts';
			}
		};
		$wrong = new class() implements Counted {
			public static function kind(): string {
				return 'Sold items';
			}

			public static function label(): string {
				return 'Sold';
			}
		};
		self::announce( Counted::class, $likes::class, $wrong::class );
		self::assertArrayNotHasKey( 'listOrders', Announced_Data::all() );
		$messages = implode( "\n", array_column( Manifests::problems(), 'message' ) );
		self::assertStringContainsString( 'Likes_Order has the name “likes” already', $messages );
		self::assertStringContainsString( 'The name “Sold items” of ', $messages );
		self::assertCount( 2, Manifests::problems() );
	}
}
