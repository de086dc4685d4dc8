<?php
declare( strict_types=1 );

namespace Frontage\Features\Ads\Test;

use Frontage\Base\Settings\Options;
use Frontage\Features\Ads\Ads;
use Frontage\Features\Ads\Places;
use Frontage\Tests\Adverts;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests where ads are inserted, and where none are. */
final class PlacesTest extends TestCase {
	protected function tearDown(): void {
		$GLOBALS['wp_query']->is_feed = false;
		parent::tearDown();
	}

	/**
	 * Returns HTML, and the text before the ad after its second paragraph; null for no ad.
	 *
	 * @return array<string, array{string, string|null}>
	 */
	public static function texts(): array {
		return array(
			'paragraphs'       => array( '<p>A</p><p>B</p><p>C</p>', '<p>A</p><p>B</p>' ),
			'too few'          => array( '<p>A</p>', null ),
			'none'             => array( 'Plain <b>text</b>', null ),
			'empty'            => array( '', null ),
			'quote and list'   => array(
				'<p>A</p><blockquote><p>q</p><p>q</p></blockquote><ul><li><p>l</p></li></ul><p>B</p>!',
				'<p>A</p><blockquote><p>q</p><p>q</p></blockquote><ul><li><p>l</p></li></ul><p>B</p>',
			),
			'columns'          => array( '<p>A</p><div><p>x</p><p>y</p></div>', null ),
			'images, scripts'  => array(
				'<p>A<br><img src="a.png"></p><script>"</p></p>"</script><svg><path d="M0 0"/></svg><p>B</p>!',
				'<p>A<br><img src="a.png"></p><script>"</p></p>"</script><svg><path d="M0 0"/></svg><p>B</p>',
			),
			'comment'          => array( '<p>A</p><!-- <p>x</p> --><p>B</p>!', '<p>A</p><!-- <p>x</p> --><p>B</p>' ),
			'broken'           => array( '<p>A</p><div><p>B</p><p>C</p></span>', null ),
			'a multibyte text' => array( '<p>Ä</p><p>€</p>!', '<p>Ä</p><p>€</p>' ),
		);
	}

	#[DataProvider( 'texts' )]
	public function test_counts_only_paragraphs_of_the_text_itself( string $html, ?string $before ): void {
		$at = Places::after_paragraph( $html, 2 );
		self::assertSame( $before, null === $at ? null : substr( $html, 0, $at ) );
	}

	public function test_inserts_into_the_post_that_the_page_shows_only(): void {
		$this->choose( array( 'paragraph' => 1 ) );
		$post  = $this->make_post( array( 'post_content' => '<p>A</p><p>B</p>' ) );
		$other = $this->make_post( array( 'post_content' => '<p>C</p>' ) );
		$page  = $this->make_post(
			array(
				'post_content' => '<p>D</p>',
				'post_type'    => 'page',
			)
		);
		$html  = self::content( $post, $post );
		self::assertSame( 1, substr_count( $html, 'frontage-ad__stage' ) );
		self::assertLessThan( strpos( $html, '<p>B</p>' ), strpos( $html, 'frontage-ad__stage' ) );
		self::assertStringNotContainsString( 'frontage-ad', self::content( $post, $other ) );
		self::assertStringNotContainsString( 'frontage-ad', self::content( $page, $page ) );
		self::assertStringNotContainsString( 'frontage-ad', get_the_excerpt( $post ) );
		$GLOBALS['wp_query']->is_feed = true;
		self::assertStringNotContainsString( 'frontage-ad', self::content( $post, $post, true ) );
	}

	public function test_inserts_between_posts_of_lists(): void {
		$this->choose( array( 'every' => 2 ) );
		for ( $post = 0; $post < 5; $post++ ) {
			$this->make_post( array( 'post_content' => '<p>A</p><ul><li>x</li></ul>' ) );
		}
		$loop = '<!-- wp:query {"query":{"perPage":%d,"postType":"post"}} --><div><!-- wp:post-template -->'
			. '<!-- wp:post-title /--><!-- wp:list --><ul><li>x</li></ul><!-- /wp:list --><!-- /wp:post-template --></div>'
			. '<!-- /wp:query -->';
		$html = do_blocks( sprintf( $loop, 5 ) );
		self::assertSame( 2, substr_count( $html, 'frontage-ad__stage' ) );
		self::assertMatchesRegularExpression( '~</li><li class="wp-block-post"><div[^>]*frontage-ad~', $html );
		self::assertSame( 1, substr_count( do_blocks( sprintf( $loop, 4 ) ), 'frontage-ad__stage' ) );
		self::assertSame( 0, substr_count( do_blocks( sprintf( $loop, 2 ) ), 'frontage-ad__stage' ) );
	}

	/** @return array<string, array{string}> */
	public static function lists(): array {
		return array(
			'blog'            => array( 'blog' ),
			'post-archive'    => array( 'post-archive' ),
			'post-grid'       => array( 'post-grid' ),
			'smart-post-list' => array( 'smart-post-list' ),
		);
	}

	#[DataProvider( 'lists' )]
	public function test_inserts_into_our_lists( string $block ): void {
		$this->choose( array( 'every' => 2 ) );
		for ( $post = 0; $post < 3; $post++ ) {
			$this->make_post();
		}
		$html = do_blocks( "<!-- wp:frontage/$block {\"query\":{\"perPage\":3}} /-->" );
		self::assertMatchesRegularExpression( '~</li><li><div[^>]*frontage-ad\b~', $html );
		self::assertLessThan( strrpos( $html, '</article>' ), strpos( $html, 'frontage-ad__stage' ) );
	}

	/**
	 * Runs a post's content through all filters.
	 *
	 * @param int $shown Post that the page shows.
	 * @param int $post Post whose content is printed.
	 * @param bool $is_feed Whether the page is a feed.
	 */
	private static function content( int $shown, int $post, bool $is_feed = false ): string {
		global $wp_query, $wp_the_query;
		$wp_query              = new \WP_Query( array( 'p' => $shown, 'post_type' => 'any' ) ); // phpcs:ignore WordPress -- As a page does.
		$wp_the_query          = $wp_query; // phpcs:ignore WordPress -- As a page does.
		$wp_query->is_feed     = $is_feed;
		$wp_query->is_single   = true;
		$wp_query->in_the_loop = true;
		$GLOBALS['post']       = get_post( $post ); // phpcs:ignore WordPress -- As the loop does.
		return (string) apply_filters( 'the_content', get_post( $post )->post_content ?? '' );
	}

	/**
	 * Turns the feature on, with settings, and boots it.
	 *
	 * @param array<string, mixed> $values By name.
	 */
	private function choose( array $values ): void {
		Adverts::ensure();
		\Frontage\Domain\Ads\Ads::forget();
		Options::save(
			array( 'features' => array( Ads::SLUG => true ) ),
			array(
				Ads::SLUG => $values + array(
					'text_group' => Adverts::GROUP,
					'list_group' => Adverts::GROUP,
				),
			)
		);
		( new Ads() )->boot();
	}
}
