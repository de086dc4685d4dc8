<?php
/**
 * Pages with one widget below a native `<details>`, for the measurement of presses.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/** Modules with something to press, and which widget of their demo page. */
const PRESSED = array(
	'accordion'         => 3,
	'tabs'              => 4,
	'content-switcher'  => 1,
	'unfold'            => 1,
	'modal'             => 1,
	'off-canvas'        => 0,
	'search-overlay'    => 1,
	'subscribe-overlay' => 1,
	'menu-search'       => 0,
	'image-accordion'   => 0,
	'hotspots'          => 1,
	'image-swap'        => 1,
	'gallery'           => 1,
);

/** A dialog of the browser alone, the least that an overlay costs. */
const NATIVE_DIALOG = '<!-- wp:html -->'
	. '<button type="button" class="bench-open" command="show-modal" commandfor="bench-dialog">Open</button>'
	. '<dialog class="bench-dialog" id="bench-dialog"><p>Some text.</p><form method="dialog"><button>Close</button></form></dialog>'
	. '<!-- /wp:html -->';

/**
 * Returns all blocks with a name, in order; also nested ones.
 *
 * @param list<array<string, mixed>> $blocks Parsed blocks.
 * @param string $name Block name with namespace.
 * @return list<array<string, mixed>>
 */
function named( array $blocks, string $name ): array {
	$found = array();
	foreach ( $blocks as $block ) {
		$found = $name === $block['blockName']
			? array( ...$found, $block )
			: array( ...$found, ...named( $block['innerBlocks'], $name ) );
	}
	return $found;
}

/**
 * Returns content by slug.
 *
 * @param string $floor Blocks above each widget.
 * @param string $images A gallery whose images open large.
 * @param array<string, string> $core Core's widgets by page.
 * @return array<string, string>
 */
function press_pages( string $floor, string $images, array $core ): array {
	$widgets = array(
		'native-dialog' => NATIVE_DIALOG,
		'lightbox'      => $images,
	) + $core;
	foreach ( PRESSED as $slug => $index ) {
		$demo  = get_page_by_path( "modules/$slug" );
		$found = null === $demo ? array() : named( parse_blocks( $demo->post_content ), "frontage/$slug" );
		if ( isset( $found[ $index ] ) ) {
			$widgets[ $slug ] = serialize_block( $found[ $index ] );
		}
	}
	$pages = array();
	foreach ( $widgets as $slug => $widget ) {
		$pages[ "press-$slug" ] = $floor . $widget;
	}
	return $pages;
}
