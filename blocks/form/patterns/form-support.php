<?php
/**
 * A request for support.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Support request form', 'frontage' ),
	'description' => __( 'Urgency, product and a description, with screenshots.', 'frontage' ),
	'keywords'    => array( 'support', 'help', 'ticket', 'problem' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Support', 'frontage' ),
			'button'  => __( 'Send request', 'frontage' ),
			'success' => __( 'Thank you. We look into it.', 'frontage' ),
		),
		Form_Template::name(),
		Form_Template::email(),
		Form_Template::text(
			__( 'Order number', 'frontage' ),
			'order',
			array(
				'width' => 'half',
			)
		),
		Form_Template::choice(
			'select',
			__( 'How urgent is it?', 'frontage' ),
			'urgency',
			array(
				__( 'I have a question', 'frontage' ),
				__( 'Something does not work', 'frontage' ),
				__( 'Nothing works', 'frontage' ),
			),
			array(
				'required' => true,
				'width'    => 'half',
			)
		),
		Form_Template::text(
			__( 'Subject', 'frontage' ),
			'subject',
			array(
				'required'  => true,
				'maxLength' => 100,
			)
		),
		Form_Template::message(
			__( 'What happened, and what did you expect?', 'frontage' ),
			'description',
			array(
				'required' => true,
			)
		),
		Form_Template::block(
			'field-file',
			array(
				'label' => __( 'Screenshots', 'frontage' ),
				'name'  => 'screenshots',
				'types' => 'png, jpg, webp, pdf',
				'count' => 4,
			)
		)
	),
) + Form_Template::ARGS;
