<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed\Test;

use Frontage\Blocks\Social_Feed\Facebook_Posts;
use Frontage\Blocks\Social_Feed\Feed_Posts;
use Frontage\Blocks\Social_Feed\Instagram_Posts;
use Frontage\Blocks\Social_Feed\Linked_Text;
use Frontage\Blocks\Social_Feed\More_Posts;
use Frontage\Blocks\Social_Feed\Post_Style;
use Frontage\Blocks\Social_Feed\Twitter_Posts;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Moderation;
use Frontage\Domain\Feeds\Stored_Feed;
use Frontage\Tests\Http\Action_TestCase;

/** Tests what visitors get of a feed, from the copy alone. */
final class SocialFeedTest extends Action_TestCase {
	private const URL = 'https://example.social/@harbour';

	private static function source(): Feed_Source {
		$source = array(
			'provider' => 'mastodon',
			'kind'     => 'user',
			'id'       => 'harbour@example.social',
		);
		return Feed_Source::of( $source ) ?? self::fail();
	}

	/** Stores posts, the newest first. */
	private static function store( string ...$texts ): void {
		$items = array();
		foreach ( array_values( $texts ) as $index => $text ) {
			$items[] = self::item( $text, $index );
		}
		Stored_Feed::of( self::source() )->with( array( 'items' => array() ) )->with_newest( $items, 200 )->unchanged()->save();
	}

	private static function item( string $text, int $index = 0 ): Feed_Item {
		$item = array(
			'id'        => "post-$index",
			'url'       => self::URL . "/$index",
			'text'      => $text,
			'published' => 1700000000 - $index,
			'pictures'  => array( array( 'url' => 'https://files.example.social/a.jpg' ) ),
		);
		return Feed_Item::of( $item ) ?? self::fail();
	}

	/**
	 * Returns the block's HTML.
	 *
	 * @param array<string, mixed> $attributes That differ.
	 */
	private static function html( array $attributes = array() ): string {
		$attributes += array(
			'network' => 'mastodon',
			'url'     => self::URL,
			'layout'  => 'list',
		);
		return do_blocks( '<!-- wp:frontage/social-feed ' . wp_json_encode( $attributes ) . ' /-->' );
	}

	/**
	 * Returns what an action answers.
	 *
	 * @param class-string<More_Posts> $action
	 * @param array<string, mixed>     $look
	 */
	private function answer( string $action, array $look, int $loaded, string $words = '' ): string {
		$hidden = Moderation::of( $words, null );
		$signed = More_Posts::sign( self::source(), new Post_Style( $look ), $hidden );
		$fields = array(
			'query_settings' => $signed,
			'loaded_item'    => (string) $loaded,
		);
		return (string) $this->call( $action::NAME, $fields )->body;
	}

	public function test_prints_finished_posts_and_a_link_to_more_of_them(): void {
		self::store( 'One', 'Two', 'Three' );
		$html = self::html( array( 'count' => 2 ) );
		self::assertSame( 2, substr_count( $html, '<article' ) );
		self::assertMatchesRegularExpression( '/<a class="frontage-list__button" href="\?frontage-social-feed[^"]+all,2#/', $html );
		self::assertStringNotContainsString( 'files.example.social', $html, 'No browser contacts the vendor.' );
		self::assertStringContainsString( '<a href="' . self::URL . '">', $html );
	}

	public function test_a_page_from_a_cache_goes_on_where_it_ends_although_there_are_new_posts(): void {
		$old = array( self::item( 'One', 1 ), self::item( 'Two', 2 ), self::item( 'Three', 3 ) );
		$new = array( self::item( 'New', 0 ), ...$old );
		$put = static fn ( Feed_Item ...$items ) => Stored_Feed::of( self::source() )->with_newest( array_values( $items ), 200 )->save();
		$put( ...$old );
		preg_match( '/query_settings&quot;:&quot;([\w.-]+)/', self::html( array( 'count' => 1 ) ), $signed );
		$put( ...$new );
		$more = fn ( string $loaded ): string => (string) $this->call(
			Feed_Posts::NAME,
			array(
				'query_settings' => $signed[1] ?? '',
				'loaded_item'    => $loaded,
			)
		)->body;
		self::assertStringContainsString( 'Two', $more( '1' ) );
		self::assertStringContainsString( 'data-last', $more( '2' ) );
		self::assertStringContainsString( 'Three', $more( '2' ) );
	}

	public function test_needs_no_script_if_there_is_nothing_more(): void {
		self::store( 'One' );
		self::assertStringNotContainsString( 'frontage-island', self::html() );
		self::store( 'One', 'Two' );
		self::assertStringNotContainsString(
			'frontage-island',
			self::html(
				array(
					'count'   => 1,
					'hasMore' => false,
				)
			)
		);
	}

	public function test_the_actions_have_the_names_of_the_spec(): void {
		self::store( 'One', 'Two', 'Three' );
		$names = array(
			'x'         => Twitter_Posts::NAME,
			'instagram' => Instagram_Posts::NAME,
			'facebook'  => Facebook_Posts::NAME,
			'mastodon'  => Feed_Posts::NAME,
		);
		self::assertSame( array_values( $names ), array_map( array( More_Posts::class, 'name' ), array_keys( $names ) ) );
		foreach ( array( Twitter_Posts::class, Instagram_Posts::class, Facebook_Posts::class, Feed_Posts::class ) as $action ) {
			$html = $this->answer( $action, array( 'count' => 2 ), 1 );
			self::assertSame( 2, substr_count( $html, '<li ' ) );
			self::assertStringContainsString( 'Two', $html );
			self::assertSame( 1, substr_count( $html, 'data-last' ), 'No posts follow.' );
		}
		self::assertStringNotContainsString( 'data-last', $this->answer( Feed_Posts::class, array( 'count' => 1 ), 1 ) );
		self::assertSame( '', $this->answer( Feed_Posts::class, array(), 3 ) );
	}

	public function test_takes_only_what_this_site_has_signed(): void {
		$call = fn ( string $settings ): int => $this->call(
			Feed_Posts::NAME,
			array(
				'query_settings' => $settings,
				'loaded_item'    => '0',
			)
		)->status;
		$good = More_Posts::sign( self::source(), new Post_Style( array() ), Moderation::of( null, null ) );
		self::assertSame( 200, $call( $good ) );
		self::assertSame( 400, $call( substr( $good, 1 ) ) );
		self::assertSame( 400, $call( '{"source":{"provider":"rss","kind":"address","id":"https://169.254.169.254/"}}' ) );
	}

	public function test_hides_posts_with_words_but_tells_nobody_which(): void {
		self::store( 'A storm is coming', 'Stormy, they say', 'Of Moby  DICK!', 'Calm' );
		$html = self::html(
			array(
				'hideWords' => "storm, moby dick\n",
				'count'     => 1,
			)
		);
		self::assertStringContainsString( 'Stormy', $html, 'Whole words alone.' );
		preg_match( '/query_settings&quot;:&quot;([\w-]+)\./', $html, $signed );
		$readable = (string) base64_decode( strtr( $signed[1] ?? '', '-_', '+/' ), true );
		self::assertStringContainsString( 'example.social', $readable );
		self::assertStringNotContainsString( 'storm', $readable );
		$rest = $this->answer( Feed_Posts::class, array(), 0, 'storm; Moby Dick' );
		self::assertSame( 2, substr_count( $rest, '<li ' ) );
		self::assertStringContainsString( 'Calm', $rest );
	}

	public function test_hides_single_posts(): void {
		self::store( 'One', 'Two' );
		$html = self::html( array( 'hiddenPosts' => array( self::item( 'One' )->key(), '' ) ) );
		self::assertStringNotContainsString( 'One', $html );
		self::assertStringContainsString( 'Two', $html );
	}

	public function test_makes_links_of_a_text_safe(): void {
		$links = array(
			'@anna'      => 'https://example.social/@anna',
			'@annabelle' => 'https://example.social/@annabelle',
			'#Tea+'      => 'https://example.social/tags/tea',
		);
		$text  = 'Hi @Anna and @annabelle, see (https://www.example.org/a?b=1&c=%22). <b>#tea+</b>'
			. "\nhttps://e.example/\"onclick=x\n\njavascript:alert(1)";
		$html  = implode( '', array_map( 'strval', ( new Linked_Text( $links ) )->paragraphs( $text ) ) );
		$link  = static fn ( string $url, string $words ): string => "<a href=\"https://$url\" rel=\"nofollow ugc noopener\">$words</a>";
		self::assertSame(
			'<p dir="auto">Hi ' . $link( 'example.social/@anna', '@Anna' ) . ' and ' . $link( 'example.social/@annabelle', '@annabelle' )
				. ', see (' . $link( 'www.example.org/a?b=1&amp;c=%22', 'example.org/a?b=1&amp;c=%22' ) . '). &lt;b&gt;'
				. $link( 'example.social/tags/tea', '#tea+' ) . '&lt;/b&gt;<br/>' . $link( 'e.example/', 'e.example' )
				. '&quot;onclick=x</p><p dir="auto">javascript:alert(1)</p>',
			str_replace( array( '&#41;', '&#34;', '&#58;' ), array( ')', '&quot;', ':' ), $html )
		);
	}

	public function test_a_post_behind_a_warning_is_closed(): void {
		$given = array(
			'id'      => '1',
			'text'    => 'The end of the book',
			'warning' => 'Spoiler <b>',
		);
		Stored_Feed::of( self::source() )->with_newest( array( Feed_Item::of( $given ) ?? self::fail() ), 9 )->save();
		self::assertMatchesRegularExpression( '~<details [^>]+><summary>Spoiler &lt;b(>|&gt;)</summary>.*The end~', self::html() );
	}

	public function test_a_large_feed_is_printed_up_to_its_count(): void {
		self::store( ...array_map( static fn ( int $index ): string => str_repeat( "Word $index ", 100 ), range( 1, 200 ) ) );
		$html = self::html(
			array(
				'hideWords' => implode( ',', range( 1000, 1049 ) ),
				'count'     => 24,
			)
		);
		self::assertSame( 24, substr_count( $html, '<article' ) );
	}

	public function test_prints_only_the_link_until_there_is_a_copy(): void {
		$html = self::html( array( 'url' => '@nobody@example.social' ) );
		self::assertStringContainsString( '<a href="https://example.social/@nobody">nobody on Mastodon</a>', $html );
		self::assertStringNotContainsString( '<ul', $html );
		self::assertSame( '', self::html( array( 'url' => '' ) ) );
		self::assertSame( '', self::html( array( 'url' => 'javascript:alert(1)' ) ) );
	}
}
