<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use Frontage\Base\Store\Autoloaded;
use Frontage\Base\Store\Shared_Option;

defined( 'ABSPATH' ) || exit;

/**
 * Goals of running tests that visitors reach on other pages than that of the test: one autoloaded option, written with the index,
 * so that a page without any needs no query.
 *
 * @phpstan-type Goal array{test: string, goal: string, page: string}
 */
final class Split_Goals {
	public const OPTION = 'frontage_split_goals';

	/** Goals that are reached elsewhere. */
	public const ELSEWHERE = array( 'conversion', 'shop', 'shortcode' );

	/** Number of running tests with such a goal, the newest first. */
	private const MOST = 200;

	/**
	 * Returns the tests with a goal.
	 *
	 * @param string $goal One of ELSEWHERE.
	 * @param string $page For `conversion`: the path of the page that is shown, as `Split_Block::path()` returns it.
	 * @return list<string> IDs of tests.
	 */
	public static function tests( string $goal, string $page = '' ): array {
		$found = array_filter(
			self::all(),
			static fn ( array $one ): bool => $goal === $one['goal']
				&& ( 'conversion' !== $goal || Split_Block::path( $one['page'] ) === $page )
		);
		return array_column( $found, 'test' );
	}

	/** Writes the option, if it changed: two tests may be saved at once, so each request reads all of them while it has the option. */
	public static function write(): void {
		$change = static function ( mixed $stored ): ?array {
			$goals = self::read();
			return null === $stored && array() === $goals ? null : $goals;
		};
		Shared_Option::change( self::OPTION, $change, true );
	}

	/**
	 * Reads the goals of all running tests.
	 *
	 * @return list<Goal>
	 */
	private static function read(): array {
		$goals = array();
		foreach ( Split_Tests::list( self::MOST, 0, 'running' ) as $test ) {
			if ( in_array( $test->goal, self::ELSEWHERE, true ) && ( 'conversion' !== $test->goal || '' !== $test->page ) ) {
				$goals[] = array(
					'test' => $test->id,
					'goal' => $test->goal,
					'page' => $test->page,
				);
			}
		}
		return $goals;
	}

	/**
	 * Returns all of them.
	 *
	 * @return list<Goal>
	 */
	private static function all(): array {
		$stored = Autoloaded::get( self::OPTION );
		/** @var list<Goal> */ // phpcs:ignore
		return is_array( $stored ) ? $stored : array();
	}
}
