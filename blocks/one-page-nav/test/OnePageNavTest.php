<?php
declare( strict_types=1 );

namespace Frontage\Blocks\One_Page_Nav\Test;

use Frontage\Blocks\One_Page_Nav\One_Page_Nav;
use Frontage\Domain\Headings\Headings;
use Frontage\Tests\TestCase;
use WP_Block_Supports;
use WP_Block_Type_Registry;

/** Tests where the links of a page's own navigation lead to. */
final class OnePageNavTest extends TestCase {
	private const PAGE = '<h1>Bakery</h1><section id="offer" class="box"><h2>What<br>you <em>get</em></h2><h3>Rye</h3>'
		. '<div id="inner" class="wp-block-group"><h2>Inside</h2></div></section>'
		. '<div class="wp-block-group" id="the-oven"><p>Text</p></div>'
		. '<div id="no-section"><h2>Loose</h2></div>'
		. '<div class="wp-block-cover" id="shop" aria-label=" The  shop "><h2>Other</h2></div>'
		. '<div hidden><section id="secret"><h2>Secret</h2></section></div>';

	public function test_has_the_constants_of_the_specification(): void {
		self::assertSame( 700, One_Page_Nav::DURATION );
		self::assertSame( 0.5, One_Page_Nav::THRESHOLD );
		$attributes = WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/one-page-nav' )->attributes ?? array();
		self::assertSame( One_Page_Nav::DURATION, $attributes['duration']['default'] );
		self::assertSame( One_Page_Nav::THRESHOLD, $attributes['threshold']['default'] );
	}

	public function test_links_to_headings_down_to_a_level(): void {
		self::assertSame( array( 'what-you-get', 'inside', 'loose', 'other' ), self::ids( array() ) );
		self::assertSame( array( 'what-you-get', 'rye', 'inside', 'loose', 'other' ), self::ids( array( 'deepestLevel' => 3 ) ) );
	}

	public function test_links_to_sections_by_their_label_heading_or_id(): void {
		$found = self::nav( array( 'source' => 'sections' ) )->chosen( new Headings( self::PAGE ) );
		self::assertSame(
			array(
				'offer'    => 'What you get',
				'the-oven' => 'The oven',
				'shop'     => 'The shop',
			),
			array_column( $found, 'text', 'id' )
		);
	}

	public function test_leaves_out_what_is_excluded(): void {
		$given = array(
			'source'  => 'sections',
			'exclude' => '.box, #shop',
		);
		self::assertSame( array( 'the-oven' ), self::ids( $given ) );
	}

	public function test_counts_only_sections_of_the_content_in_a_page(): void {
		$page = '<header class="wp-block-group" id="site"><h2>Site</h2></header><div class="entry-content">' . self::PAGE . '</div>';
		$nav  = self::nav( array( 'source' => 'sections' ) );
		self::assertSame( array( 'offer', 'the-oven', 'shop' ), array_column( $nav->chosen( new Headings( $page, true ) ), 'id' ) );
	}

	public function test_prints_nothing_without_links(): void {
		self::assertSame( '', trim( self::content( '<!-- wp:frontage/one-page-nav /-->' ) ) );
		self::assertSame( '', trim( self::content( '<!-- wp:frontage/one-page-nav {"source":"items"} /-->' ) ) );
	}

	public function test_gives_headings_the_ids_it_links_to(): void {
		$heading = "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Bread</h2>\n<!-- /wp:heading -->";
		$html    = self::content( "<!-- wp:frontage/one-page-nav /-->\n\n$heading" );
		self::assertStringContainsString( 'href="#bread"><span class="frontage-one-page-nav__label">Bread</span>', $html );
		self::assertStringContainsString( '<h2 id="bread"', $html );
	}

	public function test_hides_links_where_their_targets_are_hidden(): void {
		$given  = '{"frontage":{"visibility":{"hideOn":["phone"]}}}';
		$hidden = "<!-- wp:group $given -->\n<div class=\"wp-block-group\"><!-- wp:heading -->\n"
			. '<h2 class="wp-block-heading" id="rye">Rye</h2>' . "\n<!-- /wp:heading --></div>\n<!-- /wp:group -->";
		$nav    = '<!-- wp:frontage/one-page-nav /--><!-- wp:frontage/one-page-nav {"source":"items","items":'
			. '[{"label":"Typed","target":"rye"},{"label":"Other","target":"other"}]} /-->';
		$html   = self::content( "$nav$hidden" );
		self::assertSame( 2, substr_count( $html, '<li class="frontage-one-page-nav__item is-frontage-hidden-phone"><' ) );
		self::assertSame( 1, substr_count( $html, '<li class="frontage-one-page-nav__item"><' ) );
		self::assertStringNotContainsString( 'data-frontage-to', $html );
	}

	public function test_clamps_what_is_saved(): void {
		$nav   = self::nav(
			array(
				'source'    => 'items',
				'items'     => array_merge(
					array(
						'x',
						array( 'label' => 'A' ),
						array(
							'label'  => '<i>B</i>',
							'target' => 'b"c',
						),
					),
					array_fill(
						0,
						90,
						array(
							'label'  => 'C',
							'target' => 'c',
						)
					)
				),
				'look'      => 'stars',
				'side'      => array(),
				'duration'  => 99999,
				'threshold' => 7,
			)
		);
		$typed = (array) $nav->typed();
		self::assertCount( 28, $typed );
		self::assertSame(
			array(
				'text' => 'B',
				'id'   => 'bc',
			),
			$typed[0]
		);
		WP_Block_Supports::$block_to_render = array(
			'blockName' => 'frontage/one-page-nav',
			'attrs'     => array(),
		);

		$html = (string) $nav->wrap( $nav->whole( $nav->typed() ?? array() ) );
		self::assertStringContainsString( 'has-dots is-fixed is-at-end ', $html );
		self::assertStringContainsString( '{&quot;duration&quot;:700,&quot;threshold&quot;:0.9}', $html );
	}

	/**
	 * Returns a block with defaults.
	 *
	 * @param array<string, mixed> $attributes What differs from the defaults.
	 */
	private static function nav( array $attributes ): One_Page_Nav {
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/one-page-nav' );
		$usual = $type ? $type->prepare_attributes_for_render( array() ) : array();
		return new One_Page_Nav( array_merge( $usual, $attributes ) );
	}

	/**
	 * Returns the IDs that a block links to.
	 *
	 * @param array<string, mixed> $attributes What differs from the defaults.
	 * @return list<string>
	 */
	private static function ids( array $attributes ): array {
		return array_column( self::nav( $attributes )->chosen( new Headings( self::PAGE ) ), 'id' );
	}

	/**
	 * Returns content as a visitor gets it.
	 *
	 * @param string $blocks Saved blocks.
	 */
	private static function content( string $blocks ): string {
		$html = apply_filters( 'the_content', $blocks );
		return is_string( $html ) ? $html : '';
	}
}
