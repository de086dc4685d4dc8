<?php
/**
 * Three cards that say more on their backs.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Flip_Box;

defined( 'ABSPATH' ) || exit;

$cards = array(
	__( 'Advice', 'frontage' )   => __(
		'First, we listen. Then we tell you what we would change, and what we would leave as it is.',
		'frontage'
	),
	__( 'Building', 'frontage' ) => __( 'By hand, with local wood, and on the day we promised.', 'frontage' ),
	__( 'Care', 'frontage' )     => __( 'Once a year, we come by to oil what creaks and fix what broke.', 'frontage' ),
);

$columns = '';
foreach ( $cards as $front => $back ) {
	$front    = esc_html( $front );
	$back     = esc_html( $back );
	$columns .= <<<HTML
<!-- wp:column -->
<div class="wp-block-column"><!-- wp:frontage/flip-box {"style":{"typography":{"textAlign":"center"}}} -->
<!-- wp:frontage/flip-box-face {"className":"is-style-ink"} -->
<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">$front</h3>
<!-- /wp:heading -->
<!-- /wp:frontage/flip-box-face -->

<!-- wp:frontage/flip-box-face -->
<!-- wp:paragraph -->
<p>$back</p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/flip-box-face -->
<!-- /wp:frontage/flip-box --></div>
<!-- /wp:column -->

HTML;
}

return array(
	'title'         => __( 'Services on three cards', 'frontage' ),
	'description'   => __( 'Three cards in a row that flip to reveal more.', 'frontage' ),
	'keywords'      => array( 'flip box', 'services', 'cards' ),
	'viewportWidth' => 1000,
	'content'       => "<!-- wp:columns {\"align\":\"wide\"} -->\n<div class=\"wp-block-columns alignwide\">$columns</div>\n"
		. '<!-- /wp:columns -->',
);
