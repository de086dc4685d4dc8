<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Bootable;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Autoloaded;

defined( 'ABSPATH' ) || exit;

/**
 * The options that make pages cheaper, written when an owner is there.
 *
 * An autoloaded option costs a page no query, but a written one changes what the object cache holds of all options. So visitors
 * never write one: until an owner opens the admin area after an update, each page asks a table of ours instead.
 */
final class Settled_Options implements Bootable {
	public const WHEN = array( 'screen', 'hook:activate_{plugin}' );

	/** After `Schema` on activation. */
	private const LATE = 20;

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'admin_init', array( self::class, 'settle' ) );
		add_action( 'activate_' . plugin_basename( Paths::file() ), array( self::class, 'write' ), self::LATE );
	}

	/** Writes them for an owner; the hook fires for visitors' requests too. */
	public static function settle(): void {
		if ( ! wp_doing_ajax() && current_user_can( 'manage_options' ) ) {
			self::write();
		}
	}

	/** Writes what is missing, and deletes autoloaded options whose values have moved. */
	public static function write(): void {
		if ( null === Autoloaded::get( Options::OPTION ) ) {
			add_option( Options::OPTION, array(), '', true );
		}
		if ( (int) Autoloaded::get( Schema::OPTION ) >= Schema::REQUIRED ) {
			return;
		}
		$version = Schema::version();
		foreach ( $version >= Schema::REQUIRED ? Move_From_Options::AUTOLOADED : array() as $option ) {
			delete_option( $option );
		}
		update_option( Schema::OPTION, $version, true );
	}
}
