<?php
/**
 * Three people, and what there is to tell about them.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Member;

use Frontage\Domain\Pictures\Pictures;

defined( 'ABSPATH' ) || exit;

$heading  = esc_html__( 'Meet the team', 'frontage' );
$people   = array(
	array(
		'Ada Berg',
		__( 'Guide and founder', 'frontage' ),
		__( 'Ada came for a summer and stayed for twelve years. She knows every arcade in the old town.', 'frontage' ),
	),
	array(
		'Björn Sand',
		__( 'Architect', 'frontage' ),
		__( 'Björn designed the roof we meet under, and repairs it himself.', 'frontage' ),
	),
	array(
		'Chiara Rossi',
		__( 'Cook', 'frontage' ),
		__( 'Chiara starts her soup the day before. Ask her for the recipe, and bring a pencil.', 'frontage' ),
	),
);
$pictures = Pictures::of_people( count( $people ) );
$columns  = '';
foreach ( $people as $index => list( $name, $role, $text ) ) {
	$person = serialize_block_attributes(
		( $pictures[ $index ] ?? array() ) + array(
			'name' => $name,
			'role' => esc_html( $role ),
		)
	);
	$text   = esc_html( $text );

	$columns .= <<<HTML
<!-- wp:column -->
<div class="wp-block-column"><!-- wp:frontage/member $person -->
<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/member --></div>
<!-- /wp:column -->

HTML;
}

return array(
	'title'         => __( 'Team with details', 'frontage' ),
	'description'   => __( 'Three portraits with names. Selecting one opens more details in the lightbox.', 'frontage' ),
	'keywords'      => array( 'team', 'people', 'staff' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">$heading</h2>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide">$columns</div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
HTML,
);
