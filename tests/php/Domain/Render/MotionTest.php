<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Marquee;
use Frontage\Domain\Render\Motion;
use Frontage\Tests\TestCase;
use WP_HTML_Tag_Processor;

/**
 * Tests content that moves by itself.
 *
 * Stage, button, copies.
 */
final class MotionTest extends TestCase {
	private const LOOK = array(
		'direction' => 'start',
		'speed'     => 50,
		'fades'     => false,
	);

	/**
	 * Returns how often a string occurs.
	 *
	 * @param string $needle String to find.
	 * @param Html $html HTML to search.
	 */
	private static function times( string $needle, Html $html ): int {
		return substr_count( (string) $html, $needle );
	}

	public function test_the_button_is_named_and_beside_the_stage(): void {
		$html = (string) Motion::html( Html::raw( '<i></i>' ), array( 'is-over' ) );
		self::assertStringStartsWith(
			'<div class="frontage-motion is-over"><div class="frontage-motion__stage"><i></i></div>'
				. '<label class="frontage-motion__pause"><input type="checkbox" aria-label="Pause"/>',
			$html
		);
	}

	public function test_a_row_is_filled_twice_and_short_content_more_often(): void {
		self::assertSame( 2, self::times( 'frontage-marquee__item', Marquee::html( Html::raw( 'A' ), 2000, self::LOOK ) ) );
		self::assertSame( 8, self::times( 'frontage-marquee__item', Marquee::html( Html::raw( 'A' ), 400, self::LOOK ) ) );
		self::assertSame( 24, self::times( 'frontage-marquee__item', Marquee::html( Html::raw( 'A' ), 1, self::LOOK ) ) );
	}

	public function test_copies_are_for_eyes_only_and_have_no_ids(): void {
		$html = Marquee::html( Html::raw( '<p id="one">A <a id="two" href="#">b</a></p>' ), 2000, self::LOOK );
		self::assertSame( 1, self::times( 'aria-hidden="true" inert=""', $html ) );
		self::assertSame( 1, self::times( ' id="one"', $html ) );
		self::assertSame( 1, self::times( ' id="two"', $html ) );
	}

	public function test_time_follows_from_length_and_speed(): void {
		self::assertStringContainsString( '--frontage-marquee-time:40s', (string) Marquee::html( Html::raw( 'A' ), 2000, self::LOOK ) );
		self::assertStringContainsString( '--frontage-marquee-time:32s', (string) Marquee::html( Html::raw( 'A' ), 400, self::LOOK ) );
	}

	public function test_what_moves_with_the_page_has_no_button_and_an_odd_direction_is_the_usual_one(): void {
		$html = Marquee::html(
			Html::raw( 'A' ),
			2000,
			array(
				'drive'     => 'page',
				'direction' => '"><b>',
			) + self::LOOK
		);
		self::assertSame( 0, self::times( 'checkbox', $html ) );
		self::assertStringContainsString( 'is-to-start is-by-page', (string) $html );
	}

	public function test_a_list_stays_one_for_safari_and_its_copies_are_lists(): void {
		$html = Marquee::html( Html::raw( '<li>A</li>' ), 2000, self::LOOK, 'ul' );
		$tags = new WP_HTML_Tag_Processor( (string) $html );
		self::assertTrue( $tags->next_tag( array( 'tag_name' => 'ul' ) ) );
		self::assertSame( 'list', $tags->get_attribute( 'role' ) );
		self::assertSame( 2, self::times( '<ul', $html ) );
	}

	public function test_length_is_counted_in_letters(): void {
		self::assertSame( 27, Marquee::length_of( ' <p>ä&amp;<b>c</b></p> ' ) );
	}
}
