<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Slider;

use Frontage\Blocks\Slider\Layout;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the layout and behavior of a slider for attributes within and out of bounds. */
final class LayoutTest extends TestCase {
	/**
	 * Creates a layout.
	 *
	 * @param array<string, mixed> $chosen Attributes that differ from the defaults.
	 * @param int $count Number of slides.
	 */
	private static function layout( array $chosen = array(), int $count = 4 ): Layout {
		$usual = array(
			'kind'      => 'slider',
			'effect'    => 'fade',
			'loop'      => true,
			'speed'     => 700,
			'dragSpeed' => 250,
			'isPlaying' => true,
			'delay'     => 7000,
			'hasArrows' => true,
			'hasDots'   => true,
			'label'     => '',
			'height'    => '',
		);
		return new Layout( $chosen + $usual, $count );
	}

	public function test_timings_match_the_specification(): void {
		$props = self::layout()->props();
		self::assertSame( array( 'fade', true, 700, 250, 7000, true ), array_values( $props ) );
	}

	public function test_durations_are_clamped(): void {
		$props = self::layout(
			array(
				'speed'     => -1,
				'dragSpeed' => 1000000,
				'delay'     => 1,
			)
		)->props();
		self::assertSame( array( 0, 5000, 1000 ), array( $props['speed'], $props['dragSpeed'], $props['delay'] ) );
	}

	public function test_a_single_slide_does_not_move(): void {
		self::assertSame( 0, self::layout( array(), 1 )->props()['delay'] );
		self::assertSame( 0, self::layout( array( 'isPlaying' => false ) )->props()['delay'] );
	}

	/** @return array<string, array{array<string, string>, string, bool}> */
	public static function kinds(): array {
		return array(
			'two in twos where it is wide'  => array(
				array(
					'kind'  => 'df-slider-2',
					'align' => 'full',
				),
				'is-in-twos',
				true,
			),
			'one by one in a container'     => array( array( 'kind' => 'df-slider-2' ), 'is-in-twos', false ),
			'the fourth is never in twos'   => array(
				array(
					'kind'  => 'df-slider-4',
					'align' => 'full',
				),
				'is-in-twos',
				false,
			),
			'featured has its own paddings' => array( array( 'kind' => 'featured' ), 'is-featured', true ),
			'testimonials: arrows below'    => array( array( 'kind' => 'testimonials' ), 'has-side-arrows', false ),
			'others: arrows at the sides'   => array( array(), 'has-side-arrows', true ),
		);
	}

	/**
	 * @param array<string, string> $chosen Block attributes.
	 * @param string $name Class name.
	 * @param bool $has_it Whether the class is present.
	 */
	#[DataProvider( 'kinds' )]
	public function test_each_kind_has_its_own_limits( array $chosen, string $name, bool $has_it ): void {
		self::assertSame( $has_it, in_array( $name, self::layout( $chosen )->look()['classes'], true ) );
	}

	public function test_accepts_only_valid_heights(): void {
		self::assertSame( array( '--frontage-slide-height' => '62.5svh' ), self::layout( array( 'height' => '62.5svh' ) )->style() );
		self::assertSame( array(), self::layout( array( 'height' => '1px;background:red' ) )->style() );
		self::assertSame( array(), self::layout( array( 'height' => 'calc(1px)' ) )->style() );
	}
}
