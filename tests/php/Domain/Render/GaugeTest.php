<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Count;
use Frontage\Domain\Render\Gauge;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests numbers that count, and what is drawn around them. */
final class GaugeTest extends TestCase {
	#[DataProvider( 'shares' )]
	public function test_fills_as_much_as_the_number_is_of_the_maximum( string $number, mixed $max, ?string $dashes ): void {
		$html = ( new Gauge( 'circle', 160, 5 ) )->html( new Count( array( 'number' => $number ) ), $max, null )->html;
		if ( null === $dashes ) {
			self::assertStringNotContainsString( 'frontage-gauge__value', $html );
		} else {
			self::assertStringContainsString( 'stroke-dasharray="' . $dashes . ' 100"', $html );
		}
	}

	/** @return array<string, array{string, mixed, string|null}> */
	public static function shares(): array {
		return array(
			'percent'             => array( '72.5', '100', '72.5' ),
			'of another maximum'  => array( '6', '8', '75' ),
			'rounded'             => array( '1', '3', '33.33' ),
			'more than the whole' => array( '250', '100', '100' ),
			'no maximum'          => array( '40', '', '40' ),
			'a maximum of zero'   => array( '40', '0', '40' ),
			'nothing'             => array( '0', '100', null ),
			'below nothing'       => array( '-5', '100', null ),
			'half below nothing'  => array( '-4', '-8', '50' ),
		);
	}

	public function test_a_circle_stays_inside_its_drawing_with_any_line(): void {
		$html = ( new Gauge( 'circle', 100, 20 ) )->html( new Count( array( 'number' => '5' ) ), '100', null )->html;
		self::assertStringContainsString( 'viewBox="0 0 100 100"', $html );
		self::assertStringContainsString( 'd="M50 10a40 40 0 1 1 0 80a40 40 0 1 1 0 -80"', $html );
	}

	public function test_a_half_circle_is_as_high_as_its_line_needs(): void {
		$html = ( new Gauge( 'half', 100, 20 ) )->html( new Count( array( 'number' => '5' ) ), '100', null )->html;
		self::assertStringContainsString( 'viewBox="0 0 100 60"', $html );
		self::assertStringContainsString( 'd="M10 50a40 40 0 1 1 80 0"', $html );
	}

	public function test_unknown_shapes_and_sizes_become_known_ones(): void {
		$html = ( new Gauge( '"><b>', 99999, -3 ) )->html( new Count( array( 'number' => '5' ) ), '100', null )->html;
		self::assertStringContainsString( 'frontage-gauge is-circle', $html );
		self::assertStringContainsString( '--frontage-gauge-line:1px;--frontage-gauge-size:400px;--frontage-gauge-letters:1', $html );
	}

	/** @param array<string, mixed> $attributes Of a block. */
	#[DataProvider( 'counts' )]
	public function test_counts_only_what_differs_from_its_start( bool $is_counting, array $attributes ): void {
		self::assertSame( $is_counting, ( new Count( $attributes ) )->is_counting() );
	}

	/** @return array<string, array{bool, array<string, mixed>}> */
	public static function counts(): array {
		$five = array( 'number' => '5' );
		return array(
			'a number'           => array( true, $five ),
			'zero'               => array( false, array( 'number' => '0' ) ),
			'no number'          => array( false, array( 'number' => '' ) ),
			'switched off'       => array( false, $five + array( 'isCounting' => false ) ),
			'from itself'        => array( false, $five + array( 'start' => '5.0' ) ),
			'from anything else' => array( true, $five + array( 'start' => '9' ) ),
		);
	}

	public function test_spaces_of_units_do_not_break(): void {
		$count = new Count(
			array(
				'number' => '5',
				'prefix' => '± ',
				'suffix' => ' <b>kg</b>',
			)
		);
		self::assertStringContainsString( ">±\u{A0}<span", $count->html()->html );
		self::assertStringContainsString( "</span>\u{A0}kg</span>", $count->html()->html );
	}
}
