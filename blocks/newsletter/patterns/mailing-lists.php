<?php
/**
 * A form with a choice of topics.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

defined( 'ABSPATH' ) || exit;

$form = serialize_block_attributes(
	array(
		'layout' => 'stack',
		'fields' => array(
			array(
				'id'      => 'topics',
				'type'    => 'checkbox',
				'label'   => __( 'What would you like to read about?', 'frontage' ),
				'options' => array(
					array(
						'id'    => 'news',
						'label' => __( 'News', 'frontage' ),
					),
					array(
						'id'    => 'events',
						'label' => __( 'Events', 'frontage' ),
					),
					array(
						'id'    => 'offers',
						'label' => __( 'Offers', 'frontage' ),
					),
				),
			),
		),
	)
);

return array(
	'title'         => __( 'Newsletter with topics', 'frontage' ),
	'description'   => __( 'Readers choose the topics they want to read about.', 'frontage' ),
	'keywords'      => array( 'newsletter', 'topics', 'subscribe' ),
	'viewportWidth' => 600,
	'content'       => "<!-- wp:frontage/newsletter $form /-->",
);
