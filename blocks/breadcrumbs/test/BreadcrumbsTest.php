<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Breadcrumbs\Test;

use Frontage\Blocks\Breadcrumbs\Trail;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;

/** Tests the way to every kind of page. */
final class BreadcrumbsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
		$this->foot(); // What an earlier test has kept.
	}

	public function test_leads_through_the_pages_above_that_all_may_see(): void {
		$top    = $this->page( 'Bakery' );
		$hidden = $this->page( 'Secret', $top, 'private' );
		$page   = $this->page( 'Rye & <em>salt</em>', $hidden );
		wp_set_current_user( 1 );
		$this->go_to( (string) get_permalink( $page ) );
		self::assertSame( 'Home|Bakery|Rye & salt', $this->names() );
		$html = $this->block();
		self::assertStringContainsString( '<span aria-current="page">Rye &amp; salt</span>', $html );
		self::assertSame( 1, substr_count( $html, 'aria-current' ) );
	}

	public function test_leads_through_the_page_of_posts_and_the_deepest_category(): void {
		$blog = $this->page( 'Journal' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->page( 'Start' ) );
		update_option( 'page_for_posts', $blog );
		$above = $this->make_term( 'Food' );
		$below = $this->make_term( 'Bread' );
		wp_update_term( $below, 'category', array( 'parent' => max( 0, $above ) ) );
		clean_term_cache( array( $above, $below ), 'category' );
		$post = $this->make_post( array( 'post_title' => 'A long loaf' ) );
		wp_set_object_terms( $post, array( $above, $below ), 'category' );
		$this->go_to( (string) get_permalink( $post ) );
		self::assertSame( 'Home|Journal|Food|Bread|A long loaf', $this->names() );
		$this->go_to( self::link_of( $below ) );
		self::assertSame( 'Home|Journal|Food|Bread', $this->names() );
		$this->go_to( (string) get_permalink( $blog ) );
		self::assertSame( 'Home|Journal', $this->names() );
		$this->go_to( home_url( '/' ) );
		self::assertSame( '', $this->block(), 'The front page needs no way to itself.' );
		wp_update_post(
			array(
				'ID'          => $blog,
				'post_status' => 'draft',
			)
		);
		$this->go_to( (string) get_permalink( $post ) );
		self::assertSame( 'Home|Food|Bread|A long loaf', $this->names(), 'A draft is no step.' );
	}

	public function test_names_searches_dates_authors_pages_and_missing_pages(): void {
		$this->make_many_posts( 12 );
		$this->go_to( home_url( '/?s=' . rawurlencode( '<b>"rye"' ) ) );
		self::assertSame( 'Home|Search results for “"rye"”', $this->names() );
		$this->make_post( array( 'post_date' => '2024-03-07 09:00:00' ) );
		$this->go_to( home_url( '/?year=2024&monthnum=3&day=7' ) );
		self::assertSame( 'Home|2024|March|7', $this->names() );
		$this->go_to( home_url( '/?author=1&paged=2' ) );
		self::assertStringStartsWith( 'Home|', $this->names() );
		$this->go_to( home_url( '/?page_id=999999' ) );
		self::assertSame( 'Home|Page not found', $this->names() );
	}

	public function test_leads_through_the_archive_of_a_post_type(): void {
		register_post_type(
			'recipe',
			array(
				'public'      => true,
				'has_archive' => true,
				'labels'      => array( 'name' => 'Recipes' ),
			)
		);
		$post = $this->make_post(
			array(
				'post_type'  => 'recipe',
				'post_title' => 'Rye',
			)
		);
		$this->go_to( home_url( "/?post_type=recipe&p=$post" ) );
		self::assertSame( 'Home|Recipes|Rye', $this->names() );
		$this->go_to( home_url( '/?post_type=recipe' ) );
		self::assertSame( 'Home|Recipes', $this->names() );
	}

	public function test_tells_search_engines_once(): void {
		$page = $this->page( 'Rolls </script>', $this->page( 'Bakery' ) );
		$this->go_to( (string) get_permalink( $page ) );
		$this->block();
		$this->block();
		$foot = $this->foot();
		self::assertSame( 1, substr_count( $foot, 'application/ld+json' ) );
		self::assertSame( 1, preg_match( '#<script type="application/ld\+json">(.*?)</script>#s', $foot, $found ) );
		$data = json_decode( trim( $found[1] ?? '' ), true );
		self::assertSame( 'BreadcrumbList', $data['@type'] );
		self::assertSame( array( 'Home', 'Bakery', 'Rolls' ), array_map( 'trim', array_column( $data['itemListElement'], 'name' ) ) );
		self::assertSame( array( 1, 2, 3 ), array_column( $data['itemListElement'], 'position' ) );
		self::assertSame( '', $this->foot(), 'Only once.' );
		$this->block( array( 'hasData' => false ) );
		self::assertSame( '', $this->foot() );
	}

	public function test_other_plugins_change_the_way_and_its_names_stay_text(): void {
		$this->go_to( (string) get_permalink( $this->page( 'Rolls' ) ) );
		add_filter(
			'frontage_breadcrumbs',
			static fn ( array $steps ): array => array(
				array( '<img src=x onerror=alert(1)>Kitchen', 'javascript:alert(1)' ),
				array( '' ),
				'x',
				...$steps,
			)
		);
		$html = $this->block();
		self::assertSame( 'Home|Kitchen|Rolls', $this->names() );
		self::assertStringNotContainsString( 'javascript', $html );
		self::assertStringNotContainsString( '<img', $html );
	}

	public function test_calls_what_was_just_created_what_it_is(): void {
		$new = get_post( $this->page( 'Auto Draft', 0, 'auto-draft' ) );
		self::assertNotNull( $new );
		self::assertSame( array( 'Page' ), array_column( Trail::post( $new ), 'name' ) );
	}

	public function test_leaves_out_what_the_author_does_not_want(): void {
		$this->go_to( (string) get_permalink( $this->page( 'Rolls', $this->page( 'Bakery' ) ) ) );
		self::assertSame(
			'Bakery',
			$this->names(
				array(
					'hasHome'    => false,
					'hasCurrent' => false,
				)
			)
		);
		self::assertSame( 'Start here|Bakery|Rolls', $this->names( array( 'homeLabel' => 'Start here' ) ) );
		self::assertStringContainsString( 'has-dot', $this->block( array( 'separator' => 'dot' ) ) );
	}

	/** Creates a page. */
	private function page( string $title, int $parent = 0, string $status = 'publish' ): int {
		return $this->make_post(
			array(
				'post_type'   => 'page',
				'post_title'  => $title,
				'post_parent' => $parent,
				'post_status' => $status,
			)
		);
	}

	/**
	 * Returns the address of a category.
	 *
	 * @param int $term Its ID.
	 */
	private static function link_of( int $term ): string {
		$link = get_term_link( $term, 'category' );
		self::assertIsString( $link );
		return $link;
	}

	/** Returns the structured data at the end of the page. */
	private function foot(): string {
		ob_start();
		\Frontage\Blocks\Breadcrumbs\Breadcrumb_Data::print();
		return (string) ob_get_clean();
	}

	/**
	 * Returns the names of the steps.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private function names( array $attributes = array() ): string {
		preg_match_all( '#<li[^>]*>(.*?)</li>#s', $this->block( $attributes ), $found );
		$text = static fn ( string $item ): string => html_entity_decode( wp_strip_all_tags( $item ), ENT_QUOTES );
		return implode( '|', array_map( $text, $found[1] ) );
	}

	/**
	 * Prints the block.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private function block( array $attributes = array() ): string {
		$given = array() === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ';
		return trim( do_blocks( "<!-- wp:frontage/breadcrumbs $given/-->" ) );
	}
}
