<?php
/**
 * A banner for a sale: what it is, how long it lasts, where it is.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

defined( 'ABSPATH' ) || exit;

$heading   = esc_html__( 'Everything must go', 'frontage' );
$paragraph = esc_html__( 'Everything from last season is half price until midnight on Sunday.', 'frontage' );
$over      = esc_html__( 'The sale is over. See you next season!', 'frontage' );
$button    = esc_html__( 'Shop the sale', 'frontage' );

return array(
	'title'       => __( 'Sale with countdown', 'frontage' ),
	'description' => __( 'A banner with a heading, a countdown to Sunday night, and a button.', 'frontage' ),
	'keywords'    => array( 'countdown', 'sale', 'banner' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"2.5rem","right":"1.5rem","bottom":"2.5rem","left":"1.5rem"}},"border":{"width":"1px","radius":"0.75rem"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide" style="border-width:1px;border-radius:0.75rem;padding-top:2.5rem;padding-right:1.5rem;padding-bottom:2.5rem;padding-left:1.5rem"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$paragraph</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/countdown {"kind":"recurring","every":"week","weekday":1,"time":"00:00","rest":43200,"className":"is-style-boxed","style":{"typography":{"textAlign":"center"}}} -->
<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$over</p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/countdown -->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">$button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
HTML,
);
