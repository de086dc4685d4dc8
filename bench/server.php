<?php
/**
 * What blocks cost the server: milliseconds of CPU and queries; run inside WordPress by bench/run.mjs.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use Frontage\Blocks\Renderer;
use Frontage\Plugin;
use Frontage\Query\Description;
use Frontage\Query\Finder;
use Frontage\Query\Listing;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Post;
use WP_Query;

/** Rounds of each measurement; the median counts. */
const ROUNDS = 25;

/** Blocks at once. */
const MANY = 30;

/** What blocks hold. */
const PARAGRAPH = '<!-- wp:paragraph --><p>Some text.</p><!-- /wp:paragraph -->';

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

/**
 * What it costs to have the posts, terms, pictures and authors of thirty different lists at hand.
 *
 * @param bool $is_ours All at once; else one `WP_Query` each, as a Query Loop does.
 * @return array{ms: float, queries: float}
 */
function lists( bool $is_ours ): array {
	global $wpdb;
	$times  = array();
	$wanted = wanted_lists();
	for ( $round = 0; $round < ROUNDS; $round++ ) {
		wp_cache_flush();
		Finder::reset();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$start  = cpu();
		$is_ours ? our_lists( $wanted ) : core_lists( $wanted );
		$times[] = cpu() - $start;
	}
	return array(
		'ms'      => median( $times ),
		'queries' => (float) ( $wpdb->num_queries - $before ),
	);
}

/**
 * Thirty different lists, as on the front page of a magazine: five parts of each of six categories.
 *
 * @return list<array{offset: int, category: int}>
 */
function wanted_lists(): array {
	$terms = array_slice( get_categories(), 0, 6 );
	return array_map(
		static fn ( int $number ): array => array(
			'offset'   => $number % 5,
			'category' => $terms[ intdiv( $number, 5 ) % max( 1, count( $terms ) ) ]->term_id,
		),
		range( 0, MANY - 1 )
	);
}

/**
 * All lists in one go, as the look-ahead has them found.
 *
 * @param list<array{offset: int, category: int}> $wanted The lists.
 */
function our_lists( array $wanted ): void {
	$lists  = array_map(
		static fn ( array $one ): Description => Description::of(
			array(
				'perPage'  => 4,
				'offset'   => $one['offset'],
				'taxQuery' => array( 'category' => array( $one['category'] ) ),
			)
		),
		$wanted
	);
	$wishes = array_map( static fn ( Description $list ): array => Listing::wish( $list, 0 ), $lists );
	Finder::find( $wishes );
	Listing::prime( $wishes );
	array_map( array( Listing::class, 'of' ), $lists );
}

/**
 * One query for each list, and what its cards want to know.
 *
 * @param list<array{offset: int, category: int}> $wanted The lists.
 */
function core_lists( array $wanted ): void {
	foreach ( $wanted as $one ) {
		$query = new WP_Query(
			array(
				'posts_per_page'      => 4,
				'offset'              => $one['offset'],
				'cat'                 => $one['category'],
				'ignore_sticky_posts' => true,
			)
		);
		update_post_thumbnail_cache( $query );
		update_post_author_caches( array_filter( (array) $query->posts, static fn ( $post ): bool => $post instanceof WP_Post ) );
	}
}

/**
 * A block as it is saved, with a paragraph in it.
 *
 * @param string $name   With its namespace.
 * @param string $before What is before the paragraph in the saved HTML.
 * @param string $after  And after it.
 * @param bool   $holds  Whether it holds anything.
 */
function saved( string $name, string $before = '', string $after = '', bool $holds = true ): string {
	return "<!-- wp:$name -->" . $before . ( $holds ? PARAGRAPH : '' ) . $after . "<!-- /wp:$name -->";
}

$item  = saved( 'frontage/accordion-item' );
$rooms = array(
	'a block that prints nothing' => array( '<!-- wp:frontage-bench/nothing /-->', '' ),
	'core group'                  => array( saved( 'group', '<div class="wp-block-group">', '</div>' ), PARAGRAPH ),
	'core details'                => array( saved( 'details', '<details class="wp-block-details"><summary>A</summary>', '</details>' ), PARAGRAPH ),
	'core buttons'                => array( '<!-- wp:buttons --><div class="wp-block-buttons">' . PARAGRAPH . '</div><!-- /wp:buttons -->', PARAGRAPH ),
	'ours: accordion'             => array( str_replace( PARAGRAPH, $item, saved( 'frontage/accordion' ) ), $item ),
	'ours: an item'               => array( $item, PARAGRAPH ),
	'ours: tabs + tab'            => array( str_replace( PARAGRAPH, saved( 'frontage/tab' ), saved( 'frontage/tabs' ) ), PARAGRAPH ),
	'ours: like button'           => array( saved( 'frontage/like-button', '', '', false ), '' ),
	'ours: countdown'             => array( '<!-- wp:frontage/countdown {"kind":"evergreen","duration":86400} /-->', '' ),
	'ours: an animation'          => array( str_replace( 'wp:paragraph -->', 'wp:paragraph {"frontage":{"animation":{"style":"slide","direction":"start"}}} -->', PARAGRAPH ), PARAGRAPH ),
);

register_block_type( 'frontage-bench/nothing', array( 'render_callback' => static fn (): string => '' ) );
query_posts(
	array(
		'post_type' => 'page',
		'name'      => 'bench-nothing',
	)
);
the_post();
render( implode( '', array_merge( ...array_values( $rooms ) ) ) );
$result = array(
	'registration' => registration(),
	'many'         => array(),
	'rooms'        => array(),
);
foreach ( array( 0, 1, 30, 100 ) as $count ) {
	$ours             = render( str_repeat( $item, $count ) );
	$group            = render( str_repeat( $rooms['core group'][0], $count ) );
	$result['many'][] = array(
		'blocks'        => $count,
		'ours ms'       => $ours['ms'],
		'core group ms' => $group['ms'],
		'ours queries'  => $ours['queries'],
	);
}
foreach ( $rooms as $name => list( $with, $without ) ) {
	$all               = render( str_repeat( $with, MANY ) );
	$inner             = render( str_repeat( $without, MANY ) );
	$result['rooms'][] = array(
		'block'   => $name,
		'ms each' => ( $all['ms'] - $inner['ms'] ) / MANY,
		'queries' => $all['queries'],
	);
}
$result['lists'] = array();
foreach ( array(
	'ours, together'    => true,
	'one WP_Query each' => false,
) as $name => $is_ours ) {
	$result['lists'][] = array( 'thirty lists' => $name ) + lists( $is_ours );
}
echo wp_json_encode( $result );
