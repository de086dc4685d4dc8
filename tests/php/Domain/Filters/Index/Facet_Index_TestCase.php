<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters\Index;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Base\Store\Values;
use Frontage\Domain\Filters\Counted_State;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Index_Counts;
use Frontage\Domain\Filters\Range_Filter;
use Frontage\Domain\Store\Migrations;
use Frontage\Domain\Store\Schema;
use Frontage\Tests\Domain\Filters\Filter_TestCase;

/** A list with filters of all kinds, counted by the table of values and by the database. */
abstract class Facet_Index_TestCase extends Filter_TestCase {
	/** @var array<string, int> IDs of posts by title. */
	protected array $posts = array();

	/** @var array<string, int> IDs of authors by name. */
	protected array $authors = array();

	protected function setUp(): void {
		parent::setUp();
		register_post_meta( 'post', 'colour', array( 'type' => 'string', 'show_in_rest' => true ) );
		register_post_meta( 'post', 'cost', array( 'type' => 'string', 'show_in_rest' => true ) );
		foreach ( array( 'anna', 'ben' ) as $name ) {
			$this->authors[ $name ] = $this->make_user( 'author', array( 'user_login' => $name, 'user_nicename' => $name ) );
		}
		$this->make_term( 'food' );
		$this->make_term( 'rye' );
		foreach ( array( 'one' => array( 'red', '5' ), 'two' => array( 'blue', '7.5' ) ) as $title => list( $colour, $cost ) ) {
			$id = $this->make_post(
				array( 'post_title' => $title, 'post_author' => $this->authors['anna'], 'post_date' => '2024-02-01 10:00:00' )
			);
			wp_set_object_terms( $id, 'food', 'category' );
			add_post_meta( $id, 'colour', $colour );
			add_post_meta( $id, 'cost', $cost );
			$this->posts[ $title ] = $id;
		}
		$this->blocks(
			array( 'kind' => 'terms', 'taxonomy' => 'category' ),
			array( 'kind' => 'values', 'source' => 'author' ),
			array( 'kind' => 'values', 'source' => 'field', 'field' => 'colour' ),
			array( 'kind' => 'range', 'field' => 'cost' ),
			array( 'kind' => 'date' ),
			array( 'kind' => 'search' ),
			array()
		);
	}

	protected function tearDown(): void {
		unregister_post_meta( 'post', 'colour' );
		unregister_post_meta( 'post', 'cost' );
		update_option( Schema::OPTION, Migrations::LATEST );
		parent::tearDown();
	}

	/**
	 * Returns sorted numbers, because which spelling stands for all of them does not matter.
	 *
	 * @param array<array-key, int> $counts Numbers by value.
	 * @return list<int>
	 */
	protected static function numbers( array $counts ): array {
		$counts = array_values( array_filter( $counts ) );
		sort( $counts );
		return $counts;
	}

	/**
	 * Returns the counts that visitors see, and asserts that the table answers.
	 *
	 * @return array{total: int, counts: array<string, array<array-key, int>>, colour: array<array-key, int>, ends: mixed}
	 */
	protected function of_state( string $query, bool $is_indexed = true ): array {
		self::forget();
		wp_cache_flush();
		$state = $this->open( $query );
		if ( $is_indexed && ! str_contains( $query, 'reD' ) && ! str_contains( $query, 'nothing' ) ) {
			self::assertNotNull( Index_Counts::of( new Counted_State( $state ) ), $query );
		}
		$facets = Facets::of( $state );
		$range  = $state->filters['cost'];
		$counts = self::counts( $state );
		$counts = array( 'total' => $facets->total(), 'counts' => $counts, 'colour' => $counts['colour'] );
		return $counts + array( 'ends' => $range instanceof Range_Filter ? $facets->ends( $range ) : null );
	}

	/**
	 * Returns the counts by the tables of WordPress.
	 *
	 * @return array{total: int, counts: array<string, array<array-key, int>>, colour: array<array-key, int>, ends: mixed}
	 */
	protected function by_sql( string $query ): array {
		update_option( Schema::OPTION, Migrations::LATEST - 1 );
		Values::set( Schema::OPTION, Migrations::LATEST - 1 );
		$counts = $this->of_state( $query, false );
		update_option( Schema::OPTION, Migrations::LATEST );
		return $counts;
	}

	/**
	 * Changes the first post.
	 *
	 * @param array<string, mixed> $fields Other fields.
	 */
	protected function update( array $fields ): void {
		wp_update_post( array( 'ID' => $this->posts['one'] ) + $fields );
	}

	/** Publishes a post by Anna. */
	protected function publish( string $title, string $date = '2024-03-01 10:00:00' ): int {
		return $this->make_post( array( 'post_title' => $title, 'post_author' => $this->authors['anna'], 'post_date' => $date ) );
	}
}
