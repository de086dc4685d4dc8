<?php
/**
 * Logos of customers or partners in a row that goes round by itself.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Carousel;

defined( 'ABSPATH' ) || exit;

$logo = <<<'HTML'
<!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

HTML;

return array(
	'title'       => __( 'Logos that go round', 'frontage' ),
	'description' => __( 'Logos of customers or partners in a row that moves by itself, with a pause button.', 'frontage' ),
	'keywords'    => array( 'logos', 'partners', 'carousel' ),
	'content'     => "<!-- wp:frontage/carousel {\"kind\":\"logos\",\"columns\":3,\"loop\":true,\"isPlaying\":true,\"delay\":3000,\"hasDots\":false} -->\n" . str_repeat( $logo, 8 ) . '<!-- /wp:frontage/carousel -->',
);
