<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Term_Counts;
use Frontage\Domain\Query\Terms;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests the terms that lists offer to visitors.
 *
 * No filter leads to an empty list, and none needs a query of its own.
 */
final class TermsTest extends Terms_TestCase {
	/**
	 * @param array<string, mixed> $query The list's query.
	 * @param list<string> $expected Term names.
	 */
	#[DataProvider( 'lists' )]
	public function test_a_list_offers_terms_of_its_own_posts( array $query, array $expected ): void {
		self::assertSame( $expected, $this->offered( $query ) );
	}

	public function test_a_tree_is_sorted_by_name_with_children_below_their_parents(): void {
		$this->make_child( 'Tits', 'Birds' );
		$this->make_child( 'Émus', 'Birds' );
		$this->make_child( 'Owl 10', 'Owls' );
		$this->make_child( 'Owl 9', 'Owls' );
		$this->make_child( 'Carp', 'Empty' );
		$names    = static fn ( array $terms ): array => array_column( Terms::tree( array_values( $terms ) ), 'name' );
		$terms    = Terms::offered( Query_Spec::of( array() ), 'category', array(), 20 );
		$terms    = array_reverse( $terms );
		$expected = array( 'Birds', '— Émus', '— Owls', '— — Owl 9', '— — Owl 10', '— Tits', 'Carp', 'Fish' );
		$found    = array_values( array_diff( $names( $terms ), array( 'Uncategorized' ) ) );
		self::assertSame( $expected, $found, 'a term whose parent is not offered has none' );
		// The nearest ancestor that is offered.
		$two  = array( 'Birds', 'Owl 9' );
		$some = array_values( array_filter( $terms, static fn ( array $term ): bool => in_array( $term['name'], $two, true ) ) );
		self::assertSame( array( 'Birds', '— Owl 9' ), $names( $some ) );
		self::assertSame( array(), Terms::tree( array() ) );
	}

	/**
	 * Makes a category with a post.
	 *
	 * @param string $name Its name.
	 * @param string $parent Name of its parent.
	 */
	private function make_child( string $name, string $parent ): void {
		$this->terms[ $name ] = $this->make_term( $name );
		wp_update_term( $this->terms[ $name ], 'category', array( 'parent' => max( 0, $this->terms[ $parent ] ) ) );
		wp_set_post_terms( $this->make_post( array( 'post_title' => $name ) ), array( $this->terms[ $name ] ), 'category' );
	}

	public function test_a_list_of_an_author_or_of_chosen_posts_offers_their_terms(): void {
		self::assertSame( array( 'Owls' ), $this->offered( array( 'author' => array( $this->author ) ) ) );
		self::assertSame( array( 'Fish' ), $this->offered( array( 'include' => array( $this->posts['salmon'] ) ) ) );
		self::assertSame(
			array( 'Birds', 'Fish' ),
			$this->offered( array( 'exclude' => array( $this->posts['snowy'], $this->posts['barn'] ) ) )
		);
		wp_set_post_terms( $this->posts['raven'], 'black,big', 'post_tag' );
		$tagged = array(
			'postType' => array( 'post', self::TYPE ),
			'taxQuery' => array(
				'post_tag' => array_map( 'intval', (array) wp_get_post_tags( $this->posts['raven'], array( 'fields' => 'ids' ) ) ),
			),
		);
		self::assertSame(
			array( $this->terms['Birds'] => 1 ),
			Term_Counts::of( Query_Spec::of( $tagged ), 'category' ),
			'Once, although it has two tags.'
		);
		self::assertSame( array( 'Birds' ), $this->offered( $tagged ) );
	}

	public function test_keeps_chosen_terms_that_have_posts_in_the_list(): void {
		$author = array( 'author' => array( $this->author ) );
		$chosen = array( $this->terms['Fish'], $this->terms['Owls'], $this->terms['Birds'], 999_999 );
		self::assertSame( array( 'Owls', 'Birds' ), $this->offered( $author, $chosen ) );
		self::assertSame( array( 'Fish', 'Owls', 'Birds' ), $this->offered( array( 'postType' => array( 'post', self::TYPE ) ), $chosen ) );
		$cases = array(
			array( array( 'Birds' ), array( 'Owls' ) ),
			array( array( 'Birds', 'Fish' ), array( 'Birds' ) ),
			array( array( 'Fish' ), array() ),
		);
		foreach ( $cases as list( $own, $expected ) ) {
			$own = array( 'taxQuery' => array( 'category' => array_map( fn ( string $name ): int => $this->terms[ $name ], $own ) ) );
			self::assertSame( $expected, $this->offered( $author + $own ) );
		}
	}

	public function test_offers_the_most_used_terms_up_to_the_limit(): void {
		wp_set_post_terms( $this->posts['salmon'], array( $this->terms['Fish'], $this->terms['Birds'] ), 'category' );
		$old = Query_Spec::of( array( 'before' => '2002-01-01' ) );
		self::assertSame( array( 'Birds' ), array_column( Terms::offered( $old, 'category', array(), 1 ), 'name' ) );
		self::assertSame( array( 2, 1 ), array_values( Term_Counts::of( $old, 'category' ) ) );
	}

	public function test_counts_posts_after_an_offset(): void {
		$skips = array(
			'postType' => array( 'post', self::TYPE ),
			'offset'   => 2,
		);
		self::assertSame( array( 'Birds' ), $this->offered( $skips ), 'With what is below it, it has three.' );
		self::assertSame( array( 'Birds' ), $this->offered( $skips, array( $this->terms['Owls'], $this->terms['Birds'] ) ) );
		self::assertSame( array( 'Fish', 'Owls', 'Birds' ), $this->offered( array( 'offset' => 1 ) + $skips ) );
	}

	#[Group( 'once' )]
	public function test_keeps_a_chosen_term_among_many(): void {
		wp_set_post_terms(
			$this->posts['barn'],
			implode( ',', array_map( static fn ( int $number ): string => "tag $number", range( 1, Term_Counts::MOST + 1 ) ) ),
			'post_tag'
		);
		$last = get_term_by( 'slug', 'tag-' . ( Term_Counts::MOST + 1 ), 'post_tag' );
		$list = Query_Spec::of( array( 'author' => array( $this->author ) ) );
		self::assertInstanceOf( \WP_Term::class, $last );
		self::assertCount( Term_Counts::MOST, Term_Counts::of( $list, 'post_tag' ) );
		self::assertSame( array( $last->term_id ), array_column( Terms::offered( $list, 'post_tag', array( $last->term_id ), 5 ), 'id' ) );
		self::assertSame(
			array(),
			Terms::offered( $list->from( 1 ), 'post_tag', array(), 5 ),
			'One post is skipped, and there is no other.'
		);
	}
}
