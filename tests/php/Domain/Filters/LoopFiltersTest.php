<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Page_Filters;

/** Tests how filters steer WordPress's Query Loops: with a query of their own, and with that of the page. */
final class LoopFiltersTest extends Filter_TestCase {
	private const TERMS      = array( 'kind' => 'terms', 'count' => 50 );
	private const PAGINATION = '<!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination -->';

	/** ID of the category Food. */
	private int $food;

	protected function setUp(): void {
		parent::setUp();
		$this->food = $this->make_term( 'Food' );
		$travel     = $this->make_term( 'Travel' );
		for ( $number = 1; $number <= 6; $number++ ) {
			$post = $this->make_post( array( 'post_title' => "Story $number" ) );
			wp_set_post_terms( $post, 0 === $number % 2 ? array( $this->food ) : array( $travel ), 'category' );
			wp_set_post_tags( $post, $number < 4 ? 'early' : 'late' );
		}
	}

	/** Returns the page as visitors get it. */
	private function show(): string {
		return do_blocks( (string) get_post_field( 'post_content', $this->page ) );
	}

	/**
	 * Returns the stories in HTML.
	 *
	 * @return list<string>
	 */
	private static function stories( string $html ): array {
		preg_match_all( '/Story \d/', $html, $found );
		return $found[0];
	}

	public function test_a_loop_shows_what_is_chosen_with_its_pages_and_an_id(): void {
		$loop = array(
			'loop' => 7,
			'query' => array( 'perPage' => 2, 'postType' => 'post', 'orderBy' => 'title', 'order' => 'asc' ),
			'below' => self::PAGINATION,
		);
		$this->blocks( $loop, self::TERMS );
		$state = $this->open( 'topic=food&query-7-page=2' );
		$html  = $this->show();
		self::assertSame( array( 'Story 6' ), self::stories( $html ) );
		self::assertStringContainsString( 'id="query-7"', $html );
		self::assertSame( 3, Facets::of( $state )->total() );
		self::assertStringNotContainsString( 'query-7-page', $state->toggled( 'topic', 'travel' )->href( 'x' ) );
		$this->open( 'topic=food' );
		self::assertStringContainsString( 'topic=food', $this->show() );
		self::assertStringContainsString( 'query-7-page=2', $this->show() );
	}

	public function test_a_loop_that_no_filter_steers_stays_as_it_is(): void {
		$loop = array( 'loop' => 7, 'query' => array( 'perPage' => 9, 'postType' => 'post' ) );
		$this->blocks( $loop );
		$this->open( 'topic=food' );
		self::assertCount( 6, self::stories( $this->show() ) );
		self::assertStringNotContainsString( 'id=', $this->show() );
		$this->blocks( array( 'anchor' => 'ours' ), $loop, array( 'list' => 'ours' ) + self::TERMS );
		$this->open( 'ours-topic=food' );
		self::assertCount( 6, self::stories( $this->show() ) );
	}

	public function test_a_filter_inside_of_a_loop_or_by_its_name_steers_it(): void {
		$inner = '<!-- wp:frontage/test-filter-terms {"count":50} /-->';
		$this->blocks( array( 'loop' => 1, 'query' => array( 'perPage' => 9 ), 'above' => $inner ) );
		$this->open( 'topic=food' );
		self::assertCount( 3, self::stories( $this->show() ) );
		$this->blocks(
			array( 'loop' => 1, 'query' => array( 'perPage' => 9 ) ),
			array( 'loop' => 2, 'query' => array( 'perPage' => 9 ) ),
			array( 'list' => 'query-2' ) + self::TERMS
		);
		self::assertSame( array( 'query-2-topic' ), array_keys( $this->open( 'query-2-topic=food', 'query-2' )->filters ) );
		self::assertCount( 9, self::stories( $this->show() ) );
	}

	public function test_a_loop_without_posts_says_so_in_its_own_words_or_in_ours(): void {
		$this->make_term( 'Nothing' );
		$this->blocks( array( 'loop' => 1, 'query' => array( 'perPage' => 9 ) ), self::TERMS );
		$this->open( 'topic=nothing' );
		self::assertStringContainsString( 'No posts match these filters.', $this->show() );
		$own = '<!-- wp:query-no-results --><!-- wp:paragraph --><p>Sorry</p><!-- /wp:paragraph --><!-- /wp:query-no-results -->';
		$this->blocks( array( 'loop' => 1, 'query' => array( 'perPage' => 9 ), 'below' => $own ), self::TERMS );
		$this->open( 'topic=nothing' );
		self::assertStringContainsString( 'Sorry', $this->show() );
		self::assertStringNotContainsString( 'No posts match', $this->show() );
		$this->open( 'topic=food' );
		self::assertStringNotContainsString( 'Sorry', $this->show() );
	}

	public function test_sticky_posts_of_other_topics_stay_out_and_an_offset_is_dropped(): void {
		$sticky = get_page_by_path( 'story-1', OBJECT, 'post' );
		stick_post( $sticky->ID ?? 0 );
		$this->blocks(
			array( 'loop' => 1, 'query' => array( 'perPage' => 9, 'offset' => 4, 'sticky' => '' ) ),
			array( 'kind' => 'values', 'source' => 'author' ),
			self::TERMS
		);
		self::assertSame( 2, Facets::of( $this->open( '' ) )->total() );
		self::assertSame( 3, Facets::of( $this->open( 'topic=food' ) )->total() );
		self::assertCount( 3, self::stories( $this->show() ) );
		unstick_post( $sticky->ID ?? 0 );
	}

	public function test_the_loop_of_an_archive_is_narrowed_and_the_page_stays_what_it_is(): void {
		$this->use_template( 'category', array( 'kind' => 'terms', 'taxonomy' => 'post_tag' ) );
		$this->go_to( "/?cat=$this->food&tagged=early" );
		self::assertSame( array( 'Story 2' ), array_values( wp_list_pluck( $GLOBALS['wp_query']->posts, 'post_title' ) ) );
		self::assertTrue( is_category( $this->food ) );
		self::assertSame( 'Food', single_cat_title( '', false ) );
		self::assertEmpty( get_query_var( 'tax_query' ) );
		$list = Page_Filters::lists()[0];
		self::assertTrue( $list->is_of_page() );
		self::assertSame( array( 'early' => 1, 'late' => 2 ), self::sorted( self::counts( Page_Filters::of( $list ) )['tagged'] ) );
	}

	public function test_an_archive_answers_404_only_for_pages_that_it_does_not_have(): void {
		$this->use_template( 'date', array( 'kind' => 'terms', 'taxonomy' => 'post_tag' ), array( 'kind' => 'search' ) );
		$year = gmdate( 'Y' );
		$this->go_to( "/?year=$year&find=nonexistentword" );
		self::assertSame( array(), $GLOBALS['wp_query']->posts );
		self::assertFalse( is_404() );
		$this->go_to( "/?year=$year&paged=9&tagged=early" );
		self::assertTrue( is_404() );
		$this->go_to( '/?year=1999&find=nonexistentword' );
		self::assertTrue( is_404() );
	}

	public function test_words_are_added_to_a_search_and_its_title_stays(): void {
		$this->use_template( 'search', array( 'kind' => 'search' ), array( 'kind' => 'sort', 'orders' => array( 'newest', 'title' ) ) );
		$this->go_to( '/?s=story&find=4&sort=title' );
		self::assertSame( array( 'Story 4' ), array_values( wp_list_pluck( $GLOBALS['wp_query']->posts, 'post_title' ) ) );
		self::assertSame( 'story', get_search_query() );
		$this->go_to( '/?s=story&sort=title' );
		self::assertSame( 'Story 1', $GLOBALS['wp_query']->posts[0]->post_title );
	}

	/**
	 * Gives the theme a template with a loop of the page and filters.
	 *
	 * @param string $slug Template.
	 * @param array<string, mixed> ...$filters Attributes of filters.
	 */
	private function use_template( string $slug, array ...$filters ): void {
		self::assertTrue( wp_is_block_theme() );
		$this->blocks( ...array( ...$filters, array( 'loop' => 0, 'query' => array( 'inherit' => true ) ) ) );
		$markup = (string) get_post_field( 'post_content', $this->page );
		wp_update_post( array( 'ID' => $this->page, 'post_content' => '' ) );
		$template = $this->make_post( array( 'post_type' => 'wp_template', 'post_name' => $slug, 'post_content' => $markup ) );
		wp_set_object_terms( $template, get_stylesheet(), 'wp_theme' );
	}

	/**
	 * Returns counts sorted by key.
	 *
	 * @param array<array-key, int> $counts Number of posts by value.
	 * @return array<array-key, int>
	 */
	private static function sorted( array $counts ): array {
		ksort( $counts );
		return $counts;
	}

	protected function tearDown(): void {
		$this->go_to( '/' );
		$GLOBALS['_wp_current_template_content'] = null;
		parent::tearDown();
	}
}
