<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Base\Clock;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests the cost of pages with many lists, and which posts their lists exclude.
 *
 * Thirty lists need as many queries as one.
 */
final class QueryPreloaderTest extends List_TestCase {
	/** Database queries that all lists of a page may cost together. */
	private const MOST_QUERIES = 8;

	/** Number of lists on a page. */
	private const MANY = 30;

	/** @var list<int> Terms that the posts have. */
	private array $terms = array();

	public function test_thirty_different_lists_cost_eight_queries(): void {
		$this->publish( 40 );
		self::assertLessThanOrEqual( self::MOST_QUERIES, $this->cost( $this->lists() ) );
	}

	/** A page is printed in one second and the next, now and then. */
	public function test_seconds_that_pass_meanwhile_cost_no_query(): void {
		$this->publish( 40 );
		$lists = $this->lists();
		$now   = time();
		$tick  = static function ( $sql ) use ( &$now ) {
			Clock::stop( ++$now );
			return $sql;
		};
		add_filter( 'query', $tick );
		self::assertLessThanOrEqual( self::MOST_QUERIES, $this->cost( $lists ) );
	}

	#[Group( 'once' )]
	public function test_an_archive_of_ten_thousand_posts_costs_the_same(): void {
		$this->publish( 40 );
		$few = $this->cost( $this->lists() );
		$this->make_many_posts( 10_000 );
		self::assertSame( $few, $this->cost( $this->lists() ) );
	}

	public function test_lists_in_synced_patterns_are_found(): void {
		$this->publish( 10 );
		$pattern = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => self::block(
					array(
						'perPage' => 2,
						'offset'  => 3,
					)
				),
			)
		);
		$asked   = 0;
		add_filter(
			'query',
			static function ( $sql ) use ( &$asked ) {
				$asked += str_contains( (string) $sql, ' AS list,' ) ? 1 : 0;
				return $sql;
			}
		);
		$this->render_again(
			self::block( array( 'perPage' => 2 ) )
				. "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:block {\"ref\":$pattern} /--></div><!-- /wp:group -->"
		);
		self::assertSame( 1, $asked );
	}

	public function test_excludes_posts_shown_above_if_enabled(): void {
		$posts = $this->publish( 8 );
		$html  = $this->render_again(
			self::block( array( 'perPage' => 2 ) ) . self::block(
				array(
					'perPage' => 3,
					'unique'  => true,
				)
			) . self::block( array( 'perPage' => 2 ) )
		);
		preg_match_all( '/<p>([\d,]+)<\/p>/', $html, $found );
		self::assertSame(
			array( "$posts[0],$posts[1]", "$posts[2],$posts[3],$posts[4]", "$posts[0],$posts[1]" ),
			$found[1]
		);
	}

	public function test_inherits_the_query_loop_around_it(): void {
		$posts = $this->publish( 4 );
		$loop  = '<!-- wp:query {"queryId":1,"query":{"perPage":2,"offset":1,"postType":"post","order":"desc","orderBy":"date",'
			. '"author":"","search":"","exclude":[],"sticky":"","inherit":false}} --><div class="wp-block-query">'
			. self::block(
				array( 'inherit' => true )
			) . '</div><!-- /wp:query -->';
		self::assertStringContainsString( "<p>$posts[1],$posts[2]</p>", $this->render_again( $loop ) );
	}

	public function test_inherits_the_current_archive(): void {
		$this->publish( 3 );
		$term = $this->make_term( 'Owls' );
		$post = $this->make_post();
		wp_set_post_terms( $post, array( $term ), 'category' );
		$this->go_to( '/?cat=' . $term );
		self::assertStringContainsString( "<p>$post</p>", do_blocks( self::block( array( 'inherit' => true ) ) ) );
	}

	public function test_excludes_the_current_post_and_finds_related_ones(): void {
		$related = $this->publish( 2 );
		$term    = $this->make_term( 'Owls' );
		wp_set_post_terms( $related[1], array( $term ), 'category' );
		$id = $this->make_post(
			array(
				'post_content' => self::block(
					array(
						'related' => true,
						'perPage' => 9,
					)
				),
			)
		);
		wp_set_post_terms( $id, array( $term ), 'category' );
		$this->go_to( (string) get_permalink( $id ) );
		the_post();
		self::assertStringContainsString( "<p>$related[1]</p>", (string) apply_filters( 'the_content', get_the_content() ) );
	}

	/** Returns the markup of different lists. */
	private function lists(): string {
		$lists = '';
		for ( $number = 0; $number < self::MANY; $number++ ) {
			$lists .= self::block(
				array(
					'perPage'  => 4,
					'offset'   => $number % 10,
					'order'    => $number % 2 ? 'asc' : 'desc',
					'search'   => $number < 20 ? '' : 'e',
					'taxQuery' => array( 'category' => array( $this->terms[ $number % 6 ] ) ),
				)
			);
		}
		return $lists;
	}

	/**
	 * Returns the additional queries of a page with these lists, with cold caches.
	 *
	 * @param string $markup The lists.
	 */
	private function cost( string $markup ): int {
		$plain = $this->make_post(
			array(
				'post_content' => '<p>Plain</p>',
				'post_type'    => 'page',
			)
		);
		$id    = $this->make_post(
			array(
				'post_content' => $markup,
				'post_type'    => 'page',
			)
		);
		$cost  = function ( int $post ): int {
			wp_cache_flush();
			self::forget();
			unset( $GLOBALS['_wp_current_template_content'] ); // On a page rendered by another test.
			self::read_what_every_page_needs();
			return self::queries(
				function () use ( $post ): void {
					$this->go_to( (string) get_permalink( $post ) );
					the_post();
					apply_filters( 'the_content', get_the_content() );
				}
			);
		};
		return $cost( $id ) - $cost( $plain );
	}

	/**
	 * Renders content as in a new request.
	 *
	 * @param string $markup The content.
	 */
	private function render_again( string $markup ): string {
		self::forget();
		$id = $this->make_post(
			array(
				'post_content' => $markup,
				'post_type'    => 'page',
			)
		);
		$this->go_to( (string) get_permalink( $id ) );
		the_post();
		return (string) apply_filters( 'the_content', get_the_content() );
	}

	/**
	 * Publishes posts with images, terms and authors.
	 *
	 * @param int $count Number of posts.
	 * @return list<int>
	 */
	private function publish( int $count ): array {
		wp_delete_post( 1 );
		static $picture = 0;
		$picture        = get_post( $picture ) ? $picture : $this->make_image();
		$authors        = array( $this->make_user( 'author' ), $this->make_user( 'author' ) );
		$this->terms    = $this->terms ?: array_map( fn ( int $number ): int => $this->make_term( "Term $number" ), range( 1, 6 ) );
		$posts          = array();
		for ( $index = 0; $index < $count; $index++ ) {
			$posts[] = $this->make_post(
				array(
					'post_author'   => $authors[ $index % 2 ],
					'post_date'     => gmdate( 'Y-m-d H:i:s', time() - 1000 - $index * 60 ),
					'post_category' => array( $this->terms[ $index % 6 ], $this->terms[ $index % 4 ] ),
					'meta_input'    => array( '_thumbnail_id' => $picture ),
				)
			);
		}
		return $posts;
	}
}
