<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive\Test;

use Frontage\Blocks\Post_Archive\Archive;
use Frontage\Blocks\Post_Archive\Find_Posts;
use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Tests\Domain\Query\Hostile_Lists;
use PHPUnit\Framework\Attributes\Group;


/** Tests searching the archive by words, category and month, and which requests are rejected. */
final class FindPostsTest extends Hostile_Lists {
	protected function action(): string {
		return Find_Posts::NAME;
	}

	protected function kind(): string {
		return Archive::KIND;
	}

	protected function field(): string {
		return 'settings';
	}

	/** @return array<string, string> */
	protected function others(): array {
		return array();
	}

	/**
	 * @param array<string, mixed> $query Query attributes.
	 * @return array<string, mixed>
	 */
	protected function settings( array $query ): array {
		return array( 'query' => $query );
	}

	public function test_filters_by_keyword_category_and_month(): void {
		$term = $this->make_term( 'Owls' );
		$post = $this->make_post(
			array(
				'post_title' => 'A snowy owl',
				'post_date'  => '2021-05-31 23:30:00',
			)
		);
		wp_set_post_terms( $post, array( $term ), 'category' );
		$this->make_post( array( 'post_title' => 'A fox' ) );
		$cases = array(
			array( 's' => 'snowy' ),
			array( 'cat_select' => (string) $term ),
			array( 'calendar_select' => '2021-05' ),
			array( 'calendar_select' => '2021-05-31' ),
		);
		foreach ( $cases as $fields ) {
			$body  = $this->call( Find_Posts::NAME, $fields )->body;
			$title = isset( $fields['s'] ) ? 'A <mark>snowy</mark> owl' : 'A snowy owl';
			self::assertStringContainsString( $title, $body );
			self::assertStringNotContainsString( 'A fox', $body );
			self::assertStringContainsString( '1 post found', $body );
		}
		self::assertStringContainsString( 'No posts found.', $this->call( Find_Posts::NAME, array( 's' => 'zebra' ) )->body );
		self::assertStringContainsString( 'A fox', $this->call( Find_Posts::NAME, array( 's' => 'sn' ) )->body );
	}

	public function test_visitors_filters_stay_within_the_archive(): void {
		$inside  = $this->make_term( 'Inside' );
		$outside = $this->make_term( 'Outside' );
		$titles  = array(
			'Rye bread'   => array( '2021-05-20', $inside ),
			'Rye soup'    => array( '2021-05-20', $inside ),
			'Old bread'   => array( '2021-05-01', $inside ),
			'Late bread'  => array( '2021-05-28', $inside ),
			'Other bread' => array( '2021-05-20', $outside ),
		);
		foreach ( $titles as $title => list( $day, $term ) ) {
			wp_set_post_terms(
				$this->make_post(
					array(
						'post_title' => $title,
						'post_date'  => "$day 10:00:00",
					)
				),
				array( $term ),
				'category'
			);
		}
		$archive = array(
			'search'   => 'bread',
			'after'    => '2021-05-10',
			'before'   => '2021-05-25',
			'taxQuery' => array( 'category' => array( $inside ) ),
		);
		$hits    = array(
			array( 's' => 'rye' ),
			array( 'cat_select' => (string) $inside ),
			array( 'calendar_select' => '2021-05' ),
			array( 'calendar_select' => '2021-05-20' ),
		);
		foreach ( $hits as $fields ) {
			self::assertSame( 1, substr_count( $this->ask( $archive, $fields )->body, '<article' ), (string) wp_json_encode( $fields ) );
			$title = isset( $fields['s'] ) ? '<mark>Rye</mark> <mark>bread</mark>' : 'Rye bread';
			self::assertStringContainsString( $title, $this->ask( $archive, $fields )->body );
		}
		$misses = array(
			array( 's' => 'soup' ),
			array( 'cat_select' => (string) $outside ),
			array( 'calendar_select' => '2021-05-01' ),
			array( 'calendar_select' => '2021-06' ),
		);
		foreach ( $misses as $fields ) {
			self::assertStringContainsString(
				'No posts found.',
				$this->ask( $archive, $fields )->body,
				(string) wp_json_encode( $fields )
			);
		}
	}

	public function test_rejects_values_out_of_bounds(): void {
		$valueses = array(
			'cat_select'      => array( '-1', 'x', array( '1' ) ),
			'page'            => array( '0', '1001' ),
			's'               => array( array( 'x' ), str_repeat( 'x', 101 ) ),
			'calendar_select' => array( '2021-05-31T00' ),
		);
		foreach ( $valueses as $field => $values ) {
			foreach ( $values as $value ) {
				self::assert_refused( 400, 'invalid_field', $this->call( Find_Posts::NAME, array( $field => $value ) ), $field );
			}
		}
	}

	#[Group( 'once' )]
	public function test_ten_thousand_posts_cost_as_many_queries_as_forty(): void {
		$this->make_many_posts( 40 );
		$this->cost(); // Warms what WordPress stores once, such as the category tree.
		$few = $this->cost();
		$this->make_many_posts( 10_000 );
		self::assertSame( $few, $this->cost() );
	}

	/**
	 * Returns the number of queries of uncached requests: the whole archive, and by words, month and page.
	 *
	 * @return list<int>
	 */
	private function cost(): array {
		global $wpdb;
		$costs = array();
		foreach ( array( array(), array( 's' => 'Seeded' ), array( 'calendar_select' => '1998-07' ), array( 'page' => '2' ) ) as $fields ) {
			wp_cache_flush();
			Id_Finder::reset();
			Displayed_Posts::reset();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			self::assertStringContainsString( '<article', $this->ask( array(), $fields )->body );
			$costs[] = $wpdb->num_queries - $before;
		}
		return $costs;
	}
}
