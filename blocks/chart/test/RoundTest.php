<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart\Test;

use Frontage\Tests\Chart_TestCase;

/** Tests round drawings: angles and lengths computed by hand. */
final class RoundTest extends Chart_TestCase {
	public function test_a_quarter_of_a_pie_is_a_quarter_turn(): void {
		$html  = self::html(
			array(
				'type'   => 'pie',
				'series' => array( 'A' ),
				'rows'   => array(
					array( '3' ),
					array( '1' ),
				),
			)
		);
		$slice = '/ d="M160 160L([\d.]+) ([\d.]+)A150 150 0 (\d) 1 ([\d.]+) ([\d.]+)z" data-row="\d"/';
		preg_match_all( $slice, $html, $found, PREG_SET_ORDER );
		$this->assertCount( 2, $found );
		// The gap of 5 units is 2.5 on each side.
		$this->assertEqualsWithDelta( array( 162.5, 10 ), array( (float) $found[0][1], (float) $found[0][2] ), 0.1 );
		$this->assertEqualsWithDelta( array( 10, 162.5 ), array( (float) $found[0][4], (float) $found[0][5] ), 0.1 );
		$this->assertSame( array( '1', '0' ), array_column( $found, 3 ) );
		$this->assertStringContainsString( '75.0%', $html );
	}

	public function test_one_slice_is_the_whole(): void {
		$html = self::html(
			array(
				'type'   => 'pie',
				'series' => array( 'A' ),
				'rows'   => array(
					array( '3' ),
					array( '-1' ),
				),
			)
		);
		$this->assertSame( 1, substr_count( $html, 'frontage-chart__slice' ) );
		$this->assertStringContainsString( '100.0%', $html );
		$this->assertStringContainsString( '<td><span dir="ltr">−1</span></td>', $html );
	}

	public function test_a_polar_slice_is_as_long_as_its_number(): void {
		// From 0 to 80: half of it is half of the radius of 150.
		$html = self::html(
			array(
				'type'   => 'polar',
				'series' => array( 'A' ),
				'rows'   => array(
					array( '40' ),
					array( '80' ),
				),
			)
		);
		$this->assertStringContainsString( 'A75 75 0 ', $html );
		$this->assertStringContainsString( 'A150 150 0 ', $html );
	}

	public function test_a_radar_has_an_axis_for_each_row_and_columns_if_there_are_too_few(): void {
		$rows = array( array( '10' ), array( '5' ), array( '0' ), array( '10' ) );
		$html = self::html(
			array(
				'type'   => 'radar',
				'series' => array( 'A' ),
				'rows'   => $rows,
			)
		);
		$this->assertStringContainsString( ' d="M160 10L235 160L160 160L10 160z"', $html );
		$this->assertStringContainsString(
			'is-column',
			self::html(
				array(
					'type' => 'radar',
					'rows' => array_slice(
						$rows,
						0,
						2
					),
				)
			)
		);
	}

	public function test_more_slices_than_can_be_told_apart_are_bars_of_all_rows(): void {
		$html = static fn ( int $rows ): string => self::html(
			array(
				'type'   => 'pie',
				'series' => array( 'A' ),
				'rows'   => array_fill( 0, $rows, array( '1' ) ),
			)
		);
		$this->assertSame( 12, substr_count( $html( 12 ), 'frontage-chart__slice' ) );
		$this->assertStringContainsString( 'is-bar', $html( 13 ) );
		$this->assertSame( 13, preg_match_all( '/<rect data-row="\d+" x="[^"]+" y="[^"]+" width="1?\d/', $html( 13 ) ) );
		$this->assertStringNotContainsString( '%</td>', $html( 13 ) );
	}

	public function test_a_first_column_of_gaps_is_an_empty_ring(): void {
		$html = self::html(
			array(
				'type' => 'pie',
				'rows' => array( array( '', '1' ) ),
			)
		);
		$this->assertStringNotContainsString( 'frontage-chart__slice', $html );
		$this->assertStringContainsString( '<circle class="frontage-chart__grid"', $html );
		$this->assertStringContainsString( 'aria-label="Pie chart."', $html );
	}
}
