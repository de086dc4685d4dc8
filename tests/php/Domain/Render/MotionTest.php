<?php
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

	public function test_the_button_has_a_name_and_follows_the_stage(): void {
		$html = (string) Motion::html( Html::raw( '<i></i>' ), array( 'is-over' ) );
		self::assertStringStartsWith(
			'<div class="frontage-motion is-over"><div class="frontage-motion__stage"><i></i></div>'
				. '<label class="frontage-motion__pause"><input type="checkbox" aria-label="Pause"/>',
			$html
		);
	}

	public function test_repeats_short_content_to_fill_the_row(): void {
		self::assertSame( 2, self::times( 'frontage-marquee__item', Marquee::html( Html::raw( 'A' ), 2000, self::LOOK ) ) );
		self::assertSame( 8, self::times( 'frontage-marquee__item', Marquee::html( Html::raw( 'A' ), 400, self::LOOK ) ) );
		self::assertSame( 24, self::times( 'frontage-marquee__item', Marquee::html( Html::raw( 'A' ), 1, self::LOOK ) ) );
	}

	public function test_copies_are_hidden_from_assistive_technology_and_have_no_ids(): void {
		$html = Marquee::html( Html::raw( '<p id="one">A <a id="two" href="#">b</a></p>' ), 2000, self::LOOK );
		self::assertSame( 1, self::times( 'aria-hidden="true" inert=""', $html ) );
		self::assertSame( 1, self::times( ' id="one"', $html ) );
		self::assertSame( 1, self::times( ' id="two"', $html ) );
	}

	public function test_the_duration_depends_on_length_and_speed(): void {
		self::assertStringContainsString( '--frontage-marquee-time:40s', (string) Marquee::html( Html::raw( 'A' ), 2000, self::LOOK ) );
		self::assertStringContainsString( '--frontage-marquee-time:32s', (string) Marquee::html( Html::raw( 'A' ), 400, self::LOOK ) );
	}

	public function test_scroll_driven_rows_have_no_button_and_invalid_directions_use_the_default(): void {
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

	public function test_lists_keep_their_role_in_safari(): void {
		$html = Marquee::html( Html::raw( '<li>A</li>' ), 2000, self::LOOK, 'ul' );
		$tags = new WP_HTML_Tag_Processor( (string) $html );
		self::assertTrue( $tags->next_tag( array( 'tag_name' => 'ul' ) ) );
		self::assertSame( 'list', $tags->get_attribute( 'role' ) );
		self::assertSame( 2, self::times( '<ul', $html ) );
	}

	public function test_measures_length_in_characters(): void {
		self::assertSame( 27, Marquee::length_of( ' <p>ä&amp;<b>c</b></p> ' ) );
	}
}
