<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use Frontage\Base\Iso_Date;
use Frontage\Domain\Store\Day_Table;

defined( 'ABSPATH' ) || exit;

/**
 * What an author changed in a test whose visitors were counted already, so that its report does not add up what does not belong
 * together without saying so.
 *
 * @phpstan-import-type Setup from Split_Test
 */
final class Split_Changes {
	/** What is noted: another goal, and other variants or weights. */
	public const KINDS = array( 'goal', 'variants' );

	/** In the stored setup. */
	public const KEY = 'changed';

	/**
	 * Returns the last days of such changes, with today if there is another one.
	 *
	 * @param Split_Test $before The test in the index.
	 * @param Setup $setup What is saved now.
	 * @return array<string, string> Days such as `2026-11-27`, by kind.
	 */
	public static function of( Split_Test $before, array $setup ): array {
		$new          = array_keys(
			array_filter(
				array(
					'goal'     => self::goal( $before->goal, $before->page, $before->scope )
						!== self::goal( $setup['goal'], $setup['page'], $setup['scope'] ),
					'variants' => self::weights( $before->variants ) !== self::weights( $setup['variants'] ),
				)
			)
		);
		$has_visitors = array() !== $new && array() !== Split_Sums::of( array( $before->number ), array( Split_Counts::RECORDS[0] ) );
		return ( $has_visitors ? array_fill_keys( $new, Day_Table::day( 0 ) ) : array() ) + $before->changed;
	}

	/**
	 * Reads what is stored.
	 *
	 * @param mixed $stored Value of KEY.
	 * @return array<string, string>
	 */
	public static function read( mixed $stored ): array {
		$stored = is_array( $stored ) ? array_intersect_key( $stored, array_flip( self::KINDS ) ) : array();
		return array_filter( $stored, static fn ( mixed $day ): bool => null !== Iso_Date::read( $day ) );
	}

	/**
	 * Returns what makes a goal another one.
	 *
	 * @param string $page For the goal `conversion`.
	 * @param string $scope For clicks and forms.
	 */
	private static function goal( string $goal, string $page, string $scope ): string {
		return match ( $goal ) {
			'conversion' => "$goal $page",
			'click', 'form' => "$goal $scope",
			default => $goal,
		};
	}

	/**
	 * Returns the weights by subject.
	 *
	 * @param list<array{subject: int, name: string, weight: int}> $variants
	 * @return array<int, int>
	 */
	private static function weights( array $variants ): array {
		$weights = array_column( $variants, 'weight', 'subject' );
		ksort( $weights );
		return $weights;
	}
}
