<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Domain\Images\Loop_Posts;
use Frontage\Tests\TestCase;


/** Tests galleries in Query Loops and of media categories, and their number of database queries. */
final class SourceQueriesTest extends TestCase {
	private const TAXONOMY = 'media_shelf';

	/** Queries of the galleries of a whole Query Loop: images, their posts, their meta. */
	private const MOST_QUERIES = 3;

	protected function setUp(): void {
		parent::setUp();
		Loop_Posts::reset();
		register_taxonomy(
			self::TAXONOMY,
			'attachment',
			array(
				'public'       => true,
				'hierarchical' => true,
			)
		);
		register_post_meta(
			'post',
			'shots',
			array(
				'single'       => true,
				'show_in_rest' => true,
			)
		);
	}

	protected function tearDown(): void {
		unregister_taxonomy( self::TAXONOMY );
		unregister_post_meta( 'post', 'shots' );
		parent::tearDown();
	}

	public function test_a_loop_of_many_posts_costs_as_many_queries_as_one_of_few(): void {
		$posts = array_map( fn (): int => $this->make_post(), range( 1, 8 ) );
		foreach ( $posts as $post ) {
			update_post_meta( $post, 'shots', implode( ',', array( $this->attach( $post ), $this->attach( $post ) ) ) );
		}
		$field = array(
			'kind' => 'field',
			'key'  => 'shots',
		);
		foreach ( array( array( 'kind' => 'attached' ), $field ) as $source ) {
			$plain = $this->loop( $posts, '<!-- wp:post-title /-->' );
			$few   = $this->loop( array_slice( $posts, 0, 2 ), self::gallery( $source ) );
			$many  = $this->loop( $posts, self::gallery( $source ) );
			self::assertSame( 16, substr_count( $many['html'], '<img ' ) );
			self::assertSame( 4, substr_count( $few['html'], '<img ' ) );
			self::assertSame( $few['queries'], $many['queries'] );
			self::assertLessThanOrEqual( self::MOST_QUERIES, $many['queries'] - $plain['queries'] );
		}
	}

	public function test_each_post_of_a_loop_has_its_own_images_and_id(): void {
		$posts  = array( $this->make_post(), $this->make_post(), $this->make_post( array( 'post_status' => 'draft' ) ) );
		$images = array_map( fn ( int $post ): int => $this->attach( $post ), $posts );
		$html   = $this->loop( $posts, self::gallery( array( 'kind' => 'attached' ) ) )['html'];
		preg_match_all( '/class="[^"]*frontage-gallery[^"]*" id="([^"]+)"|id="(gallery-[^"]+)"/', $html, $ids );
		self::assertCount( 2, array_unique( $ids[0] ) );
		self::assertStringContainsString( basename( (string) wp_get_attachment_url( $images[0] ) ), $html );
		self::assertStringContainsString( basename( (string) wp_get_attachment_url( $images[1] ) ), $html );
		self::assertStringNotContainsString( basename( (string) wp_get_attachment_url( $images[2] ) ), $html );
	}

	public function test_shows_media_categories_and_filters_by_those_below_them(): void {
		list( $sea, $land ) = array( $this->make_term( 'Sea', self::TAXONOMY ), $this->make_term( 'Land', self::TAXONOMY ) );
		$surf               = wp_insert_term( 'Surf', self::TAXONOMY, array( 'parent' => max( 0, $sea ) ) );
		self::assertIsArray( $surf );
		$images = array( $this->make_image( 32, 24 ), $this->make_image( 32, 24 ), $this->make_image( 32, 24 ) );
		$draft  = $this->attach( $this->make_post( array( 'post_status' => 'draft' ) ) );
		foreach ( array( $sea, $surf['term_id'], $land ) as $at => $term ) {
			wp_set_object_terms( $images[ $at ], array( $term ), self::TAXONOMY );
		}
		wp_set_object_terms( $draft, array( $sea ), self::TAXONOMY );
		$html = do_blocks( self::gallery( self::terms( $sea ) + array( 'order' => 'oldest' ), array( 'hasFilter' => true ) ) );
		self::assertSame( 2, preg_match_all( '/<img [^>]*src="([^"]+)"/', $html, $found ) );
		self::assertSame( array( wp_get_attachment_url( $images[0] ), wp_get_attachment_url( $images[1] ) ), $found[1] );
		self::assertStringContainsString( '>Surf</a>', $html );
		self::assertStringNotContainsString( '>Land</a>', $html );
	}

	public function test_a_category_that_visitors_must_not_know_has_no_images(): void {
		$image = $this->make_image( 32, 24 );
		foreach ( array( true, false ) as $is_public ) {
			register_taxonomy( self::TAXONOMY, 'attachment', array( 'public' => $is_public ) );
			$term = $this->make_term( $is_public ? 'Open' : 'Secret', self::TAXONOMY );
			wp_set_object_terms( $image, array( $term ), self::TAXONOMY, true );
			$html = do_blocks( self::gallery( self::terms( $term ) ) );
			self::assertSame( $is_public ? 1 : 0, substr_count( $html, '<img ' ) );
		}
		register_taxonomy( self::TAXONOMY, 'post', array( 'public' => true ) );
		self::assertSame( '', trim( do_blocks( self::gallery( self::terms( $term ) ) ) ) );
		self::assertSame( '', trim( do_blocks( self::gallery( array( 'taxonomy' => 'nothing' ) + self::terms( $term ) ) ) ) );
	}

	/**
	 * Returns a gallery of media categories.
	 *
	 * @param int $term Term ID.
	 * @return array<string, mixed>
	 */
	private static function terms( int $term ): array {
		return array(
			'kind'     => 'terms',
			'taxonomy' => self::TAXONOMY,
			'terms'    => array( $term ),
		);
	}

	/**
	 * Returns a gallery as saved.
	 *
	 * @param array<string, mixed> $source Where the images come from.
	 * @param array<string, mixed> $attributes Further attributes.
	 */
	private static function gallery( array $source, array $attributes = array() ): string {
		$attributes += array(
			'source'    => $source,
			'hasPages'  => false,
			'hasFilter' => false,
		);
		return '<!-- wp:frontage/gallery ' . wp_json_encode( $attributes ) . ' /-->';
	}

	/**
	 * Renders a Query Loop.
	 *
	 * @param list<int> $posts Post IDs.
	 * @param string $content Blocks of each post.
	 * @return array{html: string, queries: int}
	 */
	private function loop( array $posts, string $content ): array {
		global $wpdb;
		wp_cache_flush();
		Loop_Posts::reset();
		self::read_what_every_page_needs();
		do_blocks( self::gallery( array() ) );
		$before = $wpdb->num_queries;
		$query  = new \WP_Query(
			array(
				'post__in'       => $posts,
				'post_status'    => 'any',
				'posts_per_page' => 20,
				'orderby'        => 'post__in',
			)
		);
		$html   = '';
		while ( $query->have_posts() ) {
			$query->the_post();
			$html .= do_blocks( $content );
		}
		wp_reset_postdata();
		return array(
			'html'    => $html,
			'queries' => $wpdb->num_queries - $before,
		);
	}

	private function attach( int $post ): int {
		$id = $this->make_image( 32, 24 );
		wp_update_post(
			array(
				'ID'          => $id,
				'post_parent' => $post,
			)
		);
		return $id;
	}
}
