<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table\Test;

use Frontage\Base\Csv_Format;
use Frontage\Blocks\Data_Table\Cell_Value;
use Frontage\Blocks\Data_Table\Csv_Download;
use Frontage\Blocks\Data_Table\Table_State;
use Frontage\Domain\Blocks\Saved_Html;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Number_Reader;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what visitors see for an address, totals, hostile words, files, and large tables. */
final class DataTableTest extends TestCase {
	protected function tearDown(): void {
		unset( $_GET[ Table_State::PARAMETER ] );
		parent::tearDown();
	}

	public function test_the_address_sorts_by_value_with_empty_cells_last(): void {
		$this->assertSame( array( 'Bran', 'Rye', 'Semolina', 'Groats', 'Einkorn' ), self::first_cells( array( 'sort' => '2' ) ) );
		$this->assertSame( array( 'Groats', 'Semolina', 'Rye', 'Bran', 'Einkorn' ), self::first_cells( array( 'sort' => '-2' ) ) );
		// Equal grains keep the order of the second column.
		$this->assertSame( array( 'Groats', 'Einkorn', 'Rye', 'Semolina', 'Bran' ), self::first_cells( array( 'sort' => '3,-2' ) ) );
	}

	public function test_the_address_searches_and_filters(): void {
		$this->assertSame( array( 'Groats', 'Bran', 'Semolina' ), self::first_cells( array( 'q' => 'WHÉAT' ) ) );
		$this->assertSame( array( 'Semolina' ), self::first_cells( array( 'q' => 'wheat semo' ) ) );
		$this->assertSame( array( 'Rye' ), self::first_cells( array( 'is3' => 'Rye' ) ) );
		$this->assertSame(
			array( 'Rye', 'Semolina' ),
			self::first_cells(
				array(
					'from2' => '1.5',
					'to2'   => '€4',
				)
			)
		);
		$html = self::html( array( 'q' => 'nothing' ) );
		$this->assertStringContainsString( '<span>No rows match.</span> <a href="?#flour">Show all rows</a>', $html );
		$this->assertStringContainsString( '0 of 5 rows', $html );
	}

	public function test_pages_are_links_and_pages_that_do_not_exist_become_the_last(): void {
		$html = self::html( array( 'page' => '99' ), array( 'perPage' => 2 ) );
		$this->assertStringContainsString( '5–5 of 5 rows', $html );
		$this->assertStringContainsString( 'href="?frontage-data-table%5Bflour%5D%5Bpage%5D=2#flour"', $html );
		$this->assertSame( 4, substr_count( $html, '<tr hidden=""' ) );
	}

	public function test_what_the_table_does_not_offer_is_ignored(): void {
		foreach ( array( 'sort=99,0,x', 'page=-4', 'is2=x', 'from3=1', 'other=1' ) as $parameter ) {
			list( $name, $value ) = explode( '=', $parameter );
			$this->assertCount( 5, self::first_cells( array( $name => $value ) ), $name );
		}
		$this->assertCount( 5, self::first_cells( array( 'q' => array( 'x' ) ) ) );
		$this->assertCount( 5, self::first_cells( array( 'q' => 'rye' ), array( 'hasSearch' => false ) ) );
	}

	#[DataProvider( 'numbers' )]
	public function test_reads_numbers( string $text, string $number ): void {
		$this->assertSame( $number, Number_Reader::in( $text ) );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function numbers(): array {
		return array(
			array( '1,204', '1204' ),
			array( '€1,234.50', '1234.50' ),
			array( '1.234,50 €', '1234.50' ),
			array( '12,5 %', '12.5' ),
			array( '−3', '-3' ),
			array( '(1,200)', '-1200' ),
			array( '-$5', '-5' ),
			array( '1 234 567', '1234567' ),
			array( '١٢٣', '123' ),
			array( '১২', '12' ),
			array( '۱۲٫۵', '12.5' ),
			array( '10-12 kg', '10' ),
			array( 'about', '' ),
			array( '', '' ),
		);
	}

	public function test_the_last_day_of_a_range_is_all_of_it(): void {
		$days  = array( array( 'cells' => array( 'Fair', '2030-12-31 10:00' ) ), array( 'cells' => array( 'Market', '2031-01-01' ) ) );
		$table = array(
			'columns' => array( array(), array( 'type' => 'date' ) + array( 'hasFilter' => true ) ),
			'rows'    => $days,
		);
		$this->assertSame( array( 'Fair' ), self::first_cells( array( 'to2' => '2030-12-31' ), $table ) );
	}

	public function test_rows_are_counted_in_the_digits_of_the_language(): void {
		add_filter( 'locale', static fn (): string => 'fa_IR' );
		$this->assertStringContainsString( '>۵ of ۵ row', self::html() );
	}

	#[DataProvider( 'dates' )]
	public function test_reads_dates( string $text, string $date ): void {
		$this->assertSame( $date, Cell_Value::date( $text ) );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function dates(): array {
		return array(
			array( '2029-11-02', '2029-11-02' ),
			array( '2.11.2029', '2029-11-02' ),
			array( '11/2/2029', '2029-11-02' ),
			array( 'November 2, 2029', '2029-11-02' ),
			array( '2 Nov 2029', '2029-11-02' ),
			array( '2029', '2029-01-01' ),
			array( '31.2.2029', '' ),
			array( 'tomorrow', '' ),
		);
	}

	public function test_totals_are_written_as_their_cells(): void {
		$html = self::html( array(), array( 'columns' => array( array(), array( 'total' => 'sum' ), array( 'total' => 'count' ) ) ) );
		$this->assertStringContainsString( '€20.00', self::part( $html, 'tfoot' ) );
	}

	public function test_headings_of_several_columns_are_one_cell(): void {
		$html = self::html( array(), array( 'groups' => array( '', 'Shop', 'Shop' ) ) );
		$this->assertStringContainsString( '<th class="frontage-data-table__group" scope="colgroup" colspan="2">Shop</th>', $html );
		$this->assertStringContainsString( '<th scope="col" rowspan="2">', $html );
	}

	public function test_the_file_is_safe_for_spreadsheets_and_has_its_name(): void {
		$evil = array( '=cmd|\' /C calc\'!A0', '+1+1', '-2+3', '@SUM(A1)', "\t=1", "a;=1+1\n=2", '-12.5' );
		$rows = array_map( static fn ( string $text ): array => array( $text ), $evil );
		$csv  = Csv_Format::write( $rows );
		foreach ( array( "'=cmd", "'+1+1", "'-2+3", "'@SUM", "'\t" ) as $safe ) {
			$this->assertStringContainsString( $safe, $csv );
		}
		$this->assertStringContainsString( "\r\n-12.5\r\n", $csv );
		$this->assertMatchesRegularExpression( '/\Aadvanced-data-table-\d{4}-\d\d-\d\d~flour\.csv\z/', Csv_Download::name( 'flour' ) );
		$this->assertStringEndsWith( '~table.csv', Csv_Download::name( '"; ../' ) );
	}

	public function test_a_page_is_answered_with_the_file_only_if_the_table_is_in_it(): void {
		$html = self::html( array_fill_keys( array( 'csv', 'q' ), '1' ) );
		$this->assertSame( 1, preg_match( '/ data-csv="\w{20}"/', $html ) );
		$this->assertSame( '<p>Members only</p>', Csv_Download::answer( '<p>Members only</p>' ) );
	}

	public function test_the_words_stay_in_the_post(): void {
		list( $before ) = Saved_Html::of( 'frontage/data-table', self::table( array( 'footer' => array( 'Total', '', '' ) ) ) );
		$this->assertStringContainsString( '<thead><tr><th scope="col">Flour</th>', $before );
		$this->assertStringContainsString( '<tr><th scope="row">Einkorn</th><td></td><td>Einkorn</td></tr>', $before );
		$this->assertStringContainsString( '<tfoot><tr><td>Total</td><td></td><td></td></tr></tfoot>', $before );
	}

	public function test_ten_thousand_rows_take_little_time_and_only_a_page_of_them_is_printed(): void {
		$rows = array();
		for ( $row = 0; $row < 10050; $row++ ) {
			$rows[] = array( 'cells' => array( "Flour $row", '€' . ( $row * 7919 % 10007 ), $row % 2 ? 'Rye' : 'Wheat' ) );
		}
		$start = self::processor_seconds();
		$html  = self::html(
			array(
				'sort' => '-2',
				'q'    => 'rye',
			),
			array( 'rows' => $rows )
		);
		$took  = self::processor_seconds() - $start;
		$this->assertStringContainsString( '1–25 of 5,000 rows', $html );
		$this->assertSame( 25, substr_count( self::part( $html, 'tbody' ), '<tr' ) );
		$this->assertLessThan( 1.5, $took );
	}

	/**
	 * @param array<string, mixed> $state Parameters of the address.
	 * @param array<string, mixed> $more Further attributes.
	 */
	private static function html( array $state = array(), array $more = array() ): string {
		Ids::reset();
		$_GET[ Table_State::PARAMETER ] = array( 'flour' => $state );
		return do_blocks( '<!-- wp:frontage/data-table ' . wp_json_encode( self::table( $more ) ) . ' /-->' );
	}

	/**
	 * @param array<string, mixed> $more Further attributes.
	 * @return array<string, mixed>
	 */
	private static function table( array $more = array() ): array {
		$values = array( 'hasFilter' => true );
		$range  = $values + array( 'type' => 'currency' );
		return $more + array(
			'anchor'  => 'flour',
			'head'    => array( 'Flour', 'Price', 'Grain' ),
			'columns' => array( array(), $range, $values ),
			'rows'    => array(
				array( 'cells' => array( 'Groats', '€12.40', 'Buckwheat' ) ),
				array( 'cells' => array( 'Rye', '€2.50', 'Rye' ) ),
				array( 'cells' => array( 'Bran', '€1.40', 'Wheat' ) ),
				array( 'cells' => array( 'Einkorn', '', 'Einkorn' ) ),
				array( 'cells' => array( 'Semolina', '€3.70', 'Wheat' ) ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $state Parameters of the address.
	 * @param array<string, mixed> $more Further attributes.
	 * @return list<string>
	 */
	private static function first_cells( array $state, array $more = array() ): array {
		$body = (string) preg_replace( '~<tr[^>]* hidden="">.*?</tr>~', '', self::part( self::html( $state, $more ), 'tbody' ) );
		preg_match_all( '~<th[^>]*>([^<]*)</th>~', $body, $found );
		return $found[1];
	}

	/** Not the clock: other processes do not count. */
	private static function processor_seconds(): float {
		$used = (array) getrusage();
		return (float) $used['ru_utime.tv_sec'] + $used['ru_utime.tv_usec'] / 1e6;
	}

	private static function part( string $html, string $tag ): string {
		return 1 === preg_match( "~<$tag.*?</$tag>~s", $html, $found ) ? $found[0] : '';
	}
}
