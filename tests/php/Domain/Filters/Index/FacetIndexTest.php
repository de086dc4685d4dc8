<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters\Index;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Base\Store\Tables;
use Frontage\Domain\Filters\Counted_State;
use Frontage\Domain\Filters\Index\Bits;
use Frontage\Domain\Filters\Index\Facet_Blocks;
use Frontage\Domain\Filters\Index_Counts;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the table of values that filters count: that it is used, and right as soon as anything changes. */
final class FacetIndexTest extends Facet_Index_TestCase {
	/**
	 * Returns changes of posts.
	 *
	 * @return array<string, array{callable(self): mixed}>
	 */
	public static function changes(): array {
		return array(
			'another author' => array(
				static fn ( self $it ) => $it->update( array( 'post_author' => $it->authors['ben'] ) ),
			),
			'another date'                        => array(
				static fn ( self $it ) => $it->update( array( 'post_date' => '2023-05-09 10:00:00', 'edit_date' => true ) ),
			),
			'a draft again' => array(
				static fn ( self $it ) => $it->update( array( 'post_status' => 'draft' ) ),
			),
			'a password' => array(
				static fn ( self $it ) => $it->update( array( 'post_password' => 'secret' ) ),
			),
			'the trash' => array(
				static fn ( self $it ) => wp_trash_post( $it->posts['one'] ),
			),
			'deleted' => array(
				static fn ( self $it ) => wp_delete_post( $it->posts['one'], true ),
			),
			'other terms' => array(
				static fn ( self $it ) => wp_set_object_terms( $it->posts['one'], 'rye', 'category' ),
			),
			'one more term' => array(
				static fn ( self $it ) => wp_add_object_terms( $it->posts['one'], 'rye', 'category' ),
			),
			'one term less'                       => array(
				static fn ( self $it ) => wp_remove_object_terms( $it->posts['one'], 'food', 'category' ),
			),
			'a deleted term'                      => array(
				static fn ( self $it ) => wp_delete_term( (int) get_cat_ID( 'food' ), 'category' ),
			),
			'one more value' => array(
				static fn ( self $it ) => add_post_meta( $it->posts['one'], 'colour', 'green' ),
			),
			'another value' => array(
				static fn ( self $it ) => update_post_meta( $it->posts['one'], 'colour', 'green' ),
			),
			'no value' => array(
				static fn ( self $it ) => delete_post_meta( $it->posts['one'], 'colour' ),
			),
			'no values at all' => array(
				static fn ( self $it ) => delete_post_meta_by_key( 'colour' ),
			),
			'another number' => array(
				static fn ( self $it ) => update_post_meta( $it->posts['one'], 'cost', '99' ),
			),
			'a deleted author, with an heir'      => array(
				static fn ( self $it ) => wp_delete_user( $it->authors['anna'], $it->authors['ben'] ),
			),
			'a new post' => array(
				static fn ( self $it ) => $it->publish( 'three' ),
			),
			'a new post of an importer'           => array(
				static function ( self $it ): void {
					wp_suspend_cache_invalidation( true );
					$it->publish( 'three' );
					wp_suspend_cache_invalidation( false );
					wp_cache_flush();
				},
			),
		);
	}

	/**
	 * @param callable(self): mixed $change Changes something.
	 */
	#[DataProvider( 'changes' )]
	public function test_counts_are_right_at_once_after_a_change( callable $change ): void {
		$before = $this->of_state( '' );
		$change( $this );
		$after = $this->of_state( '' );
		self::assertNotSame( $before, $after );
		self::assertSame( $this->by_sql( '' ), $after );
	}

	public function test_what_is_changed_while_values_are_read_is_not_lost(): void {
		$this->of_state( '' );
		update_post_meta( $this->posts['one'], 'colour', 'green' );
		$is_done = false;
		$change  = function ( $rows ) use ( &$is_done ) {
			if ( ! $is_done && str_contains( (string) $rows, 'filled = 1' ) && str_contains( (string) $rows, 'field:' ) ) {
				$is_done = true;
				update_post_meta( $this->posts['one'], 'colour', 'black' );
			}
			return $rows;
		};
		add_filter( 'query', $change );
		$this->of_state( '' ); // Reads green, and another request writes black before the row is filled.
		remove_filter( 'query', $change );
		self::assertTrue( $is_done );
		self::assertSame( $this->by_sql( '' ), $this->of_state( '' ) );
	}

	public function test_values_that_the_database_takes_for_equal_are_one_choice(): void {
		foreach ( array( 'Red', 'red', 'RED', 'Réd', 'rot', 'straße', 'strasse', 'a,b', '10', '010', str_repeat( 'x', 150 ) ) as $colour ) {
			add_post_meta( $this->publish( $colour ), 'colour', $colour );
		}
		add_post_meta( $this->posts['two'], 'colour', 'RED' );
		add_post_meta( $this->posts['two'], 'colour', 'red' );
		foreach ( array( '', 'colour=red', 'colour=Red', 'colour=red,10', 'colour=strasse', 'colour=reD', 'colour=nothing' ) as $query ) {
			$sql   = $this->by_sql( $query );
			$index = $this->of_state( $query );
			self::assertSame( $sql['total'], $index['total'], $query );
			self::assertSame( self::numbers( $sql['colour'] ), self::numbers( $index['colour'] ), $query );
		}
	}

	public function test_days_ranges_and_several_choices_are_those_of_the_database(): void {
		mt_srand( 44 );
		foreach ( range( 1, 90 ) as $number ) {
			$id = $this->publish( "post $number", sprintf( '2024-%02d-%02d 00:00:00', mt_rand( 1, 4 ), mt_rand( 1, 28 ) ) );
			add_post_meta( $id, 'colour', array( 'red', 'blue', 'green' )[ mt_rand( 0, 2 ) ] );
			add_post_meta( $id, 'cost', array( '3', '-2.25', ' 4', '1e1', 'free', '12.1234567' )[ mt_rand( 0, 5 ) ] );
			wp_set_object_terms( $id, array( 'food', 'rye' )[ mt_rand( 0, 1 ) ], 'category' );
		}
		$queries = array( 'date=2024-02', 'date=2024-02-05..2024-03-09', 'date=2024-02-05..', 'date=..2024-02-29', 'date=2024&colour=red' );
		array_push( $queries, 'cost=..0', 'cost=3..12', 'cost=12.1234..12.2', 'cost=10..&topic=food', 'by=anna&colour=red,blue&topic=rye' );
		foreach ( array( ...$queries, 'find=post&colour=blue', 'by=nobody', 'date=1970' ) as $query ) {
			self::assertSame( $this->by_sql( $query ), $this->of_state( $query ), $query );
		}
	}

	public function test_a_damaged_row_and_an_old_one_are_filled_again(): void {
		global $wpdb;
		$expected = $this->of_state( '' );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET data = %s', Tables::name( 'facets' ), 'damaged' ) );
		self::assertSame( $expected, $this->of_state( '' ) );
		$other = $wpdb->prepare( 'UPDATE %i SET post_author = %d', $wpdb->posts, $this->authors['ben'] );
		$wpdb->query( $other ); // Nobody is told.
		self::assertSame( $expected['counts'], $this->of_state( '' )['counts'] );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET filled = filled - %d', Tables::name( 'facets' ), DAY_IN_SECONDS ) );
		self::assertSame( $this->by_sql( '' ), $this->of_state( '' ) );
	}

	public function test_a_site_with_too_many_empty_rows_is_counted_by_the_database_meanwhile(): void {
		global $wpdb;
		for ( $number = 1; $number <= 30; $number++ ) {
			$id = $this->publish( "far $number" );
			$to = 5_000_000 + $number * Bits::BLOCK;
			$wpdb->update( $wpdb->posts, array( 'ID' => $to ), array( 'ID' => $id ) );
			$wpdb->update( $wpdb->term_relationships, array( 'object_id' => $to ), array( 'object_id' => $id ) );
		}
		Facet_Blocks::outdate();
		wp_cache_flush();
		$this->go_to( '/' );
		$tries = 0;
		do {
			self::forget();
			$counts = Index_Counts::of( new Counted_State( $this->open( '' ) ) );
			self::assertSame( $this->by_sql( '' ), $this->of_state( '', false ) );
		} while ( null === $counts && ++$tries < 9 );
		self::assertGreaterThan( 0, $tries );
		self::assertNotNull( $counts );
	}
}
