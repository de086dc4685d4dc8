<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Domain\Split_Tests\Sample;
use Frontage\Domain\Split_Tests\Split_Test;
use Frontage\Domain\Split_Tests\Verdict;

defined( 'ABSPATH' ) || exit;

/**
 * A split test with its counts and what can be said about them.
 *
 * @phpstan-import-type Variant from Split_Test
 */
final class Judged_Test {
	/** What a visitor who got a variant is counted as. */
	public const VISITORS = 'view_page';

	/** What a visitor who did not bounce is counted as. */
	public const STAYED = 'read_page';

	public readonly Verdict $verdict;

	/** @var list<Sample> The control first; by index of $variants. */
	public readonly array $samples;

	/** @var list<Variant> Variants that get visitors: those with a weight, and the control. */
	public readonly array $variants;

	/**
	 * Judges a test.
	 *
	 * @param Split_Test $test
	 * @param array<int, array<string, int>> $totals Visitors by subject and record type.
	 */
	public function __construct( public readonly Split_Test $test, public readonly array $totals ) {
		$this->variants = array_values(
			array_filter( $test->variants, static fn ( array $one ): bool => 0 === $one['subject'] || $one['weight'] > 0 )
		);
		$this->samples  = array_map( fn ( array $one ): Sample => $this->sample( $one['subject'] ), $this->variants );
		$this->verdict  = Verdict::of(
			$this->samples,
			array_map( static fn ( array $one ): float => (float) $one['weight'], $this->variants )
		);
	}

	/**
	 * Returns the visitors of a variant, and how many of them reached the goal.
	 *
	 * @param int $subject Variant.
	 */
	public function sample( int $subject ): Sample {
		return new Sample( $this->count( $subject, self::VISITORS ), $this->count( $subject, $this->test->goal_record() ) );
	}

	/**
	 * Returns the number of visitors of a variant in a record type.
	 *
	 * @param int $subject Variant.
	 * @param string $record One of `Split_Counts::RECORDS`.
	 */
	public function count( int $subject, string $record ): int {
		return $this->totals[ $subject ][ $record ] ?? 0;
	}

	/** Returns all visitors, also those of variants that were removed. */
	public function visitors(): int {
		return array_sum( array_map( static fn ( array $records ): int => $records[ self::VISITORS ] ?? 0, $this->totals ) );
	}

	/** Returns the subject of the winner; null if there is none. */
	public function winner(): ?int {
		return null === $this->verdict->winner ? null : $this->variants[ $this->verdict->winner ]['subject'];
	}

	/**
	 * Returns what a variant is called: as its author did, else as the editor does.
	 *
	 * @param int $subject Variant.
	 */
	public function name( int $subject ): string {
		$at = array_search( $subject, array_column( $this->test->variants, 'subject' ), true );
		if ( false === $at ) {
			return __( 'Removed variant', 'frontage' );
		}
		$name = $this->test->variants[ $at ]['name'];
		if ( '' !== $name ) {
			return $name;
		}
		/* translators: %s: a letter from B. */
		return 0 === $at ? _x( 'Control', 'split test', 'frontage' ) : sprintf( __( 'Variant %s', 'frontage' ), chr( ord( 'A' ) + $at ) );
	}
}
