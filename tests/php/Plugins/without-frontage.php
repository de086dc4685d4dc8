<?php
/**
 * Renders content in a WordPress whose only active plugin is another one: `php without-frontage.php <folder of plugins> <plugin>`,
 * with the content as input.
 */

declare( strict_types=1 );

error_reporting( E_ALL );
ini_set( 'display_errors', '1' );
$_SERVER['HTTP_HOST'] = 'example.org';
define( 'WP_PLUGIN_DIR', $_SERVER['argv'][1] );
$wp_filter = array(
	'pre_option_active_plugins' => array(
		10 => array(
			array(
				'function'      => static fn (): array => array( $_SERVER['argv'][2] ),
				'accepted_args' => 1,
			),
		),
	),
);
require getenv( 'FRONTAGE_SITE_DIR' ) . '/wp-load.php';
echo class_exists( Frontage\Plugin::class ) ? 'Frontage is active.' : do_blocks( (string) stream_get_contents( STDIN ) );
