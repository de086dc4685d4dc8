<?php
/**
 * Questions and answers beside an introduction.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Accordion;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'Frequently asked questions', 'frontage' );
$intro   = esc_html__( 'Didn’t find your question? Write to us, and a real person will answer.', 'frontage' );
$button  = esc_html__( 'Ask a question', 'frontage' );

$questions = array(
	array(
		__( 'How long does delivery take?', 'frontage' ),
		__( 'Two to four business days. As soon as your parcel ships, you get a message with a tracking link.', 'frontage' ),
	),
	array(
		__( 'Can I return an item?', 'frontage' ),
		__( 'Yes, within 30 days, unused and in the original box. We cover return shipping.', 'frontage' ),
	),
	array(
		__( 'What payment methods do you accept?', 'frontage' ),
		__( 'By card, by bank transfer, or by invoice if you have ordered before.', 'frontage' ),
	),
	array(
		__( 'Do you have a shop?', 'frontage' ),
		__( 'Yes, and visitors are always welcome. You’ll find our address and opening hours on the contact page.', 'frontage' ),
	),
);

$items = '';
foreach ( $questions as list( $question, $answer ) ) {
	$items .= sprintf(
		"<!-- wp:frontage/accordion-item %s -->\n<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n"
			. "<!-- /wp:frontage/accordion-item -->\n\n",
		serialize_block_attributes( array( 'title' => esc_html( $question ) ) ),
		esc_html( $answer )
	);
}

return array(
	'title'         => __( 'Questions and answers', 'frontage' ),
	'description'   => __(
		'A heading and a button next to an accordion of questions, with structured data for search engines.',
		'frontage'
	),
	'keywords'      => array( 'faq', 'accordion', 'help', 'questions' ),
	'viewportWidth' => 1200,
	'content'       => <<<HTML
<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"2rem","left":"4rem"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"40%"} -->
<div class="wp-block-column" style="flex-basis:40%"><!-- wp:heading -->
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
