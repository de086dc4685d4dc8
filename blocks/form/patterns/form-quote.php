<?php
/**
 * A request for a quote.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Quote request form', 'frontage' ),
	'description' => __( 'What is needed, by when and for which budget, with a file.', 'frontage' ),
	'keywords'    => array( 'quote', 'offer', 'price' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Quote request', 'frontage' ),
			'button'  => __( 'Request a quote', 'frontage' ),
			'success' => __( 'Thank you. You receive our quote by email.', 'frontage' ),
		),
		Form_Template::name(),
		Form_Template::email(),
		Form_Template::text(
			__( 'Company', 'frontage' ),
			'company',
			array(
				'autocomplete' => 'organization',
				'width'        => 'half',
			)
		),
		Form_Template::phone(),
		Form_Template::choice(
			'checkbox',
			__( 'What do you need?', 'frontage' ),
			'services',
			array(
				__( 'Consulting', 'frontage' ),
				__( 'Design', 'frontage' ),
				__( 'Production', 'frontage' ),
				__( 'Maintenance', 'frontage' ),
			),
			array(
				'required' => true,
			)
		),
		Form_Template::message(
			__( 'Describe your project', 'frontage' ),
			'project',
			array(
				'required' => true,
			)
		),
		Form_Template::text(
			__( 'Budget in euros', 'frontage' ),
			'budget',
			array(
				'kind' => 'range',
				'min'  => '500',
				'max'  => '20000',
				'step' => 500,
			)
		),
		Form_Template::text(
			__( 'Wanted by', 'frontage' ),
			'deadline',
			array(
				'kind'  => 'date',
				'width' => 'half',
			)
		),
		Form_Template::block(
			'field-file',
			array(
				'label' => __( 'Plans or pictures', 'frontage' ),
				'name'  => 'files',
				'count' => 3,
			)
		),
		Form_Template::consent( __( 'I agree that my details are stored to answer my request.', 'frontage' ), 'consent' )
	),
) + Form_Template::ARGS;
