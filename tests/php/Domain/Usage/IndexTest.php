<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Usage;

use Frontage\Domain\Usage\Block_Scanner;
use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Index_Builder;
use Frontage\Domain\Usage\Location;
use Frontage\Domain\Usage\Non_Post_Content;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the usage index.
 *
 * The index follows saved content, and a full rebuild gives the same result.
 */
final class IndexTest extends TestCase {
	private const TABS = '<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"A"} --><!-- /wp:frontage/tab -->'
		. '<!-- /wp:frontage/tabs -->';

	private const ANIMATED = '<!-- wp:group --><div class="wp-block-group">'
		. '<!-- wp:paragraph {"frontage":{"animation":{"effect":"fade"},"none":{}}} --><p>Hello</p>'
		. '<!-- /wp:paragraph --></div><!-- /wp:group -->';

	/** @return array<string, array{string, list<string>}> */
	public static function contents(): array {
		return array(
			'nothing'             => array( '<!-- wp:paragraph --><p>Frontage, wp:frontage/tabs</p><!-- /wp:paragraph -->', array() ),
			'blocks, each once'   => array( self::TABS . self::TABS, array( 'tabs', 'tab' ) ),
			'an extension'        => array( self::ANIMATED, array( 'animation' ) ),
			'a renamed extension' => array( str_replace( 'animation', 'module-link', self::ANIMATED ), array( 'block-link' ) ),
			'both'                => array( self::TABS . self::ANIMATED, array( 'tabs', 'tab', 'animation' ) ),
			'a name without end'  => array( '<!-- wp:frontage/' . str_repeat( 'a', 65 ) . ' /-->', array() ),
			'no JSON'             => array( '<!-- wp:paragraph {"frontage":{ --><p></p><!-- /wp:paragraph -->', array() ),
			'a text in the place' => array(
				'<!-- wp:paragraph {"frontage":{"animation":"fade"}} --><p></p><!-- /wp:paragraph -->',
				array(),
			),
		);
	}

	/** @param list<string> $names Expected modules. */
	#[DataProvider( 'contents' )]
	public function test_finds_blocks_and_extensions( string $content, array $names ): void {
		self::assertSame( $names, Block_Scanner::in( $content ) );
	}

	public function test_follows_what_is_saved(): void {
		$post = $this->make_post( array( 'post_content' => self::TABS ) );
		self::assertSame( array( $post ), Index::places( 'tabs', 5 ) );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash( self::ANIMATED ),
			)
		);
		self::assertSame( array(), Index::places( 'tabs', 5 ) );
		self::assertSame( array( $post ), Index::places( 'animation', 5 ) );
		wp_trash_post( $post );
		self::assertSame( array(), Index::places( 'animation', 5 ) );
		wp_untrash_post( $post );
		self::assertSame( array( $post ), Index::places( 'animation', 5 ) );
		wp_delete_post( $post, true );
		self::assertSame( array(), Index::places( 'animation', 5 ) );
	}

	public function test_counts_posts_but_not_revisions(): void {
		$post = $this->make_post( array( 'post_content' => self::TABS ) );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash( self::TABS . '<p>More</p>' ),
			)
		);
		self::assertNotEmpty( wp_get_post_revisions( $post ) );
		self::assertSame( 1, Index::counts()['tabs'] );
		Index_Builder::restart();
		Index_Builder::run();
		self::assertSame( 1, Index::counts()['tabs'] );
	}

	public function test_counts_patterns_templates_and_widgets(): void {
		$pattern  = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => self::TABS,
			)
		);
		$template = $this->make_post(
			array(
				'post_type'    => 'wp_template',
				'post_content' => self::TABS,
			)
		);
		update_option( Non_Post_Content::WIDGETS, array( 2 => array( 'content' => self::TABS ) ) + array( '_multiwidget' => 1 ) );
		self::assertSame( array( $template, $pattern, Index::WIDGETS ), Index::places( 'tabs', 5 ) );
		delete_option( Non_Post_Content::WIDGETS );
		self::assertSame( array( $template, $pattern ), Index::places( 'tabs', 5 ) );
	}

	public function test_describes_places(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$page  = $this->make_post(
			array(
				'post_type'  => 'page',
				'post_title' => 'Soup &amp; bread',
			)
		);
		$draft = $this->make_post(
			array(
				'post_title'   => '',
				'post_content' => 'A',
				'post_status'  => 'draft',
			)
		);
		$rows  = Location::describe( array( $page, $draft, Index::WIDGETS, Index::THEME, 987654 ) );
		self::assertSame( array( 'Soup & bread', '(no title)', 'Widgets' ), array_slice( array_column( $rows, 'title' ), 0, 3 ) );
		self::assertSame( array( 'Page', 'Post', 'Widgets', 'Theme files' ), array_column( $rows, 'type' ) );
		self::assertSame( array( '', 'Draft', '', '' ), array_column( $rows, 'status' ) );
		self::assertStringContainsString( "post=$page", $rows[0]['edit'] );
		self::assertSame( get_permalink( $page ), $rows[0]['view'] );
		self::assertSame( '', $rows[1]['view'] );
	}
}
