<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Visibility;

use Frontage\Base\Clock;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Tests\Hidden_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that the words of hidden blocks are in no excerpt: whatever makes one of blocks without rendering them asks first. */
final class HiddenWordsTest extends Hidden_TestCase {
	/** @return array<string, array{string}> */
	public static function hiding(): array {
		$all = array(
			'for users'           => array( self::USERS ),
			'from a later day'    => array( self::LATER ),
			'until an hour ago'   => array( '"frontage":{"visibility":{"until":"2036-05-01T11:00"}}' ),
			'with a cart'         => array( '"frontage":{"visibility":{"cart":"filled"}}' ),
			'with a query string' => array( '"frontage":{"visibility":{"query":"ref=a"}}' ),
		);
		return function_exists( 'wp_render_block_visibility_support' )
			? $all + array( 'from everybody' => array( '"metadata":{"blockVisibility":false}' ) )
			: $all;
	}

	#[DataProvider( 'hiding' )]
	public function test_are_in_no_excerpt( string $settings ): void {
		$post = $this->post( self::content( $settings ) );
		$all  = array(
			'excerpt'      => get_the_excerpt( $post ),
			'feed'         => self::printed( 'the_excerpt_rss' ),
			'embed'        => self::printed( 'the_excerpt_embed' ),
			'REST'         => $this->rest( $post->ID )['excerpt']['rendered'],
			'Post Excerpt' => $this->in_loop( '<!-- wp:post-excerpt /-->' ),
			'card'         => (string) ( new Card( $post, Card_Options::of( array( 'showExcerpt' => true ) ) ) )->excerpt()?->html,
			'theme'        => wp_trim_words( get_the_content() ),
			'plugin'       => excerpt_remove_blocks( $post->post_content ),
			'latest posts' => do_blocks( '<!-- wp:latest-posts {"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->' ),
		);
		foreach ( $all as $what => $text ) {
			self::assertHides( $text, $what );
			self::assertStringContainsString( 'publicum', $text, $what );
		}
	}

	public function test_are_no_excerpt_where_there_are_no_others(): void {
		$post = $this->post( self::paragraph( 'Zyxomma secretum', self::USERS ) );
		self::assertSame( '', trim( get_the_excerpt( $post ) ) );
		self::assertSame( '', trim( get_the_content() ) );
		$this->act_as( $this->make_user() );
		self::assertStringContainsString( 'secretum', get_the_excerpt( $post ) );
	}

	public function test_leave_an_authors_own_excerpt_alone(): void {
		$post               = $this->post( self::content() );
		$post->post_excerpt = 'Zyxomma secretum by hand';
		self::assertSame( 'Zyxomma secretum by hand', get_the_excerpt( $post ) );
	}

	public function test_come_back_at_their_time(): void {
		$post = $this->post( self::content( self::LATER ) );
		Clock::stop( (int) strtotime( '2036-05-02T12:00 UTC' ) );
		self::assertStringContainsString( 'secretum', get_the_excerpt( $post ) );
	}

	public function test_are_not_before_the_read_more_mark_of_a_list(): void {
		global $more, $page, $pages;
		$this->post( self::content( self::USERS, '<!-- wp:more --><!--more--><!-- /wp:more -->' ) );
		$more = 0; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As in a list.
		self::assertHides( (string) apply_filters( 'the_content', get_the_content() ) );
		$this->post( self::content( self::USERS, '<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->' ) );
		$more = 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As in a post.
		foreach ( range( 1, count( $pages ) ) as $number ) {
			$page = $number; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As its address says.
			self::assertHides( (string) apply_filters( 'the_content', get_the_content() ), "page $page" );
		}
		$page = 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As before.
	}

	public function test_are_in_no_feed_even_for_users(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$this->post( self::content() );
		$this->go_to( '/?feed=rss2' );
		self::assertTrue( is_feed() );
		the_post();
		self::assertHides( get_the_excerpt() );
		self::assertHides( get_the_content_feed( 'rss2' ) );
	}

	public function test_are_in_no_excerpt_that_a_screen_of_the_admin_area_sends_out(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		set_current_screen( 'edit-post' );
		$post = $this->post( self::content() );
		self::assertHides( get_the_excerpt( $post ) );
		self::assertHides( (string) apply_filters( 'the_content', $post->post_content ) );
		self::assertStringContainsString( 'secretum', get_the_content(), 'A plugin may copy the post.' );
	}

	public function test_are_for_who_may_edit_that_post_and_not_the_one_around_it(): void {
		$content = self::content( '"frontage":{"visibility":{"visitors":"in","roles":["administrator"]}}' );
		$other   = $this->post( $content, $this->make_user( 'author' ) );
		$owner   = $this->make_user( 'author' );
		$own     = $this->post( $content, $owner );
		$this->act_as( $owner );
		$excerpt = '';
		$look    = static function ( $html ) use ( &$excerpt, $other ) {
			if ( ! doing_filter( 'get_the_excerpt' ) ) {
				$excerpt .= get_the_excerpt( $other );
			}
			return $html;
		};
		add_filter( 'the_content', $look );
		$data = $this->rest( $own->ID );
		remove_filter( 'the_content', $look );
		self::assertStringContainsString( 'secretum', $data['excerpt']['rendered'] );
		self::assertStringContainsString( 'publicum', $excerpt );
		self::assertHides( $excerpt );
	}

	/** Returns what a function prints. */
	private static function printed( callable $function ): string {
		ob_start();
		$function();
		return (string) ob_get_clean();
	}
}
