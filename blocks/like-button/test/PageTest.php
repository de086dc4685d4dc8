<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button\Test;

use Frontage\Base\Settings\Options;
use Frontage\Blocks\Like_Button\Like_Button;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests buttons in pages: their output, where they are inserted, and their number of queries. */
final class PageTest extends TestCase {
	private const BUTTON = '<!-- wp:frontage/like-button /-->';

	public function test_thirty_buttons_of_a_list_cost_one_query(): void {
		global $wpdb;
		$this->go_to( '/' );
		for ( $number = 1; $number <= 30; $number++ ) {
			Counters::set( 'likes', $this->make_post(), $number );
		}
		$asked = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				if ( str_contains( $sql, 'frontage_counters' ) ) {
					$asked[] = $sql;
				}
				return $sql;
			}
		);
		$list = '<!-- wp:query {"query":{"perPage":30,"postType":"post","inherit":false}} --><div class="wp-block-query">'
			. '<!-- wp:post-template -->'
			. self::BUTTON
			. '<!-- /wp:post-template --></div><!-- /wp:query -->';
		$html = do_blocks( $list );
		self::assertSame( 30, substr_count( $html, 'data-count=' ) );
		self::assertStringContainsString( 'data-count="17"', $html );
		self::assertCount( 1, $asked, implode( "\n", $asked ) );
		self::assertSame( '', $wpdb->last_error );
	}

	public function test_pages_are_the_same_for_visitors_who_liked_the_post(): void {
		$post = $this->make_post( array( 'post_content' => self::BUTTON ) );
		$this->go_to( (string) get_permalink( $post ) );
		the_post();
		\Frontage\Domain\Render\Ids::reset();
		$before  = apply_filters( 'the_content', get_the_content() );
		$_COOKIE = array( "zilla_likes_$post" => '1' );
		\Frontage\Domain\Render\Ids::reset();
		self::assertSame( $before, apply_filters( 'the_content', get_the_content() ) );
		self::assertStringContainsString( 'aria-pressed="false"', $before );
	}

	public function test_a_draft_shows_its_author_a_disabled_button(): void {
		$this->act_as( 1 );
		self::assertStringContainsString( ' disabled=""', $this->button_of( $this->make_post( array( 'post_status' => 'draft' ) ) ) );
		self::assertStringNotContainsString( 'disabled', $this->button_of( $this->make_post() ) );
	}

	public function test_prints_nothing_without_a_post(): void {
		unset( $GLOBALS['post'] );
		self::assertSame( '', do_blocks( self::BUTTON ) );
		self::assertSame( '', $this->button_of( 987654321 ) );
	}

	public function test_two_buttons_have_two_ids(): void {
		$html = $this->render( self::BUTTON . self::BUTTON );
		preg_match_all( '/<form[^>]* id="([^"]+)"/', $html, $ids );
		self::assertCount( 2, array_unique( $ids[1] ) );
	}

	public function test_ajax_mode_wakes_visible_buttons_and_marks_the_body(): void {
		self::assertStringContainsString( 'wake="interaction"', $this->render( self::BUTTON ) );
		self::assertNotContains( 'frontage-ajax-likes', get_body_class() );
		$this->choose( array( 'ajax_mode' => true ) );
		self::assertStringContainsString( 'wake="interaction visible"', $this->render( self::BUTTON ) );
		self::assertContains( 'frontage-ajax-likes', get_body_class() );
	}

	public function test_inserts_nothing_by_default(): void {
		self::assertStringNotContainsString( 'frontage-like-button', $this->render( '<p>Text</p>' ) );
	}

	/**
	 * Returns positions and the resulting order.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function places(): array {
		return array(
			'before' => array( 'before', 'BT' ),
			'after'  => array( 'after', 'TB' ),
			'both'   => array( 'both', 'BTB' ),
		);
	}

	#[DataProvider( 'places' )]
	public function test_inserts_at_the_chosen_position( string $place, string $order ): void {
		$this->choose(
			array(
				'insert'  => $place,
				'icon'    => 'thumb',
				'postfix' => 'likes',
			)
		);
		$html = $this->render( '<p>Text</p>' );
		self::assertSame( $order, $this->order( $html ) );
		self::assertStringContainsString( 'frontage-like-button is-thumb', $html );
		self::assertStringContainsString( '__postfix">likes<', $html );
	}

	public function test_inserts_only_into_chosen_post_types_without_a_button(): void {
		$this->choose( array( 'insert' => 'after' ) );
		self::assertSame( 1, substr_count( $this->render( self::BUTTON ), '<form' ) );
		self::assertSame(
			'T',
			$this->order(
				$this->shown(
					$this->make_post(
						array(
							'post_type'    => 'page',
							'post_content' => '<p>Text</p>',
						)
					)
				)
			)
		);
		$this->choose(
			array(
				'insert'  => 'after',
				'on_page' => true,
				'on_post' => false,
			)
		);
		self::assertSame(
			'TB',
			$this->order(
				$this->shown(
					$this->make_post(
						array(
							'post_type'    => 'page',
							'post_content' => '<p>Text</p>',
						)
					)
				)
			)
		);
		self::assertSame( 'T', $this->order( $this->render( '<p>Text</p>' ) ) );
	}

	public function test_does_not_change_excerpts_feeds_and_other_text(): void {
		$this->choose( array( 'insert' => 'after' ) );
		$post = $this->make_post( array( 'post_content' => '<p>Text</p>' ) );
		$this->shown( $post );
		self::assertStringNotContainsString( 'like', strtolower( get_the_excerpt( $post ) ) );
		$GLOBALS['post'] = get_post( $this->make_post() );
		self::assertSame( 'T', $this->order( (string) apply_filters( 'the_content', '<p>Text</p>' ) ) );
		$this->shown( $post );
		$GLOBALS['wp_query']->is_feed = true;
		self::assertStringNotContainsString( '<form', (string) apply_filters( 'the_content', '<p>Text</p>' ) );
	}

	public function test_inserts_in_lists_if_enabled(): void {
		$this->make_post( array( 'post_content' => '<p>Text</p>' ) );
		$orders = array(
			'T'  => false,
			'TB' => true,
		);
		foreach ( $orders as $order => $in_lists ) {
			$this->choose(
				array(
					'insert'   => 'after',
					'in_lists' => $in_lists,
				)
			);
			$this->go_to( '/' );
			self::assertTrue( is_home() );
			the_post();
			self::assertSame( $order, $this->order( (string) apply_filters( 'the_content', '<p>Text</p>' ) ) );
		}
	}

	/**
	 * Saves settings and boots the feature again, as in the next request.
	 *
	 * @param array<string, mixed> $values Values, keyed by setting.
	 */
	private function choose( array $values ): void {
		Options::save( array(), array( 'like-button' => $values ) );
		apply_filters( 'the_content', '' ); // The feature may still wait for the first content.
		remove_all_filters( 'the_content', 30 );
		( new Like_Button() )->boot();
	}

	/**
	 * Returns a post's content as shown on its page.
	 *
	 * @param int $post Post ID.
	 */
	private function shown( int $post ): string {
		$this->go_to( 'page' === get_post_type( $post ) ? "/?page_id=$post" : "/?p=$post" );
		the_post();
		return (string) apply_filters( 'the_content', get_the_content() );
	}

	/**
	 * Returns the order of the button (B) and the text (T).
	 *
	 * @param string $html Post content.
	 */
	private function order( string $html ): string {
		preg_match_all( '/<form|Text/', $html, $found );
		return strtr(
			implode( '', $found[0] ),
			array(
				'<form' => 'B',
				'Text'  => 'T',
			)
		);
	}

	/**
	 * Returns a post's button.
	 *
	 * @param int $post Post ID.
	 */
	private function button_of( int $post ): string {
		return ( new \WP_Block( parse_blocks( self::BUTTON )[0], array( 'postId' => $post ) ) )->render();
	}
}
