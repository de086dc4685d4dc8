<?php
/**
 * Plugin Name: Frontage bench controls for numbers
 * Description: The numbers of `numbers-pages.php` drawn by Chart.js, DataTables and FullCalendar, as their guides show.
 *
 * `[bench-numbers]`
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_shortcode(
	'bench-numbers',
	static function (): string {
		$numbers = (array) get_option( 'frontage_bench_numbers' );
		wp_enqueue_style( 'bench-datatables', content_url( 'bench/dataTables.dataTables.min.css' ), array(), '1' );
		wp_enqueue_script( 'bench-chart', content_url( 'bench/chart.umd.min.js' ), array(), '1', true );
		wp_enqueue_script( 'bench-datatables', content_url( 'bench/dataTables.min.js' ), array( 'jquery' ), '1', true );
		wp_enqueue_script( 'bench-fullcalendar', content_url( 'bench/index.global.min.js' ), array(), '1', true );
		wp_enqueue_script(
			'bench-numbers',
			content_url( 'bench/numbers.js' ),
			array( 'bench-chart', 'bench-datatables', 'bench-fullcalendar' ),
			'1',
			true
		);
		$data = array(
			'charts' => $numbers['charts'],
			'events' => $numbers['events'],
		);
		wp_add_inline_script( 'bench-numbers', 'var benchNumbers=' . wp_json_encode( $data ), 'before' );
		$html = '';
		foreach ( array_keys( $numbers['charts'] ) as $at ) {
			$html .= '<div style="height:320px"><canvas id="bench-chart-' . $at . '"></canvas></div>';
		}
		$rows = '';
		foreach ( $numbers['rows'] as $cells ) {
			$rows .= '<tr><td>' . implode( '</td><td>', array_map( 'esc_html', $cells ) ) . '</td></tr>';
		}
		$head = '<thead><tr><th>Flour</th><th>Grain</th><th>Protein</th><th>Price</th></tr></thead>';
		for ( $at = 1; $at <= 3; $at++ ) {
			$html .= "<table id=\"bench-table-$at\" class=\"bench-table\">$head<tbody>$rows</tbody></table>";
		}
		return $html . '<div id="bench-calendar"></div>';
	}
);
