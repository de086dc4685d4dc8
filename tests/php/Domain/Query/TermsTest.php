<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Term_Counts;
use Frontage\Domain\Query\Terms;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the terms that lists offer to visitors.
 *
 * No filter leads to an empty list, and none needs a query of its own.
 */
final class TermsTest extends List_Case {
	private const TYPE = 'frontage_book';

	/** @var array<string, int> Terms by name. */
	private array $terms = array();

	/** @var array<string, int> Posts by name. */
	private array $posts = array();

	/** The author of the smaller part of the posts. */
	private int $author;

	protected function setUp(): void {
		parent::setUp();
		wp_delete_post( 1 );
		register_post_type(
			self::TYPE,
			array(
				'public'     => true,
				'taxonomies' => array( 'category' ),
			)
		);
		$this->author = $this->make_user( 'author' );
		foreach ( array( 'Birds', 'Owls', 'Fish', 'Empty' ) as $name ) {
			$this->terms[ $name ] = $this->make_term( $name );
		}
		wp_update_term( $this->terms['Owls'], 'category', array( 'parent' => max( 0, $this->terms['Birds'] ) ) );
		$cases = array(
			'snowy'  => array( 'Owls', array() ),
			'barn'   => array( 'Owls', array( 'post_author' => $this->author ) ),
			'salmon' => array( 'Fish', array( 'post_date' => '2001-01-01 10:00:00' ) ),
			'book'   => array( 'Fish', array( 'post_type' => self::TYPE ) ),
			'raven'  => array( 'Birds', array( 'post_date' => '2001-01-01 10:00:00' ) ),
		);
		foreach ( $cases as $name => list( $term, $fields ) ) {
			$this->posts[ $name ] = $this->make_post( $fields + array( 'post_title' => $name ) );
			wp_set_post_terms( $this->posts[ $name ], array( $this->terms[ $term ] ), 'category' );
		}
	}

	protected function tearDown(): void {
		unregister_post_type( self::TYPE );
		parent::tearDown();
	}

	/**
	 * Provides lists, and the terms of their posts.
	 *
	 * @return array<string, array{array<string, mixed>, list<string>}>
	 */
	public static function lists(): array {
		return array(
			'all there is'       => array( array( 'postType' => array( 'post', self::TYPE ) ), array( 'Fish', 'Owls', 'Birds' ) ),
			'one type of two'    => array( array( 'postType' => self::TYPE ), array( 'Fish' ) ),
			'the last days'      => array( array( 'days' => 30 ), array( 'Owls' ) ),
			'since a day'        => array( array( 'after' => '2002-01-01' ), array( 'Owls' ) ),
			'until a day'        => array( array( 'before' => '2002-01-01' ), array( 'Birds', 'Fish' ) ),
			'words'              => array( array( 'search' => 'salmon' ), array( 'Fish' ) ),
			'the most posts top' => array( array( 'before' => '2090-01-01' ), array( 'Owls', 'Birds', 'Fish' ) ),
			'sticky ones, none'  => array( array( 'sticky' => 'only' ), array() ),
		);
	}

	/**
	 * @param array<string, mixed> $query The list's query.
	 * @param list<string> $expected Term names.
	 */
	#[DataProvider( 'lists' )]
	public function test_a_list_offers_terms_of_its_own_posts( array $query, array $expected ): void {
		self::assertSame( $expected, $this->offered( $query ) );
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

	public function test_changes_of_a_post_are_visible_at_once(): void {
		$author = array( 'author' => array( $this->author ) );
		$this->offered( $author );
		wp_set_post_terms( $this->posts['barn'], array( $this->terms['Fish'] ), 'category' );
		self::assertSame( array( 'Fish' ), $this->offered( $author ) );
	}

	public function test_sticky_posts_do_not_change_the_terms(): void {
		$list = static fn ( string $sticky ): Query_Spec => Query_Spec::of(
			array(
				'postType' => array( 'post', self::TYPE ),
				'sticky'   => $sticky,
			)
		);
		self::assertSame(
			array( false, true, true ),
			array_map(
				static fn ( string $sticky ): bool => Term_Counts::is_needed( $list( $sticky ), 'category' ),
				array( 'first', 'only', 'exclude' )
			)
		);
	}

	public function test_the_filters_of_thirty_lists_cost_one_query(): void {
		$lists = '';
		for ( $number = 0; $number < 30; $number++ ) {
			$lists .= self::filtered_list(
				$number % 3 ? 'smart-post-list' : 'post-tab',
				array(
					'perPage' => 3,
					'before'  => gmdate( 'Y-m-d', time() + $number * DAY_IN_SECONDS ),
				)
			);
		}
		$asked = $this->asked_for(
			$lists
				. self::filtered_list( 'smart-post-list', array(), array( 'hasFilter' => false ) )
				. self::filtered_list( 'blog', array( 'days' => 99 ) ),
			30
		);
		self::assertCount( 1, preg_grep( '/ AS place/', $asked ) ?: array() );
		self::assertSame( 30, substr_count( implode( $asked ), ' AS place' ), 'Of lists that offer no terms, none are asked for.' );
		self::assertLessThanOrEqual( 8, count( $asked ) );
	}

	public function test_a_list_that_was_not_preloaded_queries_itself(): void {
		$loop  = '<!-- wp:query {"queryId":1,"query":{"perPage":5,"postType":"post","before":"2090-01-01"}} --><div class="wp-block-query">'
			. self::filtered_list( 'post-tab', array( 'inherit' => true ) )
			. '</div><!-- /wp:query -->';
		$seen  = self::filtered_list( 'post-tab', array( 'after' => '2000-01-01' ) );
		$all   = self::filtered_list( 'post-tab', array( 'postType' => array( 'post', self::TYPE ) ) );
		$asked = preg_grep( '/ AS place/', $this->asked_for( $seen . $all . $loop, 3 ) ) ?: array();
		self::assertCount( 2, $asked );
		self::assertSame( 2, substr_count( implode( $asked ), ' AS place' ), 'Of a list of all posts, none are asked for.' );
	}

	/**
	 * Returns the markup of a list.
	 *
	 * @param string $module Its block.
	 * @param array<string, mixed> $query Its query.
	 * @param array<string, mixed> $attributes Its other attributes.
	 */
	private static function filtered_list( string $module, array $query, array $attributes = array() ): string {
		return "<!-- wp:frontage/$module " . wp_json_encode( array( 'query' => $query ) + $attributes ) . ' /-->';
	}

	/**
	 * Returns a page's database queries, except those for options.
	 *
	 * @param string $markup Page content.
	 * @param int $count Expected number of links to owls.
	 * @return list<string>
	 */
	private function asked_for( string $markup, int $count ): array {
		$page = $this->make_post(
			array(
				'post_content' => $markup,
				'post_type'    => 'page',
			)
		);
		$this->go_to( (string) get_permalink( $page ) );
		the_post();
		wp_cache_flush();
		wp_load_alloptions();
		self::forget();
		$asked = array();
		$note  = static function ( $sql ) use ( &$asked ) {
			$asked[] = (string) $sql;
			return $sql;
		};
		add_filter( 'query', $note );
		$html = (string) apply_filters( 'the_content', get_the_content() );
		remove_filter( 'query', $note );
		self::assertSame( $count, substr_count( $html, '=owls,1#' ) );
		return $asked;
	}

	/**
	 * Returns the names of the offered terms; asserts that each leads to posts.
	 *
	 * @param array<string, mixed> $query The list's query.
	 * @param list<int> $chosen The author's choice.
	 * @return list<string>
	 */
	private function offered( array $query, array $chosen = array() ): array {
		$list    = Query_Spec::of( $query );
		$offered = Terms::offered( $list, 'category', $chosen, 5 );
		foreach ( $offered as $term ) {
			self::assertNotSame( array(), Listing::of( $list->within( 'category', $term['id'] ) )->posts, $term['name'] );
		}
		return array_column( $offered, 'name' );
	}
}
