<?php
/**
 * A sentence and two buttons.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Creative_Button;

defined( 'ABSPATH' ) || exit;

$words  = esc_html__( 'Fresh from the oven at seven, every morning', 'frontage' );
$first  = esc_html__( 'Order for tomorrow', 'frontage' );
$second = esc_html__( 'Find a shop', 'frontage' );

return array(
	'title'       => __( 'Call to action with two animated buttons', 'frontage' ),
	'description' => __( 'A centered sentence above two buttons that show an arrow on hover.', 'frontage' ),
	'keywords'    => array( 'button', 'call to action' ),
	'content'     => <<<HTML
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading {"textAlign":"center","level":3} -->
<h3 class="wp-block-heading has-text-align-center">$words</h3>
<!-- /wp:heading -->

<!-- wp:frontage/creative-button {"effect":"arrow"} -->
<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">$first</a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button">$second</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- /wp:frontage/creative-button --></div>
<!-- /wp:group -->
HTML,
);
