<?php
/**
 * A registration for an event.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Event registration form', 'frontage' ),
	'description' => __( 'One or more participants, with a ticket and a menu for each.', 'frontage' ),
	'keywords'    => array( 'event', 'registration', 'ticket', 'participants' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Event registration', 'frontage' ),
			'button'  => __( 'Register', 'frontage' ),
			'success' => __( 'Thank you. Your places are reserved.', 'frontage' ),
		),
		Form_Template::name(),
		Form_Template::email(),
		Form_Template::block(
			'form-group',
			array(
				'kind'  => 'repeat',
				'label' => __( 'Participants', 'frontage' ),
				'name'  => 'participants',
				'item'  => __( 'Participant', 'frontage' ),
				'add'   => __( 'Add participant', 'frontage' ),
				'max'   => 8,
			),
			Form_Template::text(
				__( 'Name of the participant', 'frontage' ),
				'name',
				array(
					'required' => true,
					'width'    => 'half',
				)
			),
			Form_Template::choice(
				'select',
				__( 'Ticket', 'frontage' ),
				'ticket',
				array(
					__( 'Full price', 'frontage' ),
					__( 'Reduced', 'frontage' ),
					__( 'Online', 'frontage' ),
				),
				array(
					'required' => true,
					'width'    => 'half',
				)
			),
			Form_Template::choice(
				'radio',
				__( 'Lunch', 'frontage' ),
				'lunch',
				array(
					__( 'With meat', 'frontage' ),
					__( 'Vegetarian', 'frontage' ),
					__( 'Vegan', 'frontage' ),
					__( 'None', 'frontage' ),
				)
			)
		),
		Form_Template::message( __( 'Questions or needs we should know about', 'frontage' ), 'needs' ),
		Form_Template::consent( __( 'I agree that my registration is stored.', 'frontage' ), 'consent' )
	),
) + Form_Template::ARGS;
