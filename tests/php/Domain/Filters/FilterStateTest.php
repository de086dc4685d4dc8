<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Page_Filters;
use Frontage\Domain\Filters\Robots;
use Frontage\Domain\Filters\Term_Filter;
use Frontage\Domain\Query\Context_Query;
use Frontage\Domain\Query\Page_Scan;
use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Query\Query_Spec;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what addresses of filtered lists mean, also those that nobody would write by accident. */
final class FilterStateTest extends Filter_TestCase {
	private const TERMS = array( 'kind' => 'terms' );

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'Food', 'Travel' ) as $name ) {
			$post = $this->make_post();
			wp_set_post_terms( $post, array( $this->make_term( $name ) ), 'category' );
		}
	}

	public function test_the_same_choices_have_the_same_readable_address(): void {
		$this->blocks( array( 'anchor' => 'news' ), self::TERMS );
		$same = array( 'topic=travel,food', 'topic=food,travel,food&utm_source=mail', 'topic=food,nonsense,travel' );
		foreach ( $same as $query ) {
			self::assertSame( "?page_id=$this->page&topic=food,travel#x", $this->open( $query )->href( 'x' ) );
		}
		self::assertSame( "?page_id=$this->page#x", $this->open( 'topic=travel,food' )->reset()->href( 'x' ) );
		$less = $this->open( 'topic=food,travel' )->toggled( 'topic', 'travel' );
		self::assertSame( "?page_id=$this->page&topic=food#x", $less->href( 'x' ) );
	}

	public function test_a_choice_leads_to_the_first_page_and_leaves_other_lists_alone(): void {
		$this->blocks( array( 'anchor' => 'news' ), array( 'anchor' => 'other' ), self::TERMS, array( 'list' => 'other' ) + self::TERMS );
		$state = $this->open( 'frontage-test-list[news]=all,3&frontage-test-list[other]=all,2&topic=food&other-topic=travel' );
		$href  = urldecode( $state->toggled( 'topic', 'travel' )->href( 'x' ) );
		self::assertSame( "?page_id=$this->page&frontage-test-list[other]=all,2&other-topic=travel&topic=food,travel#x", $href );
	}

	public function test_the_first_list_may_be_a_query_loop(): void {
		$this->blocks( self::TERMS, array( 'loop' => 3, 'query' => array( 'perPage' => 2 ) ), array( 'anchor' => 'ours' ) );
		self::assertSame( 'query-3', $this->open( '' )->list->id );
		self::assertSame( 'ours', $this->open( '', 'ours' )->list->id );
	}

	public function test_a_list_that_is_printed_first_knows_its_filters(): void {
		$this->blocks( array( 'anchor' => 'news' ), self::TERMS );
		$this->go_to( "/?page_id=$this->page" );
		$found = Page_Scan::of( array( (string) get_post_field( 'post_content', $this->page ) ) )->lists[0];
		self::assertSame( array( 'topic' ), array_keys( Page_Filters::of( $found )->filters ) );
	}

	public function test_a_filter_steers_the_first_list_or_the_one_it_names(): void {
		$this->blocks( array( 'anchor' => 'news' ), array( 'anchor' => 'other' ), array( 'list' => 'other' ) + self::TERMS );
		self::assertSame( array( 'food' ), $this->open( 'other-topic=food', 'other' )->values( 'other-topic' ) );
		self::assertCount( 1, self::shown( $this->open( 'other-topic=food', 'other' ) ) );
		self::assertCount( 2, self::shown( $this->open( 'other-topic=food', 'news' ) ) );
		self::assertNull( Page_Filters::list_named( 'nowhere' ) );
	}

	/** @param string $query Query string that nobody would write by accident. */
	#[DataProvider( 'hostile' )]
	public function test_hostile_addresses_are_answered_calmly( string $query ): void {
		$this->blocks( array(), self::TERMS, array( 'kind' => 'sort', 'orders' => array( 'newest', 'title' ) ) );
		$state = $this->open( $query );
		self::assertFalse( $state->is_anything() );
		self::assertSame( 2, Facets::of( $state )->total() );
		self::assertCount( 2, self::shown( $state ) );
		self::assertStringNotContainsString( '<', $state->href( 'x' ) );
	}

	/** @return array<string, array{string}> */
	public static function hostile(): array {
		return array(
			'a list'            => array( 'topic[]=food' ),
			'a tree'            => array( 'topic[a][b]=food&sort[]=title' ),
			'ten thousand'      => array( 'topic=' . str_repeat( 'food,', 10_000 ) ),
			'markup'            => array( 'topic=%3Cscript%3Ealert(1)%3C/script%3E&sort=%3Cb%3E' ),
			'SQL'               => array( "topic=food'%20OR%201=1--&sort=post_password" ),
			'broken UTF-8'      => array( 'topic=%ff%fe%00' ),
			'commas'            => array( 'topic=' . str_repeat( ',', 500 ) ),
			'a negative number' => array( 'topic=-1,0,1e99' ),
			'another list'      => array( 'other-topic=food' ),
		);
	}

	public function test_at_most_twenty_terms_are_chosen(): void {
		$names = array_map( static fn ( int $n ): string => "t$n", range( 1, 30 ) );
		array_map( fn ( string $name ): int => $this->make_term( $name ), $names );
		$this->blocks( array(), self::TERMS );
		self::assertCount( Term_Filter::MOST_CHOSEN, $this->open( 'topic=' . implode( ',', $names ) )->values( 'topic' ) );
	}

	public function test_only_public_taxonomies_and_offered_terms_are_filtered(): void {
		register_taxonomy( 'secret', 'post', array( 'public' => false ) );
		$term = $this->make_term( 'Hidden', 'secret' );
		wp_set_post_terms( $this->make_post(), array( $term ), 'secret' );
		$food = get_term_by( 'slug', 'food', 'category' );
		self::assertInstanceOf( \WP_Term::class, $food );
		$own = array( 'terms' => array( $food->term_id ) ) + self::TERMS;
		$this->blocks( array(), array( 'kind' => 'terms', 'taxonomy' => 'secret' ), $own );
		self::assertSame( array( 'topic' ), array_keys( $this->open( 'secret=hidden' )->filters ) );
		self::assertFalse( $this->open( 'secret=hidden&topic=travel' )->is_anything() );
		unregister_taxonomy( 'secret' );
		$secret = array( 'choices' => array( array( 'taxonomy' => 'secret', 'ids' => array( $term ) ) ) );
		self::assertSame( array(), Query_Spec::of( $secret )->data['choices'] );
	}

	public function test_names_that_wordpress_reads_itself_are_changed(): void {
		$sort = array( 'kind' => 'sort', 'orders' => array( 'title' ), 'parameter' => 'frontage-x' );
		$this->blocks( array(), array( 'parameter' => 's' ) + self::TERMS, $sort );
		self::assertSame( array( 'filter-s', 'filter-frontage-x' ), array_keys( $this->open( '' )->filters ) );
	}

	public function test_search_engines_do_not_list_choices(): void {
		$this->blocks( array( 'anchor' => 'news' ), self::TERMS );
		foreach ( array( 'topic=food' => true, 'topic=nonsense' => false, 'utm_source=mail' => false ) as $query => $is_hidden ) {
			$this->open( $query );
			self::assertSame( $is_hidden, isset( Robots::without_choices( array() )['noindex'] ), $query );
		}
	}

	public function test_sorts_and_keeps_the_order_when_filters_are_reset(): void {
		$this->blocks( array(), self::TERMS, array( 'kind' => 'sort', 'orders' => array( 'newest', 'title' ) ) );
		$state = $this->open( 'sort=title&topic=food' );
		self::assertSame( 'title', $state->narrow( Context_Query::unfiltered( $state->list ) )->data['orderBy'] );
		self::assertSame( "?page_id=$this->page&sort=title#x", $state->reset()->href( 'x' ) );
	}

	public function test_the_list_itself_shows_what_is_chosen(): void {
		$this->blocks( array( 'anchor' => 'news' ), self::TERMS );
		$this->open( 'topic=food' );
		$block = new \WP_Block( array( 'blockName' => 'frontage/test-list', 'attrs' => array( 'anchor' => 'news' ) ) );
		$list  = Query_Context::list_of( $block, array( 'anchor' => 'news' ) );
		self::assertSame( 'category', $list->data['choices'][0]['taxonomy'] ?? '' );
		self::assertSame( array(), Query_Context::list_of( $block, array( 'anchor' => 'else' ) )->data['choices'] );
	}
}
