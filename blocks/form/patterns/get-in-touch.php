<?php
/**
 * A heading, a line and a contact form.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Get in touch', 'frontage' );
$text    = esc_html__( 'Write to us, and we’ll reply within two business days.', 'frontage' );
$form    = Contact_Form::markup();

return array(
	'title'         => __( 'Get in touch', 'frontage' ),
	'description'   => __( 'A heading, a line of text, and a contact form.', 'frontage' ),
	'keywords'      => array( 'contact', 'form', 'message' ),
	'viewportWidth' => 800,
	'content'       => <<<HTML
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

$form</div>
<!-- /wp:group -->
HTML,
);
