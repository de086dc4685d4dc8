<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad\Test;

use Frontage\Base\Clock;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ads;
use Frontage\Tests\Adverts;
use Frontage\Tests\TestCase;

/** Tests what is printed of ads, and what is not. */
final class PrintTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Adverts::ensure();
		Ads::forget();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query']->is_feed = false;
		Clock::stop( null );
		parent::tearDown();
	}

	public function test_prints_nothing_where_no_ad_runs(): void {
		self::assertSame( '', self::html( '{}' ) );
		self::assertSame( '', self::html( '{"ad":7}' ) );
		self::assertSame( '', self::html( '{"group":"none"}' ) );
		wp_update_post(
			array(
				'ID'          => 9301,
				'post_status' => 'draft',
			)
		);
		self::assertSame( '', self::html( '{"ad":9301}' ) );
		$settings = array( 'rules' => array( 'hide' => array( 'everywhere' ) ) ) + Ad_Settings::of( 9303 );
		Ad_Settings::write( 9303, Ad_Settings::read( $settings ) );
		self::assertSame( '', self::html( '{"ad":9303}' ) );
	}

	public function test_prints_nothing_in_feeds(): void {
		self::assertNotSame( '', self::html( '{"ad":9301}' ) );
		$GLOBALS['wp_query']->is_feed = true;
		self::assertSame( '', self::html( '{"ad":9301}' ) );
	}

	public function test_every_visitor_gets_the_same(): void {
		$html = self::html( '{"group":"bakery"}' );
		wp_set_current_user( 1 );
		self::assertSame( $html, self::html( '{"group":"bakery"}' ) );
	}

	public function test_of_a_large_group_each_day_has_other_ads(): void {
		foreach ( range( 1, 45 ) as $number ) {
			$id = $this->make_post( array( 'post_type' => 'frontage_ad' ) );
			wp_set_object_terms( $id, 'large', 'frontage_ad_group' );
			$settings = array(
				'kind'   => 'html',
				'html'   => "Offer $number.",
				'width'  => 300,
				'height' => 100,
			);
			Ad_Settings::write( $id, Ad_Settings::read( $settings ) );
		}
		$seen = array();
		foreach ( range( 0, 2 ) as $day ) {
			Clock::stop( 1_900_000_000 + $day * DAY_IN_SECONDS );
			$html = self::html( '{"group":"large"}' );
			self::assertSame( $html, self::html( '{"group":"large"}' ) );
			self::assertSame( 20, preg_match_all( '/<template>(Offer \d+)/', $html, $found ) );
			$seen = array( ...$seen, ...$found[1] );
		}
		self::assertCount( 45, array_unique( $seen ) );
	}

	public function test_the_interval_has_bounds(): void {
		foreach ( array(
			'1'       => 3000,
			'1e3'     => 3000,
			'"x"'     => 3000,
			'4000'    => 4000,
			'9999999' => 3000,
		) as $given => $used ) {
			self::assertStringContainsString( "interval:{$used}ms", self::html( "{\"group\":\"bakery\",\"interval\":$given}" ) );
		}
	}

	public function test_the_shortcode_is_the_block(): void {
		$plain = static fn ( string $html ): string => html_entity_decode( $html );
		self::assertSame( $plain( self::html( '{"ad":9301}' ) ), $plain( do_shortcode( '[frontage_ad id="9301"]' ) ) );
		self::assertSame( $plain( self::html( '{"group":"bakery"}' ) ), $plain( do_shortcode( '[frontage_ad group="bakery"]' ) ) );
		self::assertSame( '', do_shortcode( '[frontage_ad]' ) . do_shortcode( '[frontage_ad id="<script>""]' ) );
	}

	public function test_labels_and_names_are_text(): void {
		$settings = array(
			'label' => '<img src=x onerror=alert(1)>',
			'url'   => 'https://example.com/?a="><script>',
		) + Ad_Settings::of( 9301 );
		update_post_meta( 9301, Ad_Settings::META, wp_slash( $settings ) );
		Ads::forget();
		$html = self::html( '{"ad":9301}' );
		self::assertStringNotContainsString( '<img src=x', $html );
		self::assertStringNotContainsString( '<script>', $html );
		self::assertStringContainsString( 'rel="sponsored noopener"', $html );
	}

	/**
	 * Prints the block.
	 *
	 * @param string $attributes JSON.
	 */
	private static function html( string $attributes ): string {
		return do_blocks( "<!-- wp:frontage/ad $attributes /-->" );
	}
}
