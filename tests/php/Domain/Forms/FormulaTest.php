<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Calculations;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Validator;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the formulas of calculations.
 *
 * Uses the same vectors as src/lib/form-rules/formula.test.ts.
 */
final class FormulaTest extends TestCase {
	/**
	 * Provides formulas.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function cases(): array {
		$file = (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/form-formulas.json' );
		return array_column(
			array_map(
				static fn ( array $case ): array => array( $case['about'], array( $case ) ),
				json_decode( $file, true, 16, JSON_THROW_ON_ERROR )
			),
			1,
			0
		);
	}

	/**
	 * Tests a formula.
	 *
	 * @param array<string, mixed> $case The vector.
	 */
	#[DataProvider( 'cases' )]
	public function test_results( array $case ): void {
		$fields   = array_map(
			static fn ( int|string $name ): Field => new Field( (string) $name, 'text' ),
			array_keys( $case['values'] )
		);
		$fields[] = new Field( 'total', 'calculation', formula: $case['formula'], decimals: $case['decimals'] );
		self::assertSame( $case['result'], Calculations::apply( $fields, $case['values'] )['total'] );
	}

	public function test_a_result_that_was_sent_is_not_trusted(): void {
		$fields = array( new Field( 'price', 'number' ), new Field( 'total', 'calculation', formula: '{price} * 2' ) );
		$values = array(
			'price' => '10',
			'total' => '1',
		);
		self::assertSame( '20', Calculations::apply( $fields, $values )['total'] );
	}

	public function test_counts_with_the_number_that_was_typed(): void {
		$fields = array( new Field( 'price', 'number' ), new Field( 'total', 'calculation', formula: '{price} * 2', decimals: 1 ) );
		$sent   = array( Submission_Input::field_id( 'price', 0 ) => '12,5' );
		$values = ( new Submission_Input( $sent, array(), 0, '' ) )->values( $fields );
		self::assertSame( array( 'price' => '12.5', 'total' => '25' ), $values ); // phpcs:ignore WordPress.Arrays
	}

	public function test_refuses_what_is_no_number_and_keeps_it(): void {
		$field = new Field( 'price', 'number' );
		$sent  = array( Submission_Input::field_id( 'price', 0 ) => '1,2,3' );
		$value = ( new Submission_Input( $sent, array(), 0, '' ) )->values( array( $field ) )['price'];
		self::assertSame( array( '1,2,3', 'number' ), array( $value, Validator::problem( $field, $value ) ) );
	}

	public function test_a_hidden_field_counts_as_empty_also_if_a_result_hides_it(): void {
		$when   = array(
			'relation' => 'all',
			'rules'    => array( array( 'sum', 'is greater', '50' ) ),
		);
		$fields = array(
			new Field( 'gift', 'number', when: $when ),
			new Field( 'sum', 'calculation', formula: '{price} * 2' ),
			new Field( 'price', 'number' ),
			new Field( 'all', 'calculation', formula: '{sum} + {gift}' ),
		);
		$result = static fn ( string $price ): mixed => Calculations::apply(
			$fields,
			array(
				'gift'  => '5',
				'price' => $price,
			)
		)['all'];
		self::assertSame( '40', $result( '20' ) );
		self::assertSame( '65', $result( '30' ) );
	}
}
