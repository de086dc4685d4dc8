<?php
/**
 * Removes Frontage's data when an owner who chose removal deletes the plugin; content stays.
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/Autoload.php';

Frontage\Autoload::register( __DIR__ );
Frontage\Domain\Store\Uninstaller::uninstall_where_wanted();
