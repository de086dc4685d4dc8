<?php
/**
 * Plugin Name:       Frontage
 * Description:       Everything visitors see and use: blocks that output complete HTML, load scripts on demand, and work with page caching.
 * Version:           0.2.0
 * Requires at least: 6.7
 * Requires PHP:      8.1
 * Author:            The Frontage team
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage
 * Domain Path:       /languages
 */

defined( 'ABSPATH' ) || exit;

if ( PHP_VERSION_ID < 80100 ) {
	add_action(
		'admin_notices',
		static function () {
			echo '<div class="notice notice-error"><p>'
				. esc_html__(
					'Frontage requires PHP 8.1 or later. Ask your host to update the PHP version. Your content is not affected.',
					'frontage'
				)
				. '</p></div>';
		}
	);
	return;
}

require_once __DIR__ . '/includes/Autoload.php';

Frontage\Autoload::register( __DIR__ );
Frontage\Plugin::boot( __FILE__ );
