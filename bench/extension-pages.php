<?php
/**
 * Creates two pages of a hundred groups, without extensions and with them, used by bench/pages.php.
 */

declare( strict_types=1 );

namespace Frontage\Bench;

/** Groups on each page. */
const GROUPS = 100;

/** One extension for each group, in turn. */
const EXTENSIONS = array(
	array( 'animation' => array( 'style' => 'slide' ) ),
	array( 'module-link' => array( 'kind' => 'url', 'url' => '/plain/' ) ), // phpcs:ignore WordPress.Arrays -- A short row.
	array( 'parallax' => array( 'vertical' => 100 ) ),
	array( 'scrollspy' => array( 'effect' => 'fade' ) ),
	array( 'sticky' => array( 'side' => 'top' ) ),
	array( 'tooltip' => array( 'text' => 'Rye, water, salt and time.' ) ),
	array( 'visibility' => array( 'visitors' => 'out' ) ),
);

/** Returns the contents of the two pages, by slug. */
function extension_pages(): array {
	$pages = array(
		'extensions-none' => '',
		'extensions'      => '',
	);
	for ( $at = 0; $at < GROUPS; $at++ ) {
		$inner = '<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Bread ' . $at . '</h3><!-- /wp:heading -->'
			. '<!-- wp:paragraph --><p>Some text.</p><!-- /wp:paragraph -->';
		foreach ( array_keys( $pages ) as $slug ) {
			$chosen          = array( 'frontage' => EXTENSIONS[ $at % count( EXTENSIONS ) ] );
			$given           = 'extensions' === $slug ? wp_json_encode( $chosen ) . ' ' : '';
			$pages[ $slug ] .= "<!-- wp:group $given--><div class=\"wp-block-group\">$inner</div><!-- /wp:group -->";
		}
	}
	return $pages;
}
