<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Email_Address;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Blocks;
use Frontage\Domain\Forms\Field_Types;
use Frontage\Domain\Forms\Validator;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the rules of forms.
 *
 * Uses the same vectors as src/lib/form-rules/form-rules.test.ts.
 */
final class RulesTest extends TestCase {
	/**
	 * Reads vectors.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function read( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . "/fixtures/$name.json" ), true, 16, JSON_THROW_ON_ERROR );
	}

	private static function spell( mixed $value ): mixed {
		if ( ! is_array( $value ) || ! isset( $value['repeat'] ) ) {
			return $value;
		}
		return implode( '', array_map( static fn ( array $part ): string => str_repeat( $part[0], $part[1] ), $value['repeat'] ) );
	}

	/**
	 * Provides email addresses.
	 *
	 * @return list<array{mixed, mixed}>
	 */
	public static function emails(): array {
		return array_map(
			static fn ( array $case ): array => array( self::spell( $case['email'] ), $case['valid'] ),
			self::read( 'form-emails' )
		);
	}

	#[DataProvider( 'emails' )]
	public function test_emails( string $email, bool $valid ): void {
		self::assertSame( $valid, Email_Address::is_valid( Email_Address::clean( $email ) ) );
	}

	public function test_a_hostile_address_is_invalid(): void {
		$texts = array( str_repeat( 'a', 1_000_000 ) . '@', 'a@' . str_repeat( '-.', 500_000 ), str_repeat( ' ', 1_000_000 ) . 'x' );
		foreach ( $texts as $text ) {
			self::assertFalse( Email_Address::is_valid( Email_Address::clean( $text ) ) );
		}
	}

	/**
	 * Provides values.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function cases(): array {
		return array_column(
			array_map( static fn ( array $case ): array => array( $case['about'], array( $case ) ), self::read( 'form-values' ) ),
			1,
			0
		);
	}

	/**
	 * Tests a value.
	 *
	 * @param array<string, mixed> $case The vector.
	 */
	#[DataProvider( 'cases' )]
	public function test_values( array $case ): void {
		$field = Field::from( $case['field'] );
		$value = Validator::clean( $field, self::spell( $case['value'] ) );
		self::assertSame( $case['problem'], Validator::problem( $field, $value ) );
		if ( array_key_exists( 'clean', $case ) ) {
			self::assertSame( $case['clean'], $value );
		}
		self::assertEquals( $field, Field::from( $field->to_array() ) );
	}

	/**
	 * Provides conditions.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function conditions(): array {
		return array_column(
			array_map( static fn ( array $case ): array => array( $case['about'], array( $case ) ), self::read( 'form-logic' ) ),
			1,
			0
		);
	}

	/**
	 * Tests a condition.
	 *
	 * @param array<string, mixed> $case The vector.
	 */
	#[DataProvider( 'conditions' )]
	public function test_logic( array $case ): void {
		$fields = array_values( array_map( array( Field::class, 'from' ), $case['fields'] ) );
		self::assertSame( $case['hidden'], Conditional_Logic::hidden( $fields, $case['values'] ) );
	}

	public function test_a_pattern_that_backtracks_forever_does_not_match(): void {
		self::assertFalse( Field_Types::matches( str_repeat( 'a', 5000 ) . 'b', '(a+)+(a+)+' ) );
	}

	/**
	 * Provides rules saved when the block had another type, and invalid bounds.
	 *
	 * @return array<string, array{array<string, mixed>, array<string, mixed>}>
	 */
	public static function leftovers(): array {
		$all   = array(
			'required'  => true,
			'minLength' => 2,
			'maxLength' => 9,
			'pattern'   => 'x+',
			'min'       => '1',
			'max'       => 'many',
			'step'      => 0.5,
		);
		$kinds = array(
			'hidden'   => array(),
			'text'     => array_slice( $all, 0, 4 ),
			'url'      => array_slice( $all, 0, 3 ),
			'number'   => array(
				'required' => true,
				'min'      => '1',
				'step'     => 0.5,
			),
			'date'     => array( 'required' => true ),
			'select'   => array(
				'required' => true,
				'options'  => array(),
			),
			'checkbox' => array(
				'required' => true,
				'options'  => array(),
			),
		);
		$cases = array();
		foreach ( $kinds as $kind => $rules ) {
			$cases[ $kind ] = array( compact( 'kind' ) + $all, compact( 'kind' ) + $rules );
		}
		$days              = array(
			'kind' => 'date',
			'min'  => '2026-02-29',
			'max'  => '2026-02-28',
		);
		$cases['real day'] = array( $days, array_diff_key( $days, array( 'min' => 1 ) ) );
		return $cases;
	}

	/**
	 * Tests that leftover rules are ignored.
	 *
	 * @param array<string, mixed> $saved The block's attributes.
	 * @param array<string, mixed> $rules Rules that apply to the field.
	 */
	#[DataProvider( 'leftovers' )]
	public function test_validates_each_field_type( array $saved, array $rules ): void {
		self::assertEquals( $rules + array( 'name' => 'a' ), Field_Blocks::field( $saved, 'a' )->to_array() );
	}
}
