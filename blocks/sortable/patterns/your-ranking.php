<?php
/**
 * A ranking that visitors put in their own order.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Sortable;

defined( 'ABSPATH' ) || exit;

$heading   = esc_html__( 'What matters most to you?', 'frontage' );
$paragraph = esc_html__( 'Put the list in your own order. Only your browser remembers it.', 'frontage' );
$lines     = array(
	'time'   => __( 'Bread that had a whole night to rise', 'frontage' ),
	'grain'  => __( 'Grain from fields nearby', 'frontage' ),
	'hours'  => __( 'A shop that opens before work', 'frontage' ),
	'price'  => __( 'A price that everyone can pay', 'frontage' ),
	'coffee' => __( 'A good coffee with it', 'frontage' ),
);
$items     = '';
foreach ( $lines as $name => $line ) {
	$items .= sprintf(
		"<!-- wp:frontage/sortable-item %s -->\n<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n<!-- /wp:frontage/sortable-item -->\n\n",
		serialize_block_attributes( array( 'name' => $name ) ),
		esc_html( $line )
	);
}

$settings = serialize_block_attributes(
	array(
		'isNumbered' => true,
		'label'      => __( 'What matters most to you', 'frontage' ),
		'className'  => 'is-style-cards',
	)
);

return array(
	'title'         => __( 'Your own ranking', 'frontage' ),
	'description'   => __( 'A numbered list that visitors put in their own order.', 'frontage' ),
	'keywords'      => array( 'ranking', 'order', 'priorities' ),
	'viewportWidth' => 800,
	'content'       => <<<HTML
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$paragraph</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/sortable $settings -->
$items<!-- /wp:frontage/sortable --></div>
<!-- /wp:group -->
HTML,
);
