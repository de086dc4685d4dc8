<?php
/**
 * Logos in a quiet row that passes by.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Scrolling_Image;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$words = esc_html__( 'They bake with our flour', 'frontage' );
$logos = implode( '', array_map( static fn ( array $logo ): string => Pictures::image( $logo ), Pictures::of_logos() ) );

return array(
	'title'       => __( 'Scrolling logos', 'frontage' ),
	'description' => __( 'A line of text above slowly scrolling logos.', 'frontage' ),
	'keywords'    => array( 'logos', 'partners', 'marquee' ),
	'content'     => <<<HTML
<!-- wp:group {"align":"full","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull"><!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">$words</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/scrolling-image {"size":64,"gap":64,"speed":30,"hasFade":true,"align":"wide"} -->
$logos<!-- /wp:frontage/scrolling-image --></div>
<!-- /wp:group -->
HTML,
);
