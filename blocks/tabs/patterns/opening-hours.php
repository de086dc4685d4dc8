<?php
/**
 * Opening hours for different times of the year.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Tabs;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'When we’re open', 'frontage' );

$seasons = array(
	__( 'Summer', 'frontage' )   => array(
		__( 'Monday to Friday', 'frontage' ) => __( '9 am – 8 pm', 'frontage' ),
		__( 'Saturday', 'frontage' )         => __( '10 am – 8 pm', 'frontage' ),
		__( 'Sunday', 'frontage' )           => __( '11 am – 6 pm', 'frontage' ),
	),
	__( 'Winter', 'frontage' )   => array(
		__( 'Monday to Friday', 'frontage' ) => __( '10 am – 6 pm', 'frontage' ),
		__( 'Saturday', 'frontage' )         => __( '10 am – 4 pm', 'frontage' ),
		__( 'Sunday', 'frontage' )           => __( 'Closed', 'frontage' ),
	),
	__( 'Holidays', 'frontage' ) => array(
		__( 'New Year’s Day', 'frontage' )  => __( 'Closed', 'frontage' ),
		__( 'Public holidays', 'frontage' ) => __( '11 am – 4 pm', 'frontage' ),
	),
);

$panels = '';
foreach ( $seasons as $season => $days ) {
	$rows = '';
	foreach ( $days as $day => $hours ) {
		$rows .= '<tr><td>'
			. esc_html( $day )
			. '</td><td class="has-text-align-right" data-align="right">'
			. esc_html( $hours )
			. '</td></tr>';
	}
	$panels .= sprintf(
		"<!-- wp:frontage/tab %s -->\n<!-- wp:table {\"hasFixedLayout\":true,\"style\":{\"border\":{\"width\":\"0px\"}}} -->\n"
			. "<figure class=\"wp-block-table\"><table class=\"has-fixed-layout\" style=\"border-width:0px\"><tbody>%s</tbody></table></figure>\n"
			. "<!-- /wp:table -->\n<!-- /wp:frontage/tab -->\n\n",
		serialize_block_attributes( array( 'title' => esc_html( $season ) ) ),
		$rows
	);
}

return array(
	'title'         => __( 'Opening hours', 'frontage' ),
	'description'   => __( 'Opening hours for summer, winter, and holidays in tables, one tab each.', 'frontage' ),
	'keywords'      => array( 'tabs', 'hours', 'timetable' ),
	'viewportWidth' => 800,
	'content'       => <<<HTML
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:frontage/tabs {"className":"is-style-boxed"} -->
$panels<!-- /wp:frontage/tabs --></div>
<!-- /wp:group -->
HTML,
);
