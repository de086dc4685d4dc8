<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Transfer;

use Frontage\Admin\Transfer\Counters_Part;
use Frontage\Domain\Store\Counters;


/**
 * Tests the transfer of counters between sites.
 *
 * Posts are matched, numbers merged or replaced, and imports undone without losing newer counts.
 */
final class CountersTest extends Transfer_TestCase {
	/**
	 * Returns a file with one counter.
	 *
	 * @param array<string, mixed> $row Properties that differ.
	 */
	private static function counter( array $row ): string {
		$base = array(
			'kind'  => 'likes',
			'id'    => 999_999,
			'guid'  => '',
			'type'  => 'post',
			'slug'  => '',
			'value' => 5,
		);
		return self::file( array( 'counters' => array( $row + $base ) ) );
	}

	public function test_exports_counters_of_posts(): void {
		$post = $this->make_post( array( 'post_name' => 'liked' ) );
		Counters::set( 'likes', $post, 5 );
		Counters::set( 'likes', 888_888, 9 );
		Counters::set( 'views', $post, 0 );
		$mine = array_filter(
			self::read( $this->post( '/export' ) )['parts']['counters'],
			static fn ( array $row ): bool => in_array( $row['id'], array( $post, 888_888 ), true )
		);
		self::assertSame(
			array(
				array(
					'kind'  => 'likes',
					'id'    => $post,
					'guid'  => get_post_field( 'guid', $post, 'raw' ),
					'type'  => 'post',
					'slug'  => 'liked',
					'value' => 5,
				),
			),
			array_values( $mine )
		);
	}

	public function test_finds_posts_by_guid_despite_another_id(): void {
		$other = $this->make_post( array( 'post_name' => 'same-slug' ) );
		$post  = $this->make_post(
			array(
				'post_name' => 'another-slug',
				'guid'      => 'https://elsewhere.example/?p=7',
			)
		);
		$this->import(
			self::counter(
				array(
					'id'   => $other,
					'guid' => 'https://elsewhere.example/?p=7',
					'slug' => 'same-slug',
				)
			)
		);
		self::assertSame( array( 0, 5 ), array( Counters::get( 'likes', $other ), Counters::get( 'likes', $post ) ) );
	}

	public function test_finds_posts_by_type_and_slug(): void {
		$page = $this->make_post(
			array(
				'post_type' => 'page',
				'post_name' => 'shared-slug',
			)
		);
		$post = $this->make_post( array( 'post_name' => 'shared-slug' ) );
		$this->import( self::counter( array( 'slug' => 'shared-slug' ) ) );
		self::assertSame( array( 0, 5 ), array( Counters::get( 'likes', $page ), Counters::get( 'likes', $post ) ) );
	}

	public function test_skips_posts_that_do_not_exist(): void {
		$plan = $this->dry_run( self::counter( array( 'slug' => 'nowhere' ) ) );
		self::assertSame( array( 'likes: nowhere' ), array_column( $plan['skipped'], 'field' ) );
		self::assertFalse( $plan['can_import'] );
	}

	public function test_rejects_a_post_listed_twice(): void {
		$this->make_post( array( 'post_name' => 'twice' ) );
		$row  = json_decode( self::counter( array( 'slug' => 'twice' ) ), true )['parts']['counters'][0];
		$plan = $this->dry_run( self::file( array( 'counters' => array( $row, $row ) ) ) );
		self::assertSame( array( 'counters[1]' ), array_column( $plan['refused'], 'field' ) );
	}

	public function test_merging_keeps_the_higher_count(): void {
		$post = $this->make_post( array( 'post_name' => 'liked' ) );
		Counters::set( 'likes', $post, 8 );
		self::assertSame( 0, $this->dry_run( self::counter( array( 'slug' => 'liked' ) ) )['counts']['changes'] );
		$this->import(
			self::counter(
				array(
					'slug'  => 'liked',
					'value' => 11,
				)
			)
		);
		self::assertSame( 11, Counters::get( 'likes', $post ) );
	}

	public function test_replacing_uses_the_count_of_the_file(): void {
		$post    = $this->make_post( array( 'post_name' => 'liked' ) );
		$replace = array( 'counters' => Counters_Part::REPLACE );
		Counters::set( 'likes', $post, 8 );
		$this->import( self::counter( array( 'slug' => 'liked' ) ), $replace );
		self::assertSame( 5, Counters::get( 'likes', $post ) );
		$this->import(
			self::counter(
				array(
					'slug'  => 'liked',
					'value' => -3,
				)
			),
			$replace
		);
		self::assertSame( 0, Counters::get( 'likes', $post ) );
	}

	public function test_undoing_keeps_likes_added_since(): void {
		$post = $this->make_post( array( 'post_name' => 'liked' ) );
		Counters::set( 'likes', $post, 2 );
		$this->import( self::counter( array( 'slug' => 'liked' ) ) );
		Counters::add( 'likes', $post, 4 );
		$this->post( '/import/undo' );
		self::assertSame( 6, Counters::get( 'likes', $post ) );
	}

	public function test_imports_thousands_with_few_queries(): void {
		global $wpdb;
		$rows = array();
		foreach ( range( 1, 3000 ) as $number ) {
			$rows[] = array(
				'kind'  => 'likes',
				'guid'  => "https://elsewhere.example/?p=$number",
				'slug'  => "slug-$number",
				'type'  => 'post',
				'value' => $number,
			);
		}
		$this->make_post( array( 'post_name' => 'slug-2999' ) );
		$before = $wpdb->num_queries;
		$plan   = $this->dry_run( self::file( array( 'counters' => $rows ) ) );
		self::assertSame(
			array( 1, 2999, 200 ),
			array( $plan['counts']['changes'], $plan['counts']['skipped'], count( $plan['skipped'] ) )
		);
		self::assertLessThan( 30, $wpdb->num_queries - $before );
	}
}
