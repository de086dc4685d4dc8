<?php
/**
 * Questions and answers beside an introduction.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Accordion;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Questions we are often asked', 'frontage' );
$intro   = esc_html__( 'Not among them? Write to us, and a person will answer.', 'frontage' );
$button  = esc_html__( 'Ask a question', 'frontage' );

$questions = array(
	array( __( 'How long does delivery take?', 'frontage' ), __( 'Two to four working days. You get a message with a link to follow your parcel as soon as it leaves us.', 'frontage' ) ),
	array( __( 'Can I send something back?', 'frontage' ), __( 'Within thirty days, unused and in its box. We pay for the way back.', 'frontage' ) ),
	array( __( 'Which ways of paying are there?', 'frontage' ), __( 'Card, bank transfer, and by invoice if you have ordered before.', 'frontage' ) ),
	array( __( 'Do you have a shop?', 'frontage' ), __( 'Yes, and we like visitors. You find address and opening hours on the contact page.', 'frontage' ) ),
);

$items = '';
foreach ( $questions as list( $question, $answer ) ) {
	$items .= sprintf(
		"<!-- wp:frontage/accordion-item %s -->\n<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n<!-- /wp:frontage/accordion-item -->\n\n",
		serialize_block_attributes( array( 'title' => esc_html( $question ) ) ),
		esc_html( $answer )
	);
}

return array(
	'title'         => __( 'Questions and answers', 'frontage' ),
	'description'   => __( 'A heading and a button beside an accordion of questions, which search engines are told of.', 'frontage' ),
	'keywords'      => array( 'faq', 'accordion', 'help', 'questions' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"2rem","left":"4rem"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$intro</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">$button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"64%"} -->
<div class="wp-block-column" style="flex-basis:64%"><!-- wp:frontage/accordion {"openMode":"collapsible","isFaq":true,"icon":"plus"} -->
$items<!-- /wp:frontage/accordion --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
HTML,
);
