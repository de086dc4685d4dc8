<?php
/**
 * Creates two pages with the same numbers: ten charts, three tables and a calendar by Frontage, and by Chart.js,
 * DataTables and FullCalendar; used by bench/pages.php.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/** Numbers on each page. */
const CHARTS     = 10;
const CHART_ROWS = 12;
const TABLES     = 3;
const TABLE_ROWS = 200;
const EVENTS     = 24;

/** Kinds of charts that both sides draw. */
const CHART_TYPES = array( 'column', 'line', 'pie', 'bar', 'radar' );

/** Returns the contents of the two pages, by slug. */
function number_pages(): array {
	$numbers = array(
		'charts' => array_map( __NAMESPACE__ . '\chart_numbers', range( 0, CHARTS - 1 ) ),
		'rows'   => array_map( __NAMESPACE__ . '\table_row', range( 1, TABLE_ROWS ) ),
		'events' => array_map( __NAMESPACE__ . '\event_of', range( 0, EVENTS - 1 ) ),
	);
	update_option( 'frontage_bench_numbers', $numbers, false );
	$ours = '';
	foreach ( $numbers['charts'] as $chart ) {
		$ours .= block( 'frontage/chart', $chart );
	}
	for ( $at = 1; $at <= TABLES; $at++ ) {
		$ours .= block(
			'frontage/data-table',
			array(
				'anchor'  => "bench-table-$at",
				'caption' => "Flour $at",
				'head'    => array( 'Flour', 'Grain', 'Protein', 'Price' ),
				'columns' => array( (object) array(), (object) array(), array( 'type' => 'number' ), array( 'type' => 'number' ) ),
				'rows'    => array_map( static fn ( array $cells ): array => array( 'cells' => $cells ), $numbers['rows'] ),
			)
		);
	}
	$events = '';
	foreach ( $numbers['events'] as $event ) {
		$events .= block( 'frontage/calendar-event', $event );
	}
	return array(
		'numbers'           => $ours . block( 'frontage/event-calendar', array( 'anchor' => 'bench-calendar' ), $events ),
		'numbers-libraries' => '<!-- wp:shortcode -->[bench-numbers]<!-- /wp:shortcode -->',
	);
}

/**
 * Returns the attributes of a chart of two series.
 *
 * @param int $at Its place on the page.
 */
function chart_numbers( int $at ): array {
	$rows = array();
	for ( $row = 0; $row < CHART_ROWS; $row++ ) {
		$rows[] = array(
			'label'  => 'Week ' . ( $row + 1 ),
			'values' => array( (string) ( 20 + ( $row * 7 + $at * 13 ) % 60 ), (string) ( 15 + ( $row * 11 + $at * 5 ) % 50 ) ),
		);
	}
	return array(
		'anchor' => "bench-chart-$at",
		'type'   => CHART_TYPES[ $at % count( CHART_TYPES ) ],
		'title'  => "Loaves $at",
		'series' => array( 'Rye', 'Wheat' ),
		'rows'   => $rows,
	);
}

/**
 * Returns the four cells of a row.
 *
 * @param int $at Number of the row.
 * @return string[]
 */
function table_row( int $at ): array {
	$grains = array( 'Wheat', 'Rye', 'Spelt', 'Oats' );
	return array(
		'Type ' . ( 400 + $at * 37 % 1100 ),
		$grains[ $at % 4 ],
		(string) ( 8 + $at * 17 % 80 / 10 ),
		(string) ( 1 + $at * 23 % 90 / 10 ),
	);
}

/**
 * Returns the attributes of an event in this month.
 *
 * @param int $at Number of the event.
 */
function event_of( int $at ): array {
	$day = sprintf( '%s-%02d', wp_date( 'Y-m' ), 1 + $at % 27 );
	return array(
		'title' => "Course $at",
		'start' => "{$day}T10:00:00",
		'end'   => "{$day}T12:00:00",
	);
}
