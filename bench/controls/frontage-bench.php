<?php
/**
 * Plugin Name: Frontage bench controls
 * Description: The same tabs built the way other plugins do, for comparison with ours.
 *
 * `[bench kind="vanilla|jquery|react|interactivity" count="6"]`
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_filter( 'frontage_network_factor', static fn (): int => 100000 );

/* Navigation blocks load the Interactivity API, which would make it free for its contender. */
add_filter(
	'pre_render_block',
	static fn ( $html, array $block ) => 'core/navigation' === $block['blockName'] ? '' : $html,
	10,
	2
);

/* The emoji script loads at varying times, and would be in some measurements only. */
add_action( 'init', static fn () => remove_action( 'wp_head', 'print_emoji_detection_script', 7 ) );

/* Pages with all modules include those that are off by default. */
if ( str_contains( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/bench-modules' ) ) {
	foreach ( array( 'option_frontage_settings', 'default_option_frontage_settings' ) as $frontage_bench_filter ) {
		add_filter(
			$frontage_bench_filter,
			static function ( $value ): array {
				$value = is_array( $value ) ? $value : array();
				foreach ( array( 'sticky-header', 'back-to-top' ) as $module ) {
					$value['on']['features'][ $module ] = true;
				}
				return $value;
			}
		);
	}
}

/**
 * Returns the CPU milliseconds that this process has used.
 */
function frontage_bench_cpu(): float {
	$usage = getrusage();
	return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1e3
		+ ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e3;
}

/** Name of the plugin's folder, which its files have in their paths whether or not it is linked. */
define( 'FRONTAGE_BENCH_FOLDER', basename( (string) realpath( WP_PLUGIN_DIR . '/frontage' ) ) );

/* A header lets the bench see a page without the plugin, and reports the number of queries, our files and the CPU since this file. */
if ( isset( $_SERVER['HTTP_X_BENCH'] ) ) {
	if ( 'off' === $_SERVER['HTTP_X_BENCH'] ) {
		add_filter( 'option_active_plugins', static fn (): array => array() );
	}
	$frontage_bench_start = frontage_bench_cpu();
	header( "X-Bench-Total: $frontage_bench_start" );
	ob_start(
		static function ( string $answer ) use ( $frontage_bench_start ): string {
			header( 'X-Bench-Queries: ' . get_num_queries() );
			$ours = preg_grep(
				'~/' . preg_quote( FRONTAGE_BENCH_FOLDER, '~' ) . '/(plugin|includes|build|blocks|features|extensions)\b~',
				get_included_files()
			);
			header( 'X-Bench-Files: ' . count( (array) $ours ) );
			header( 'X-Bench-Cpu: ' . ( frontage_bench_cpu() - $frontage_bench_start ) );
			return $answer;
		}
	);
}

add_action(
	'rest_api_init',
	static fn () => register_rest_route(
		'another/v1',
		'/route',
		array(
			'callback'            => static fn (): array => array( 'another' => true ),
			'permission_callback' => '__return_true',
		)
	)
);

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
 * Enqueues what the control needs, as comparable plugins do.
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
 * Returns one widget's HTML.
 *
 * @param string $kind The control.
 * @param int $index Its index on the page.
 */
function frontage_bench_tabs( string $kind, int $index ): string {
	$is_wp  = 'interactivity' === $kind;
	$tabs   = '';
	$panels = '';
	for ( $tab = 0; $tab < 3; $tab++ ) {
		$context = $is_wp ? ' data-wp-context=\'{"tab":' . $tab . '}\'' : '';
		$tabs   .= '<button type="button" class="bench-tab" role="tab" aria-selected="'
			. ( 0 === $tab ? 'true' : 'false' )
			. '"'
			. $context
			. ( $is_wp ? ' data-wp-on--click="actions.open" data-wp-bind--aria-selected="state.isOpen"' : '' )
			. ">Tab $tab</button>";
		$panels .= '<div role="tabpanel"'
			. ( 0 === $tab ? '' : ' hidden' )
			. $context
			. ( $is_wp ? ' data-wp-bind--hidden="!state.isOpen"' : '' )
			. "><p>Panel $tab of widget $index.</p></div>";
	}
	$root = $is_wp ? ' data-wp-interactive=\'{"namespace":"bench"}\' data-wp-context=\'{"open":0}\'' : ' data-index="' . $index . '"';
	return '<div class="bench-tabs"' . $root . '><div role="tablist">' . $tabs . '</div>' . $panels . '</div>';
}
