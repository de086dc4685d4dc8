<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card\Test;

use Frontage\Blocks\Post_Grid\Load_More;
use Frontage\Domain\Blocks\Asset_Tracker;
use Frontage\Domain\Blocks\Partial_Response;
use Frontage\Http\Signed;
use Frontage\Tests\Domain\Render\Card\Card_TestCase;


/** Tests that posts that are loaded later have the card of the saved list, and what they cost. */
final class LaterCardsTest extends Card_TestCase {
	/** Database queries that all lists of a page may cost together. */
	private const MOST_QUERIES = 8;

	public function test_more_posts_have_the_same_card_and_layouts(): void {
		list( $id, $html ) = $this->two();
		$more              = $this->more( $html );
		self::assertStringContainsString( '<article class="frontage-post-card', $more );
		self::assertStringContainsString( '>Fox<', $more );
		preg_match_all( '/wp-container-[\w-]+/', $html, $first );
		preg_match_all( '/class="[^"]*(wp-container-[\w-]+)/', $more, $later );
		self::assertNotSame( array(), $later[1] );
		self::assertSame( array(), array_diff( $later[1], $first[0] ), 'layouts that the page does not have' );
		self::assertNotSame( 0, $id );
	}

	public function test_the_request_names_the_card_but_does_not_bring_it(): void {
		$settings = self::settings( $this->two()[1] );
		self::assertStringNotContainsString( 'wp-block', $settings );
		$named = Signed::read( 'post-grid', $settings )['grid']['card'] ?? null;
		self::assertSame( array( 'module', 'hash', 'post' ), array_keys( $named ) );
	}

	public function test_a_page_from_a_cache_gets_the_card_that_the_list_has_now(): void {
		list( $id, $html ) = $this->two( '<!-- wp:post-title /-->' );
		$changed           = array( '<!-- wp:post-title /-->' => '<!-- wp:post-title {"level":5} /-->' );
		$this->save( $id, strtr( get_post( $id )->post_content ?? '', $changed ) );
		self::assertMatchesRegularExpression( '/<h5[^>]*>Fox</', $this->more( $html ) );
		$this->save( $id, '<p>No list any more</p>' );
		self::assertStringContainsString( 'frontage-card is-classic', $this->more( $html ), 'the preset instead of an error' );
	}

	public function test_a_draft_does_not_lend_its_card(): void {
		list( $id, $html ) = $this->two();
		wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => 'draft',
			)
		);
		self::assertStringNotContainsString( 'frontage-post-card', $this->more( $html ) );
	}

	public function test_the_response_names_the_styles_of_the_blocks_in_the_card(): void {
		$html          = $this->two()[1];
		$styles        = wp_styles();
		$queue         = $styles->queue;
		$styles->queue = array();
		$watch         = Asset_Tracker::watch();
		$this->more( $html );
		$handles       = array_column( $watch->found(), 'handle' );
		$styles->queue = $queue;
		self::assertContains( 'frontage-post-card', $handles );
	}

	public function test_a_part_of_the_page_has_the_card(): void {
		$posts   = $this->publish( array( 'Owl', 'Fox' ) );
		$content = self::list_of(
			array(
				'anchor' => 'news',
				'query'  => array( 'include' => $posts ),
			),
			self::CARD,
			'blog'
		);
		$this->page( $content );
		$this->go_to( (string) get_permalink( (int) get_the_ID() ) );
		self::forget();
		\Frontage\Domain\Render\Ids::reset();
		self::assertSame( 2, substr_count( (string) Partial_Response::find( 'blog', 'news' ), '<article class="frontage-post-card' ) );
	}

	public function test_thirty_lists_cost_eight_queries(): void {
		$titles = array_map( static fn ( int $number ): string => "Post $number", range( 1, 40 ) );
		foreach ( $this->publish( $titles ) as $index => $post ) {
			set_post_thumbnail( $post, 9001 + $index % 5 );
			wp_update_post(
				array(
					'ID'          => $post,
					'post_author' => self::factory_user( $index % 4 ),
				)
			);
		}
		$card  = self::CARD . '<!-- wp:post-author {"showAvatar":true} /-->'
			. '<!-- wp:post-terms {"term":"category"} /--><!-- wp:post-excerpt /-->';
		$lists = '';
		for ( $number = 0; $number < 30; $number++ ) {
			$lists .= self::list_of(
				array(
					'query'   => array(
						'perPage' => 3,
						'offset'  => $number,
					),
					'hasMore' => false,
				),
				$card
			);
		}
		$plain = $this->page( '<p>Plain</p>' )[0];
		$full  = $this->page( $lists )[0];
		$cost  = function ( int $id ): int {
			wp_cache_flush();
			self::read_what_every_page_needs();
			$before = $GLOBALS['wpdb']->num_queries;
			$this->rendered( $id );
			return $GLOBALS['wpdb']->num_queries - $before;
		};
		self::assertLessThanOrEqual( self::MOST_QUERIES, $cost( $full ) - $cost( $plain ) );
	}

	/** Returns one of a few authors. */
	private static function factory_user( int $number ): int {
		$found = get_user_by( 'login', "author-$number" );
		if ( false !== $found ) {
			return $found->ID;
		}
		$made = wp_insert_user(
			array(
				'user_login' => "author-$number",
				'user_pass'  => 'x',
				'role'       => 'author',
			)
		);
		return is_int( $made ) ? $made : self::fail();
	}

	/**
	 * Publishes a page with one of two posts.
	 *
	 * @param string $card Blocks of the card.
	 * @return array{int, string} The page's ID and its rendered content.
	 */
	private function two( string $card = self::CARD ): array {
		$posts = $this->publish( array( 'Owl', 'Fox' ) );
		return $this->page(
			self::list_of(
				array(
					'query' => array(
						'include' => $posts,
						'perPage' => 1,
					),
				),
				$card
			)
		);
	}

	/** Returns the signed settings in a page. */
	private static function settings( string $html ): string {
		preg_match( '/querySettings&quot;:&quot;([^&]+)&quot;/', $html, $found );
		return $found[1] ?? '';
	}

	/** Returns the posts after the first, for a page. */
	private function more( string $html ): string {
		self::forget();
		return $this->call(
			Load_More::NAME,
			array(
				'querySettings' => self::settings( $html ),
				'loadedItem'    => '1',
			)
		)->body;
	}

	/** Saves the content of a page. */
	private function save( int $id, string $content ): void {
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( $content ),
			)
		);
	}
}
