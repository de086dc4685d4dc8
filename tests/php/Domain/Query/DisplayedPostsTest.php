<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Tests\TestCase;

/** Tests which posts a later list of a page leaves out. */
final class DisplayedPostsTest extends TestCase {
	private int $site;

	protected function setUp(): void {
		parent::setUp();
		Displayed_Posts::reset();
		$this->site = get_current_blog_id();
	}

	protected function tearDown(): void {
		$GLOBALS['blog_id'] = $this->site; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As `switch_to_blog()` does.
		Displayed_Posts::reset();
		parent::tearDown();
	}

	public function test_posts_of_another_site_of_a_network_are_others(): void {
		Displayed_Posts::add( array( 3, 5 ) );
		$GLOBALS['blog_id'] = $this->site + 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As `switch_to_blog()` does.
		self::assertSame( array(), Displayed_Posts::ids() );
		Displayed_Posts::add( array( 5, 7 ) );
		self::assertSame( array( 5, 7 ), Displayed_Posts::ids() );
		$GLOBALS['blog_id'] = $this->site; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As `switch_to_blog()` does.
		self::assertSame( array( 3, 5 ), Displayed_Posts::ids() );
	}
}
