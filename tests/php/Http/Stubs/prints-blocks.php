<?php
/** Another plugin that prints blocks for anybody, at admin-ajax.php and at the REST API, in the way that a header names. */

declare( strict_types=1 );

require __DIR__ . '/files.php';

const TEST_TABS = '<!-- wp:frontage/tabs {"align":"wide","style":{"spacing":{"padding":{"top":"7px"}}}} -->'
	. '<!-- wp:frontage/tab {"title":"Morning"} --><!-- wp:paragraph --><p>Bread</p><!-- /wp:paragraph --><!-- /wp:frontage/tab -->'
	. '<!-- /wp:frontage/tabs -->';

/** Returns the blocks. */
function test_print(): string {
	$ways = array(
		'do_blocks'    => static fn (): string => do_blocks( TEST_TABS ),
		'the_content'  => static fn (): string => apply_filters( 'the_content', TEST_TABS ),
		'render_block' => static fn (): string => render_block( parse_blocks( TEST_TABS )[0] ),
		'bare'         => static fn (): string => render_block(
			array(
				'blockName'    => 'frontage/countdown',
				'attrs'        => array( 'date' => '2040-01-01T12:00:00' ),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		),
		'shortcodes'   => static fn (): string => do_shortcode( '[frontage_ad id="1"]-[frontage_split_conversion]' ),
	);
	return $ways[ $_SERVER['HTTP_X_TEST_WAY'] ]() . implode( ' ', wp_styles()->queue );
}

foreach ( array( 'wp_ajax_another', 'wp_ajax_nopriv_another' ) as $hook ) {
	$GLOBALS['wp_filter'][ $hook ][10]['test'] = array(
		'accepted_args' => 0,
		'function'      => static function (): void {
			echo test_print();
			exit;
		},
	);
}
$GLOBALS['wp_filter']['rest_api_init'][10]['test'] = array(
	'accepted_args' => 0,
	'function'      => static fn () => register_rest_route(
		'another/v1',
		'/route',
		array(
			'permission_callback' => '__return_true',
			'callback'            => static fn (): string => test_print(),
		)
	),
);
