<?php
/**
 * A request for a room.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Booking request form', 'frontage' ),
	'description' => __( 'Arrival, departure and guests, with the price calculated from the nights.', 'frontage' ),
	'keywords'    => array( 'booking', 'reservation', 'hotel', 'nights' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Booking request', 'frontage' ),
			'button'  => __( 'Request booking', 'frontage' ),
			'success' => __( 'Thank you. We confirm your booking by email.', 'frontage' ),
		),
		Form_Template::text(
			__( 'Arrival', 'frontage' ),
			'arrival',
			array(
				'kind'     => 'date',
				'required' => true,
				'width'    => 'half',
			)
		),
		Form_Template::text(
			__( 'Departure', 'frontage' ),
			'departure',
			array(
				'kind'     => 'date',
				'required' => true,
				'width'    => 'half',
			)
		),
		Form_Template::choice(
			'select',
			__( 'Type of room', 'frontage' ),
			'room',
			array(
				__( 'Single room', 'frontage' ),
				__( 'Double room', 'frontage' ),
				__( 'Family room', 'frontage' ),
			),
			array(
				'required' => true,
				'width'    => 'half',
			)
		),
		Form_Template::text(
			__( 'Guests', 'frontage' ),
			'guests',
			array(
				'kind'     => 'number',
				'required' => true,
				'min'      => '1',
				'max'      => '6',
				'step'     => 1,
				'value'    => '2',
				'width'    => 'half',
			)
		),
		Form_Template::choice(
			'checkbox',
			__( 'Extras', 'frontage' ),
			'extras',
			array(
				__( 'Breakfast', 'frontage' ),
				__( 'Parking', 'frontage' ),
			)
		),
		Form_Template::text(
			__( 'Arrival time', 'frontage' ),
			'arrival_time',
			array(
				'kind' => 'time',
				'min'  => '14:00',
				'max'  => '22:00',
			)
		),
		Form_Template::block(
			'field-calculation',
			array(
				'label'    => __( 'Estimated price', 'frontage' ),
				'name'     => 'price',
				'decimals' => 0,
				'after'    => ' €',
				'formula'  => sprintf(
					'days( {arrival}, {departure} ) * ( if( {room} = "%1$s", 80, if( {room} = "%2$s", 120, 150 ) ) + has( {extras}, "%3$s" ) * 14 * {guests} )',
					__( 'Single room', 'frontage' ),
					__( 'Double room', 'frontage' ),
					__( 'Breakfast', 'frontage' )
				),
				'help'     => __( 'You pay at the desk.', 'frontage' ),
			)
		),
		Form_Template::name(),
		Form_Template::email(),
		Form_Template::phone( true ),
		Form_Template::message( __( 'Wishes', 'frontage' ), 'list_requests' )
	),
) + Form_Template::ARGS;
