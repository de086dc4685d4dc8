<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Domain\Split_Tests\Split_Sums;
use Frontage\Domain\Split_Tests\Split_Test;
use Frontage\Domain\Split_Tests\Split_Tests;
use Frontage\Domain\Split_Tests\Theme_Tests;
use Frontage\Domain\Usage\Location;

defined( 'ABSPATH' ) || exit;

/** The list of split tests, the newest first, with those that ended. */
final class Test_List {
	/** Tests of a page of the list. */
	public const PER_PAGE = 10;

	/**
	 * Returns a page of the list.
	 *
	 * @param int $page Page, from 1.
	 * @param string $state One of `Split_Test::STATES`; empty for all.
	 * @return array{tests: list<array<string, mixed>>, total: int, pages: int}
	 */
	public static function read( int $page, string $state ): array {
		Theme_Tests::refresh();
		$tests = Split_Tests::list( self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE, $state );
		$total = Split_Tests::total( $state );
		$goals = array_map( static fn ( Split_Test $test ): string => $test->goal_record(), $tests );
		$sums  = Split_Sums::of(
			array_map( static fn ( Split_Test $test ): int => $test->number, $tests ),
			array_values( array_unique( array( Judged_Test::VISITORS, ...$goals ) ) )
		);
		_prime_post_caches( array_map( static fn ( Split_Test $test ): int => $test->post, $tests ), false, false );
		return array(
			'tests' => array_map(
				static function ( Split_Test $test ) use ( $sums ): array {
					$judged = new Judged_Test( $test, $sums[ $test->number ] ?? array() );
					return self::head( $judged ) + array(
						'visitors' => $judged->visitors(),
						'result'   => Result_Labels::brief( $judged ),
						'winner'   => $judged->winner(),
					);
				},
				$tests
			),
			'total' => $total,
			'pages' => (int) ceil( $total / self::PER_PAGE ),
		);
	}

	/**
	 * Returns what a test is, for the list and for its report.
	 *
	 * @return array<string, mixed>
	 */
	public static function head( Judged_Test $judged ): array {
		$test = $judged->test;
		$row  = Location::describe( array( $test->post ) )[0] ?? array();
		return array(
			'id'      => $test->id,
			'name'    => $test->name,
			'goal'    => $test->goal,
			'target'  => $test->page,
			'state'   => $test->state,
			'started' => $test->started,
			'ended'   => $test->ended,
			'applied' => null === $test->winner ? '' : $judged->name( $test->winner ),
			'page'    => array(
				'title' => $row['title'] ?? '',
				'edit'  => $row['edit'] ?? '',
				'view'  => $row['view'] ?? '',
			),
		);
	}
}
