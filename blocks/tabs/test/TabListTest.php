<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Tabs;

use Frontage\Blocks\Tabs\Tab_List;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block;

/** Tests names, IDs and titles of tabs: tab, panel and URL agree, and IDs are unique in a page. */
final class TabListTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
	}

	/**
	 * Returns attributes of a tab, its name in URLs and its rendered title.
	 *
	 * @return array<string, array{array<string, mixed>, string, string}>
	 */
	public static function tabs(): array {
		return array(
			'a title'                    => array( array( 'title' => 'Opening hours' ), 'opening-hours', 'Opening hours' ),
			'accents'                    => array( array( 'title' => 'Öffnung' ), 'offnung', 'Öffnung' ),
			'another script'             => array( array( 'title' => '料金 表' ), '料金-表', '料金 表' ),
			'formats'                    => array(
				array( 'title' => 'Day <strong>&amp;</strong> <em>night</em>' ),
				'day-night',
				'Day <strong>&amp;</strong> <em>night</em>',
			),
			'no link in a link'          => array( array( 'title' => '<a href="https://example.org">Out</a>' ), 'out', 'Out' ),
			'no script'                  => array(
				array( 'title' => 'A<img src=x onerror=alert(1)><script>alert(2)</script>' ),
				'a',
				'Aalert(2)',
			),
			'an anchor'                  => array(
				array(
					'title'  => 'Evening',
					'anchor' => 'late',
				),
				'late',
				'Evening',
			),
			'an anchor with other signs' => array(
				array(
					'title'  => 'Evening',
					'anchor' => 'l"a|t e',
				),
				'late',
				'Evening',
			),
			'nothing'                    => array( array(), '1', 'Tab 1' ),
			'empty formats'              => array( array( 'title' => '<em> </em>' ), '1', 'Tab 1' ),
		);
	}

	/**
	 * Reads one tab.
	 *
	 * @param array<string, mixed> $attributes Tab attributes.
	 * @param string $name Name in URLs.
	 * @param string $title Rendered title.
	 */
	#[DataProvider( 'tabs' )]
	public function test_names_a_tab( array $attributes, string $name, string $title ): void {
		$item = $this->list_of( array( $attributes ) )->items[0];
		$this->assertSame( "tab-$name", $item['id'] );
		$this->assertSame( $title, $item['title'] );
	}

	public function test_no_two_tabs_of_a_page_share_an_id(): void {
		$tabs = array( array( 'title' => 'More' ), array( 'title' => 'More' ), array( 'title' => 'More 2' ) );
		$ids  = array();
		for ( $times = 0; $times < 2; $times++ ) {
			$list = $this->list_of( $tabs );
			$ids  = array( ...$ids, $list->id, ...array_column( $list->items, 'id' ), ...array_column( $list->items, 'tab' ) );
		}
		$this->assertSame( array_unique( $ids ), $ids );
		$this->assertSame( 'tab-more', $ids[1] );
	}

	public function test_the_id_changes_with_the_title_but_not_with_the_look(): void {
		$names = array( array( 'title' => 'A' ) );
		$plain = $this->list_of( $names )->id;
		Ids::reset();
		$this->assertSame( $plain, $this->list_of( $names, array( 'orientation' => 'vertical' ) )->id );
		Ids::reset();
		$this->assertNotSame( $plain, $this->list_of( array( array( 'title' => 'B' ) ) )->id );
		$this->assertSame( 'mine', $this->list_of( $names, array( 'anchor' => 'mine' ) )->id );
	}

	public function test_one_tab_is_always_open(): void {
		$names = array( array( 'title' => 'A' ), array( 'title' => 'B' ) );
		$cases = array(
			0 => 0,
			1 => 1,
			7 => 1,
		);
		foreach ( $cases as $saved => $open ) {
			$this->assertSame( $open, $this->list_of( $names, array( 'initial' => $saved ) )->open );
		}
		$this->assertSame( 0, $this->list_of( $names, array( 'initial' => 'hostile' ) )->open );
		$this->assertSame( 0, $this->list_of( $names, array( 'initial' => -3 ) )->open );
	}

	public function test_hostile_attributes_are_not_printed(): void {
		$html = do_blocks(
			$this->markup(
				array( array( 'title' => array( 'x' ) ) ),
				array(
					'orientation' => '"><b>',
					'stack'       => 'x y',
					'label'       => '"><script>',
				)
			)
		);
		$this->assertStringNotContainsString( '<b>', $html );
		$this->assertStringNotContainsString( '<script>"', $html );
		$this->assertStringContainsString( 'class="frontage-tabs__frame is-stacking-narrow"', $html );
		$this->assertStringContainsString( 'aria-label="&quot;&gt;&lt;script&gt;"', $html );
	}

	/**
	 * Reads a Tabs block.
	 *
	 * @param list<array<string, mixed>> $tabs Attributes of its tabs.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private function list_of( array $tabs, array $attributes = array() ): Tab_List {
		return Tab_List::of( new WP_Block( parse_blocks( $this->markup( $tabs, $attributes ) )[0] ) );
	}

	/**
	 * Returns the saved markup of a Tabs block.
	 *
	 * @param list<array<string, mixed>> $tabs Attributes of its tabs.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private function markup( array $tabs, array $attributes = array() ): string {
		$inner = array_map( static fn ( array $tab ): string => get_comment_delimited_block_content( 'frontage/tab', $tab, '' ), $tabs );
		return get_comment_delimited_block_content( 'frontage/tabs', $attributes, implode( '', $inner ) );
	}
}
