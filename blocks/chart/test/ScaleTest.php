<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart\Test;

use Frontage\Blocks\Chart\Data;
use Frontage\Blocks\Chart\Scale;
use Frontage\Blocks\Chart\Slices;
use Frontage\Blocks\Chart\Spans;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the numbers that drawings are made of, against figures computed by hand. */
final class ScaleTest extends TestCase {
	/** @return array<string, array{list<float>, bool, list<string>}> */
	public static function scales(): array {
		return array(
			'of tens'                    => array( array( 12.0, 88.0 ), true, array( '0', '25', '50', '75', '100' ) ),
			'that fills its last step'   => array( array( 3.0, 80.0 ), true, array( '0', '20', '40', '60', '80' ) ),
			'of tenths'                  => array( array( 0.1, 0.3 ), true, array( '0.0', '0.1', '0.2', '0.3' ) ),
			'of negatives only'          => array( array( -7.0, -3.0 ), true, array( '-8', '-6', '-4', '-2', '0' ) ),
			'of losses and profits'      => array( array( -12.0, 59.0 ), true, array( '-20', '0', '20', '40', '60' ) ),
			'of lines far from zero'     => array( array( 1001.0, 1009.0 ), false, explode( ' ', '1000 1002 1004 1006 1008 1010' ) ),
			'of zeros'                   => array( array( 0.0, 0.0 ), true, array( '0', '1', '2', '3', '4' ) ),
			'of one number'              => array( array( 5.0 ), true, array( '0', '2', '4', '6' ) ),
			'of quarters'                => array( array( 9.0 ), true, array( '0.0', '2.5', '5.0', '7.5', '10.0' ) ),
			'of the largest numbers'     => array(
				array( 9e14 ),
				true,
				explode( ' ', '0 250000000000000 500000000000000 750000000000000 1000000000000000' ),
			),
			'of the smallest numbers'    => array( array( 0.000003 ), true, array( '0.000000', '0.000001', '0.000002', '0.000003' ) ),
			'of one that is not at zero' => array( array( 10.0 ), false, array( '5.0', '7.5', '10.0', '12.5', '15.0' ) ),
		);
	}

	/**
	 * @param list<float> $numbers What is drawn.
	 * @param list<string> $ticks What is expected.
	 */
	#[DataProvider( 'scales' )]
	public function test_ticks_are_round( array $numbers, bool $has_zero, array $ticks ): void {
		$this->assertSame( $ticks, Scale::of( $numbers, $has_zero )->ticks() );
	}

	public function test_a_number_has_its_share_of_the_axis(): void {
		$scale = Scale::of( array( -12.0, 59.0 ) );
		$this->assertSame( array( 0.25, 0.5, 1.0 ), array_map( $scale->share( ... ), array( 0.0, 20.0, 60.0 ) ) );
		$this->assertSame( 0.25, $scale->base() );
	}

	public function test_negatives_stack_below_zero(): void {
		$data  = self::data( array( array( '5', '-3', '2', '-4', '' ) ) );
		$spans = new Spans( $data, true );
		$this->assertSame(
			array( array( 0.0, 5.0 ), array( 0.0, -3.0 ), array( 5.0, 7.0 ), array( -3.0, -7.0 ), null ),
			array_map( static fn ( int $series ): ?array => $spans->of( $series, 0 ), range( 0, 4 ) )
		);
		$this->assertSame( array( 5.0, -3.0, 7.0, -7.0 ), $spans->ends() );
		$this->assertSame( array( 0.0, -4.0 ), ( new Spans( $data, false ) )->of( 3, 0 ) );
	}

	public function test_shares_of_a_whole_add_up(): void {
		$this->assertSame( array( 334, 333, 333 ), Slices::tenths( self::data( array( array( '1' ), array( '1' ), array( '1' ) ) ) ) );
		// 1/7 is 14.2857 %, 2/7 is 28.5714 %, 4/7 is 57.1428 %.
		$this->assertSame( array( 143, 286, 571 ), Slices::tenths( self::data( array( array( '1' ), array( '2' ), array( '4' ) ) ) ) );
		$this->assertSame( array( 0, 0, 1000 ), Slices::tenths( self::data( array( array( '-5' ), array( '' ), array( '2' ) ) ) ) );
		$this->assertSame( array( 0, 0 ), Slices::tenths( self::data( array( array( '0' ), array( '-1' ) ) ) ) );
	}

	public function test_what_is_no_number_is_a_gap_and_what_is_too_much_is_left_out(): void {
		$data = self::data( array( array( '1e9', '12', '-0.0', '<b>', 'NaN' ) ) );
		$this->assertSame( array( '', '12', '0.0', '', '' ), $data->rows[0]['values'] );
		$this->assertNull( $data->value( 0, 0 ) );
		$this->assertCount( 2, self::data( array( array( '1' ), array( '2' ), array( '' ), array( '' ) ) )->rows );
		$large = self::data( array_fill( 0, 150, array_fill( 0, 20, '1' ) ) );
		$this->assertCount( Data::MOST_ROWS, $large->rows );
		$this->assertCount( Data::MOST_SERIES, $large->rows[0]['values'] );
		$this->assertTrue(
			Data::of(
				array(
					'series' => 'x',
					'rows'   => array( 'y' ),
				)
			)->is_empty()
		);
	}

	/**
	 * Returns data.
	 *
	 * @param list<list<string>> $rows Values.
	 */
	private static function data( array $rows ): Data {
		return Data::of(
			array(
				'series' => array_map( strval( ... ), array_keys( $rows[0] ) ),
				'rows'   => array_map( static fn ( array $values ): array => array( 'values' => $values ), $rows ),
			)
		);
	}
}
