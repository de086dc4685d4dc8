<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid\Test;

use Frontage\Domain\Blocks\Patterns;
use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Query_Preloader;
use Frontage\Tests\TestCase;
use WP_Block_Patterns_Registry;

/** Tests the patterns with lists: a front page without duplicate posts, an archive, a portfolio. */
final class PatternTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Id_Finder::reset();
		Displayed_Posts::reset();
		Query_Preloader::reset();
		Patterns::register();
	}

	public function test_the_front_page_shows_no_post_twice(): void {
		for ( $number = 0; $number < 14; $number++ ) {
			$this->make_post( array( 'post_title' => "Story $number" ) );
		}
		$html = do_blocks( self::content( 'magazine-front-page' ) );
		preg_match_all( '/frontage-card__title"><a [^>]*>([^<]+)/', $html, $titles );
		self::assertCount( 12, $titles[1] );
		self::assertSame( $titles[1], array_values( array_unique( $titles[1] ) ) );
	}

	public function test_lists_the_posts_of_the_current_archive(): void {
		$term = $this->make_term( 'Owls' );
		wp_set_post_terms( $this->make_post( array( 'post_title' => 'A snowy owl' ) ), array( $term ), 'category' );
		$this->make_post( array( 'post_title' => 'A fox' ) );
		$this->go_to( '/?cat=' . $term );
		$html = do_blocks( self::content( 'archive' ) );
		self::assertStringContainsString( 'A snowy owl', $html );
		self::assertStringNotContainsString( 'A fox', $html );
	}

	/**
	 * Returns a pattern's markup.
	 *
	 * @param string $name Pattern name.
	 */
	private static function content( string $name ): string {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage/$name" );
		self::assertIsArray( $pattern );
		return (string) $pattern['content'];
	}
}
