<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Reading_Progress;

use Frontage\Base\Settings\Options;
use Frontage\Blocks\Reading_Progress\Reading_Progress;
use Frontage\Tests\TestCase;


/** Tests reading progress without the block: printed where the owner enables it, once. */
final class ReadingProgressTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_query']->is_singular = true;
		$GLOBALS['wp_query']->is_single   = true;
		$this->read( '' );
	}

	public function test_is_off_by_default(): void {
		$this->assertFalse( Reading_Progress::is_needed() );
	}

	public function test_measures_the_content_on_posts(): void {
		$this->choose( 'posts' );
		$this->assertTrue( Reading_Progress::is_needed() );
		$this->assertStringContainsString( 'is-circle is-at-bottom-end is-of-content', $this->footer() );
	}

	public function test_is_placed_where_the_owner_chose(): void {
		$this->choose( 'posts', array( 'corner' => 'top-start' ) );
		$this->assertStringContainsString( 'is-circle is-at-top-start', $this->footer() );
		$this->choose(
			'posts',
			array(
				'type' => 'horizontal',
				'edge' => 'bottom',
			)
		);
		$this->assertStringContainsString( 'is-horizontal is-at-bottom', $this->footer() );
	}

	public function test_is_not_added_where_the_author_uses_the_block(): void {
		$this->choose( 'posts' );
		$this->read( '<!-- wp:frontage/reading-progress /-->' );
		$this->assertSame( '', $this->footer() );
	}

	public function test_is_not_added_in_lists(): void {
		$this->choose( 'all' );
		$GLOBALS['wp_query']->is_singular = false;
		$GLOBALS['wp_query']->is_single   = false;
		$this->assertSame( '', $this->footer() );
	}

	/**
	 * Simulates a request for a post.
	 *
	 * @param string $content Post content.
	 */
	private function read( string $content ): void {
		$post = new \WP_Post(
			(object) array(
				'ID'           => 9100,
				'post_type'    => 'post',
				'post_content' => $content,
				'filter'       => 'raw',
			)
		);

		$GLOBALS['post']                     = $post;
		$GLOBALS['wp_query']->queried_object = $post;
	}

	/**
	 * Saves the owner's settings.
	 *
	 * @param string $on Selected post types.
	 * @param array<string, string> $more Other settings.
	 */
	private function choose( string $on, array $more = array() ): void {
		Options::save(
			array(),
			array(
				'reading-progress' => $more + array(
					'on'   => $on,
					'type' => 'circle',
				),
			)
		);
	}

	/** Returns the output of the footer. */
	private function footer(): string {
		ob_start();
		( new Reading_Progress() )->print();
		return (string) ob_get_clean();
	}
}
