<?php
/**
 * An invitation to the newsletter at the end of a page.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

defined( 'ABSPATH' ) || exit;

$title = esc_html__( 'One email a month', 'frontage' );
$text  = esc_html__( 'What we’ve grown, what we’ve cooked, and what’s coming up.', 'frontage' );
$form  = serialize_block_attributes(
	array(
		'firstName' => true,
		'note'      => __( 'No ads. Unsubscribe anytime.', 'frontage' ),
	)
);

return array(
	'title'         => __( 'Newsletter invitation', 'frontage' ),
	'description'   => __( 'A heading, a sentence, and a subscription form on a subtle background.', 'frontage' ),
	'keywords'      => array( 'newsletter', 'subscribe', 'email' ),
	'viewportWidth' => 900,
	'content'       => <<<HTML
<!-- wp:group {"className":"is-style-frontage-tint","style":{"spacing":{"padding":{"top":"3rem","bottom":"3rem","left":"2rem","right":"2rem"}},"border":{"radius":"0.75rem"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-frontage-tint" style="border-radius:0.75rem;padding-top:3rem;padding-right:2rem;padding-bottom:3rem;padding-left:2rem"><!-- wp:heading -->
<h2 class="wp-block-heading">$title</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/newsletter $form /--></div>
<!-- /wp:group -->
HTML,
);
