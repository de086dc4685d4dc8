<?php
declare( strict_types=1 );

namespace Frontage;

use Frontage\Base\Boot_Loader;
use Frontage\Base\Manifest;
use Frontage\Base\Missing_Build_Notice;
use Frontage\Base\Paths;

defined( 'ABSPATH' ) || exit;

/** The start of the plugin. */
final class Plugin {
	/**
	 * Starts the plugin: every `Bootable` that the build found adds its hooks.
	 *
	 * @param string $file Full path of the plugin's main file.
	 */
	public static function boot( string $file ): void {
		Paths::set( $file );
		if ( Manifest::exists() ) {
			Boot_Loader::start();
		} else {
			add_action( 'admin_notices', array( Missing_Build_Notice::class, 'print_notice' ) );
		}
	}
}
