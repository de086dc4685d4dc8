<?php
/**
 * Three cards that say more on their backs.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Flip_Box;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$cards = array(
	array(
		'reading',
		__( 'Advice', 'frontage' ),
		__( 'First, we listen. Then we tell you what we would change, and what we would leave as it is.', 'frontage' ),
	),
	array(
		'workshop',
		__( 'Building', 'frontage' ),
		__( 'By hand, with local wood, and on the day we promised.', 'frontage' ),
	),
	array(
		'facade',
		__( 'Care', 'frontage' ),
		__( 'Once a year, we come by to oil what creaks and fix what broke.', 'frontage' ),
	),
);

$columns = '';
foreach ( $cards as list( $name, $front, $back ) ) {
	$image    = trim( Pictures::image( Pictures::described( $name ), '', '4/3' ) );
	$front    = esc_html( $front );
	$back     = esc_html( $back );
	$columns .= <<<HTML
<!-- wp:column -->
<div class="wp-block-column"><!-- wp:frontage/flip-box {"style":{"typography":{"textAlign":"center"}}} -->
<!-- wp:frontage/flip-box-face -->
$image

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">$front</h3>
<!-- /wp:heading -->
<!-- /wp:frontage/flip-box-face -->

<!-- wp:frontage/flip-box-face {"className":"is-style-ink"} -->
<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">$back</p>
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
