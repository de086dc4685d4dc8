<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Bindings;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Bindings\Source;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\Core_Html;
use Frontage\Tests\TestCase;


/**
 * Tests block bindings.
 *
 * Values are escaped, belong to the surrounding post, and yield to the author's own text.
 */
final class SourceTest extends TestCase {
	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	/**
	 * Renders a bound paragraph in a post.
	 *
	 * @param int $post Post ID.
	 * @param array<string, mixed> $args Binding arguments.
	 * @param string $name Block name.
	 */
	private function bound( int $post, array $args, string $name = 'paragraph' ): string {
		$GLOBALS['post'] = get_post( $post );
		setup_postdata( $post );
		$metadata = array(
			'bindings' => array(
				'content' => array(
					'source' => Source::NAME,
					'args'   => $args,
				),
			),
		);
		$tag      = 'heading' === $name ? 'h2' : 'p';
		return Core_Html::normalize(
			trim(
				do_blocks(
					"<!-- wp:$name " . serialize_block_attributes( compact( 'metadata' ) ) . " --><$tag>Written</$tag><!-- /wp:$name -->"
				)
			)
		);
	}

	public function test_shows_the_likes_of_the_post_around_it(): void {
		$post  = $this->make_post();
		$other = $this->make_post();
		Counters::set( 'likes', $post, 1204 );
		self::assertSame( '<p>1,204</p>', $this->bound( $post, array( 'key' => 'likes' ) ) );
		self::assertSame(
			'<p>0</p>',
			$this->bound(
				$other,
				array(
					'key'    => 'likes',
					'postId' => $post,
				)
			)
		);
		self::assertStringContainsString(
			'>1,204 liked it</h2>',
			$this->bound(
				$post,
				array(
					'key'  => 'likes',
					'text' => '%s liked it',
				),
				'heading'
			)
		);
	}

	public function test_shows_the_written_text_without_a_value(): void {
		$post  = $this->make_post();
		$cases = array( array(), array( 'key' => 'nothing' ), array( 'key' => array( 'likes' ) ), array( 'key' => 'countdown-end' ) );
		foreach ( $cases as $args ) {
			self::assertSame( '<p>Written</p>', $this->bound( $post, $args ) );
		}
		Options::save( array( 'blocks' => array( 'like-button' => false ) ), array() );
		self::assertSame( '<p>Written</p>', $this->bound( $post, array( 'key' => 'likes' ) ) );
	}

	public function test_escapes_the_text_around_a_value(): void {
		$html = $this->bound(
			$this->make_post(),
			array(
				'key'  => 'likes',
				'text' => '<img src=x onerror=alert(1)> %s & more',
			)
		);
		self::assertSame( '<p>&lt;img src=x onerror=alert(1)&gt; 0 &amp; more</p>', $html );
		self::assertSame(
			'<p>0</p>',
			$this->bound(
				$this->make_post(),
				array(
					'key'  => 'likes',
					'text' => 'no place for it',
				)
			)
		);
	}

	public function test_returns_the_end_of_the_first_countdown(): void {
		Clock::stop( (int) strtotime( '2030-01-01T00:00:00Z' ) );
		$content = '<!-- wp:group --><div class="wp-block-group">'
			. '<!-- wp:frontage/countdown {"date":"2030-02-03T12:00:00","zone":"UTC"} /--></div><!-- /wp:group -->';
		$args    = array( 'key' => 'countdown-end' );
		$post    = $this->make_post( array( 'post_content' => $content ) );
		self::assertSame( '<p>February 3, 2030, 12:00 pm</p>', $this->bound( $post, $args ) );
		$evergreen = $this->make_post( array( 'post_content' => '<!-- wp:frontage/countdown {"kind":"evergreen"} /-->' ) );
		self::assertSame( '<p>Written</p>', $this->bound( $evergreen, $args ) );
		Clock::stop( (int) strtotime( '2030-02-04T00:00:00Z' ) );
		wp_cache_flush();
		self::assertSame( '<p>Written</p>', $this->bound( $post, $args ) );
	}

	public function test_returns_the_reading_time_in_words(): void {
		$args  = array( 'key' => 'reading-time' );
		$words = str_repeat( 'word ', 220 );
		self::assertSame( '<p>1 minute</p>', $this->bound( $this->make_post( array( 'post_content' => 'Short.' ) ), $args ) );
		self::assertSame(
			'<p>3 minutes</p>',
			$this->bound(
				$this->make_post(
					array( 'post_content' => "<!-- wp:paragraph {\"x\":\"$words\"} --><p>$words $words $words</p><!-- /wp:paragraph -->" )
				),
				$args
			)
		);
		self::assertSame(
			'<p>2 minutes</p>',
			$this->bound( $this->make_post( array( 'post_content' => str_repeat( '字', 1000 ) ) ), $args )
		);
		self::assertSame( '<p>Written</p>', $this->bound( $this->make_post( array( 'post_content' => '' ) ), $args ) );
	}

	public function test_reads_one_variant_of_a_split_test(): void {
		$words   = str_repeat( 'word ', 440 );
		$variant = static fn ( string $attributes ): string => "<!-- wp:frontage/split-variant $attributes--><div>"
			. "<!-- wp:paragraph --><p>$words</p><!-- /wp:paragraph --></div><!-- /wp:frontage/split-variant -->";
		$content = '<!-- wp:frontage/split-test -->'
			. $variant( '' ) . $variant( '{"subject":"1"} ' ) . $variant( '{"name":"B, > A","weight":2,"subject":"2"} ' )
			. "<!-- /wp:frontage/split-test --><!-- wp:paragraph --><p>$words</p><!-- /wp:paragraph -->";
		$post    = $this->make_post( array( 'post_content' => $content ) );
		self::assertSame( '<p>4 minutes</p>', $this->bound( $post, array( 'key' => 'reading-time' ) ) );
	}

	public function test_returns_nothing_for_a_protected_post(): void {
		$post = $this->make_post(
			array(
				'post_content'  => 'Secret.',
				'post_password' => 'swordfish',
			)
		);
		self::assertSame( '<p>Written</p>', $this->bound( $post, array( 'key' => 'reading-time' ) ) );
	}

	public function test_queries_once_per_request_and_after_an_edit(): void {
		global $wpdb;
		$post = $this->make_post( array( 'post_content' => 'Short.' ) );
		$args = array( 'key' => 'reading-time' );
		$this->bound( $post, $args );
		$before = $wpdb->num_queries;
		$this->bound( $post, $args );
		self::assertSame( $before, $wpdb->num_queries );
		wp_update_post(
			array(
				'ID'                => $post,
				'post_content'      => str_repeat( 'word ', 660 ),
				'post_modified'     => '2031-01-01 00:00:00',
				'post_modified_gmt' => '2031-01-01 00:00:00',
			)
		);
		$GLOBALS['wpdb']->update( $wpdb->posts, array( 'post_modified_gmt' => '2031-01-01 00:00:00' ), array( 'ID' => $post ) );
		clean_post_cache( $post );
		self::assertSame( '<p>3 minutes</p>', $this->bound( $post, $args ) );
	}

	public function test_describes_values_of_active_modules(): void {
		$keys = array_column( Source::described(), 'key' );
		sort( $keys );
		self::assertSame( array( 'countdown-end', 'likes', 'reading-time' ), $keys );
		Options::save( array( 'blocks' => array( 'countdown' => false ) ), array() );
		self::assertNotContains( 'countdown-end', array_column( Source::described(), 'key' ) );
	}
}
