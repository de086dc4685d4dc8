<?php
/**
 * What to know before a visit, in cards that open.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Accordion;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Good to know before you visit', 'frontage' );

$topics = array(
	array(
		__( 'Getting here', 'frontage' ),
		__( 'Tram 4 and bus 12 stop right outside. There are bike racks in the courtyard.', 'frontage' ),
	),
	array(
		__( 'Accessibility', 'frontage' ),
		__( 'All rooms are step-free. Guide dogs are welcome, and we have two wheelchairs you can borrow.', 'frontage' ),
	),
	array(
		__( 'With children', 'frontage' ),
		__(
			'Children under twelve get in free. You can leave strollers in the cloakroom, and there is a room for nursing and changing.',
			'frontage'
		),
	),
);

$items = '';
foreach ( $topics as $index => list( $topic, $text ) ) {
	$items .= sprintf(
		"<!-- wp:frontage/accordion-item %s -->\n<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n"
			. "<!-- /wp:frontage/accordion-item -->\n\n",
		serialize_block_attributes( array( 'title' => esc_html( $topic ) ) + ( 0 === $index ? array( 'isOpen' => true ) : array() ) ),
		esc_html( $text )
	);
}

return array(
	'title'         => __( 'Good to know', 'frontage' ),
	'description'   => __( 'Practical information in separate cards that open individually.', 'frontage' ),
	'keywords'      => array( 'accordion', 'toggle', 'visit', 'notes' ),
	'viewportWidth' => 800,
	'content'       => <<<HTML
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:frontage/accordion {"openMode":"multiple","className":"is-style-separated"} -->
$items<!-- /wp:frontage/accordion --></div>
<!-- /wp:group -->
HTML,
);
