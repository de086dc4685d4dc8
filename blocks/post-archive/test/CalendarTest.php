<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive\Test;

use Frontage\Domain\Render\Ids;
use Frontage\Tests\Domain\Query\List_TestCase;
use PHPUnit\Framework\Attributes\Group;


/** Tests the calendar, and the number of queries of an archive. */
final class CalendarTest extends List_TestCase {
	protected function setUp(): void {
		parent::setUp();
		update_option( 'start_of_week', 1 );
		foreach ( array( '2124-01-31', '2124-03-01', '2124-03-14', '2124-05-09' ) as $day ) {
			$this->make_post(
				array(
					'post_title'    => "Of $day",
					'post_date'     => "$day 23:30:00",
					'post_status'   => 'publish',
					'post_date_gmt' => '2024-01-01 00:00:00',
					'post_content'  => '2124-03-14' === $day ? 'snowy' : '',
				)
			);
		}
		$this->publish_all();
	}

	public function test_shows_the_newest_month_without_posts_until_a_day_is_selected(): void {
		$html = $this->printed( array() );
		self::assertStringContainsString( 'May 2124</span>', $html );
		self::assertMatchesRegularExpression( '/<details class="frontage-post-archive__calendar">/', $html );
		self::assertStringNotContainsString( 'Next month', $html );
		self::assertStringContainsString( 'aria-label="Previous month with posts: March 2124"', $html );
	}

	public function test_days_with_posts_are_links_below_their_weekdays(): void {
		$html = $this->printed( array( 'calendar_select' => '2124-03-14' ) );
		self::assertSame( array( '2124-03-01', '2124-03-14' ), $this->days( $html ) );
		self::assertStringContainsString( 'aria-label="March 14, 2124" aria-current="date"', $html );
		self::assertStringContainsString( '<details class="frontage-post-archive__calendar" open="">', $html );
		self::assertStringContainsString( '<option value="2124-03-14" selected="">March 14, 2124</option>', $html );
		self::assertStringContainsString( 'Of 2124-03-14', $html );
		self::assertStringNotContainsString( 'Of 2124-03-01', $html );
		// 1 March 2124 is a Wednesday; the week begins on Monday.
		self::assertStringContainsString( '<tbody><tr><td></td><td></td><td><a', $html );
		self::assertSame( 7 * 5, substr_count( $html, '<td>' ) );
	}

	public function test_days_reflect_the_other_filters(): void {
		$html = $this->printed( array( 's' => 'snowy', 'calendar_select' => '2124-03' ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array( '2124-03-14' ), $this->days( $html ) );
		self::assertStringContainsString(
			'frontage-post-archive%5Barchive%5D%5Bs%5D=snowy&amp;frontage-post-archive%5Barchive%5D%5Bcalendar_select%5D=2124-03-14',
			$html
		);
	}

	public function test_stays_on_a_month_without_posts(): void {
		$html = $this->printed( array( 'calendar_select' => '2124-02-30', 's' => 'no such words' ) ); // phpcs:ignore WordPress.Arrays
		self::assertStringContainsString( 'No posts found.', $html );
		self::assertStringContainsString( '<caption>Days with posts in May 2124</caption>', $html );
		$html = $this->printed( array( 'calendar_select' => '2124-02' ) );
		self::assertStringContainsString( 'No posts found.', $html );
		self::assertSame( array(), $this->days( $html ) );
	}

	public function test_offers_only_months_with_posts(): void {
		$html = $this->printed( array(), '{"anchor":"archive","query":{"search":"snowy"}}' );
		self::assertStringContainsString( 'March 2124</span>', $html );
		self::assertStringNotContainsString( 'May 2124', $html );
		self::assertStringNotContainsString( 'January 2124', $html );
	}

	public function test_a_new_month_is_visible_at_once(): void {
		self::assertStringNotContainsString( 'March 1990', $this->printed( array() ) );
		$this->make_post( array( 'post_date' => '1990-03-01 10:00:00' ) );
		self::assertStringContainsString( '<option value="1990-03">March 1990</option>', $this->printed( array() ) );
	}

	public function test_can_be_turned_off(): void {
		self::assertStringNotContainsString( '<details', $this->printed( array(), '{"anchor":"archive","hasCalendar":false}' ) );
	}

	#[Group( 'once' )]
	public function test_ten_thousand_posts_cost_as_many_queries_as_forty(): void {
		$this->make_posts( 40 );
		$asked = array(
			array(),
			array( 's' => 'Post' ),
			array( 'calendar_select' => '2001-09' ),
			array( 'page' => '3' ),
			array( 'cat_select' => '1' ),
		);
		array_map( array( $this, 'cost' ), $asked ); // Warms what WordPress stores once, such as the category tree.
		$few = array_map( array( $this, 'cost' ), $asked );
		$this->make_many_posts( 10_000 );
		self::assertSame( $few, array_map( array( $this, 'cost' ), $asked ) );
	}

	/**
	 * @param array<string, string> $asked
	 */
	private function cost( array $asked ): int {
		wp_cache_flush();
		self::forget();
		wp_load_alloptions();
		return self::queries( fn () => $this->printed( $asked ) );
	}

	/**
	 * @param array<string, string> $asked
	 */
	private function printed( array $asked, string $attributes = '{"anchor":"archive"}' ): string {
		Ids::reset();
		$_GET = array( 'frontage-post-archive' => array( 'archive' => $asked ) );
		return do_blocks( "<!-- wp:frontage/post-archive $attributes /-->" );
	}

	/** @return list<string> */
	private function days( string $html ): array {
		preg_match_all( '/__day" [^>]*calendar_select%5D=([\d-]+)/', $html, $found );
		return $found[1];
	}

	/** Future posts would be scheduled. */
	private function publish_all(): void {
		global $wpdb;
		$wpdb->query( "UPDATE $wpdb->posts SET post_status = 'publish' WHERE post_status = 'future'" ); // phpcs:ignore WordPress.DB
		wp_cache_flush();
	}
}
