<?php
/**
 * A page of works: what they are, the works, and how to get in touch.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Portfolio;

defined( 'ABSPATH' ) || exit;

$heading   = esc_html__( 'Selected projects', 'frontage' );
$paragraph = esc_html__( 'What we’ve made in recent years, by field.', 'frontage' );
$button    = esc_html__( 'Write to us', 'frontage' );

return array(
	'title'       => __( 'Portfolio page', 'frontage' ),
	'description' => __( 'A heading, projects to filter and page through, and a button.', 'frontage' ),
	'keywords'    => array( 'portfolio', 'works', 'projects' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$paragraph</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/portfolio {"itemsPerPage":12,"query":{"perPage":48}} /-->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">$button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
HTML,
);
