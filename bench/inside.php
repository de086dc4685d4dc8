<?php
/**
 * Runs one of the bench scripts inside a site's WordPress.
 */

declare( strict_types=1 );

$_SERVER['HTTP_HOST'] = '127.0.0.1';
require $argv[1] . '/wp-load.php';
wp_set_current_user( 1 );
kses_remove_filters();
require $argv[2];
