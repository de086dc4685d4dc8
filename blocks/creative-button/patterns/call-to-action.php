<?php
/**
 * A sentence and two buttons.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Creative_Button;

defined( 'ABSPATH' ) || exit;

$words  = esc_html__( 'Fresh from the oven at seven, every morning', 'frontage' );
$first  = esc_html__( 'Order for tomorrow', 'frontage' );
$second = esc_html__( 'Find a shop', 'frontage' );

return array(
	'title'         => __( 'Call to action with two animated buttons', 'frontage' ),
	'description'   => __( 'A centered sentence above two buttons that show an arrow on hover.', 'frontage' ),
	'keywords'      => array( 'button', 'call to action' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","className":"is-style-frontage-tint","style":{"spacing":{"padding":{"top":"4rem","right":"1.5rem","bottom":"4rem","left":"1.5rem"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide is-style-frontage-tint" style="padding-top:4rem;padding-right:1.5rem;padding-bottom:4rem;padding-left:1.5rem"><!-- wp:heading {"textAlign":"center","fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-text-align-center has-xx-large-font-size">$words</h2>
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
