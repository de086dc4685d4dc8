<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Blog\Test;

use Frontage\Domain\Blocks\Partial_Response;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Domain\Query\List_TestCase;


/** Tests the blog on the server: pages of an archive and of a widget, and a list without pages. */
final class BlogTest extends List_TestCase {
	private const MARKUP = '<!-- wp:frontage/blog {"anchor":"news","showExcerpt":false} /-->';

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['_wp_current_template_content'] = '';
		$this->make_posts( 25, array( 'post_content' => 'Snowy owls' ) );
	}

	public function test_shows_the_posts_of_the_current_archive_and_links_to_its_pages(): void {
		$this->go_to( '/?s=Snowy&paged=2' );
		$html = $this->printed( self::MARKUP );
		self::assertSame( 10, substr_count( $html, '<article' ) );
		self::assertStringContainsString( 'data-status="Page 2 of 3"', $html );
		self::assertMatchesRegularExpression( '/href="[^"]*(paged=3|page\/3)[^"]*"/', $html );
		self::assertSame( array_map( 'get_the_title', wp_list_pluck( $GLOBALS['wp_query']->posts, 'ID' ) ), $this->titles( $html ) );
	}

	public function test_a_widget_stores_its_page_in_its_own_query_field(): void {
		$page = $this->make_post( array( 'post_type' => 'page' ) );
		$this->go_to( "/?page_id=$page&frontage-blog[news]=all,2" );
		$html = $this->printed( str_replace( '"showExcerpt"', '"query":{"perPage":4},"showExcerpt"', self::MARKUP ) );
		self::assertSame( 4, substr_count( $html, '<article' ) );
		self::assertStringContainsString( 'data-status="Page 2 of ', $html );
		self::assertStringContainsString( 'frontage-blog%5Bnews%5D=all,3#news', $html );
	}

	public function test_shows_a_message_on_a_page_without_posts_only_if_they_were_requested(): void {
		$this->go_to( '/?s=no-such-words' );
		self::assertStringContainsString( 'No posts found.', $this->printed( self::MARKUP ) );
		$page = $this->make_post( array( 'post_type' => 'page' ) );
		$this->go_to( "/?page_id=$page" );
		self::assertSame( '', $this->printed( '<!-- wp:frontage/blog {"query":{"include":[999999]}} /-->' ) );
	}

	public function test_returns_one_list_without_the_rest_of_its_page(): void {
		$this->go_to( '/?s=Snowy&paged=3' );
		$GLOBALS['_wp_current_template_content'] = '<!-- wp:group --><div class="wp-block-group">'
			. self::MARKUP
			. '<!-- wp:paragraph --><p>Beside</p><!-- /wp:paragraph --></div><!-- /wp:group -->';
		Ids::reset();
		$html = (string) Partial_Response::find( 'blog', 'news' );
		self::assertSame( 5, substr_count( $html, '<article' ) );
		self::assertStringNotContainsString( 'Beside', $html );
	}

	public function test_distinguishes_two_identical_lists(): void {
		$twice = '<!-- wp:frontage/blog {"anchor":"news","query":{"perPage":%d}} /-->';
		$page  = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => sprintf( $twice, 2 ) . sprintf( $twice, 3 ),
			)
		);
		$this->go_to( "/?page_id=$page" );
		Ids::reset();
		self::assertSame( 3, substr_count( (string) Partial_Response::find( 'blog', 'news-2' ), '<article' ) );
	}

	public function test_finds_a_list_repeated_by_a_query_loop(): void {
		$inner = '<!-- wp:frontage/blog {"anchor":"news","query":{"perPage":2,"withoutCurrent":true}} /-->';
		$loop  = '<!-- wp:query {"queryId":1,"query":{"perPage":3,"postType":"post","order":"desc","orderBy":"date","inherit":false}}'
			. ' --><div class="wp-block-query"><!-- wp:post-template -->'
			. $inner
			. '<!-- /wp:post-template --></div><!-- /wp:query -->';
		$page  = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => $loop . str_replace( '2', '4', $inner ),
			)
		);
		foreach ( array( 'news' => 2, 'news-3' => 2, 'news-4' => 4 ) as $id => $posts ) { // phpcs:ignore WordPress.Arrays
			$this->go_to( "/?page_id=$page" );
			Ids::reset();
			self::assertSame( $posts, substr_count( (string) Partial_Response::find( 'blog', $id ), '<article' ), $id );
		}
	}

	public function test_returns_nothing_else(): void {
		$page   = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => self::MARKUP . '<!-- wp:frontage/unfold {"anchor":"more"} --><!-- /wp:frontage/unfold -->',
			)
		);
		$locked = $this->make_post(
			array(
				'post_type'     => 'page',
				'post_password' => 'x',
				'post_content'  => self::MARKUP,
			)
		);
		$draft  = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'draft',
				'post_content' => self::MARKUP,
			)
		);
		$cases  = array(
			array( $page, 'unfold', 'more' ),
			array( $page, 'blog', 'other' ),
			array( $page, 'blog', '' ),
			array( $page, '../blog', 'news' ),
			array( $page, '', '' ),
			array( $locked, 'blog', 'news' ),
			array( $draft, 'blog', 'news' ),
		);
		foreach ( $cases as list( $where, $module, $id ) ) {
			$this->go_to( "/?page_id=$where" );
			Ids::reset();
			self::assertNull( Partial_Response::find( $module, $id ), "$module/$id" );
		}
	}

	public function test_in_the_editors_preview_a_list_of_an_archive_shows_its_own_number_of_posts(): void {
		$GLOBALS['wp_query']     = new \WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		self::assertSame( 10, substr_count( $this->printed( self::MARKUP ), '<article' ) );
	}

	private function printed( string $markup ): string {
		Ids::reset();
		return do_blocks( $markup );
	}

	/** @return list<string> */
	private function titles( string $html ): array {
		preg_match_all( '/frontage-card__title"><a[^>]*>([^<]*)</', $html, $found );
		return $found[1];
	}
}
