<?php
/**
 * A heading above a map of a shop, with a list beside it.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Map;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'How to find us', 'frontage' );
$lead    = esc_html__( 'The bakehouse is behind the mill, five minutes on foot from the station. Who smells bread is right.', 'frontage' );

$place = static fn ( string $name, string $note, string $latitude, string $longitude ): array => array(
	'pin_item_title'       => $name,
	'pin_item_description' => $note,
	'pin_latitude'         => $latitude,
	'pin_longitude'        => $longitude,
);

$map = serialize_block_attributes(
	array(
		'align'        => 'wide',
		'shape'        => 'photo',
		'listPosition' => 'beside',
		'places'       => array(
			$place( __( 'Bakehouse', 'frontage' ), __( 'Bread from six in the morning.', 'frontage' ), '47.8003', '13.0436' ),
			$place( __( 'Shop at the market', 'frontage' ), __( 'Cakes and coffee, closed on Mondays.', 'frontage' ), '47.7986', '13.0491' ),
			$place( __( 'Stand at the station', 'frontage' ), __( 'Rolls for the train.', 'frontage' ), '47.8131', '13.0459' ),
		),
	)
);

return array(
	'title'         => __( 'How to find us', 'frontage' ),
	'description'   => __( 'A heading above a map with places and directions beside it.', 'frontage' ),
	'keywords'      => array( 'map', 'directions', 'contact' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$lead</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/map $map /-->
HTML,
);
