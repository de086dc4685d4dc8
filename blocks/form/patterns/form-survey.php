<?php
/**
 * A survey.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Survey form', 'frontage' ),
	'description' => __( 'Scales, choices and questions that follow from the answers.', 'frontage' ),
	'keywords'    => array( 'survey', 'questionnaire', 'opinion', 'research' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Survey', 'frontage' ),
			'button'  => __( 'Submit answers', 'frontage' ),
			'success' => __( 'Thank you for your answers.', 'frontage' ),
		),
		Form_Template::text(
			__( 'How satisfied are you overall?', 'frontage' ),
			'satisfaction',
			array(
				'kind'     => 'rating',
				'required' => true,
				'max'      => '10',
			)
		),
		Form_Template::choice(
			'radio',
			__( 'How often do you visit us?', 'frontage' ),
			'frequency',
			array(
				__( 'Every week', 'frontage' ),
				__( 'Every month', 'frontage' ),
				__( 'Rarely', 'frontage' ),
				__( 'This is my first time', 'frontage' ),
			),
			array(
				'required' => true,
			)
		),
		Form_Template::choice(
			'checkbox',
			__( 'What brings you here?', 'frontage' ),
			'reasons',
			array(
				__( 'Choice', 'frontage' ),
				__( 'Prices', 'frontage' ),
				__( 'Advice', 'frontage' ),
				__( 'Location', 'frontage' ),
			)
		),
		Form_Template::choice(
			'radio',
			__( 'Is something missing?', 'frontage' ),
			'missing',
			array(
				__( 'Yes', 'frontage' ),
				__( 'No', 'frontage' ),
			)
		),
		Form_Template::message(
			__( 'What is missing?', 'frontage' ),
			'missing_what',
			array(
				'when'     => array(
					'relation' => 'all',
					'rules'    => array( array( 'missing', 'is', __( 'Yes', 'frontage' ) ) ),
				),
				'required' => true,
			)
		),
		Form_Template::text(
			__( 'How likely are you to come back? (0 to 100)', 'frontage' ),
			'return',
			array(
				'kind'  => 'range',
				'min'   => '0',
				'max'   => '100',
				'step'  => 10,
				'value' => '50',
			)
		),
		Form_Template::choice(
			'select',
			__( 'Your age', 'frontage' ),
			'age',
			array(
				__( 'Under 18', 'frontage' ),
				__( '18 to 29', 'frontage' ),
				__( '30 to 49', 'frontage' ),
				__( '50 to 64', 'frontage' ),
				__( '65 or older', 'frontage' ),
				__( 'I’d rather not say', 'frontage' ),
			)
		)
	),
) + Form_Template::ARGS;
