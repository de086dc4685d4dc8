<?php
/**
 * Makes the pages that the bench measures; run inside WordPress by bench/run.mjs.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/** Widgets on a page of controls. */
const COUNT = 6;

$tab     = static fn ( int $index ): string => '<!-- wp:frontage/tab {"title":"Tab ' . $index . '"} --><!-- wp:paragraph --><p>Panel ' . $index . '</p><!-- /wp:paragraph --><!-- /wp:frontage/tab -->';
$tabs    = static fn ( string $anchor ): string => '<!-- wp:frontage/tabs {"anchor":"' . $anchor . '"} -->' . $tab( 0 ) . $tab( 1 ) . $tab( 2 ) . '<!-- /wp:frontage/tabs -->';
$item    = static fn ( int $index ): string => '<!-- wp:frontage/accordion-item {"title":"Item ' . $index . '"} --><!-- wp:paragraph --><p>Panel ' . $index . '</p><!-- /wp:paragraph --><!-- /wp:frontage/accordion-item -->';
$folds   = '<!-- wp:frontage/accordion {"openMode":"multiple"} -->' . $item( 0 ) . $item( 1 ) . $item( 2 ) . '<!-- /wp:frontage/accordion -->';
$details = static fn ( int $index ): string => "<!-- wp:details --><details class=\"wp-block-details\"><summary>Item $index</summary><!-- wp:paragraph --><p>Panel $index</p><!-- /wp:paragraph --></details><!-- /wp:details -->";
$gallery = (string) file_get_contents( dirname( __DIR__ ) . '/blocks/gallery/fixtures/' . basename( (string) ( glob( dirname( __DIR__ ) . '/blocks/gallery/fixtures/*caption*.json' )[0] ?? '' ) ) );
$data    = json_decode( $gallery, true );
$images  = get_comment_delimited_block_content( 'frontage/gallery', is_array( $data ) ? $data['attributes'] : array(), '' );

$pages = array(
	'nothing' => '<!-- wp:paragraph --><p>Nothing of ours.</p><!-- /wp:paragraph -->',
	'native'  => str_repeat( $details( 0 ) . $details( 1 ) . $details( 2 ), COUNT ),
	't0'      => str_repeat( $folds, COUNT ),
	't1'      => implode( '', array_map( static fn ( int $n ): string => $tabs( "many-$n" ), range( 1, COUNT ) ) ),
	't1-100'  => implode( '', array_map( static fn ( int $n ): string => $tabs( "many-$n" ), range( 1, 100 ) ) ),
	't2'      => $images,
);
foreach ( array( 'vanilla', 'jquery', 'react', 'interactivity' ) as $kind ) {
	$pages[ $kind ] = "<!-- wp:shortcode -->[bench kind=\"$kind\" count=\"" . COUNT . '"]<!-- /wp:shortcode -->';
}

$made = array();
foreach ( $pages as $slug => $content ) {
	$old = get_page_by_path( "bench-$slug" );
	$id  = wp_insert_post(
		wp_slash(
			array(
				'ID'           => $old->ID ?? 0,
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => "Bench $slug",
				'post_name'    => "bench-$slug",
				'post_content' => $content,
			)
		)
	);
	$made[ $slug ] = $id;
}
echo wp_json_encode( $made );
