<?php
/**
 * A contact form with a topic.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Contact form with topic', 'frontage' ),
	'description' => __( 'Name, email, a topic and a message.', 'frontage' ),
	'keywords'    => array( 'contact', 'message', 'topic' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Contact', 'frontage' ),
			'button'  => __( 'Send message', 'frontage' ),
			'success' => __( 'Thank you. We reply within two business days.', 'frontage' ),
		),
		Form_Template::name(),
		Form_Template::email(),
		Form_Template::choice(
			'select',
			__( 'What is it about?', 'frontage' ),
			'topic',
			array(
				__( 'A question', 'frontage' ),
				__( 'An order', 'frontage' ),
				__( 'Feedback', 'frontage' ),
				__( 'Something else', 'frontage' ),
			),
			array(
				'required' => true,
			)
		),
		Form_Template::message(
			__( 'Message', 'frontage' ),
			'message',
			array(
				'required' => true,
			)
		),
		Form_Template::consent( __( 'I agree that my details are stored to answer my request.', 'frontage' ), 'consent' )
	),
) + Form_Template::ARGS;
