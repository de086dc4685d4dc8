<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart\Test;

use Frontage\Blocks\Chart\Chart;
use Frontage\Tests\Chart_TestCase;

/** Tests what the server draws: places and lengths computed by hand, words for readers, and values that mean harm. */
final class ChartTest extends Chart_TestCase {
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
			self::cells( $table[0] ?? '' )
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
