<?php
/**
 * Three promises of a shop, each with an icon.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Icon;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'From our oven to your door', 'frontage' );

$promises = array(
	array( 'time', __( 'Baked at four', 'frontage' ), __( 'What you order by eight in the evening is in the oven the next morning.', 'frontage' ) ),
	array( 'shipping', __( 'Delivered by seven', 'frontage' ), __( 'We ride through all parts of town, and leave the bag at your door.', 'frontage' ) ),
	array( 'gift', __( 'The tenth is free', 'frontage' ), __( 'Every tenth loaf is on us. You do not have to collect anything.', 'frontage' ) ),
);

$columns = array_map(
	static fn ( array $promise ): string => sprintf(
		'<!-- wp:column --><div class="wp-block-column"><!-- wp:frontage/icon %s /-->'
			. '<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">%s</h3><!-- /wp:heading -->'
			. '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph --></div><!-- /wp:column -->',
		serialize_block_attributes(
			array(
				'icon'      => $promise[0],
				'size'      => '2rem',
				'className' => 'is-style-circle',
			)
		),
		esc_html( $promise[1] ),
		esc_html( $promise[2] )
	),
	$promises
);
$inner   = implode( "\n\n", $columns );

return array(
	'title'         => __( 'Three promises with icons', 'frontage' ),
	'description'   => __( 'A heading above three columns, each with an icon in a circle, a title and a text.', 'frontage' ),
	'keywords'      => array( 'icon', 'features', 'services', 'delivery' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"2rem","left":"3rem"}}}} -->
<div class="wp-block-columns">$inner</div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
HTML,
);
