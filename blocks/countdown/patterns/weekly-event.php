<?php
/**
 * An event that comes every week, with the time left until the next.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

defined( 'ABSPATH' ) || exit;

$kicker  = esc_html__( 'Every Friday at six', 'frontage' );
$heading = esc_html__( 'Open kitchen, live', 'frontage' );
$text    = esc_html__( 'One pot, one hour, all your questions. Cook along or just listen in.', 'frontage' );
$live    = esc_html__( 'We’re live right now!', 'frontage' );
$button  = esc_html__( 'Remind me', 'frontage' );

return array(
	'title'         => __( 'Weekly event', 'frontage' ),
	'description'   => __( 'A weekly event next to a countdown to the next one.', 'frontage' ),
	'keywords'      => array( 'countdown', 'event', 'stream', 'weekly' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"top":"2rem","left":"4rem"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center"} -->
<div class="wp-block-column is-vertically-aligned-center"><!-- wp:paragraph -->
<p><strong>$kicker</strong></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">$button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center"} -->
<div class="wp-block-column is-vertically-aligned-center"><!-- wp:frontage/countdown {"kind":"recurring","meaning":"starts","every":"week","weekday":5,"time":"18:00","rest":3600,"className":"is-style-circles","style":{"typography":{"textAlign":"center"}}} -->
<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$live</p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/countdown --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
HTML,
);
