<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Base\Store\Values;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter_State;
use Frontage\Domain\Store\Migrations;
use Frontage\Domain\Store\Schema;
use PHPUnit\Framework\Attributes\Group;

/** Tests the counts of filters against a count that a child would make: look at every post. */
final class FacetsTest extends Filter_TestCase {
	private const STATES = 240;
	private const POSTS  = 60;

	/** States of the run that need not be made at each commit. */
	private const MANY_STATES = 2000;

	/** @var array<string, list<string>> Slugs of each category with those below it. */
	private const BELOW = array(
		'food'   => array( 'food', 'bread', 'soup', 'rye' ),
		'bread'  => array( 'bread', 'rye' ),
		'soup'   => array( 'soup' ),
		'rye'    => array( 'rye' ),
		'travel' => array( 'travel' ),
		'music'  => array( 'music' ),
	);

	private const TAGS = array( 'red', 'green', 'blue', 'long', 'short' );

	/** @var list<array{topic: list<string>, tagged: list<string>}> Terms of every post that visitors may see. */
	private array $posts = array();

	#[Group( 'once' )]
	public function test_counts_are_those_of_a_naive_count(): void {
		mt_srand( 20 );
		$this->count_states( self::STATES );
	}

	#[Group( 'deep' )]
	public function test_counts_are_those_of_a_naive_count_in_two_thousand_states(): void {
		mt_srand( 21 );
		$this->count_states( self::MANY_STATES );
	}

	/** Asserts the counts of as many states, a third of them for each way to match. */
	private function count_states( int $states ): void {
		$this->publish();
		foreach ( array( 'any', 'all', 'one' ) as $match ) {
			$other = 'all' === $match ? 'any' : 'all';
			$this->blocks(
				array(),
				array( 'kind' => 'terms', 'taxonomy' => 'category', 'match' => $match, 'count' => 50 ),
				array( 'kind' => 'terms', 'taxonomy' => 'post_tag', 'match' => $other, 'count' => 50 )
			);
			for ( $number = 0; $number < $states / 3; $number++ ) {
				// Every fourth one as on a site whose table of values is not there yet.
				update_option( Schema::OPTION, Migrations::LATEST - 1 );
				Values::set( Schema::OPTION, Migrations::LATEST - ( 0 === $number % 4 ? 1 : 0 ) );
				$asked = array(
					'topic'  => $this->some( array_keys( self::BELOW ), 'one' === $match ? 1 : 3 ),
					'tagged' => $this->some( self::TAGS, 3 ),
				);
				$query = 'topic=' . implode( ',', $asked['topic'] ) . '&tagged=' . implode( ',', $asked['tagged'] );
				$this->assert_counts( $this->open( $query ), $asked, $match, $query );
			}
		}
	}

	/**
	 * Asserts all counts of a state.
	 *
	 * @param Filter_State $state State of the list.
	 * @param array{topic: list<string>, tagged: list<string>} $asked What is chosen.
	 */
	private function assert_counts( Filter_State $state, array $asked, string $match, string $query ): void {
		$all = array( 'topic' => 'all' === $match, 'tagged' => 'all' !== $match );
		self::assertSame( count( $this->matching( $asked, $all ) ), Facets::of( $state )->total(), $query );
		self::assertCount( count( $this->matching( $asked, $all ) ), array_slice( self::shown( $state ), 0, 50 ), $query );
		foreach ( self::counts( $state ) as $name => $counts ) {
			foreach ( array( 'topic' => array_keys( self::BELOW ), 'tagged' => self::TAGS )[ $name ] as $slug ) {
				$own    = $all[ $name ] ? array_values( array_unique( array( ...$asked[ $name ], $slug ) ) ) : array( $slug );
				$others = array( $name => $own ) + $asked;
				self::assertSame( count( $this->matching( $others, $all ) ), $counts[ $slug ] ?? 0, "$name $slug with $query" );
			}
		}
	}

	/**
	 * Returns the posts that match, looking at each.
	 *
	 * @param array<string, list<string>> $asked Slugs by parameter.
	 * @param array<string, bool> $all Whether all of them are needed.
	 * @return list<array<string, list<string>>>
	 */
	private function matching( array $asked, array $all ): array {
		$found = array();
		foreach ( $this->posts as $post ) {
			$fits = true;
			foreach ( $asked as $name => $slugs ) {
				$own  = $post[ $name ];
				$has  = static fn ( string $slug ): bool => array() !== array_intersect( self::BELOW[ $slug ] ?? array( $slug ), $own );
				$hits = array_filter( $slugs, $has );
				$fits = $fits && ( array() === $slugs || ( $all[ $name ] ? count( $hits ) === count( $slugs ) : array() !== $hits ) );
			}
			if ( $fits ) {
				$found[] = $post;
			}
		}
		return $found;
	}

	/** Publishes posts with random terms, every fourth one not for everybody. */
	private function publish(): void {
		$ids = array();
		foreach ( array_keys( self::BELOW ) as $slug ) {
			$parent       = array( 'bread' => 'food', 'soup' => 'food', 'rye' => 'bread' )[ $slug ] ?? '';
			$ids[ $slug ] = $this->make_term( $slug );
			wp_update_term( $ids[ $slug ], 'category', array( 'parent' => max( 0, $ids[ $parent ] ?? 0 ) ) );
		}
		$hidden = array(
			array( 'post_status' => 'draft' ),
			array( 'post_status' => 'private' ),
			array( 'post_password' => 'secret' ),
			array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ),
			array( 'post_type' => 'revision', 'post_status' => 'inherit' ),
		);
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			$topics = $this->some( array_keys( self::BELOW ), 3 ) ?: array( 'music' );
			$tags   = $this->some( self::TAGS, 3 );
			$fields = 0 === $number % 4 ? $hidden[ intdiv( $number, 4 ) % count( $hidden ) ] : array();
			$post   = $this->make_post( $fields );
			wp_set_object_terms( $post, array_map( static fn ( string $slug ): int => $ids[ $slug ], $topics ), 'category' );
			wp_set_object_terms( $post, $tags, 'post_tag' );
			if ( array() === $fields ) {
				$this->posts[] = array( 'topic' => $topics, 'tagged' => $tags );
			}
		}
	}

	/**
	 * Returns some values.
	 *
	 * @param list<string> $values Values to choose from.
	 * @param int $most Maximum number.
	 * @return list<string>
	 */
	private function some( array $values, int $most ): array {
		shuffle( $values );
		return array_slice( $values, 0, mt_rand( 0, $most ) );
	}
}
