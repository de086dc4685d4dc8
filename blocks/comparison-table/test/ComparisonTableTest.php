<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table\Test;

use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;

/** Tests what is compared: marks with words, groups, differences, links, and values that mean harm. */
final class ComparisonTableTest extends TestCase {
	/**
	 * Renders the block as a page does.
	 *
	 * @param list<array<string, mixed>> $columns As in the block's attributes.
	 * @param list<array<string, mixed>> $rows As in the block's attributes.
	 * @param array<string, mixed> $more Further attributes.
	 */
	private static function html( array $columns, array $rows, array $more = array() ): string {
		$attributes = $more + compact( 'columns', 'rows' );
		$block      = sprintf( '<!-- wp:frontage/comparison-table %s /-->', serialize_block_attributes( $attributes ) );
		return trim( (string) apply_filters( 'the_content', $block ) );
	}

	/**
	 * Returns a feature.
	 *
	 * @param string ...$cells Its cells.
	 * @return array<string, mixed>
	 */
	private static function row( string $label, string ...$cells ): array {
		return array(
			'kind'  => '',
			'label' => $label,
			'cells' => $cells,
		);
	}

	private const TWO = array( array( 'name' => 'A' ), array( 'name' => 'B' ) );

	public function test_yes_and_no_are_marks_with_a_word(): void {
		$html = self::html( self::TWO, array( self::row( 'Organic', 'YES', '✗' ), self::row( 'Note', 'yesterday', '' ) ) );
		self::assertSame( 1, substr_count( $html, '__mark is-yes' ) );
		self::assertSame( 1, substr_count( $html, '__mark is-no' ) );
		self::assertMatchesRegularExpression( '~aria-hidden="true"><path[^>]*></path></svg><span class="[\w-]+">Yes</span>~', $html );
		self::assertStringContainsString( '<td class="is-column-1">yesterday</td>', $html );
	}

	public function test_rows_that_differ_are_told_apart_also_when_written_differently(): void {
		$html = self::html(
			self::TWO,
			array( self::row( 'Organic', 'yes', '✓' ), self::row( 'Weight', '1 kg', '2 kg' ), self::row( 'Half', 'yes' ) )
		);
		preg_match_all( '~__row (is-\w+)~', $html, $states );
		self::assertSame( array( 'is-same', 'is-different', 'is-different' ), $states[1] );
	}

	public function test_groups_have_titles_that_open_them_and_one_column_without_groups_needs_no_script(): void {
		$group = array(
			'kind'  => 'closed',
			'label' => 'Delivery',
		);
		$html  = self::html( self::TWO, array( self::row( 'x', '1', '2' ), $group, self::row( 'y', 'yes', 'yes' ) ) );
		self::assertSame( 2, substr_count( $html, '<tbody' ) );
		self::assertStringContainsString(
			'is-same is-closed"><tr><th class="frontage-comparison-table__title" scope="rowgroup" '
			. 'colspan="3">',
			$html
		);
		self::assertStringContainsString( 'aria-expanded="false">Delivery</button>', $html );
		self::assertStringContainsString( '<frontage-island', $html );
		$one = self::html( array( array( 'name' => 'A' ) ), array( self::row( 'x', '1' ) ) );
		self::assertStringNotContainsString( '<frontage-island', $one );
	}

	public function test_the_featured_column_is_shown_first_on_phones(): void {
		$columns = array(
			array( 'name' => 'A' ),
			array(
				'name'       => 'B',
				'isFeatured' => true,
			),
		);
		$html    = self::html( $columns, array( self::row( 'x', '1', '2' ) ) );
		self::assertMatchesRegularExpression( '~value="2" checked~', $html );
		self::assertStringContainsString( 'frontage-comparison-table__badge">Recommended</span>', $html );
		self::assertStringContainsString( '<td class="is-column-2 is-featured">2</td>', $html );
	}

	public function test_the_address_chooses_the_column_and_what_is_not_valid_is_ignored(): void {
		$rows    = array( self::row( 'x', '1', '2' ) );
		$checked = static function ( mixed $asked ) use ( $rows ): string {
			Ids::reset();
			$_GET['frontage-comparison-table'] = array( 'breads' => $asked );
			preg_match_all( '~(?:value="(\d)"|__only") checked~', self::html( self::TWO, $rows, array( 'anchor' => 'breads' ) ), $found );
			unset( $_GET['frontage-comparison-table'] );
			return implode( ' ', array_map( static fn ( string $value ): string => '' === $value ? 'only' : $value, $found[1] ) );
		};
		self::assertSame( '2', $checked( '2' ) );
		self::assertSame( '2 only', $checked( '2,differences' ) );
		foreach ( array( '', '0', '3', '-1', '9e9', 'x"><script>', array( '2' ) ) as $wrong ) {
			self::assertSame( '1', $checked( $wrong ) );
		}
	}

	public function test_two_tables_of_a_page_choose_apart(): void {
		$rows = array( self::row( 'x', '1', '2' ) );
		preg_match_all( '~type="radio"[^>]* name="([^"]+)"~', self::html( self::TWO, $rows ) . self::html( self::TWO, $rows ), $names );
		self::assertCount( 2, array_unique( $names[1] ) );
	}

	public function test_nothing_harmful_is_printed_and_lists_are_cut(): void {
		$harm    = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
		$columns = array_fill(
			0,
			9,
			array(
				'name'   => $harm . 'n',
				'price'  => $harm . 'p',
				'note'   => $harm . 'o',
				'badge'  => $harm . 'b',
				'button' => $harm . 'g',
				'url'    => 'javascript:alert(1)',
			)
		);
		$rows    = array(
			array(
				'kind'  => 'group',
				'label' => $harm . 'l',
			),
			array(
				'kind'  => '',
				'label' => $harm . 'l',
				'tip'   => $harm . 't',
				'cells' => array_fill( 0, 99, $harm . 'c' ),
			),
			array( 'cells' => 'no list' ),
		);
		$html    = self::html(
			$columns,
			$rows,
			array(
				'title'  => $harm . 'x',
				'corner' => $harm . 'y',
			)
		);
		self::assertDoesNotMatchRegularExpression( '/<script|<img|onerror=[^&]*>|javascript:/', $html );
		self::assertSame( 6, substr_count( $html, '__column ' ) );
		self::assertSame( 6, substr_count( $html, '<td ' ) );
		self::assertStringNotContainsString( 'wp-element-button', $html );
	}

	public function test_nothing_is_printed_without_rows_or_columns(): void {
		self::assertSame( '', self::html( array(), array( self::row( 'x', '1' ) ) ) );
		self::assertSame( '', self::html( self::TWO, array( self::row( '', '', '' ) ) ) );
	}

	public function test_a_product_needs_a_shop(): void {
		$html = self::html(
			array(
				array(
					'name'    => 'A',
					'product' => 1,
				),
			),
			array( self::row( 'x', '1' ) )
		);
		self::assertStringContainsString( '__name">A</span></th>', $html );
	}
}
