<?php
/**
 * A year in four numbers, beside what it was about.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Counter;

defined( 'ABSPATH' ) || exit;

$kicker  = esc_html__( 'Last year', 'frontage' );
$heading = esc_html__( 'A small bakery in numbers', 'frontage' );
$lead    = esc_html__( 'We bake what we can sell by noon. The rest of the day belongs to the next dough.', 'frontage' );

$counters = array(
	array( '12400', '+', __( 'Loaves, all by hand', 'frontage' ) ),
	array( '9', '', __( 'Bakers, two of them apprentices', 'frontage' ) ),
	array( '98.5', ' %', __( 'Of the flour from mills within an hour', 'frontage' ) ),
	array( '31', '', __( 'Hours that our rye dough rests', 'frontage' ) ),
);

$numbers = array_map(
	static fn ( array $counter ): string => sprintf(
		'<!-- wp:frontage/counter %s /-->',
		serialize_block_attributes(
			array(
				'number'    => $counter[0],
				'suffix'    => $counter[1],
				'label'     => esc_html( $counter[2] ),
				'className' => 'is-style-lined',
			)
		)
	),
	$counters
);

// A grid, so that the lines of a row are at one height; WordPress 6.7 does not know both of its limits.
$grid  = serialize_block_attributes(
	array(
		'style'  => array( 'spacing' => array( 'blockGap' => '1.25rem' ) ),
		'layout' => array(
			'type'               => 'grid',
			'columnCount'        => 2,
			'minimumColumnWidth' => '12rem',
		),
	)
);
$inner = implode( "\n\n", $numbers );

return array(
	'title'         => __( 'A year in numbers', 'frontage' ),
	'description'   => __( 'A heading and a text next to four numbers that count up.', 'frontage' ),
	'keywords'      => array( 'counter', 'statistics', 'numbers' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"3rem","left":"4rem"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"40%"} -->
<div class="wp-block-column" style="flex-basis:40%"><!-- wp:paragraph -->
<p><strong>$kicker</strong></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$lead</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"60%"} -->
<div class="wp-block-column" style="flex-basis:60%"><!-- wp:group $grid -->
<div class="wp-block-group">$inner</div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
HTML,
);
