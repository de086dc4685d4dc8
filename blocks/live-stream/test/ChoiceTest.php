<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Live_Stream;

use Frontage\Base\Paths;
use Frontage\Blocks\Live_Stream\Choice;
use Frontage\Blocks\Live_Stream\Planned;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests which stream is shown, with the vectors that the browser's test reads too.
 *
 * @phpstan-import-type Times from Choice
 */
final class ChoiceTest extends TestCase {
	/**
	 * Provides the vectors.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function vectors(): array {
		$all = json_decode( (string) file_get_contents( Paths::path( 'blocks/live-stream/test/choice.json' ) ), true );
		return array_map( static fn ( array $one ): array => array( $one ), array_column( $all, null, 'name' ) );
	}

	/**
	 * @param array{index: int, now: int, states: list<string>, streams: list<Times>} $vector
	 */
	#[DataProvider( 'vectors' )]
	public function test_chooses( array $vector ): void {
		self::assertSame( $vector['index'], Choice::index( $vector['streams'], $vector['now'] ) );
		self::assertSame(
			$vector['states'],
			array_map( static fn ( array $stream ): string => Choice::state( $stream, $vector['now'] ), $vector['streams'] )
		);
	}

	public function test_plans_are_in_the_time_zone_of_the_site(): void {
		update_option( 'timezone_string', 'Europe/Vienna' );
		$rows = Planned::rows(
			array(
				array(
					'url'   => 'https://example.org/a',
					'start' => '2026-11-27T18:00:00',
					'end'   => '2026-11-27T19:30',
				),
			)
		);
		self::assertSame(
			array( '2026-11-27T17:00:00+00:00', '2026-11-27T18:30:00+00:00' ),
			array( gmdate( DATE_ATOM, $rows[0]['start'] ), gmdate( DATE_ATOM, $rows[0]['end'] ?? 0 ) )
		);
	}

	public function test_no_plan_from_outside_does_harm(): void {
		$bad = array( null, 7, 'x', array( 'url' ), (object) array(), array( 'url' => array() ), array( 'url' => 'javascript:alert(1)' ) );
		self::assertSame( array(), Planned::rows( $bad ) );
		self::assertSame( array(), Planned::rows( 'https://example.org' ) );
		$times = array( '2026-13-45T99:99', '<b>', array(), INF, -5, PHP_INT_MAX, '9999-01-01T00:00', str_repeat( '9', 9999 ) );
		foreach ( $times as $time ) {
			$row = Planned::rows(
				array(
					array(
						'url'   => 'https://example.org',
						'start' => $time,
						'end'   => $time,
						'title' => $time,
					),
				)
			)[0];
			self::assertSame( array( 0, 0 ), array( $row['start'], $row['end'] ?? -1 ) );
		}
		self::assertCount( 20, Planned::rows( array_fill( 0, 500, array( 'url' => 'https://example.org' ) ) ) );
	}
}
