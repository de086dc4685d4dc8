<?php
/**
 * What is on: a heading, a sentence, and a calendar with courses.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

defined( 'ABSPATH' ) || exit;

$heading = esc_html__( 'What is on at the bakehouse', 'frontage' );
$lead    = esc_html__( 'Courses are small, and the bread goes home with you. Add a date to your own calendar, or subscribe to all of them.', 'frontage' );

$events = array(
	array(
		'title'       => __( 'Sourdough for beginners', 'frontage' ),
		'start'       => '2026-01-10T10:00:00',
		'end'         => '2026-01-10T13:00:00',
		'repeat'      => 'FREQ=WEEKLY;BYDAY=SA',
		'location'    => __( 'Bakehouse, Mill Lane 4', 'frontage' ),
		'description' => __( 'Flour, water, salt, and time. You take your own starter home.', 'frontage' ),
	),
	array(
		'title'    => __( 'Rye tasting', 'frontage' ),
		'start'    => '2026-01-15T17:30:00',
		'end'      => '2026-01-15T19:00:00',
		'repeat'   => 'FREQ=MONTHLY;BYDAY=3TH',
		'location' => __( 'Shop', 'frontage' ),
	),
	array(
		'title'    => __( 'Market stall', 'frontage' ),
		'start'    => '2026-01-02',
		'end'      => '2026-01-04',
		'isAllDay' => true,
		'repeat'   => 'FREQ=MONTHLY;BYDAY=1FR',
		'location' => __( 'Market square', 'frontage' ),
	),
);

$inner = '';
foreach ( $events as $event ) {
	$inner .= '<!-- wp:frontage/calendar-event ' . serialize_block_attributes( $event ) . ' /-->';
}

return array(
	'title'         => __( 'What is on', 'frontage' ),
	'description'   => __( 'A heading and a sentence above a calendar with courses.', 'frontage' ),
	'keywords'      => array( 'events', 'calendar', 'courses' ),
	'viewportWidth' => 1100,
	'content'       => <<<HTML
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">$heading</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>$lead</p>
<!-- /wp:paragraph -->

<!-- wp:frontage/event-calendar -->
$inner
<!-- /wp:frontage/event-calendar --></div>
<!-- /wp:group -->
HTML,
);
