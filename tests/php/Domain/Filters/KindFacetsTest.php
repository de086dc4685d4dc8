<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Domain\Filters\Date_Filter;
use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Filter_State;
use PHPUnit\Framework\Attributes\Group;

/** Tests counts with all kinds of filters, of our lists and of Query Loops, against looking at every post. */
final class KindFacetsTest extends Filter_TestCase {
	private const STATES  = 240;
	private const POSTS   = 48;
	private const COLOURS = array( 'red', 'sea blue', 'a,b', 'back\\slash', '10' );
	private const TOPICS  = array( 'food', 'travel', 'music' );
	private const MONTHS  = array( '2023-11', '2024-02', '2024-03', '2025-01' );

	/** States of the run that need not be made at each commit. */
	private const MANY_STATES = 2000;

	/** @var list<array<string, mixed>> Every post that visitors may see. */
	private array $posts = array();

	/** @var array<string, int> IDs of authors by their name. */
	private array $authors = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'colour', 'cost' ) as $key ) {
			register_post_meta( 'post', $key, array( 'type' => 'string', 'show_in_rest' => true ) );
		}
	}

	protected function tearDown(): void {
		unregister_post_meta( 'post', 'colour' );
		unregister_post_meta( 'post', 'cost' );
		parent::tearDown();
	}

	public function test_counts_of_all_kinds_are_those_of_a_naive_count(): void {
		mt_srand( 36 );
		$this->count_states( self::STATES );
	}

	#[Group( 'deep' )]
	public function test_counts_of_all_kinds_are_those_of_a_naive_count_in_two_thousand_states(): void {
		mt_srand( 37 );
		$this->count_states( self::MANY_STATES );
	}

	/** Asserts the counts of as many states, a fourth of them in each list. */
	private function count_states( int $states ): void {
		$this->publish();
		$lists = array(
			array( 'any', array() ),
			array( 'all', array( 'loop' => 0, 'query' => array( 'perPage' => 3, 'postType' => 'post' ) ) ),
			array(
				'any',
				array(
					'loop' => 5,
					'query' => array( 'perPage' => 3, 'postType' => 'post', 'sticky' => '', 'author' => (string) $this->authors['anna'] ),
				),
			),
			array( 'one', array() ),
		);
		foreach ( $lists as list( $match, $list ) ) {
			$this->blocks(
				array( 'kind' => 'terms', 'taxonomy' => 'category', 'match' => 'any', 'count' => 50 ),
				array( 'kind' => 'values', 'source' => 'author', 'count' => 50 ),
				array( 'kind' => 'values', 'source' => 'field', 'field' => 'colour', 'match' => $match, 'count' => 50 ),
				array( 'kind' => 'range', 'field' => 'cost' ),
				array( 'kind' => 'date' ),
				array( 'kind' => 'search' ),
				$list
			);
			$own = isset( $list['query']['author'] ) ? array( 'by' => array( 'anna' ) ) : array();
			for ( $number = 0; $number < $states / 4; $number++ ) {
				$asked = $this->choices( 'one' === $match ? 1 : 2 );
				$this->assert_counts( $this->open( self::query( $asked ) ), $asked, $own, 'all' === $match, self::query( $asked ) );
			}
		}
	}

	/**
	 * Asserts all counts of a state.
	 *
	 * @param array<string, mixed> $asked What is chosen.
	 * @param array<string, mixed> $own What the list's author has chosen.
	 */
	private function assert_counts( Filter_State $state, array $asked, array $own, bool $needs_all, string $query ): void {
		$total = count( $this->matching( $asked, $own, $needs_all ) );
		self::assertSame( $total, Facets::of( $state )->total(), $query );
		if ( $state->is_anything() ) { // WordPress adds sticky posts to loops otherwise.
			self::assertCount( $total, self::shown( $state ), $query );
		}
		$counts = self::counts( $state );
		foreach ( self::TOPICS as $topic ) {
			$expected = count( $this->matching( array( 'topic' => array( $topic ) ) + $asked, $own, $needs_all ) );
			self::assertSame( $expected, $counts['topic'][ $topic ] ?? 0, "$topic with $query" );
		}
		foreach ( $this->authors as $name => $id ) {
			$expected = count( $this->matching( array( 'by' => array( $name ) ) + $asked, $own, $needs_all ) );
			self::assertSame( $expected, $counts['by'][ $id ] ?? 0, "$name with $query" );
		}
		foreach ( self::COLOURS as $colour ) {
			$wanted   = $needs_all ? array_unique( array( ...$asked['colour'], $colour ) ) : array( $colour );
			$expected = count( $this->matching( array( 'colour' => $wanted ) + $asked, $own, $needs_all ) );
			self::assertSame( $expected, $counts['colour'][ $colour ] ?? 0, "$colour with $query" );
		}
		foreach ( self::MONTHS as $month ) {
			$expected = count( $this->matching( array( 'date' => $month ) + $asked, $own, $needs_all ) );
			self::assertSame( $expected, $counts['date'][ $month ] ?? 0, "$month with $query" );
		}
	}

	/**
	 * Returns the posts that match, looking at each.
	 *
	 * @param array<string, mixed> $asked What is chosen.
	 * @param array<string, mixed> $own What the list's author has chosen.
	 * @return list<array<string, mixed>>
	 */
	private function matching( array $asked, array $own, bool $needs_all ): array {
		$found = array();
		foreach ( $this->posts as $post ) {
			$colours       = array_intersect( $asked['colour'], $post['colour'] );
			list( $a, $z ) = '' === $asked['date'] ? array( '', '' ) : Date_Filter::days( array( $asked['date'] ) );
			$has           = static fn ( string $name, array $values ): bool => array() === $values || in_array(
				$post[ $name ],
				$values,
				true,
			);
			$fits          = $has( 'topic', $asked['topic'] ) && $has( 'by', $asked['by'] ) && $has( 'by', $own['by'] ?? array() )
				&& ( array() === $asked['colour'] || ( $needs_all ? count( $colours ) === count(
					$asked['colour']
				) : array() !== $colours ) )
				&& ( '' === $a || $post['day'] >= $a ) && ( '' === $z || $post['day'] <= $z )
				&& ( '' === $asked['find'] || str_contains( $post['title'], $asked['find'] ) );
			if ( array() !== $asked['cost'] ) {
				list( $min, $max ) = $asked['cost'];
				$fits              = $fits && is_numeric(
					$post['cost']
				) && ( '' === $min || $post['cost'] >= $min ) && ( '' === $max || $post['cost'] <= $max );
			}
			if ( $fits ) {
				$found[] = $post;
			}
		}
		return $found;
	}

	/**
	 * Returns random choices.
	 *
	 * @param int $most Maximum number of colours.
	 * @return array<string, mixed>
	 */
	private function choices( int $most ): array {
		$ends = array( mt_rand( -5, 30 ), mt_rand( -5, 30 ) );
		sort( $ends );
		$cost = array( array(), array(), $ends, array( $ends[0], '' ), array( '', $ends[1] + 0.5 ) )[ mt_rand( 0, 4 ) ];
		$date = array(
			'',
			'',
			'2024',
			self::MONTHS[ mt_rand( 0, 3 ) ],
			'2024-02-10..2024-03-05',
			'..2024-02-15',
			'2024-03-10..',
		)[ mt_rand( 0, 6 ) ];
		return array(
			'topic'  => $this->some( self::TOPICS, 2 ),
			'by'     => $this->some( array_keys( $this->authors ), 2 ),
			'colour' => $this->some( self::COLOURS, $most ),
			'find'   => array( '', '', 'bread', 'rye bread', 'C++' )[ mt_rand( 0, 4 ) ],
		) + compact( 'cost', 'date' );
	}

	/**
	 * Returns the query string of choices.
	 *
	 * @param array<string, mixed> $asked What is chosen.
	 */
	private static function query( array $asked ): string {
		$colours = array_map( static fn ( string $one ): string => addcslashes( $one, ',\\' ), $asked['colour'] );
		return http_build_query(
			array(
				'topic'  => implode( ',', $asked['topic'] ),
				'by'     => implode( ',', $asked['by'] ),
				'colour' => implode( ',', $colours ),
				'cost'   => implode( '..', $asked['cost'] ),
				'date'   => $asked['date'],
				'find'   => $asked['find'],
			)
		);
	}

	/** Publishes posts, every sixth one not for everybody, one of them sticky. */
	private function publish(): void {
		foreach ( array( 'anna', 'ben', 'cleo' ) as $name ) {
			$this->authors[ $name ] = $this->make_user( 'author', array( 'user_login' => $name, 'user_nicename' => $name ) );
		}
		$terms = array_map( fn ( string $topic ): int => $this->make_term( $topic ), self::TOPICS );
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			$post   = array(
				'topic'  => self::TOPICS[ mt_rand( 0, 2 ) ],
				'by'     => array_rand( $this->authors ),
				'colour' => $this->some( self::COLOURS, 3 ),
				'cost'   => array( mt_rand( -5, 30 ), mt_rand( 0, 200 ) / 8, 'on request', '' )[ mt_rand( 0, 3 ) ],
				'day'    => self::MONTHS[ mt_rand( 0, 3 ) ] . '-' . sprintf( '%02d', mt_rand( 1, 28 ) ),
				'title'  => array( 'rye bread', 'bread', 'soup', 'C++ and bread' )[ mt_rand( 0, 3 ) ],
			);
			$hidden = array( array( 'post_status' => 'draft' ), array( 'post_status' => 'private' ) )[ intdiv( $number, 6 ) % 2 ];
			$fields = array(
				'post_title' => $post['title'],
				'post_author' => $this->authors[ $post['by'] ],
				'post_date' => "{$post['day']} 23:30:00",
			);
			$id     = $this->make_post( ( 0 === $number % 6 ? $hidden : array() ) + $fields );
			wp_set_object_terms( $id, array( $terms[ array_search( $post['topic'], self::TOPICS, true ) ] ), 'category' );
			foreach ( $post['colour'] as $colour ) {
				add_post_meta( $id, 'colour', wp_slash( $colour ) );
			}
			add_post_meta( $id, 'cost', (string) $post['cost'] );
			if ( 0 !== $number % 6 ) {
				$this->posts[] = $post;
			}
		}
		stick_post( $id );
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
