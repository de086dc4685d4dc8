<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Visibility;

use Frontage\Domain\Search\Index\Post_Text;
use Frontage\Tests\Hidden_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that hidden words are nowhere, however deep they stand: in patterns, columns, and tabs of ours. */
final class HiddenDeepTest extends Hidden_TestCase {
	private const SECRET = 'Zyxomma secretum';

	private const OPEN = 'Zyxomma publicum';

	/** @return array<string, array{string}> How a block is hidden. */
	public static function hiding(): array {
		return array(
			'for users'           => array( self::USERS ),
			'by role'             => array( '"frontage":{"visibility":{"visitors":"in","roles":["editor"]}}' ),
			'from a later day'    => array( self::LATER ),
			'with a cart'         => array( '"frontage":{"visibility":{"cart":"filled"}}' ),
			'with a query string' => array( '"frontage":{"visibility":{"query":"ref=a"}}' ),
		);
	}

	#[DataProvider( 'hiding' )]
	public function test_are_nowhere( string $hiding ): void {
		kses_remove_filters(); // As for an administrator, whose markup WordPress does not write again.
		$places = $this->in_core( $hiding ) + $this->in_patterns( $hiding ) + $this->in_ours( $hiding );
		$found  = array();
		foreach ( $places as $place => $content ) {
			$all = $this->outputs( $content );
			foreach ( $all as $what => $text ) {
				if ( str_contains( $text, 'secretum' ) ) {
					$found[] = "$place: $what";
				}
			}
			self::assertStringContainsString( 'publicum', $all['content'], $place );
		}
		self::assertSame( array(), $found );
	}

	/** Returns a block with others inside. */
	private static function block( string $name, string $inside, string $settings = '' ): string {
		$html   = array(
			'heading'    => '<h2>%s</h2>',
			'list'       => '<ul>%s</ul>',
			'list-item'  => '<li>%s</li>',
			'quote'      => '<blockquote class="wp-block-quote">%s</blockquote>',
			'details'    => '<details><summary>More</summary>%s</details>',
			'media-text' => '<div class="wp-block-media-text"><div>%s</div></div>',
			'columns'    => '<div class="wp-block-columns">%s</div>',
			'column'     => '<div class="wp-block-column">%s</div>',
			'group'      => '<div class="wp-block-group">%s</div>',
		);
		$inside = sprintf( $html[ $name ] ?? '%s', $inside );
		return "<!-- wp:$name " . ( '' === $settings ? '' : "{{$settings}} " ) . "-->$inside<!-- /wp:$name -->";
	}

	private static function columns( string $inside ): string {
		return self::block( 'columns', self::block( 'column', $inside ) );
	}

	/** Returns tabs, the second one with the blocks and settings. */
	private static function tabs( string $inside, string $settings = '"title":"Two"' ): string {
		$first = self::block( 'frontage/tab', self::paragraph( self::OPEN ), '"title":"One"' );
		return self::block( 'frontage/tabs', $first . self::block( 'frontage/tab', $inside, $settings ) );
	}

	/** Returns questions for search engines, the second one with the blocks and settings. */
	private static function questions( string $inside, string $settings = '"title":"Two"' ): string {
		$first = self::block( 'frontage/accordion-item', self::paragraph( self::OPEN ), '"title":"One"' );
		return self::block( 'frontage/accordion', $first . self::block( 'frontage/accordion-item', $inside, $settings ), '"isFaq":true' );
	}

	/** Returns a reference to a new synced pattern. */
	private function pattern( string $content, string $settings = '' ): string {
		$post = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => $content,
			)
		);
		return "<!-- wp:block {\"ref\":$post" . ( '' === $settings ? '' : ",$settings" ) . '} /-->';
	}

	/** @return array<string, string> Contents with hidden words in blocks of WordPress. */
	private function in_core( string $hiding ): array {
		$open     = self::paragraph( self::OPEN );
		$both     = $open . self::paragraph( self::SECRET, $hiding );
		$contents = self::block( 'frontage/table-of-contents', '' ) . self::block( 'heading', self::OPEN );
		$title    = self::block( 'heading', self::SECRET );
		$item     = self::block( 'list-item', self::SECRET, $hiding );
		return array(
			'list'                => self::block( 'list', self::block( 'list-item', self::OPEN ) . $item ),
			'quote'               => self::block( 'quote', $both ),
			'details'             => self::block( 'details', $both ),
			'media and text'      => self::block( 'media-text', $both ),
			'heading'             => $contents . self::block( 'heading', self::SECRET, $hiding ),
			'heading in columns'  => $contents . self::block( 'group', self::columns( $title ), $hiding ),
			'key that is escaped' => $open . self::paragraph( self::SECRET, str_replace( '"f', '"\\u0066', $hiding ) ),
		);
	}

	/** @return array<string, string> Contents with hidden words in patterns. */
	private function in_patterns( string $hiding ): array {
		$open   = self::paragraph( self::OPEN );
		$hidden = self::paragraph( self::SECRET, $hiding );
		return array(
			'pattern'              => $this->pattern( $hidden . $open ),
			'hidden pattern'       => $open . $this->pattern( self::paragraph( self::SECRET ), $hiding ),
			'pattern in a pattern' => $this->pattern( $this->pattern( self::columns( $hidden ) . $open ) ),
			'pattern in a tab'     => self::tabs( $this->pattern( $hidden ) ),
		);
	}

	/** @return array<string, string> Contents with hidden words in blocks of ours. */
	private function in_ours( string $hiding ): array {
		$open   = self::paragraph( self::OPEN );
		$hidden = self::paragraph( self::SECRET, $hiding );
		$title  = '"title":"' . self::SECRET . '",' . $hiding;
		$group  = self::block( 'group', self::tabs( self::columns( self::block( 'group', $hidden ) ) ) );
		return array(
			'tab'              => self::tabs( $open, $title ),
			'columns in a tab' => self::tabs( self::columns( $hidden ) ),
			'tabs in a group'  => $group,
			'question'         => self::questions( $open, $title ),
			'answer'           => self::questions( $open . $hidden ),
			'unfold'           => self::block( 'frontage/unfold', $open . $hidden ),
			'timeline'         => self::block( 'frontage/timeline', self::block( 'frontage/timeline-item', $open . $hidden ) ),
			'carousel'         => self::block( 'frontage/carousel', $open . $hidden ),
			'popup'            => self::block( 'frontage/modal', $open . $hidden ),
		);
	}

	/** @return array<string, string> What is made of a post, by what makes it. */
	private function outputs( string $content ): array {
		$post = $this->post( $content );
		$this->go_to( (string) get_permalink( $post ) );
		the_post();
		$latest = '<!-- wp:latest-posts {"postsToShow":1,"displayPostContent":true,"displayPostContentRadio":"%s"} /-->';
		return array(
			'content'      => (string) apply_filters( 'the_content', get_the_content() ),
			'head'         => self::printed( static fn () => do_action( 'wp_head' ) ),
			'foot'         => self::printed( static fn () => do_action( 'wp_footer' ) ),
			'excerpt'      => get_the_excerpt( $post ),
			'feed excerpt' => self::printed( 'the_excerpt_rss' ),
			'feed'         => get_the_content_feed( 'rss2' ),
			'embed'        => self::printed( 'the_excerpt_embed' ),
			'REST'         => (string) wp_json_encode( $this->rest( $post->ID ) ),
			'Post Excerpt' => $this->in_loop( '<!-- wp:post-excerpt /-->' ),
			'Post Content' => $this->in_loop( '<!-- wp:post-content /-->' ),
			'theme'        => get_the_content(),
			'index'        => implode( ' ', Post_Text::of( $post ) ),
			'latest'       => do_blocks( sprintf( $latest, 'full_post' ) ),
			'latest short' => do_blocks( sprintf( $latest, 'excerpt' ) ),
			'grid'         => do_blocks( '<!-- wp:frontage/post-grid {"query":{"perPage":1}} /-->' ),
			'blog'         => do_blocks( '<!-- wp:frontage/blog {"query":{"perPage":1}} /-->' ),
		);
	}

	/** Returns what a function prints. */
	private static function printed( callable $function ): string {
		ob_start();
		$function();
		return (string) ob_get_clean();
	}
}
