<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * A class that adds hooks of its own; the build finds it and `Boot_Loader` boots it, so no list is kept by hand.
 *
 * The constant `WHEN` says which requests need the class; all others never load its file. It is one
 * condition or an array of them, as strings that the build can read:
 *
 * - `hook:rest_api_init`: whenever that hook fires, before its other callbacks (`{plugin}` stands for the plugin's basename);
 * - `query:name`: the address has that query argument;
 * - `header:X-Name`: the request has that header;
 * - `admin`: the admin area, as `is_admin()` says;
 * - `cli`: WP-CLI.
 *
 * Without the constant the class is booted with the plugin, in every request. A class that has to look
 * closer is `Conditional` too.
 *
 * Classes are booted in no particular order: where the order matters, hook priorities say it.
 */
interface Bootable extends Discoverable {
	/** Adds the hooks and does nothing else; called again whenever a hook of `WHEN` fires. */
	public static function boot(): void;
}
