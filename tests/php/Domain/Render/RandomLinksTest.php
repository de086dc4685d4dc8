<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Clock;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Domain\Query\List_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;


/** Tests that links of a list in random order go on in the order of their page, however long it lay in a cache. */
final class RandomLinksTest extends List_TestCase {
	private const POSTS = 12;

	protected function tearDown(): void {
		Clock::stop( null );
		$_GET = array();
		parent::tearDown();
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function lists(): array {
		return array(
			'post-grid'       => array( 'post-grid' ),
			'smart-post-list' => array( 'smart-post-list' ),
			'blog'            => array( 'blog' ),
			'post-archive'    => array( 'post-archive' ),
		);
	}

	#[DataProvider( 'lists' )]
	public function test_go_on_in_the_order_of_a_page_of_days_ago( string $module ): void {
		Clock::stop( 1_900_000_000 );
		Ids::reset();
		$block = self::random( $module, $this->make_posts( self::POSTS ) );
		$shown = array();
		$html  = do_blocks( $block );
		for ( $page = 2; $page <= 4; $page++ ) {
			$shown = array_merge( $shown, self::posts( $html ) );
			preg_match( '/href="(\?[^"]*(?:all,|%5Bpage%5D=)' . $page . '[^"]*)"/', $html, $link );
			$href = $link[1] ?? self::fail( "There is no link to page $page." );
			Clock::stop( Clock::now() + 3 * DAY_IN_SECONDS );
			self::forget();
			Ids::reset();
			parse_str( (string) wp_parse_url( html_entity_decode( $href ), PHP_URL_QUERY ), $_GET );
			$html = do_blocks( $block );
		}
		// Without JavaScript, “Load more” leads to a page with all posts up to there.
		$shown = 'post-grid' === $module ? self::posts( $html ) : array_merge( $shown, self::posts( $html ) );
		self::assertCount( self::POSTS, $shown );
		self::assertCount( self::POSTS, array_unique( $shown ), 'A post was repeated.' );
	}

	public function test_say_nothing_without_a_random_list_and_ignore_impossible_days(): void {
		$posts = $this->make_posts( 4 );
		self::assertStringNotContainsString( 'random', do_blocks( str_replace( 'random', 'title', self::random( 'blog', $posts ) ) ) );
		foreach ( array( '1999-01-01', '2999-01-01', 'no', array( 'x' ) ) as $day ) {
			$_GET = array( 'frontage-random' => array( 'day' => $day ) );
			self::forget();
			$today = wp_date( 'Y-m-d', Clock::now() );
			self::assertStringContainsString( "frontage-random%5Bday%5D=$today", do_blocks( self::random( 'blog', $posts ) ) );
		}
	}

	public function test_go_on_in_the_order_of_sixty_days_ago_at_most(): void {
		$posts = $this->make_posts( 4 );
		Clock::stop( 1_900_000_000 );
		foreach ( array(
			60 => true,
			61 => false,
			0  => true,
			-1 => false,
		) as $ago => $is_kept ) {
			$day  = wp_date( 'Y-m-d', Clock::now() - $ago * DAY_IN_SECONDS );
			$_GET = array( 'frontage-random' => array( 'day' => $day ) );
			self::forget();
			$kept = wp_date( 'Y-m-d', Clock::now() - ( $is_kept ? $ago * DAY_IN_SECONDS : 0 ) );
			self::assertStringContainsString( "%5Bday%5D=$kept", do_blocks( self::random( 'blog', $posts ) ), "$ago days" );
		}
	}

	/**
	 * Returns a list of three posts per page.
	 *
	 * @param string $module Module folder.
	 * @param list<int> $posts IDs of all its posts.
	 */
	private static function random( string $module, array $posts ): string {
		$query = array(
			'include' => $posts,
			'orderBy' => 'random',
			'perPage' => 3,
		);
		return "<!-- wp:frontage/$module " . wp_json_encode( compact( 'query' ) + array( 'anchor' => 'dice' ) ) . ' /-->';
	}

	/**
	 * @param string $html A list.
	 * @return list<string> Addresses of its posts.
	 */
	private static function posts( string $html ): array {
		preg_match_all( '/<h\d[^>]*frontage-card__title[^>]*>.*?href="([^"]+)"/s', $html, $found );
		return $found[1];
	}
}
