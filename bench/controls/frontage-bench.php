<?php
/**
 * Plugin Name: Frontage bench controls
 * Description: The same tabs made in the ways that others make them, for measuring beside ours.
 *
 * `[bench kind="vanilla|jquery|react|interactivity" count="6"]`
 *
 * @package Frontage
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_filter( 'frontage_network_factor', static fn (): int => 100000 );

add_shortcode(
	'bench',
	static function ( $given ): string {
		$given = shortcode_atts(
			array(
				'kind'  => 'vanilla',
				'count' => 6,
			),
			$given
		);
		$kind  = sanitize_key( (string) $given['kind'] );
		frontage_bench_enqueue( $kind );
		$html = '';
		for ( $index = 0; $index < (int) $given['count']; $index++ ) {
			$html .= frontage_bench_tabs( $kind, $index );
		}
		return $html;
	}
);

/**
 * Loads what the control needs, as such suites load it.
 *
 * @param string $kind The control.
 */
function frontage_bench_enqueue( string $kind ): void {
	$base = content_url( "bench/$kind.js" );
	if ( 'interactivity' === $kind ) {
		wp_enqueue_script_module( 'bench-interactivity', $base, array( '@wordpress/interactivity' ), '1' );
		return;
	}
	$needs = array(
		'vanilla' => array(),
		'jquery'  => array( 'jquery' ),
		'react'   => array( 'react', 'react-dom' ),
	);
	wp_enqueue_script( "bench-$kind", $base, $needs[ $kind ] ?? array(), '1', true );
}

/**
 * One widget's HTML.
 *
 * @param string $kind  The control.
 * @param int    $index Its place on the page.
 */
function frontage_bench_tabs( string $kind, int $index ): string {
	$is_wp  = 'interactivity' === $kind;
	$tabs   = '';
	$panels = '';
	for ( $tab = 0; $tab < 3; $tab++ ) {
		$context = $is_wp ? ' data-wp-context=\'{"tab":' . $tab . '}\'' : '';
		$tabs   .= '<button type="button" class="bench-tab" role="tab" aria-selected="' . ( 0 === $tab ? 'true' : 'false' ) . '"' . $context . ( $is_wp ? ' data-wp-on--click="actions.open" data-wp-bind--aria-selected="state.isOpen"' : '' ) . ">Tab $tab</button>";
		$panels .= '<div role="tabpanel"' . ( 0 === $tab ? '' : ' hidden' ) . $context . ( $is_wp ? ' data-wp-bind--hidden="!state.isOpen"' : '' ) . "><p>Panel $tab of widget $index.</p></div>";
	}
	$root = $is_wp ? ' data-wp-interactive=\'{"namespace":"bench"}\' data-wp-context=\'{"open":0}\'' : ' data-index="' . $index . '"';
	return '<div class="bench-tabs"' . $root . '><div role="tablist">' . $tabs . '</div>' . $panels . '</div>';
}
