<?php
/**
 * A sign-up of volunteers.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Volunteer form', 'frontage' ),
	'description' => __( 'Times and tasks of helpers, and consent to the newsletter.', 'frontage' ),
	'keywords'    => array( 'volunteer', 'helper', 'newsletter', 'consent' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Volunteers', 'frontage' ),
			'button'  => __( 'Sign up', 'frontage' ),
			'success' => __( 'Thank you for your help. We get in touch with you.', 'frontage' ),
		),
		Form_Template::name(),
		Form_Template::email(),
		Form_Template::phone(),
		Form_Template::text(
			__( 'Date of birth', 'frontage' ),
			'birthday',
			array(
				'kind'         => 'date',
				'autocomplete' => 'bday',
				'width'        => 'half',
			)
		),
		Form_Template::choice(
			'checkbox',
			__( 'When can you help?', 'frontage' ),
			'times',
			array(
				__( 'On weekdays', 'frontage' ),
				__( 'In the evening', 'frontage' ),
				__( 'At weekends', 'frontage' ),
			),
			array(
				'required' => true,
			)
		),
		Form_Template::choice(
			'checkbox',
			__( 'What would you like to do?', 'frontage' ),
			'tasks',
			array(
				__( 'Welcome guests', 'frontage' ),
				__( 'Kitchen', 'frontage' ),
				__( 'Set up and clean up', 'frontage' ),
				__( 'Wherever help is needed', 'frontage' ),
			)
		),
		Form_Template::text(
			__( 'Hours per month', 'frontage' ),
			'hours',
			array(
				'kind' => 'range',
				'min'  => '1',
				'max'  => '40',
				'step' => 1,
			)
		),
		Form_Template::consent( __( 'I agree that my details are stored to plan the work.', 'frontage' ), 'consent' ),
		Form_Template::consent(
			__( 'I would like to receive the newsletter. I can unsubscribe at any time.', 'frontage' ),
			'newsletter',
			array(
				'required' => false,
			)
		)
	),
) + Form_Template::ARGS;
