<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Sortable;

use Frontage\Blocks\Sortable\Known_Order;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;

/** Tests what the list prints: names by which browsers remember items, and accessible handles. */
final class SortableTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
	}

	public function test_each_item_has_a_name_of_its_own(): void {
		$html = $this->print( '{}', array( '{"name":"rye"}', '{"name":"rye"}', '{}', '{}', '{"name":{"a":1}}' ) );
		preg_match_all( '/data-item="([^"]+)" data-place="(\d)"/', $html, $found );
		self::assertSame( array( '0', '1', '2', '3', '4' ), $found[2] );
		self::assertSame( 'rye', $found[1][0] );
		self::assertSame( 'rye-2', $found[1][1] );
		self::assertCount( 5, array_unique( $found[1] ) );
	}

	public function test_the_order_is_remembered_by_the_list_and_survives_new_items(): void {
		$key = '{&quot;key&quot;:&quot;' . Known_Order::PREFIX . 'breads&quot;';
		self::assertStringContainsString( $key, $this->print( '{"list":"breads"}', array( '{}' ) ) );
		self::assertStringContainsString( $key, $this->print( '{"list":"breads"}', array( '{}', '{}' ) ) );
		self::assertStringContainsString( '{&quot;key&quot;:&quot;&quot;', $this->print( '{"isRemembered":false}', array( '{}' ) ) );
	}

	public function test_handles_and_buttons_are_named_after_the_item(): void {
		$html = $this->print( '{}', array( '{}' ), '<p>Rye &amp; <b>spelt</b></p>' );
		self::assertStringContainsString( 'aria-label="Move: Rye &amp; spelt"', $html );
		self::assertStringContainsString( 'aria-label="Move up: Rye &amp; spelt"', $html );
		$two = $this->print( '{}', array( '{}' ), '<h3>Rye</h3><p>The <em>dark</em> one<br>of all.</p>' );
		self::assertStringContainsString( 'aria-label="Move: Rye The dark one of all."', $two );
		self::assertStringContainsString( 'aria-label="Move: Item 1"', $this->print( '{}', array( '{}' ), '<p></p>' ) );
		self::assertStringNotContainsString( '__moves', $this->print( '{"hasButtons":false}', array( '{}' ) ) );
	}

	public function test_the_script_in_the_page_is_printed_once_and_reads_the_same_keys(): void {
		remove_all_actions( 'wp_footer' );
		$this->print( '{}', array( '{}' ) );
		$this->print( '{}', array( '{}' ) );
		ob_start();
		Known_Order::print();
		$script = (string) ob_get_clean();
		self::assertStringContainsString( '"' . Known_Order::PREFIX . '"', $script );
		self::assertSame( 1, has_action( 'wp_footer', array( Known_Order::class, 'print' ) ) );
	}

	public function test_prints_nothing_without_items(): void {
		self::assertSame( '', trim( $this->print( '{}', array() ) ) );
	}

	/**
	 * Renders a list.
	 *
	 * @param string $attributes JSON.
	 * @param list<string> $items JSON of each item's attributes.
	 * @param string $content HTML of each item.
	 */
	private function print( string $attributes, array $items, string $content = '<p>x</p>' ): string {
		$inner = '';
		foreach ( $items as $item ) {
			$inner .= "<!-- wp:frontage/sortable-item $item -->$content<!-- /wp:frontage/sortable-item -->";
		}
		return do_blocks( "<!-- wp:frontage/sortable $attributes -->$inner<!-- /wp:frontage/sortable -->" );
	}
}
