<?php
/**
 * What blocks cost the server: milliseconds of CPU and queries for 0, 1, 30 and 100 of them; run
 * inside WordPress by bench/run.mjs.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use Frontage\Blocks\Renderer;
use Frontage\Plugin;
use WP_Block_Type;
use WP_Block_Type_Registry;

/** Rounds of each measurement; the median counts. */
const ROUNDS = 25;

/**
 * The middle one.
 *
 * @param list<float> $values Numbers.
 */
function median( array $values ): float {
	sort( $values );
	return $values[ intdiv( count( $values ), 2 ) ];
}

/** Milliseconds of CPU that this process has used. */
function cpu(): float {
	$usage = getrusage();
	return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1e3 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e3;
}

/**
 * Renders some content many times.
 *
 * @param string $content Block markup.
 * @return array{ms: float, queries: float}
 */
function render( string $content ): array {
	global $wpdb;
	$times   = array();
	$queries = array();
	for ( $round = 0; $round < ROUNDS; $round++ ) {
		$before = $wpdb->num_queries;
		$start  = cpu();
		apply_filters( 'the_content', $content );
		$times[]   = cpu() - $start;
		$queries[] = (float) ( $wpdb->num_queries - $before );
	}
	return array(
		'ms'      => median( $times ),
		'queries' => median( $queries ),
	);
}

/** Milliseconds that registering seventy blocks takes. */
function registration(): float {
	$built = array_values( require Plugin::path( 'build/blocks.php' ) );
	$times = array();
	for ( $round = 0; $round < ROUNDS * 4; $round++ ) {
		$registry = new WP_Block_Type_Registry();
		$start    = hrtime( true );
		for ( $index = 0; $index < 70; $index++ ) {
			$args                    = $built[ $index % count( $built ) ];
			$args['render_callback'] = array( Renderer::class, 'render' );
			$registry->register( new WP_Block_Type( "frontage/generated-$index", $args ) );
		}
		$times[] = ( hrtime( true ) - $start ) / 1e6;
	}
	return median( $times );
}

$block  = '<!-- wp:frontage/accordion-item {"title":"A title"} --><!-- wp:paragraph --><p>Some text.</p><!-- /wp:paragraph --><!-- /wp:frontage/accordion-item -->';
$plain  = '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Some text.</p><!-- /wp:paragraph --></div><!-- /wp:group -->';
$result = array( 'registration' => registration() );
render( $block . $plain );
foreach ( array( 0, 1, 30, 100 ) as $count ) {
	$result['ours'][ $count ] = render( str_repeat( $block, $count ) );
	$result['core'][ $count ] = render( str_repeat( $plain, $count ) );
}
echo wp_json_encode( $result );
