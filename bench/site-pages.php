<?php
/**
 * The demo's whole pages, and the same made of core's blocks only; used by bench/pages.php.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/** Our lists of posts; core has one block for all of them. */
const LISTS = array( 'frontage/recent-posts-slider', 'frontage/post-grid', 'frontage/post-tab' );

/**
 * Returns each page of the demo's sites twice: as it is, and made of core's blocks.
 *
 * @return array<string, string> Block markup by slug, such as `site-magazine-core`.
 */
function site_pages(): array {
	$parent = get_page_by_path( 'sites' );
	$pages  = array();
	foreach ( get_pages( array( 'parent' => $parent->ID ?? -1 ) ) ?: array() as $page ) {
		$pages[ "site-$page->post_name-ours" ] = $page->post_content;
		shown( 0, true );
		$pages[ "site-$page->post_name-core" ] = core_blocks( parse_blocks( $page->post_content ) );
	}
	return $pages;
}

/**
 * Returns blocks made of core's.
 *
 * @param array<array<string, mixed>> $blocks Parsed.
 */
function core_blocks( array $blocks ): string {
	return implode( '', array_map( __NAMESPACE__ . '\as_core', $blocks ) );
}

/**
 * Returns what an owner without us would use instead of a block. What core has no block for becomes the nearest thing that
 * needs no script: a slider its slides one below the other, a form a link to write an email, which favors core.
 *
 * @param array<string, mixed> $block Parsed block.
 */
function as_core( array $block ): string {
	$attributes = $block['attrs'] ?? array();
	$name       = (string) $block['blockName'];
	if ( ! str_starts_with( $name, 'frontage/' ) ) {
		return with_inner( $block );
	}
	if ( in_array( $name, LISTS, true ) ) {
		return core_list( $attributes['query'] ?? array() );
	}
	$inner = array_map( __NAMESPACE__ . '\as_core', $block['innerBlocks'] );
	return match ( $name ) {
		'frontage/newsletter', 'frontage/form' => text( 'Write to us: <a href="mailto:office@example.org">office@example.org</a>' ),
		'frontage/countdown'            => text( 'Friday, 17:00' ),
		'frontage/slide'                => isset( $attributes['mediaUrl'] )
			? cover( $attributes['mediaUrl'], (int) ( $attributes['mediaId'] ?? 0 ), implode( '', $inner ) )
			: implode( '', $inner ),
		'frontage/accordion-item', 'frontage/hotspot' => folded( $attributes['title'] ?? $attributes['label'] ?? '', $inner ),
		'frontage/tab'                  => title( $attributes['title'] ?? '' ) . implode( '', $inner ),
		'frontage/timeline-item'        => text( $attributes['dateText'] ?? $attributes['date'] ?? '' )
			. title( $attributes['title'] ?? '' )
			. implode( '', $inner ),
		'frontage/hotspots'             => picture( $attributes ) . implode( '', $inner ),
		'frontage/gallery'              => gallery( array_map( __NAMESPACE__ . '\picture', $attributes['images'] ?? array() ) ),
		'frontage/member', 'frontage/image-accordion-item' => picture( $attributes )
			. title( $attributes['name'] ?? $attributes['title'] ?? '' )
			. text( $attributes['role'] ?? $attributes['caption'] ?? '' ),
		'frontage/carousel', 'frontage/image-compare', 'frontage/image-accordion', 'frontage/tabs' => columns( $inner ),
		default                         => implode( '', $inner ),
	};
}

/**
 * Returns a block of core with the blocks in it translated.
 *
 * @param array<string, mixed> $block Parsed block.
 */
function with_inner( array $block ): string {
	$html = '';
	$at   = 0;
	foreach ( $block['innerContent'] as $part ) {
		$html .= $part ?? as_core( $block['innerBlocks'][ $at++ ] );
	}
	return get_comment_delimited_block_content( $block['blockName'], $block['attrs'], $html );
}

/**
 * Counts the posts that the lists of a page show.
 *
 * @param int $more Further posts.
 * @param bool $again Whether a new page begins.
 */
function shown( int $more = 0, bool $again = false ): int {
	static $posts = 0;
	$posts        = $again ? 0 : $posts + $more;
	return $posts;
}

/**
 * Returns a list of the same posts as ours: where ours leaves out those that the page has already, an owner gives an offset.
 *
 * @param array<string, mixed> $ours Query of our list.
 */
function core_list( array $ours ): string {
	$posts  = (int) ( $ours['perPage'] ?? 6 );
	$offset = empty( $ours['unique'] ) ? 0 : shown();
	shown( $posts );
	$query  = array(
		'query' => array(
			'perPage' => $posts,
			'offset'  => $offset,
			'inherit' => false,
		),
		'align' => 'wide',
	);
	$card   = block(
		'post-featured-image',
		array(
			'isLink'      => true,
			'aspectRatio' => '3/2',
			'sizeSlug'    => 'large',
		)
	)
		. block(
			'post-title',
			array(
				'isLink' => true,
				'level'  => 3,
			)
		) . block( 'post-date' ) . block( 'post-excerpt' );
	$layout = array(
		'layout' => array(
			'type'        => 'grid',
			'columnCount' => min( 3, $posts ),
		),
	);
	$posts  = block( 'post-template', $layout, $card );
	return block( 'query', $query, "<div class=\"wp-block-query alignwide\">$posts</div>" );
}

/** @param string $html What it says. */
function text( string $html ): string {
	return block( 'paragraph', array(), "<p>$html</p>" );
}

/** @param string $html What it says. */
function title( string $html ): string {
	return block( 'heading', array( 'level' => 3 ), "<h3 class=\"wp-block-heading\">$html</h3>" );
}

/**
 * @param string $summary
 * @param list<string> $inner
 */
function folded( string $summary, array $inner ): string {
	$panel = implode( '', $inner );
	return block( 'details', array(), "<details class=\"wp-block-details\"><summary>$summary</summary>$panel</details>" );
}

/**
 * @param array{url?: string, id?: int, alt?: string, ...} $image
 */
function picture( array $image ): string {
	$id = $image['id'] ?? 0;
	return block(
		'image',
		array(
			'id'       => $id,
			'sizeSlug' => 'full',
		),
		'<figure class="wp-block-image size-full"><img src="' . esc_url( $image['url'] ?? '' ) . '" alt="' . esc_attr( $image['alt'] ?? '' )
			. "\" class=\"wp-image-$id\"/></figure>"
	);
}

/**
 * @param list<string> $pictures
 */
function gallery( array $pictures ): string {
	return block(
		'gallery',
		array(
			'align'  => 'wide',
			'linkTo' => 'none',
		),
		'<figure class="wp-block-gallery alignwide has-nested-images columns-default is-cropped">' . implode( '', $pictures ) . '</figure>'
	);
}

/**
 * @param list<string> $inner
 */
function columns( array $inner ): string {
	$columns = array_map(
		static fn ( string $one ): string => block( 'column', array(), "<div class=\"wp-block-column\">$one</div>" ),
		$inner
	);
	return block( 'columns', array( 'align' => 'wide' ), '<div class="wp-block-columns alignwide">' . implode( '', $columns ) . '</div>' );
}

/**
 * @param string $url
 * @param int $id Attachment ID.
 * @param string $inner Block markup.
 */
function cover( string $url, int $id, string $inner ): string {
	$url   = esc_url( $url );
	$image = "<img class=\"wp-block-cover__image-background wp-image-$id\" alt=\"\" src=\"$url\" data-object-fit=\"cover\"/>";
	return block(
		'cover',
		array(
			'url'           => $url,
			'id'            => $id,
			'dimRatio'      => 50,
			'minHeight'     => 34,
			'minHeightUnit' => 'rem',
			'align'         => 'full',
		),
		'<div class="wp-block-cover alignfull" style="min-height:34rem">' . $image
			. '<span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span>'
			. "<div class=\"wp-block-cover__inner-container\">$inner</div></div>"
	);
}
