<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Chart\Test;

use Frontage\Blocks\Chart\Chart;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;

/** Tests what the server draws: places and lengths computed by hand, words for readers, and values that mean harm. */
final class ChartTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
	}

	public function test_columns_stand_on_zero_and_are_as_long_as_their_numbers(): void {
		// From −20 to 60: zero is 75 % down; each row is 50 % wide, its two bars 17.5 % each.
		$html = self::html( array( 'rows' => array( array( '40', '-10' ), array( '60', '' ) ) ) );
		$this->assertSame(
			array( '7.5% 25% 17.5% 50%', '57.5% 0% 17.5% 75%', '25% 75% 17.5% 12.5%' ),
			self::rects( $html )
		);
		$this->assertStringContainsString( '<line class="frontage-chart__grid is-zero" x1="0" y1="75%" x2="100%" y2="75%">', $html );
	}

	public function test_lying_bars_are_the_same_turned(): void {
		$html = self::html(
			array(
				'type' => 'bar',
				'rows' => array(
					array(
						'40',
						'-10',
					),
					array( '60', '' ),
				),
			)
		);
		$this->assertSame(
			array( '25% 7.5% 50% 17.5%', '25% 57.5% 75% 17.5%', '12.5% 25% 12.5% 17.5%' ),
			self::rects( $html )
		);
	}

	public function test_stacked_bars_begin_where_the_one_before_ends(): void {
		// From 0 to 100: 40 on top of 60.
		$html = self::html(
			array(
				'isStacked' => true,
				'rows'      => array(
					array(
						'60',
						'40',
					),
				),
			)
		);
		$this->assertSame( array( '15% 40% 70% 60%', '15% 0% 70% 40%' ), self::rects( $html ) );
	}

	public function test_a_gap_breaks_a_line(): void {
		$html = self::html(
			array(
				'type'   => 'line',
				'series' => array( 'A' ),
				'rows'   => array(
					array( '0' ),
					array( '100' ),
					array( '' ),
					array( '50' ),
				),
			)
		);
		$this->assertStringContainsString( ' d="M12.5 100L37.5 0M87.5 50"', $html );
		$this->assertSame( 3, substr_count( $html, 'class="frontage-chart__point"' ) );
	}

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

	public function test_readers_get_a_name_a_summary_and_each_number(): void {
		$html = self::html(
			array(
				'title'  => 'Loaves & more',
				'suffix' => ' kg',
				'rows'   => array(
					array(
						'1234.50',
						'2',
					),
					array( '3', '' ),
				),
			)
		);
		$this->assertStringContainsString( 'role="img"', $html );
		$this->assertStringContainsString(
			'aria-label="Loaves &amp; more. Column chart. Series: A, B. From 1. to 2.. '
				. "Highest: 1,234.50\u{A0}kg (1., A). Lowest: 2\u{A0}kg (1., B).\"",
			$html
		);
		preg_match( '~<table.*</table>~s', $html, $table );
		$this->assertSame(
			'Loaves &amp; more | A | B | 1. | 1,234.50 kg | 2 kg | 2. | 3 kg',
			self::cells( $table[0] )
		);
		$own = self::html(
			array(
				'description' => 'It "rises".',
				'rows'        => array(
					array(
						'1',
						'2',
					),
				),
			)
		);
		$this->assertStringContainsString( 'aria-label="Column chart. It &quot;rises&quot;."', $own );
	}

	public function test_nothing_harmful_is_printed(): void {
		$harm = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
		foreach ( Chart::TYPES as $type ) {
			$html = self::rendered(
				array(
					'type'        => $type,
					'title'       => $harm,
					'description' => $harm,
					'caption'     => $harm,
					'corner'      => $harm,
					'series'      => array( $harm, 'x', '' ),
					'prefix'      => $harm,
					'suffix'      => $harm,
					'colors'      => array( 'red;}*{display:none', 'url(//example.test)', '#123456' ),
					'rows'        => array(
						array(
							'label'  => $harm,
							'values' => array( '1', $harm, '3' ),
						),
						array( 'values' => array( '2' ) ),
						array( 'values' => array( '1' ) ),
					),
				)
			);
			$this->assertDoesNotMatchRegularExpression( '/<script|<img|onerror=[^&]*>|display:none|example\.test/', $html, $type );
			$this->assertStringContainsString( '<svg', $html );
		}
	}

	public function test_nothing_is_printed_without_a_number(): void {
		$this->assertNull(
			( new Chart(
				array(
					'series' => array( 'A' ),
					'rows'   => array(
						array(
							'label'  => 'x',
							'values' => array( '' ),
						),
					),
				)
			) )->html()
		);
		$this->assertNull( ( new Chart( array() ) )->html() );
	}

	public function test_two_equal_charts_have_patterns_of_their_own(): void {
		$attributes = array( 'rows' => array( array( '1', '2' ) ) );
		preg_match_all( '/<pattern id="([^"]+)"/', self::html( $attributes ) . self::html( $attributes ), $ids );
		$this->assertCount( 2, array_unique( $ids[1] ) );
	}

	/**
	 * Renders a chart with series A and B.
	 *
	 * @param array<string, mixed> $attributes `rows` are their values.
	 */
	private static function html( array $attributes ): string {
		$rows = array();
		foreach ( $attributes['rows'] as $at => $values ) {
			$rows[] = array(
				'label'  => ( $at + 1 ) . '.',
				'values' => $values,
			);
		}
		return self::rendered( array( 'rows' => $rows ) + $attributes + array( 'series' => array( 'A', 'B' ) ) );
	}

	/**
	 * Renders a block.
	 *
	 * @param array<string, mixed> $attributes As saved.
	 */
	private static function rendered( array $attributes ): string {
		return do_blocks( get_comment_delimited_block_content( 'frontage/chart', $attributes, '' ) );
	}

	/**
	 * Returns x, y, width and height of all bars.
	 *
	 * @param string $html Rendered chart.
	 * @return list<string>
	 */
	private static function rects( string $html ): array {
		preg_match_all( '/<rect data-row="\d+" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)">/', $html, $found, PREG_SET_ORDER );
		return array_map( static fn ( array $one ): string => implode( ' ', array_slice( $one, 1 ) ), $found );
	}

	/**
	 * Returns the texts of a table.
	 *
	 * @param string $table Its HTML.
	 */
	private static function cells( string $table ): string {
		$texts = preg_split( '/<[^>]*>/', str_replace( "\u{A0}", ' ', $table ) );
		return implode( ' | ', array_filter( array_map( trim( ... ), false === $texts ? array() : $texts ) ) );
	}
}
