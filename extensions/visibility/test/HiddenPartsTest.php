<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Visibility;

use Frontage\Domain\Bindings\Reading_Time;
use Frontage\Domain\Blocks\Partial_Response;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Hidden_TestCase;
use WP_REST_Request;

/** Tests that nothing that WordPress or this plugin reads out of blocks is from hidden ones. */
final class HiddenPartsTest extends Hidden_TestCase {
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

	public function test_have_no_notes_in_answers_about_other_types(): void {
		$fields = array( 'title', 'editor', 'custom-fields', 'revisions' );
		register_post_type(
			'book',
			array(
				'public'       => true,
				'show_in_rest' => true,
				'supports'     => $fields,
			)
		);
		register_post_meta(
			'book',
			'footnotes',
			array(
				'show_in_rest' => true,
				'single'       => true,
				'type'         => 'string',
			)
		);
		$book = $this->make_post(
			array(
				'post_type'    => 'book',
				'post_content' => self::paragraph( 'A<sup data-fn="one"></sup>', self::USERS )
					. self::paragraph( 'B<sup data-fn="two"></sup>' ),
			)
		);
		update_post_meta( $book, 'footnotes', '[{"id":"one","content":"secretum"},{"id":"two","content":"publicum"}]' );
		$answer = $this->answer( "/wp/v2/book/$book" );
		unregister_post_type( 'book' );
		self::assertStringContainsString( 'publicum', $answer );
		self::assertHides( $answer );
	}

	public function test_are_not_in_the_saved_menu_that_others_embed(): void {
		$link = static fn ( string $text, string $more = '' ): string
			=> '<!-- wp:navigation-link {"label":"' . $text . '","url":"/a","kind":"custom"' . $more . '} /-->';
		$menu = $this->make_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_content' => $link( 'Publicum' ) . $link( 'secretum', ',' . self::USERS ),
			)
		);
		foreach ( array( 'view', 'embed' ) as $context ) {
			$answer = $this->answer( "/wp/v2/navigation/$menu", $context );
			self::assertStringContainsString( 'Publicum', $answer );
			self::assertHides( $answer, $context );
		}
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertStringContainsString( 'secretum', $this->answer( "/wp/v2/navigation/$menu", 'edit' ), 'An editor keeps all of it.' );
	}

	/** Returns an answer of REST by a server that has just started. */
	private function answer( string $route, string $context = 'view' ): string {
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- It knows the types of then.

		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( compact( 'context' ) );
		$answer = (string) wp_json_encode( rest_do_request( $request )->get_data() );

		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As before.
		return $answer;
	}
}
