<?php
declare( strict_types=1 );

namespace Frontage\Tests\Architecture;

use Frontage\Tests\Php_Sources;
use PhpToken;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** There is one clock, `Frontage\Base\Clock`, so that a test that stops it stops all of them. */
final class ClockTest extends TestCase {
	private const CLOCK = 'includes/Base/Clock.php';

	/** Functions that look at the server's clock; `hrtime()` is a stopwatch. */
	private const LOOK = array( 'time', 'microtime', 'current_time', 'current_datetime', 'getdate', 'localtime' );

	/** Those that look at it where the moment is left out, by the number of arguments they have then. */
	private const LOOK_BY_DEFAULT = array(
		'date'              => 1,
		'gmdate'            => 1,
		'wp_date'           => 1,
		'date_i18n'         => 1,
		'idate'             => 1,
		'datetime'          => 0,
		'datetimeimmutable' => 0,
	);

	public function test_no_code_bypasses_the_clock(): void {
		$found = array();
		foreach ( Php_Sources::all() as $path => $source ) {
			foreach ( self::CLOCK === $path ? array() : self::looks( $source ) as $call ) {
				$found[] = "$path calls $call, which no test can stop. Take Clock::now().";
			}
		}
		self::assertSame( array(), $found );
	}

	#[TestWith( array( 'time()', 1 ) )]
	#[TestWith( array( '\time()', 1 ) )]
	#[TestWith( array( 'wp_date( "Y-m-d" )', 1 ) )]
	#[TestWith( array( 'wp_date( "Y-m-d", $moment )', 0 ) )]
	#[TestWith( array( 'new DateTimeImmutable()', 1 ) )]
	#[TestWith( array( 'new DateTimeImmutable( "now", $zone )', 1 ) )]
	#[TestWith( array( 'new \DateTimeImmutable( "@$moment" )', 0 ) )]
	#[TestWith( array( 'strtotime( "+1 day" )', 1 ) )]
	#[TestWith( array( 'strtotime( "2027-01-31 12:00 UTC" )', 0 ) )]
	#[TestWith( array( '$this->date() . Clock::time()', 0 ) )]
	public function test_detects_a_bypass( string $code, int $number ): void {
		self::assertCount( $number, self::looks( "<?php function date() {} $code;" ) );
	}

	/** @return list<string> Calls that look at the server's clock. */
	private static function looks( string $source ): array {
		$tokens = array_values(
			array_filter( PhpToken::tokenize( $source ), static fn ( PhpToken $token ): bool => ! $token->isIgnorable() )
		);
		$found  = array();
		foreach ( $tokens as $at => $token ) {
			$before = $tokens[ $at - 1 ] ?? null;
			if (
				$token->is( array( T_STRING, T_NAME_FULLY_QUALIFIED ) )
				&& '(' === ( $tokens[ $at + 1 ]->text ?? '' )
				&& ! $before?->is( array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION ) )
			) {
				$name = strtolower( ltrim( $token->text, '\\' ) );
				if ( self::looks_at_the_clock( $name, self::arguments( $tokens, $at + 2 ) ) ) {
					$found[] = "$name()";
				}
			}
		}
		return $found;
	}

	/** @param list<string> $arguments As written. */
	private static function looks_at_the_clock( string $name, array $arguments ): bool {
		$first = trim( $arguments[0] ?? '', '\'"' );
		return in_array( $name, self::LOOK, true )
			|| count( $arguments ) <= ( self::LOOK_BY_DEFAULT[ $name ] ?? -1 )
			|| ( str_starts_with( $name, 'datetime' ) && 'now' === $first )
			|| (
				'strtotime' === $name
				&& 1 === count( $arguments )
				&& 1 === preg_match( '/^(now|today|tomorrow|yesterday|midnight|noon|[+-]|next|last)/', $first )
			);
	}

	/**
	 * The arguments of a call.
	 *
	 * @param list<PhpToken> $tokens The file.
	 * @param int            $at     The first token after the bracket.
	 * @return list<string>
	 */
	private static function arguments( array $tokens, int $at ): array {
		$arguments = array( '' );
		for ( $depth = 1; $at < count( $tokens ); $at++ ) {
			$text   = $tokens[ $at ]->text;
			$depth += in_array( $text, array( '(', '[', '{' ), true ) <=> in_array( $text, array( ')', ']', '}' ), true );
			if ( 0 === $depth ) {
				break;
			}
			if ( 1 === $depth && ',' === $text ) {
				$arguments[] = '';
			} else {
				$arguments[ array_key_last( $arguments ) ] .= $text;
			}
		}
		return array( '' ) === $arguments ? array() : $arguments;
	}
}
