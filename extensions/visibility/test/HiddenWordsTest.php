<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Visibility;

use Frontage\Base\Clock;
use Frontage\Domain\Bindings\Reading_Time;
use Frontage\Domain\Blocks\Partial_Response;
use Frontage\Domain\Modules\Extensions;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Search\Index\Later_Words;
use Frontage\Domain\Search\Index\Post_Text;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;
use WP_REST_Request;

/** Tests that the words of hidden blocks are nowhere: whatever reads a post's blocks without rendering them asks first. */
final class HiddenWordsTest extends TestCase {
	private const NOON = '2036-05-01T12:00';

	private const USERS = '"frontage":{"visibility":{"visitors":"in"}}';

	private const LATER = '"frontage": { "visibility" : {"from":"2036-05-02T12:00"}}';

	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
		Clock::stop( (int) strtotime( self::NOON . ' UTC' ) );
		update_option( 'timezone_string', 'UTC' );
		$this->act_as( 0 );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		$this->act_as( 0 );
		set_current_screen( 'front' );
		parent::tearDown();
	}

	/** Returns a paragraph. */
	private static function paragraph( string $text, string $settings = '' ): string {
		return '<!-- wp:paragraph ' . ( '' === $settings ? '' : '{' . $settings . '} ' ) . "--><p>$text</p><!-- /wp:paragraph -->\n\n";
	}

	/** Returns a group with a paragraph of secret words in columns, and a public paragraph beside it. */
	private static function content( string $settings = self::USERS, string $inside = '' ): string {
		return '<!-- wp:group {' . $settings . '} --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns">'
			. '<!-- wp:column --><div class="wp-block-column">' . self::paragraph( 'Zyxomma secretum' ) . $inside
			. self::paragraph( 'Zyxomma tertium' ) . '</div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group -->'
			. self::paragraph( 'Zyxomma publicum' );
	}

	/** Makes a post, and makes it the current one. */
	private function post( string $content, int $author = 0 ): WP_Post {
		$post = get_post(
			$this->make_post(
				array(
					'post_content' => $content,
					'post_excerpt' => '',
					'post_author'  => $author,
				)
			)
		);
		self::assertNotNull( $post );
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As in the loop.
		setup_postdata( $post );
		return $post;
	}

	private static function assertHides( string $text, string $what = '' ): void {
		self::assertStringNotContainsString( 'secretum', $text, $what );
		self::assertStringNotContainsString( 'tertium', $text, $what );
	}

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
		foreach ( array_keys( $pages ) as $index ) {
			$page = $index + 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As its address says.
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

	public function test_are_in_no_menu_tabs_or_text_of_parents(): void {
		$link = static fn ( string $text, string $more = '' ): string
			=> '<!-- wp:navigation-link {"label":"' . $text . '","url":"/a","kind":"custom"' . $more . '} /-->';
		$menu = '<!-- wp:navigation -->' . $link( 'Publicum' ) . $link( 'secretum', ',' . self::USERS )
			. '<!-- wp:navigation-submenu {"label":"Sub","url":"/b"} -->' . $link( 'tertium', ',' . self::USERS )
			. '<!-- /wp:navigation-submenu --><!-- /wp:navigation -->';
		$html = do_blocks( $menu );
		self::assertStringContainsString( 'Publicum', $html );
		self::assertHides( $html );
	}

	public function test_are_in_no_pattern_in_a_query_loop(): void {
		$pattern = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => self::content(),
			)
		);
		register_block_pattern(
			'test/hidden',
			array(
				'title'   => 'Hidden',
				'content' => self::content(),
			)
		);
		$this->post( self::paragraph( 'A post' ) );
		$html = $this->in_loop( '<!-- wp:block {"ref":' . $pattern . '} /--><!-- wp:pattern {"slug":"test/hidden"} /-->' );
		unregister_block_pattern( 'test/hidden' );
		self::assertStringContainsString( 'publicum', $html );
		self::assertHides( $html );
	}

	public function test_are_no_reading_time(): void {
		$post = $this->post( self::paragraph( str_repeat( 'secretum ', 2200 ), self::USERS ) . self::paragraph( 'Short' ) );
		self::assertSame( '1 minute', Reading_Time::of( $post->ID ) );
	}

	public function test_a_hidden_picture_stands_for_no_post(): void {
		$picture = static fn ( string $name, string $settings ): string =>
			'<!-- wp:image ' . $settings . '--><figure class="wp-block-image">'
			. '<img src="https://example.com/' . $name . '.jpg" alt=""/></figure><!-- /wp:image -->';
		$this->post( $picture( 'secretum', '{' . self::USERS . '} ' ) . $picture( 'publicum', '' ) );
		self::assertHides( $this->in_loop( '<!-- wp:post-featured-image {"useFirstImageFromPost":true} /-->' ) );
		$this->post( $picture( 'publicum', '' ) . $picture( 'secretum', '{' . self::USERS . '} ' ) );
		self::assertStringContainsString( 'publicum', $this->in_loop( '<!-- wp:post-featured-image {"useFirstImageFromPost":true} /-->' ) );
	}

	public function test_no_list_is_answered_that_the_page_does_not_show(): void {
		$list    = '<!-- wp:frontage/blog {"anchor":"news","query":{"perPage":1}} /-->';
		$pattern = fn ( string $status ): string => '<!-- wp:block {"ref":' . $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => $status,
				'post_content' => $list,
			)
		) . '} /-->';
		$columns = static fn ( string $settings ): string => '<!-- wp:group' . $settings . ' --><div><!-- wp:columns --><div>' . $list
			. '</div><!-- /wp:columns --></div><!-- /wp:group -->';
		foreach ( array(
			array( $columns( '' ), true ),
			array( $columns( ' {' . self::USERS . '}' ), false ),
			array( $pattern( 'publish' ), true ),
			array( $pattern( 'draft' ), false ),
			array( $pattern( 'private' ), false ),
		) as $number => list( $content, $is_answered ) ) {
			$page = $this->make_post(
				array(
					'post_type'    => 'page',
					'post_content' => $content,
				)
			);
			$this->go_to( "/?page_id=$page" );
			Ids::reset();
			self::assertSame( $is_answered, is_string( Partial_Response::find( 'blog', 'news' ) ), "Case $number" );
		}
	}

	public function test_have_no_notes(): void {
		$note = static fn ( string $id ): string => '<sup data-fn="' . $id . '" class="fn"><a href="#' . $id . '">1</a></sup>';
		$post = $this->post(
			self::paragraph( 'A' . $note( 'one' ), self::USERS ) . self::paragraph( 'B' . $note( 'two' ) ) . '<!-- wp:footnotes /-->'
		);
		$text = '[{"id":"one","content":"secretum"},{"id":"two","content":"publicum"}]';
		update_post_meta( $post->ID, 'footnotes', $text );
		$html = $this->in_loop( '<!-- wp:post-content /-->' );
		self::assertHides( (string) wp_json_encode( $this->rest( $post->ID ) ) );
		self::assertStringContainsString( 'publicum', $html );
		self::assertHides( $html );
	}

	public function test_are_found_from_their_day_on(): void {
		$post = $this->post( self::content( self::LATER ) );
		$time = (int) strtotime( '2036-05-02T12:00 UTC' );
		self::assertSame( $time, wp_next_scheduled( Later_Words::HOOK, array( $post->ID ) ) );
		self::assertHides( implode( ' ', Post_Text::of( $post ) ) );
		$changed = wp_cache_get_last_changed( 'posts' );
		Clock::stop( $time );
		do_action( Later_Words::HOOK, $post->ID );
		self::assertStringContainsString( 'secretum', implode( ' ', Post_Text::of( $post ) ) );
		self::assertNotSame( $changed, wp_cache_get_last_changed( 'posts' ) );
	}

	public function test_are_in_no_index_that_a_member_makes(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$post = $this->post( self::content() );
		self::assertHides( implode( ' ', Post_Text::of( $post ) ) );
		self::assertStringContainsString( 'publicum', implode( ' ', Post_Text::of( $post ) ) );
		self::assertStringContainsString( 'secretum', get_the_excerpt( $post ) );
	}

	#[TestWith( array( 'secretum', false ) )]
	#[TestWith( array( 'SECRETUM publicum', false ) )]
	#[TestWith( array( '"Zyxomma secretum"', false ) )]
	#[TestWith( array( 'publicum', true ) )]
	#[TestWith( array( 'publicum -secretum', true ) )]
	#[TestWith( array( 'publicum -zyxomma', false ) )]
	public function test_find_no_post_for_guests( string $text, bool $is_found ): void {
		$post  = $this->post( self::content() );
		$plain = $this->post( self::paragraph( 'Zyxomma secretum publicum' ) );
		$find  = static fn (): array => ( new \WP_Query() )->query(
			array(
				's'             => $text,
				'fields'        => 'ids',
				'cache_results' => false,
			)
		);
		self::assertSame( $is_found, in_array( $post->ID, $find(), true ) );
		self::assertSame( ! str_contains( $text, '-' ), in_array( $plain->ID, $find(), true ) );
		$all = get_posts(
			array(
				's'           => $text,
				'fields'      => 'ids',
				'numberposts' => -1,
			)
		);
		self::assertSame( $is_found, in_array( $post->ID, $all, true ), 'Without filters.' );
		$request = new WP_REST_Request( 'GET', '/wp/v2/search' );
		$request->set_param( 'search', $text );
		self::assertSame( $is_found, in_array( $post->ID, array_column( rest_do_request( $request )->get_data(), 'id' ), true ) );
		$this->act_as( $this->make_user() );
		self::assertSame( ! str_contains( $text, '-' ), in_array( $post->ID, $find(), true ), 'Users see them.' );
	}

	/** Returns what a function prints. */
	private static function printed( callable $function ): string {
		ob_start();
		$function();
		return (string) ob_get_clean();
	}

	/** Returns blocks in a Query Loop. */
	private function in_loop( string $blocks ): string {
		return do_blocks(
			'<!-- wp:query {"query":{"perPage":1,"postType":"post","orderBy":"date","order":"desc","inherit":false}} -->'
			. "<div class=\"wp-block-query\"><!-- wp:post-template -->$blocks<!-- /wp:post-template --></div><!-- /wp:query -->"
		);
	}

	/**
	 * Returns a post's answer of REST.
	 *
	 * @return array<string, mixed>
	 */
	private function rest( int $post ): array {
		return rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/posts/$post" ) )->get_data();
	}
}
