<?php
/**
 * A bar with a short message that leaves the page usable and sets no cookie.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Modal;

defined( 'ABSPATH' ) || exit;

$title = esc_html__( 'Closed on Monday.', 'frontage' );
$text  = esc_html__( 'We’re back on Tuesday at nine. Orders will wait until then.', 'frontage' );
// What stays away for the visit, and not for days, needs no cookie.
$bar = serialize_block_attributes(
	array(
		'kind'       => 'bar',
		'place'      => 'bottom',
		'opener'     => 'none',
		'label'      => __( 'Notice', 'frontage' ),
		'size'       => 'full',
		'counts'     => false,
		'again'      => 'visit',
		'isDemanded' => true,
		'triggers'   => array(
			array(
				'type'  => 'delay',
				'value' => '1',
			),
		),
	)
);

return array(
	'title'       => __( 'Closing days in a notice bar', 'frontage' ),
	'description' => __(
		'A message at the edge of the screen. Once closed, it stays hidden for the rest of the visit. Sets no cookie.',
		'frontage'
	),
	'keywords'    => array( 'notice', 'bar', 'announcement' ),
	'content'     => <<<HTML
<!-- wp:frontage/modal $bar -->
<!-- wp:paragraph -->
<p><strong>$title</strong> $text</p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/modal -->
HTML,
);
