<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Filter;

use Frontage\Blocks\Filter\Filter;
use Frontage\Blocks\Filter\Items;
use Frontage\Blocks\Filter\Order;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;
use WP_Block_Type_Registry;

/** Tests what the filter prints: tags in order of appearance, numbers the stylesheet filters by, values to sort by. */
final class FilterTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
	}

	public function test_moves_in_the_time_of_the_specification(): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/filter' );
		self::assertSame( 250, Filter::DURATION );
		self::assertSame( Filter::DURATION, $type->attributes['duration']['default'] ?? null );
	}

	public function test_the_stylesheet_knows_as_many_tags_as_are_printed(): void {
		$scss = (string) file_get_contents( dirname( __DIR__ ) . '/style.scss' );
		self::assertStringContainsString( '$tags: ' . Items::MOST_TAGS . ';', $scss );
	}

	public function test_tags_have_numbers_in_order_of_appearance(): void {
		$html = $this->print( '{"hasCounts":true}', array( '{"tags":["Bread"]}', '{"tags":["Cake","Bread"]}', '{}' ) );
		self::assertSame( array( 'all', 'bread', 'cake' ), $this->all( '/ value="([^"]*)"/', $html ) );
		self::assertSame( array( '1', '2 1', '' ), $this->all( '/ data-tags="([^"]*)"/', $html ) );
		self::assertSame( array( '3', '2', '1' ), $this->all( '/__count">([^<]*)</', $html ) );
	}

	public function test_only_single_choice_has_a_radio_button_for_all(): void {
		$item = array( '{"tags":["Bread"]}' );
		self::assertSame( array( 'radio', 'radio' ), $this->all( '/ type="([^"]*)"/', $this->print( '{}', $item ) ) );
		self::assertSame( array( 'button', 'checkbox' ), $this->all( '/ type="([^"]*)"/', $this->print( '{"mode":"any"}', $item ) ) );
	}

	public function test_a_tag_that_is_gone_leaves_all_items_shown(): void {
		$html = $this->print( '{"initial":"Cake"}', array( '{"tags":["Bread"]}' ) );
		self::assertSame( 1, substr_count( $html, 'checked=""' ) );
		self::assertStringContainsString( 'value="all" checked=""', $html );
		$html = $this->print( '{"initial":"Bread"}', array( '{"tags":["Bread"]}' ) );
		self::assertStringContainsString( 'value="bread" data-tag="1" checked=""', $html );
	}

	public function test_tags_never_take_the_words_of_the_url(): void {
		$html = $this->print( '{}', array( '{"tags":["All","Ascending","Descending"]}' ) );
		self::assertSame( array( 'all', 'all-1', 'ascending-2', 'descending-3' ), $this->all( '/ value="([^"]*)"/', $html ) );
	}

	public function test_reads_what_items_are_sorted_by(): void {
		self::assertSame( '12.50', Order::value( 'number', '€ 12.50', '' ) );
		self::assertSame( '', Order::value( 'number', 'free', '' ) );
		self::assertSame( '2026-05-31', Order::value( 'date', '2026-05-31T10:00', '' ) );
		self::assertSame( '', Order::value( 'date', 'tomorrow', '' ) );
		self::assertSame( 'Ä & B', Order::value( 'text', '', '<p>Ä &amp; <b>B</b></p>' ) );
		self::assertSame( 80, mb_strlen( Order::value( 'text', str_repeat( 'ß', 500 ), '' ) ) );
	}

	public function test_prints_nothing_without_items_and_no_choice_without_tags(): void {
		self::assertSame( '', trim( $this->print( '{}', array() ) ) );
		$html = $this->print( '{}', array( '{"tags":["","  "]}' ) );
		self::assertStringNotContainsString( 'fieldset', $html );
		self::assertStringContainsString( 'frontage-filter__item', $html );
	}

	public function test_hostile_tags_are_text(): void {
		$html = $this->print( '{}', array( '{"tags":["\u003cimg src=x onerror=alert(1)\u003eBread\u0022"]}' ) );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringContainsString( '>Bread&#34;<', $html );
		self::assertStringNotContainsString( 'fieldset', $this->print( '{}', array( '{"tags":[{"a":1},["b"],7]}', '{"tags":{"a":1}}' ) ) );
	}

	/**
	 * Renders a filter.
	 *
	 * @param string $attributes JSON.
	 * @param list<string> $items JSON of each item's attributes.
	 */
	private function print( string $attributes, array $items ): string {
		$inner = '';
		foreach ( $items as $item ) {
			$inner .= "<!-- wp:frontage/filter-item $item --><p>x</p><!-- /wp:frontage/filter-item -->";
		}
		return do_blocks( "<!-- wp:frontage/filter $attributes -->$inner<!-- /wp:frontage/filter -->" );
	}

	/**
	 * Returns what a pattern's first group matches.
	 *
	 * @param string $pattern Regular expression.
	 * @param string $html Printed HTML.
	 * @return list<string>
	 */
	private function all( string $pattern, string $html ): array {
		preg_match_all( $pattern, $html, $found );
		return $found[1];
	}
}
