<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Blog\Test;

use Frontage\Domain\Blocks\Partial_Response;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Domain\Query\List_TestCase;


/**
 * Tests a blog on a site that shows more posts per page than a list may have.
 *
 * WordPress then knows fewer pages than there are; each link must lead to a page that works.
 */
final class LongPageTest extends List_TestCase {
	private const MARKUP = '<!-- wp:frontage/blog {"anchor":"news","showExcerpt":false} /-->';
	private const POSTS  = 120;

	/**
	 * All titles, newest first.
	 *
	 * @var list<string>
	 */
	private array $all;

	private int $term;

	private int $author;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['_wp_current_template_content'] = '';
		wp_delete_post( 1 );
		$this->term   = $this->make_term( 'Owls', 'category' );
		$this->author = $this->make_user( 'author' );
		$posts        = $this->make_posts(
			self::POSTS,
			array(
				'post_content'  => 'Snowy owls',
				'post_author'   => $this->author,
				'post_category' => array( $this->term ),
			)
		);
		$this->all    = array_map( 'get_the_title', $posts );
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'sizes' )]
	public function test_every_archive_page_is_linked_and_responds( int $size ): void {
		update_option( 'posts_per_page', $size );
		foreach ( array( '/', '/?s=Snowy', "/?cat=$this->term", "/?author=$this->author", '/?m=200109' ) as $start ) {
			$link = $start;
			$html = '';
			foreach ( array_chunk( $this->all, Query_Spec::MOST ) as $index => $titles ) {
				$html = $this->at( $link );
				self::assertFalse( is_404(), "$size: $link" );
				self::assertSame( $titles, $this->titles( $html ), "$size: $link" );
				self::assertStringContainsString( sprintf( 'data-status="Page %d of 3"', $index + 1 ), $html );
				self::assertSame( $this->titles( $html ), $this->titles( $this->region( $link ) ) );
				$link = (string) $this->link( $html, '[^"]*is-next' );
			}
			self::assertSame( '', $link, 'The last page leads no further.' );
			self::assertSame(
				array_slice( $this->all, 0, Query_Spec::MOST ),
				$this->titles( $this->at( (string) $this->link( $html, 'frontage-pagination__link' ) ) )
			);
		}
	}

	/** @return array<string, array{int}> */
	public static function sizes(): array {
		return array(
			'all at once' => array( -1 ),
			'sixty'       => array( 60 ),
		);
	}

	public function test_a_page_that_wordpress_paginates_links_to_its_first_page(): void {
		update_option( 'posts_per_page', 110 );
		$html = $this->at( "/?cat=$this->term&paged=2" );
		self::assertSame( array_slice( $this->all, 2 * Query_Spec::MOST ), $this->titles( $html ) );
		self::assertStringNotContainsString( 'paged', $html );
		update_option( 'posts_per_page', -1 );
		self::assertStringContainsString( 'Page 1 of 3', $this->at( '/?paged=60' ) );
	}

	public function test_shows_a_message_when_there_is_nothing(): void {
		update_option( 'posts_per_page', -1 );
		self::assertStringContainsString( 'No posts found.', $this->at( '/?s=no-such-words' ) );
		self::assertStringContainsString( 'There is no page 9.', $this->at( '/?s=Snowy&frontage-blog[news]=all,9' ) );
	}

	/** Returns the block's output at a URL. */
	private function at( string $address ): string {
		self::forget();
		Ids::reset();
		$this->go_to( (string) preg_replace( '~^https?://[^/]+~', '', strtok( $address, '#' ) ?: '/' ) );
		return do_blocks( self::MARKUP );
	}

	/** Returns the partial response at a URL. */
	private function region( string $address ): string {
		$this->at( $address );
		$GLOBALS['_wp_current_template_content'] = self::MARKUP;
		Ids::reset();
		return (string) Partial_Response::find( 'blog', 'news' );
	}

	/** Returns the URL of a link. */
	private function link( string $html, string $classes ): ?string {
		return preg_match( "/class=\"$classes\" href=\"([^\"]+)\"/", $html, $found ) ? html_entity_decode( $found[1] ) : null;
	}

	/** @return list<string> */
	private function titles( string $html ): array {
		preg_match_all( '/frontage-card__title"><a[^>]*>([^<]*)</', $html, $found );
		return $found[1];
	}
}
