<?php
/**
 * A picture beside what its people do best.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Skills;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'What you learn in a year with us', 'frontage' );
$lead    = esc_html__( 'Our apprentices tell how sure they feel at the bench.', 'frontage' );
$url     = esc_url( Pictures::url( 'workshop' ) );
$alt     = esc_attr( Pictures::alt( 'workshop' ) );

$levels = array(
	array( __( 'Shaping by hand', 'frontage' ), '95' ),
	array( __( 'Reading a dough', 'frontage' ), '80' ),
	array( __( 'Firing the oven', 'frontage' ), '65' ),
	array( __( 'Being awake at three', 'frontage' ), '40' ),
);

$skills = '';
foreach ( $levels as list( $label, $number ) ) {
	$skills .= sprintf(
		"<!-- wp:frontage/skill %s /-->\n\n",
		serialize_block_attributes(
			array(
				'label'  => esc_html( $label ),
				'number' => $number,
				'suffix' => ' %',
			)
		)
	);
}

return array(
	'title'         => __( 'What you learn', 'frontage' ),
	'description'   => __( 'A picture next to a heading and bars that fill.', 'frontage' ),
	'keywords'      => array( 'skills', 'bars', 'about' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:media-text {"align":"wide","mediaType":"image","mediaWidth":42} -->
<div class="wp-block-media-text alignwide is-stacked-on-mobile" style="grid-template-columns:42% auto"><figure class="wp-block-media-text__media"><img src="$url" alt="$alt"/></figure><div class="wp-block-media-text__content"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$lead</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/skills -->
$skills<!-- /wp:frontage/skills --></div></div>
<!-- /wp:media-text -->
HTML,
);
