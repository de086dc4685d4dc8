<?php
/**
 * Share buttons that open after a comment or at the end of a post, once a week; all popups with its cookie stay away together.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Share;

defined( 'ABSPATH' ) || exit;

$title = esc_html__( 'Know someone who would like this?', 'frontage' );
$text  = esc_html__( 'Pass it on. It takes one press, and no other company watches.', 'frontage' );
$popup = serialize_block_attributes(
	array(
		'opener'     => 'none',
		'label'      => __( 'Share', 'frontage' ),
		'size'       => 'small',
		'again'      => '7',
		'cookie'     => 'etSocialCookie',
		'triggers'   => array(
			array( 'type' => 'comment' ),
			array(
				'type'  => 'bottom',
				'value' => '500',
			),
		),
		'conditions' => array(
			array(
				'type'   => 'page',
				'values' => array( 'type:post' ),
			),
		),
	)
);

return array(
	'title'         => __( 'Share popup', 'frontage' ),
	'description'   => __( 'Opens after a comment or near the end of a post, at most once a week, with share buttons.', 'frontage' ),
	'keywords'      => array( 'popup', 'share', 'social' ),
	'viewportWidth' => 700,
	'content'       => <<<HTML
<!-- wp:frontage/modal $popup -->
<!-- wp:heading -->
<h2 class="wp-block-heading">$title</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$text</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/share {"networks":["bluesky","facebook","whatsapp","mail","copy","more"],"shows":"both","className":"is-style-filled"} /-->
<!-- /wp:frontage/modal -->
HTML,
);
