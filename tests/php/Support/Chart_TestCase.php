<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Domain\Render\Ids;

/** Renders charts for tests. */
abstract class Chart_TestCase extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
	}

	/**
	 * Renders a chart with series A and B.
	 *
	 * @param array<string, mixed> $attributes `rows` are their values.
	 */
	protected static function html( array $attributes ): string {
		$rows = array();
		foreach ( $attributes['rows'] as $at => $values ) {
			$rows[] = array(
				'label'  => ( $at + 1 ) . '.',
				'values' => $values,
			);
		}
		return self::rendered( array( 'rows' => $rows ) + $attributes + array( 'series' => array( 'A', 'B' ) ) );
	}

	/**
	 * Renders a block.
	 *
	 * @param array<string, mixed> $attributes As saved.
	 */
	protected static function rendered( array $attributes ): string {
		return do_blocks( get_comment_delimited_block_content( 'frontage/chart', $attributes, '' ) );
	}
}
