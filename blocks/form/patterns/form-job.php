<?php
/**
 * An application for a job, in steps.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Job application form', 'frontage' ),
	'description' => __( 'Three steps: about you, your experience, and your files.', 'frontage' ),
	'keywords'    => array( 'job', 'application', 'career', 'steps' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Job application', 'frontage' ),
			'button'  => __( 'Apply', 'frontage' ),
			'success' => __( 'Thank you. We read every application and answer within two weeks.', 'frontage' ),
		),
		Form_Template::step(
			__( 'About you', 'frontage' ),
			Form_Template::name(),
			Form_Template::email(),
			Form_Template::phone(),
			Form_Template::choice(
				'country',
				__( 'Country', 'frontage' ),
				'country',
				array(),
				array(
					'autocomplete' => 'country',
					'width'        => 'half',
				)
			)
		),
		Form_Template::step(
			__( 'Your experience', 'frontage' ),
			Form_Template::choice(
				'select',
				__( 'Position', 'frontage' ),
				'position',
				array(
					__( 'Sales', 'frontage' ),
					__( 'Service', 'frontage' ),
					__( 'Engineering', 'frontage' ),
					__( 'Other', 'frontage' ),
				),
				array(
					'required' => true,
				)
			),
			Form_Template::text(
				__( 'Which position?', 'frontage' ),
				'other_position',
				array(
					'required' => true,
					'when'     => array(
						'relation' => 'all',
						'rules'    => array( array( 'position', 'is', __( 'Other', 'frontage' ) ) ),
					),
				)
			),
			Form_Template::text(
				__( 'Earliest start', 'frontage' ),
				'start',
				array(
					'kind'  => 'date',
					'width' => 'half',
				)
			),
			Form_Template::text(
				__( 'Hours per week', 'frontage' ),
				'hours',
				array(
					'kind'  => 'number',
					'min'   => '5',
					'max'   => '40',
					'step'  => 1,
					'width' => 'half',
				)
			),
			Form_Template::message(
				__( 'Why would you like to work with us?', 'frontage' ),
				'motivation',
				array(
					'required'  => true,
					'minLength' => 50,
				)
			)
		),
		Form_Template::step(
			__( 'Your files', 'frontage' ),
			Form_Template::block(
				'field-file',
				array(
					'label'    => __( 'CV', 'frontage' ),
					'name'     => 'cv',
					'types'    => 'pdf',
					'required' => true,
				)
			),
			Form_Template::block(
				'field-file',
				array(
					'label' => __( 'Certificates', 'frontage' ),
					'name'  => 'certificates',
					'types' => 'pdf, jpg, png',
					'count' => 5,
				)
			),
			Form_Template::consent( __( 'I agree that my application is stored for six months.', 'frontage' ), 'consent' )
		)
	),
) + Form_Template::ARGS;
