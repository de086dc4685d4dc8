<?php
/**
 * A picture whose spots answer questions.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Hotspots;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'What people ask us', 'frontage' );
$lead    = esc_html__( 'Select a hotspot to read the answer.', 'frontage' );

$questions = array(
	array( 30, 30, __( 'How far is it to the summit?', 'frontage' ), __( 'Two hours from the hut if you’re used to hiking.', 'frontage' ) ),
	array(
		56,
		62,
		__( 'Can I stay overnight at the hut?', 'frontage' ),
		__( 'Yes, we have forty beds. Please let us know before noon.', 'frontage' ),
	),
	array( 82, 84, __( 'Where can I park?', 'frontage' ), __( 'In the village. A bus runs up every hour.', 'frontage' ) ),
);

$spots = '';
foreach ( $questions as list( $x, $y, $question, $answer ) ) {
	$spots .= sprintf(
		"<!-- wp:frontage/hotspot %s -->\n<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n<!-- /wp:frontage/hotspot -->\n\n",
		serialize_block_attributes(
			array(
				'x'     => $x,
				'y'     => $y,
				'label' => $question,
			)
		),
		esc_html( $answer )
	);
}

$settings = serialize_block_attributes(
	array(
		'url'   => Pictures::url( 'lake' ),
		'alt'   => Pictures::alt( 'lake' ),
		'align' => 'wide',
	)
);

return array(
	'title'         => __( 'Questions on an image', 'frontage' ),
	'description'   => __( 'An image with hotspots that answer common questions.', 'frontage' ),
	'keywords'      => array( 'hotspots', 'faq', 'image' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$lead</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/hotspots $settings -->
$spots<!-- /wp:frontage/hotspots --></div>
<!-- /wp:group -->
HTML,
);
