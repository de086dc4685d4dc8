<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Carousel;

use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Query_Preloader;
use Frontage\Tests\TestCase;


/** Tests posts in a carousel: shown if the author chooses so, and no queries otherwise. */
final class PostsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		self::forget();
	}

	protected function tearDown(): void {
		self::forget();
		parent::tearDown();
	}

	/** Clears caches, as at the start of a request. */
	private static function forget(): void {
		Id_Finder::reset();
		Displayed_Posts::reset();
		Query_Preloader::reset();
	}

	/**
	 * Renders a carousel.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $content Inner blocks.
	 */
	private static function carousel( array $attributes, string $content = '' ): string {
		return do_blocks( '<!-- wp:frontage/carousel ' . wp_json_encode( $attributes ) . " -->$content<!-- /wp:frontage/carousel -->" );
	}

	public function test_shows_the_posts_of_its_list_in_order_and_says_what_they_are(): void {
		$ids    = array(
			$this->make_post( array( 'post_title' => 'Owls & us' ) ),
			$this->make_post(
				array(
					'post_title'   => 'Foxes',
					'post_excerpt' => 'By night.',
				)
			),
		);
		$hidden = $this->make_post( array( 'post_status' => 'private' ) );
		$html   = self::carousel(
			array(
				'kind'        => 'posts',
				'ratio'       => '1/1',
				'showExcerpt' => true,
				'query'       => array(
					'include' => array( $ids[1], $hidden, $ids[0] ),
					'orderBy' => 'include',
				),
			),
			'<!-- wp:paragraph --><p>Of another kind</p><!-- /wp:paragraph -->'
		);
		self::assertSame( 1, preg_match( '/aria-label="1 of 2: Foxes".*aria-label="2 of 2: Owls &amp; us"/s', $html ) );
		self::assertSame( 2, substr_count( $html, '<article class="frontage-card">' ) );
		self::assertStringContainsString( 'has-columns-3 has-tablet-3 has-phone-1 fits-columns fits-tablet is-posts', $html );
		self::assertStringContainsString( 'style="--frontage-card-ratio:1/1"', $html );
		self::assertStringContainsString( '<p class="frontage-card__excerpt">By night.</p>', $html );
		self::assertStringContainsString( 'aria-roledescription="carousel" aria-label="Posts"', $html );
		self::assertStringNotContainsString( 'Of another kind', $html );
	}

	public function test_prints_nothing_if_no_post_is_found(): void {
		self::assertSame(
			'',
			trim(
				self::carousel(
					array(
						'kind'  => 'posts',
						'query' => array( 'include' => array( 99999999 ) ),
					)
				)
			)
		);
	}

	public function test_images_have_a_sizes_attribute(): void {
		$image = $this->make_image();
		$post  = $this->make_post();
		set_post_thumbnail( $post, $image );
		$html = self::carousel(
			array(
				'kind'    => 'posts',
				'align'   => 'wide',
				'columns' => 2,
				'query'   => array( 'include' => array( $post ) ),
			)
		);
		self::assertStringContainsString( '(max-width: 767px) 100vw, (max-width: 980px) 50vw, 640px', $html );
	}

	public function test_a_row_of_blocks_queries_no_posts(): void {
		$this->make_post();
		$content = '<!-- wp:frontage/carousel --><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- /wp:frontage/carousel -->';
		$page    = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => $content . '<!-- wp:frontage/recent-posts-slider /-->',
			)
		);
		$this->go_to( (string) get_permalink( $page ) );
		self::assertCount( 1, Query_Preloader::once() );
	}
}
