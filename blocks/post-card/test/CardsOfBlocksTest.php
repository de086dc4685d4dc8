<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card\Test;

use Frontage\Domain\Blocks\Saved_Content;
use Frontage\Domain\Query\Page_Scan;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Domain\Render\Card\Card_Template;
use Frontage\Domain\Render\Template_Images;
use Frontage\Tests\Domain\Render\Card\Card_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block;
use WP_HTML_Tag_Processor;


/** Tests that lists render their own blocks for each of their posts. */
final class CardsOfBlocksTest extends Card_TestCase {
	/**
	 * @return array<string, array{string}>
	 */
	public static function lists(): array {
		$modules = array( 'blog', 'carousel', 'post-archive', 'post-grid', 'post-tab', 'recent-posts-slider', 'smart-post-list' );
		return array_combine( $modules, array_map( static fn ( string $module ): array => array( $module ), $modules ) );
	}

	#[DataProvider( 'lists' )]
	public function test_shows_the_card_of_every_post( string $module ): void {
		$posts = $this->publish( array( 'Owl', 'Fox' ) );
		// Only one of the kinds of a carousel shows posts; the other modules know no kinds.
		$list              = array(
			'query' => array( 'include' => $posts ),
			'kind'  => 'posts',
		);
		list( $id, $html ) = $this->page( self::list_of( $list, self::CARD, $module ) );
		self::assertSame( 2, substr_count( $html, '<article class="frontage-post-card' ), $module );
		self::assertMatchesRegularExpression( '/>Owl<.*>Fox</s', $html );
		self::assertStringNotContainsString( 'The page itself', $html );
		self::assertStringNotContainsString( 'frontage-card__title', $html );
		self::assertSame( $id, get_the_ID(), 'the page is the current post again' );
		self::assertSame( 'The page itself', get_the_title() );
	}

	public function test_a_list_without_a_card_shows_its_preset(): void {
		$posts = $this->publish( array( 'Owl' ) );
		$html  = $this->page( self::list_of( array( 'query' => array( 'include' => $posts ) ), '' ) )[1];
		self::assertStringContainsString( 'frontage-card is-classic', $html );
	}

	public function test_keyboards_stop_once_at_a_card(): void {
		$posts = $this->publish( array( 'Owl' ) );
		set_post_thumbnail( $posts[0], 9001 );
		$query = array( 'query' => array( 'include' => $posts ) );
		$links = self::links( $this->page( self::list_of( $query ) )[1] );
		self::assertSame( array( '-1 true', ' ' ), $links );
		// An image without a title must stay reachable.
		$image = self::list_of( $query, '<!-- wp:post-featured-image {"isLink":true} /-->' );
		self::assertSame( array( ' ' ), self::links( $this->page( $image )[1] ) );
	}

	public function test_shows_the_image_for_posts_without_one(): void {
		$posts = $this->publish( array( 'Owl' ) );
		$list  = self::list_of(
			array(
				'query'         => array( 'include' => $posts ),
				'fallbackImage' => 9002,
			)
		);
		self::assertStringContainsString( basename( (string) wp_get_attachment_url( 9002 ), '.jpg' ), $this->page( $list )[1] );
		self::assertSame( 0, get_post_thumbnail_id( $posts[0] ), 'only in the card' );
	}

	public function test_layouts_are_printed_once_for_all_cards(): void {
		$posts = $this->publish( array( 'Owl', 'Fox', 'Hare' ) );
		$html  = $this->page( self::list_of( array( 'query' => array( 'include' => $posts ) ) ) )[1];
		preg_match_all( '/wp-container-core-group-is-layout-\w+/', $html, $found );
		self::assertCount( 6, $found[0] );
		self::assertCount( 2, array_unique( $found[0] ) );
		$css = wp_style_engine_get_stylesheet_from_context( 'block-supports' );
		foreach ( array_unique( $found[0] ) as $class ) {
			self::assertSame( 1, substr_count( $css, ".$class{" ), $class );
		}
	}

	public function test_the_first_images_of_a_template_are_loaded_first(): void {
		Template_Images::boot();
		switch_theme( 'twentytwentyfour' );
		$GLOBALS['wp_actions']['template_redirect'] = 1;
		wp_high_priority_element_flag( true );
		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
		$posts = $this->publish( array( 'Owl', 'Fox', 'Hare', 'Stag', 'Wren' ) );
		foreach ( $posts as $index => $post ) {
			set_post_thumbnail( $post, 9001 + $index );
		}
		$html = wp_filter_content_tags( do_blocks( self::list_of( array( 'query' => array( 'include' => $posts ) ) ) ), 'template' );
		$tags = new WP_HTML_Tag_Processor( $html );
		$seen = array();
		while ( $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$seen[] = trim( $tags->get_attribute( 'loading' ) . ' ' . $tags->get_attribute( 'fetchpriority' ) );
		}
		unset( $GLOBALS['wp_actions']['template_redirect'] );
		wp_high_priority_element_flag( true );
		Template_Images::reset();
		self::assertSame( array( 'high', '', '', 'lazy', 'lazy' ), $seen );
	}

	public function test_an_excerpt_does_not_render_the_whole_post(): void {
		$times = 0;
		$count = static function ( $content ) use ( &$times ) {
			++$times;
			return $content;
		};
		$post  = $this->make_post( array( 'post_content' => '<p>Beginning of it.</p>' ) );
		add_filter( 'the_content', $count );
		$html = $this->page( self::list_of( array( 'query' => array( 'include' => array( $post ) ) ), '<!-- wp:post-excerpt /-->' ) )[1];
		remove_filter( 'the_content', $count );
		self::assertStringContainsString( 'Beginning of it.', $html );
		self::assertSame( 1, $times, 'the page itself' );
	}

	public function test_the_post_of_the_page_stays_the_current_one(): void {
		$posts = $this->publish( array( 'Owl' ) );
		$page  = $this->page( '<p>Plain</p>' )[0];
		$block = new WP_Block( parse_blocks( self::list_of( array( 'columns' => 2 ) ) )[0] );
		$html  = Card_Template::of( $block )?->html( get_post( $posts[0] ) ?? self::fail(), Card_Options::of( array() ) )->html;
		self::assertStringContainsString( 'Owl', (string) $html );
		self::assertSame( $page, get_the_ID() );
	}

	public function test_lists_in_cards_are_not_lists_of_the_page_and_do_not_go_on_for_ever(): void {
		$posts = $this->publish( array( 'Owl' ) );
		$inner = self::list_of( array( 'query' => array( 'include' => $posts ) ) );
		$deep  = self::list_of( array( 'query' => array( 'include' => $posts ) ), $inner );
		self::assertCount( 1, Page_Scan::of( array( $deep ) )->lists );
		$id = $this->publish( array( 'Loop' ) )[0];
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => self::list_of(
					array( 'query' => array( 'include' => array( $id ) ) ),
					'<!-- wp:post-content /-->'
				),
			)
		);
		self::assertLessThan( 20, substr_count( $this->rendered( $id ), 'frontage-post-card' ) );
	}

	public function test_the_template_is_hidden_without_the_plugin(): void {
		$saved = Saved_Content::complete( self::list_of( array() ) );
		self::assertStringContainsString( '<div class="wp-block-frontage-post-card" hidden="hidden" style="', $saved );
		self::assertStringContainsString( 'hidden="hidden"', wp_kses_post( $saved ), 'also for authors' );
	}

	/**
	 * Returns how keyboards and screen readers see each link.
	 *
	 * @return list<string>
	 */
	private static function links( string $html ): array {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$found = array();
		while ( $tags->next_tag( array( 'tag_name' => 'a' ) ) ) {
			$found[] = $tags->get_attribute( 'tabindex' ) . ' ' . $tags->get_attribute( 'aria-hidden' );
		}
		return $found;
	}
}
