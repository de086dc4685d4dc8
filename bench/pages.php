<?php
/**
 * Creates the pages that the bench measures; run inside WordPress by bench/run.mjs.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

require_once __DIR__ . '/category-pages.php';
require_once __DIR__ . '/core-pages.php';
require_once __DIR__ . '/feed-pages.php';
require_once __DIR__ . '/numbers-pages.php';
require_once __DIR__ . '/extension-pages.php';
require_once __DIR__ . '/press-pages.php';
require_once __DIR__ . '/site-pages.php';
require_once __DIR__ . '/slides.php';
require_once __DIR__ . '/video-pages.php';

/** Number of widgets on a page. */
const COUNT = 6;
const MANY  = 100;

/** Number of demo photographs in the gallery. */
const PHOTOGRAPHS = 9;

/**
 * Returns a block as saved.
 *
 * @param string $name Block name with namespace.
 * @param array<string, mixed> $attributes Its attributes.
 * @param string $content Its inner content.
 */
function block( string $name, array $attributes = array(), string $content = '' ): string {
	return get_comment_delimited_block_content( $name, $attributes, $content );
}

/**
 * Returns several blocks with three items each.
 *
 * @param callable(int): string $item Returns one item.
 * @param callable(string): string $whole Wraps the items.
 * @param int $count Number of blocks.
 */
function widgets( callable $item, callable $whole, int $count = COUNT ): string {
	return str_repeat( $whole( $item( 0 ) . $item( 1 ) . $item( 2 ) ), $count );
}

$text      = static fn ( int $index ): string => block( 'paragraph', array(), "<p>Panel $index</p>" );
$tab       = static fn ( int $index ): string => block( 'frontage/tab', array( 'title' => "Tab $index" ), $text( $index ) );
$tabs      = static fn ( string $items ): string => block( 'frontage/tabs', array(), $items );
$item      = static fn ( int $index ): string => block( 'frontage/accordion-item', array( 'title' => "Item $index" ), $text( $index ) );
$accordion = static fn ( string $items ): string => block( 'frontage/accordion', array( 'openMode' => 'multiple' ), $items );
$details   = static fn ( int $index ): string => block(
	'details',
	array(),
	"<details class=\"wp-block-details\"><summary>Item $index</summary>" . $text( $index ) . '</details>'
);
$as_is     = static fn ( string $items ): string => $items;
$images    = get_posts(
	array(
		'post_type'      => 'attachment',
		'post_mime_type' => 'image',
		'numberposts'    => PHOTOGRAPHS,
		'fields'         => 'ids',
	)
);
$gallery   = block(
	'frontage/gallery',
	array(
		'images' => array_map(
			static fn ( int $id, int $at ): array => array(
				'id'         => $id,
				'categories' => array( array( 'Sea', 'Town', 'Mountains' )[ $at % 3 ] ),
			),
			$images,
			array_keys( $images )
		),
	)
);
$animated  = '<!-- wp:paragraph {"frontage":{"animation":{"style":"slide","direction":"start"}}} --><p>Slides in</p><!-- /wp:paragraph -->';
$modules   = widgets( $item, $accordion, 1 ) . widgets( $tab, $tabs, 1 ) . block( 'frontage/like-button' )
	. block(
		'frontage/countdown',
		array(
			'kind'     => 'evergreen',
			'duration' => DAY_IN_SECONDS,
		)
	) . $animated;

$pages = array(
	'nothing'     => $text( 0 ),
	'native'      => widgets( $details, $as_is ),
	't0'          => widgets( $item, $accordion ),
	't1'          => widgets( $tab, $tabs ),
	't1-100'      => widgets( $tab, $tabs, MANY ),
	't2'          => $gallery,
	'modules'     => $modules . $gallery,
	'modules-100' => str_repeat( $modules, MANY / 5 ) . $gallery,
);
foreach ( array( 'vanilla', 'jquery', 'react', 'interactivity' ) as $kind ) {
	$pages[ $kind ] = "<!-- wp:shortcode -->[bench kind=\"$kind\" count=\"" . COUNT . '"]<!-- /wp:shortcode -->';
}
$core   = core_widgets( $images[0] );
$slides = slide_pages( $images );
$pages += $slides + array_map( static fn ( string $widget ): string => str_repeat( $widget, COUNT ), $core );
$pages += press_pages( $details( 0 ) . $details( 1 ), $slides['lightbox'], $core );
$pages += site_pages() + number_pages() + extension_pages() + video_pages( $images[0] ) + feed_pages();

$made = array();
foreach ( $pages as $slug => $content ) {
	$old           = get_page_by_path( "bench-$slug" );
	$made[ $slug ] = wp_insert_post(
		wp_slash(
			array(
				'ID'           => $old->ID ?? 0,
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Bench', // The same for all pages: a title that rewraps when the font loads shifts what is below it.
				'post_name'    => "bench-$slug",
				'post_content' => $content,
			)
		)
	);
}
category_pages();
echo wp_json_encode( $made );
