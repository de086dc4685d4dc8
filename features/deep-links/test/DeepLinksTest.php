<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Deep_Links;

use Frontage\Domain\Render\Runtime;
use Frontage\Features\Deep_Links\Deep_Links;
use Frontage\Tests\TestCase;


/**
 * Tests which pages get the hash router.
 *
 * It is added beside other islands, prints nothing visible, and is absent without them.
 */
final class DeepLinksTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Runtime::reset();
	}

	public function test_adds_nothing_to_a_page_without_islands(): void {
		$this->assertSame( '', $this->footer() );
	}

	public function test_adds_an_empty_island_that_waits_for_a_hash(): void {
		do_blocks( '<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} /--><!-- /wp:frontage/tabs -->' );
		$this->assertMatchesRegularExpression(
			'#<frontage-island name="deep-links" src="[^"]+/deep-links/view\.js\?ver=\w+" props="\{\}" wake="hash"></frontage-island>$#',
			$this->footer()
		);
	}

	public function test_it_is_not_needed_in_the_admin_area(): void {
		$this->assertTrue( Deep_Links::is_needed() );
		set_current_screen( 'dashboard' );
		$this->assertFalse( Deep_Links::is_needed() );
	}

	/** Returns what the feature prints in the footer. */
	private function footer(): string {
		ob_start();
		( new Deep_Links() )->print();
		return (string) ob_get_clean();
	}
}
