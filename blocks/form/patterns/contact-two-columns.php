<?php
/**
 * A contact form beside words and an address, wide.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Visit us or write to us', 'frontage' );
$text    = esc_html__( 'Write to us, and we’ll reply within two business days.', 'frontage' );
$where   = esc_html__( 'Where we are', 'frontage' );
$address = esc_html__( '12 Church Street, behind the church', 'frontage' );
$hours   = esc_html__( 'Monday to Friday, 9 am to 5 pm', 'frontage' );
$form    = Contact_Form::markup();

return array(
	'title'         => __( 'Contact, two columns', 'frontage' ),
	'description'   => __( 'A contact form beside words and an address, in wide width.', 'frontage' ),
	'keywords'      => array( 'contact', 'form', 'columns' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"2rem","left":"4rem"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"2.5rem"}}}} -->
<h3 class="wp-block-heading" style="margin-top:2.5rem">$where</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$address<br>$hours</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"64%"} -->
<div class="wp-block-column" style="flex-basis:64%">$form</div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
HTML,
);
