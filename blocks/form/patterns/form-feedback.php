<?php
/**
 * Feedback with a rating.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Feedback form', 'frontage' ),
	'description' => __( 'Stars, what was good and what was not.', 'frontage' ),
	'keywords'    => array( 'feedback', 'rating', 'review', 'stars' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Feedback', 'frontage' ),
			'button'  => __( 'Send feedback', 'frontage' ),
			'success' => __( 'Thank you for your feedback.', 'frontage' ),
		),
		Form_Template::text(
			__( 'How was it?', 'frontage' ),
			'rating',
			array(
				'kind'     => 'rating',
				'required' => true,
				'max'      => '5',
			)
		),
		Form_Template::message(
			__( 'What went wrong?', 'frontage' ),
			'problem',
			array(
				'when' => array(
					'relation' => 'all',
					'rules'    => array( array( 'rating', 'is less', '3' ) ),
				),
			)
		),
		Form_Template::message( __( 'What did you like?', 'frontage' ), 'liked' ),
		Form_Template::choice(
			'radio',
			__( 'Would you recommend us?', 'frontage' ),
			'recommend',
			array(
				__( 'Yes', 'frontage' ),
				__( 'Maybe', 'frontage' ),
				__( 'No', 'frontage' ),
			)
		),
		Form_Template::text(
			__( 'Email, if you would like an answer', 'frontage' ),
			'email',
			array(
				'kind'         => 'email',
				'autocomplete' => 'email',
			)
		)
	),
) + Form_Template::ARGS;
