<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Countdown;

use Frontage\Base\Clock;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Core_Html;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;


/** Tests the server output before and after the end. */
final class RenderTest extends TestCase {
	private const END = 1893499200; // 2030-01-01 12:00 UTC.

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	public function test_a_page_printed_before_the_end_counts_down_and_hides_the_message(): void {
		$html = $this->print_at( self::END - 61 );
		self::assertStringContainsString( 'data-unit="minute">01</span>', $html );
		self::assertStringContainsString( 'data-unit="second">01</span>', $html );
		self::assertStringContainsString( 'class="frontage-countdown__end" hidden=""', $html );
		self::assertStringContainsString( 'wake="idle"', $html );
	}

	public function test_a_page_printed_after_the_end_shows_the_message_and_loads_nothing(): void {
		$html = $this->print_at( self::END );
		self::assertStringContainsString( '<div class="frontage-countdown__end"><p>Over.</p></div>', Core_Html::normalize( $html ) );
		self::assertStringNotContainsString( 'frontage-island', $html );
		self::assertStringNotContainsString( '__digits', $html );
	}

	public function test_every_visitor_gets_the_same_page(): void {
		$visitor = $this->print_at( self::END - 61 );
		$this->act_as( 1 );
		self::assertSame( $visitor, $this->print_at( self::END - 61 ) );
	}

	public function test_a_script_url_is_not_a_redirect(): void {
		$html = $this->print_at( self::END - 61, '"endAction":"redirect","redirectUrl":"java\u0000script:alert(1)"' );
		self::assertStringNotContainsString( 'redirect', $html );
		self::assertStringNotContainsString( 'script:', $html );
	}

	public function test_the_browser_redirects_and_a_link_serves_as_fallback(): void {
		$html = $this->print_at( self::END, '"endAction":"redirect","redirectUrl":"/next/"' );
		self::assertStringContainsString( '<a href="/next/">Continue</a>', $html );
		self::assertStringContainsString( '&quot;redirect&quot;:&quot;/next/&quot;', $html );
		self::assertStringContainsString( 'wake="load"', $html );
	}

	public function test_does_not_redirect_from_a_list_of_posts(): void {
		$block = '<!-- wp:frontage/countdown {"date":"2030-01-01T12:00:00","zone":"UTC",'
			. '"endAction":"redirect","redirectUrl":"/next/"} /-->';
		$post  = $this->make_post( array( 'post_content' => $block ) );
		Clock::stop( self::END );
		foreach ( array( "/?p=$post" => true, '/?s=next' => false ) as $url => $carries ) { // phpcs:ignore WordPress.Arrays
			$this->go_to( $url );
			$GLOBALS['post'] = get_post( $post );
			$html            = (string) apply_filters( 'the_content', $block );
			self::assertSame( $carries, str_contains( $html, '&quot;redirect&quot;:' ), $url );
			self::assertStringContainsString( '<a href="/next/">Continue</a>', $html );
		}
	}

	public function test_labels_and_separators_are_text(): void {
		$html = $this->print_at( self::END - 61, '"separator":"<b>","labels":{"day":"<i>d</i>"},"labelSize":"long"' );
		self::assertStringContainsString( '&lt;b&gt;', $html );
		self::assertStringContainsString( '&lt;i&gt;d&lt;/i&gt;', $html );
	}

	public function test_the_sites_zone_and_formats_are_used(): void {
		update_option( 'timezone_string', 'Asia/Tokyo' );
		update_option( 'date_format', 'Y/m/d' );
		update_option( 'time_format', 'H.i' );
		$html = $this->print_at( self::END - DAY_IN_SECONDS, '"showsDate":true,"zone":""' );
		self::assertStringContainsString( '2030/01/01, 12.00 JST</time>', $html );
		self::assertStringContainsString( '&quot;end&quot;:' . ( self::END - 9 * HOUR_IN_SECONDS ), $html );
	}

	#[DataProvider( 'zones' )]
	public function test_names_the_time_zone_as_people_write_it( string $zone, string $name ): void {
		$html = $this->print_at( self::END - DAY_IN_SECONDS, "\"zone\":\"$zone\"" );
		$this->assertStringContainsString( "12:00 pm $name</time>", str_replace( '&#58;', ':', $html ) );
	}

	/** @return array<string, array{string, string}> */
	public static function zones(): array {
		return array(
			'UTC'                  => array( 'UTC', 'UTC' ),
			'offset of zero'       => array( '+00:00', 'UTC' ),
			'abbreviation'         => array( 'Europe/Berlin', 'CET' ),
			'hours'                => array( '+02:00', 'UTC+2' ),
			'hours and minutes'    => array( '+05:30', 'UTC+5:30' ),
			'west'                 => array( '-03:00', 'UTC−3' ),
			'without abbreviation' => array( 'Asia/Dubai', 'UTC+4' ),
		);
	}

	/**
	 * Renders the block at a given time.
	 *
	 * @param int $now Unix seconds.
	 * @param string $attributes Further attributes, JSON without braces.
	 */
	private function print_at( int $now, string $attributes = '"announce":"end"' ): string {
		Ids::reset();
		Clock::stop( $now );
		$zone = str_contains( $attributes, '"zone"' ) ? '' : '"zone":"UTC",';
		return do_blocks(
			'<!-- wp:frontage/countdown {"date":"2030-01-01T12:00:00",'
				. $zone
				. $attributes
				. '} --><!-- wp:paragraph --><p>Over.</p><!-- /wp:paragraph --><!-- /wp:frontage/countdown -->'
		);
	}
}
