<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

/**
 * Tests what lists inherit from their page.
 *
 * A list that inherits shows what WordPress's own loop would.
 */
final class QueryContextTest extends List_TestCase {
	private const TYPE     = 'frontage_book';
	private const TAXONOMY = 'frontage_genre';

	protected function setUp(): void {
		parent::setUp();
		register_post_type( self::TYPE, array( 'public' => true ) );
		register_taxonomy( self::TAXONOMY, self::TYPE, array( 'public' => true ) );
		wp_delete_post( 1 );
	}

	protected function tearDown(): void {
		unregister_taxonomy( self::TAXONOMY );
		unregister_post_type( self::TYPE );
		parent::tearDown();
	}

	public function test_searches_all_types_by_relevance(): void {
		$vague = $this->make_post( array( 'post_content' => 'An owl, late.' ) );
		$best  = $this->make_post(
			array(
				'post_title' => 'Owl',
				'post_type'  => 'page',
				'post_date'  => '2001-01-01 10:00:00',
			)
		);
		$this->go_to( '/?s=owl' );
		$this->assert_inherits( array( $best, $vague ) );
	}

	public function test_an_archive_of_a_custom_taxonomy_lists_its_types(): void {
		$term = $this->make_term( 'Novels', self::TAXONOMY );
		$book = $this->make_post( array( 'post_type' => self::TYPE ) );
		$this->make_post();
		wp_set_object_terms( $book, array( $term ), self::TAXONOMY );
		$this->go_to( '/?taxonomy=' . self::TAXONOMY . '&term=novels' );
		$this->assert_inherits( array( $book ) );
	}

	public function test_the_archive_overrides_saved_choices(): void {
		list( $new, $old ) = $this->make_posts( 2 );
		$this->make_post( array( 'post_type' => self::TYPE ) );
		$this->go_to( '/?orderby=date&order=asc' );
		$this->assert_inherits(
			array( $old, $new ),
			array(
				'postType' => self::TYPE,
				'include'  => array( $new ),
				'search'   => 'owl',
				'offset'   => 1,
			)
		);
	}

	public function test_a_date_archive_lists_its_posts(): void {
		$days = array( '2019-12-31', '2020-02-01', '2020-02-29', '2020-03-01' );
		$ids  = array_map( fn ( string $day ): int => $this->make_post( array( 'post_date' => "$day 23:00:00" ) ), $days );
		$this->go_to( '/?m=2020' );
		$this->assert_inherits( array( $ids[3], $ids[2], $ids[1] ) );
		$this->go_to( '/?year=2020&monthnum=2' );
		$this->assert_inherits( array( $ids[2], $ids[1] ) );
		$this->go_to( '/?m=20200229' );
		$this->assert_inherits( array( $ids[2] ) );
	}

	public function test_uses_the_query_of_the_page(): void {
		$author = $this->make_user( 'author' );
		$post   = $this->make_post( array( 'post_author' => $author ) );
		$this->make_post();
		$this->go_to( "/?author=$author" );
		$loop = '<!-- wp:query {"queryId":1,"query":{"perPage":9,"inherit":true}} --><div class="wp-block-query">'
			. self::block( array( 'inherit' => true ) )
			. '</div><!-- /wp:query -->';
		self::assertStringContainsString( "<p>$post</p>", do_blocks( $loop ) );
	}

	public function test_sticky_posts_follow_the_query_loop(): void {
		$posts = $this->make_posts( 4 );
		$terms = array( $this->make_term( 'Owls', 'category' ) );
		foreach ( array( 0, 2, 3 ) as $place ) {
			wp_set_post_terms( $posts[ $place ], $terms, 'category' );
		}
		update_option( 'sticky_posts', array( $posts[2] ) );
		$on_top = array( $posts[2], $posts[0], $posts[1], $posts[3] );
		$cases  = array(
			array( array(), $on_top ),
			array( array( 'sticky' => '' ), $on_top ),
			array( array( 'sticky' => 'ignore' ), $posts ),
			array( array( 'sticky' => 'only' ), array( $posts[2] ) ),
			array( array( 'sticky' => 'exclude' ), array( $posts[0], $posts[1], $posts[3] ) ),
			array(
				array(
					'sticky'   => '',
					'taxQuery' => array( 'category' => $terms ),
				),
				array( $posts[0], $posts[2], $posts[3] ),
			),
			array(
				array(
					'sticky' => '',
					'search' => 'Post',
				),
				$posts,
			),
		);
		foreach ( $cases as list( $chosen, $expected ) ) {
			// Before 6.8 WordPress treated “ignore” as “exclude”.
			if ( 'ignore' !== ( $chosen['sticky'] ?? '' ) || is_wp_version_compatible( '6.8' ) ) {
				self::assertSame( $expected, self::in_core( $chosen ), (string) wp_json_encode( $chosen ) );
			}
			self::assertSame( $expected, self::in_loop( $chosen ), (string) wp_json_encode( $chosen ) );
		}
	}

	public function test_a_plugin_can_disable_sticky_posts(): void {
		$posts = $this->make_posts( 3 );
		update_option( 'sticky_posts', array( $posts[2] ) );
		add_filter( 'query_loop_block_query_vars', static fn ( array $vars ): array => array( 'ignore_sticky_posts' => true ) + $vars );
		self::assertSame( $posts, self::in_loop( array() ) );
		remove_all_filters( 'query_loop_block_query_vars' );
	}

	public function test_an_unknown_author_has_no_posts(): void {
		$this->make_post( array( 'post_author' => $this->make_user( 'author' ) ) );
		$this->make_post( array( 'post_author' => 0 ) ); // Otherwise WordPress responds with 404.
		$this->go_to( '/?author_name=nobody' );
		self::assertTrue( is_author() );
		$this->assert_inherits( array() );
	}

	public function test_the_blog_has_sticky_posts_on_top_and_each_post_once(): void {
		$posts = $this->make_posts( 5 );
		update_option( 'posts_per_page', 3 );
		update_option( 'sticky_posts', array( $posts[4], $posts[2] ) );
		$this->go_to( '/' );
		$this->assert_inherits( array( $posts[2], $posts[4], $posts[0] ) );
		$rest = array(
			'sticky'  => 'first',
			'perPage' => 3,
			'offset'  => 3,
		);
		self::assertSame( array( $posts[1], $posts[3] ), self::ids( $rest ) );
		self::assertSame( array( $posts[2], $posts[4], $posts[0], $posts[1], $posts[3] ), self::ids( array( 'sticky' => 'first' ) ) );

		$this->go_to( '/?author=1' );
		$this->assert_inherits( array_slice( $posts, 0, 3 ) );
	}

	public function test_limits_a_page_that_shows_all_posts(): void {
		$posts = $this->make_posts( 4 );
		add_action( 'pre_get_posts', static fn ( \WP_Query $query ) => $query->set( 'posts_per_page', -1 ) );
		$this->go_to( '/' );
		remove_all_actions( 'pre_get_posts' );
		$this->assert_inherits( $posts );
	}

	/**
	 * @param list<int> $posts Post IDs, in order.
	 * @param array<string, mixed> $query The author's earlier settings.
	 */
	private function assert_inherits( array $posts, array $query = array() ): void {
		self::assertSame( '<p>' . implode( ',', $posts ) . '</p>', do_blocks( self::block( array( 'inherit' => true ) + $query ) ) );
	}

	/**
	 * Returns what our list shows in a Query Loop.
	 *
	 * @param array<string, mixed> $query The loop's query.
	 * @return list<int>
	 */
	private static function in_loop( array $query ): array {
		preg_match( '/<p>([\d,]*)<\/p>/', self::loop( $query, self::block( array( 'inherit' => true ) ) ), $found );
		return array_map( 'intval', explode( ',', $found[1] ?? '' ) );
	}

	/**
	 * Returns what core's own post template shows there.
	 *
	 * @param array<string, mixed> $query The loop's query.
	 * @return list<int>
	 */
	private static function in_core( array $query ): array {
		preg_match_all(
			'/wp-block-post post-(\d+)/',
			self::loop( $query, '<!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template -->' ),
			$found
		);
		return array_map( 'intval', $found[1] );
	}

	/**
	 * Renders a Query Loop.
	 *
	 * @param array<string, mixed> $query Its query.
	 * @param string $inner Its inner blocks.
	 */
	private static function loop( array $query, string $inner ): string {
		$usual = array(
			'perPage'  => 9,
			'postType' => 'post',
			'order'    => 'desc',
			'orderBy'  => 'date',
			'inherit'  => false,
		);
		return do_blocks(
			'<!-- wp:query '
				. wp_json_encode( array( 'query' => $query + $usual ) )
				. ' --><div class="wp-block-query">'
				. $inner
				. '</div><!-- /wp:query -->'
		);
	}
}
