<?php
/**
 * Measures the server cost of blocks in CPU milliseconds and queries; run inside WordPress by bench/run.mjs.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Renderer;
use Frontage\Domain\Render\Ids;
use WP_Block_Type;
use WP_Block_Type_Registry;

require_once __DIR__ . '/lists.php';

/** Rounds of each measurement; the median counts. */
const ROUNDS = 30;

/** Number of blocks at once. */
const MANY = 30;

/** The most that our own part of a block may take, in CPU of core's group block in the same run. */
const MOST_OF_A_GROUP = 0.5;

/** Inner content of blocks. */
const PARAGRAPH = '<!-- wp:paragraph --><p>Some text.</p><!-- /wp:paragraph -->';

/**
 * Returns the median.
 *
 * @param list<float> $values Numbers.
 */
function median( array $values ): float {
	sort( $values );
	$half = intdiv( count( $values ), 2 );
	return count( $values ) % 2 ? $values[ $half ] : ( $values[ $half - 1 ] + $values[ $half ] ) / 2;
}

/**
 * Renders contents many times, in a different order each round.
 *
 * @param array<string, string> $contents Block markup by name.
 * @return array<string, array{ms: float, queries: float}> By name.
 */
function render( array $contents ): array {
	global $wpdb;
	$times   = array();
	$queries = array();
	for ( $round = 0; $round < ROUNDS; $round++ ) {
		$names = array_keys( $contents );
		shuffle( $names );
		foreach ( $names as $name ) {
			Ids::reset();
			$before = $wpdb->num_queries;
			$start  = frontage_bench_cpu();
			apply_filters( 'the_content', $contents[ $name ] );
			$times[ $name ][]   = frontage_bench_cpu() - $start;
			$queries[ $name ][] = (float) ( $wpdb->num_queries - $before );
		}
	}
	$costs = array();
	foreach ( array_keys( $contents ) as $name ) {
		$costs[ $name ] = array(
			'ms'      => median( $times[ $name ] ),
			'queries' => max( $queries[ $name ] ),
		);
	}
	return $costs;
}

/** Returns the milliseconds it takes to register all blocks. */
function registration(): float {
	$built = array_values( require Paths::path( 'build/blocks.php' ) );
	$times = array();
	for ( $round = 0; $round < ROUNDS * 4; $round++ ) {
		$registry = new WP_Block_Type_Registry();
		$start    = hrtime( true );
		foreach ( $built as $index => $args ) {
			$args['render_callback'] = array( Renderer::class, 'render' );
			$registry->register( new WP_Block_Type( "frontage/generated-$index", $args ) );
		}
		$times[] = ( hrtime( true ) - $start ) / 1e6;
	}
	return median( $times );
}

/**
 * Returns a block as saved, with a paragraph in it.
 *
 * @param string $name Block name with namespace.
 * @param string $before Saved HTML before the paragraph.
 * @param string $after Saved HTML after it.
 * @param bool $holds Whether it has inner content.
 */
function saved( string $name, string $before = '', string $after = '', bool $holds = true ): string {
	return "<!-- wp:$name -->" . $before . ( $holds ? PARAGRAPH : '' ) . $after . "<!-- /wp:$name -->";
}

/**
 * Registers a block with the supports and attributes of one of ours that prints the same HTML as a constant, to
 * measure WordPress's own share.
 *
 * @param string $slug The module's folder.
 * @param string $saved The block as saved, with its inner content.
 * @param string $held The inner content.
 * @return string The twin as saved.
 */
function twin( string $slug, string $saved, string $held ): string {
	Ids::reset();
	$html  = do_blocks( $saved );
	$inner = trim( do_blocks( $held ) );
	$parts = '' === $inner ? array( $html, '' ) : explode( $inner, $html, 2 );
	$args  = require Paths::path( 'build/blocks.php' );
	$args  = array( 'skip_inner_blocks' => false ) + $args[ $slug ];

	$args['render_callback'] = static fn ( array $attributes, string $content ): string => $parts[0]
		. trim( $content )
		. ( $parts[1] ?? '' );
	WP_Block_Type_Registry::get_instance()->register( new WP_Block_Type( "frontage-bench/$slug", $args ) );
	$block                   = parse_blocks( $saved )[0];
	$block['blockName']      = "frontage-bench/$slug";
	return serialize_block( $block );
}

$item    = get_comment_delimited_block_content( 'frontage/accordion-item', array( 'title' => 'When do you bake?' ), PARAGRAPH );
$tab     = get_comment_delimited_block_content( 'frontage/tab', array( 'title' => 'Morning' ), PARAGRAPH );
$modules = array(
	'a block that prints nothing' => array( '<!-- wp:frontage-bench/nothing /-->', '' ),
	'core group'                  => array( saved( 'group', '<div class="wp-block-group">', '</div>' ), PARAGRAPH ),
	'core details'                => array(
		saved( 'details', '<details class="wp-block-details"><summary>A</summary>', '</details>' ),
		PARAGRAPH,
	),
	'core buttons'                => array(
		'<!-- wp:buttons --><div class="wp-block-buttons">' . PARAGRAPH . '</div><!-- /wp:buttons -->',
		PARAGRAPH,
	),
	'ours: accordion'             => array( str_replace( PARAGRAPH, $item, saved( 'frontage/accordion' ) ), $item, 'accordion' ),
	'ours: an item'               => array( $item, PARAGRAPH, 'accordion-item' ),
	'ours: tabs'                  => array( str_replace( PARAGRAPH, $tab, saved( 'frontage/tabs' ) ), $tab, 'tabs' ),
	'ours: a tab'                 => array( $tab, PARAGRAPH, 'tab' ),
	'ours: like button'           => array( saved( 'frontage/like-button', '', '', false ), '', 'like-button' ),
	'ours: countdown'             => array( '<!-- wp:frontage/countdown {"date":"2040-01-01T12:00:00"} /-->', '', 'countdown' ),
	'ours: countdown, evergreen'  => array( '<!-- wp:frontage/countdown {"kind":"evergreen","duration":86400} /-->', '', 'countdown' ),
	'ours: an animation'          => array(
		str_replace( 'wp:paragraph -->', 'wp:paragraph {"frontage":{"animation":{"style":"slide","direction":"start"}}} -->', PARAGRAPH ),
		PARAGRAPH,
	),
);

register_block_type( 'frontage-bench/nothing', array( 'render_callback' => static fn (): string => '' ) );
query_posts(
	array(
		'post_type' => 'page',
		'name'      => 'bench-nothing',
	)
);
the_post();
$contents = array();
foreach ( $modules as $name => $module ) {
	$contents[ $name ]          = str_repeat( $module[0], MANY );
	$contents[ "$name, inner" ] = str_repeat( $module[1], MANY );
	if ( isset( $module[2] ) ) {
		$contents[ "$name, twin" ] = str_repeat( twin( $module[2], $module[0], $module[1] ), MANY );
	}
}
foreach ( array( 0, 1, 30, 100 ) as $count ) {
	$contents[ "$count items" ]  = str_repeat( $item, $count );
	$contents[ "$count groups" ] = str_repeat( $modules['core group'][0], $count );
}
apply_filters( 'the_content', implode( '', $contents ) );
$costs = render( $contents );

$result = array(
	'registration' => registration(),
	'many'         => array(),
	'modules'      => array(),
);
foreach ( array( 0, 1, 30, 100 ) as $count ) {
	$result['many'][] = array(
		'blocks'        => $count,
		'ours ms'       => $costs[ "$count items" ]['ms'],
		'core group ms' => $costs[ "$count groups" ]['ms'],
		'ours queries'  => $costs[ "$count items" ]['queries'],
	);
}
foreach ( array_keys( $modules ) as $name ) {
	$each  = static fn ( string $of, string $besides ): float => ( $costs[ $of ]['ms'] - $costs[ $besides ]['ms'] ) / MANY;
	$twins = isset( $costs[ "$name, twin" ] );
	$group = $each( 'core group', 'core group, inner' );
	$alone = $twins ? $each( $name, "$name, twin" ) : null;

	$result['modules'][] = array(
		'block'                   => $name,
		'ms each'                 => $each( $name, "$name, inner" ),
		'the same HTML, constant' => $twins ? $each( "$name, twin", "$name, inner" ) : '',
		'ours alone'              => $alone ?? '',
		'in core groups'          => $each( $name, "$name, inner" ) / $group,
		'ours alone in groups'    => null === $alone ? '' : $alone / $group,
		'at most half'            => null === $alone ? '' : ( $alone / $group <= MOST_OF_A_GROUP ? 'yes' : 'NO' ),
		'queries'                 => $costs[ $name ]['queries'],
	);
}
$result['lists'] = array();
$cases           = array(
	'ours, together'    => true,
	'one WP_Query each' => false,
);
foreach ( $cases as $name => $is_ours ) {
	$result['lists'][] = array( 'thirty lists' => $name ) + lists( $is_ours );
}
echo wp_json_encode( $result );
