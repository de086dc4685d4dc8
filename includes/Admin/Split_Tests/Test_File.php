<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Base\Clock;
use Frontage\Base\Csv_Format;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Test;

defined( 'ABSPATH' ) || exit;

/** Everything that was counted in a split test, as a file for spreadsheets. */
final class Test_File {
	/**
	 * Returns the file.
	 *
	 * @return array{name: string, text: string}
	 */
	public static function of( Split_Test $test ): array {
		$judged = new Judged_Test( $test, array() );
		$lines  = array(
			array(
				__( 'Date', 'frontage' ),
				__( 'Variant', 'frontage' ),
				__( 'Name', 'frontage' ),
				__( 'Record', 'frontage' ),
				__( 'Visitors', 'frontage' ),
			),
		);
		foreach ( Split_Counts::days( $test->id ) as $day => $subjects ) {
			foreach ( $subjects as $subject => $records ) {
				foreach ( $records as $record => $visitors ) {
					$lines[] = array( $day, $subject, $judged->name( $subject ), $record, $visitors );
				}
			}
		}
		return array(
			'name' => 'split-test-' . substr( $test->id, 0, 8 ) . '-' . Clock::day() . '.csv',
			'text' => Csv_Format::write( $lines ),
		);
	}
}
