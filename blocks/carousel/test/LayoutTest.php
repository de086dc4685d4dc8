<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Carousel;

use Frontage\Blocks\Carousel\Layout;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the layout of a carousel: columns and durations of S1 §9, and what authors choose instead. */
final class LayoutTest extends TestCase {
	/**
	 * Creates a layout.
	 *
	 * @param array<string, mixed> $chosen Attributes that differ from the defaults.
	 * @param int $count Number of items.
	 */
	private static function layout( array $chosen = array(), int $count = 9 ): Layout {
		$usual = array(
			'kind'          => 'carousel',
			'columns'       => 0,
			'columnsTablet' => 0,
			'columnsPhone'  => 0,
			'loop'          => false,
			'speed'         => 1000,
			'isPlaying'     => false,
			'delay'         => 7000,
			'hasArrows'     => true,
			'hasDots'       => true,
			'label'         => '',
			'fit'           => '',
			'ratio'         => '3/2',
		);
		return new Layout( $chosen + $usual, $count );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function columns(): array {
		return array(
			'three unless chosen'          => array( array(), 'has-columns-3 has-tablet-3 has-phone-1 is-carousel' ),
			'four where it is wide'        => array( array( 'align' => 'wide' ), 'has-columns-4 has-tablet-4 has-phone-1 is-carousel' ),
			'as chosen, but not more'      => array( array( 'columns' => 99 ), 'has-columns-6 has-tablet-3 has-phone-1 is-carousel' ),
			'chosen for each device'       => array(
				array(
					'columns'       => 5,
					'columnsTablet' => 2,
					'columnsPhone'  => 2,
				),
				'has-columns-5 has-tablet-2 has-phone-2 is-carousel',
			),
			'logos two by two on a phone'  => array(
				array(
					'kind'    => 'logos',
					'columns' => 5,
				),
				'has-columns-5 has-tablet-3 has-phone-2 is-logos',
			),
			'one is one everywhere'        => array( array( 'columns' => 1 ), 'has-columns-1 has-tablet-1 has-phone-1 is-carousel' ),
			'circling with enough of them' => array(
				array( 'loop' => true ),
				'has-columns-3 has-tablet-3 has-phone-1 is-circling is-carousel',
			),
		);
	}

	/**
	 * @param array<string, mixed> $chosen Block attributes.
	 * @param string $classes Expected classes.
	 */
	#[DataProvider( 'columns' )]
	public function test_columns( array $chosen, string $classes ): void {
		self::assertSame( $classes, implode( ' ', self::layout( $chosen )->look()['classes'] ) );
	}

	public function test_carousels_with_few_items_do_not_loop(): void {
		self::assertSame(
			'has-columns-3 has-tablet-3 has-phone-1 is-carousel',
			implode( ' ', self::layout( array( 'loop' => true ), 6 )->look()['classes'] )
		);
	}

	public function test_durations_are_clamped(): void {
		self::assertSame( array( false, 1000, 1000, 0 ), array_values( self::layout()->props() ) );
		$props = self::layout(
			array(
				'isPlaying' => true,
				'delay'     => 1,
				'speed'     => 99999,
			)
		)->props();
		self::assertSame( array( 1000, 5000 ), array( $props['delay'], $props['speed'] ) );
	}

	/** @return array<string, array{mixed, array<string, string>}> */
	public static function gaps(): array {
		return array(
			'none chosen'        => array( null, array() ),
			'a length'           => array( '2rem', array( '--frontage-carousel-gap' => '2rem' ) ),
			'one of both'        => array(
				array(
					'left' => '1em',
					'top'  => '9em',
				),
				array( '--frontage-carousel-gap' => '1em' ),
			),
			'a preset'           => array(
				'var:preset|spacing|40',
				array( '--frontage-carousel-gap' => 'var(--wp--preset--spacing--40)' ),
			),
			'nothing has a unit' => array( '0', array( '--frontage-carousel-gap' => '0px' ) ),
		);
	}

	/**
	 * @param mixed $gap Value as WordPress saves it.
	 * @param array<string, string> $style Expected style.
	 */
	#[DataProvider( 'gaps' )]
	public function test_the_gap( mixed $gap, array $style ): void {
		self::assertSame( $style, self::layout( array( 'style' => array( 'spacing' => array( 'blockGap' => $gap ) ) ) )->look()['style'] );
	}
}
