<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * A class that adds hooks. The build finds it, and `Boot_Loader` boots it, so there is no list to maintain.
 *
 * The constant `WHEN` says which requests need the class; other requests never load its file. It is one
 * condition or an array of conditions, as strings that the build can read:
 *
 * - `hook:rest_api_init`: whenever that hook fires, before its other callbacks (`{plugin}` stands for the plugin's basename);
 * - `rest:/wp/v2/block-types`: before a request to a REST route that begins so is handled;
 * - `shortcode:name`: when that shortcode, which the class adds, is printed;
 * - `query:name`: the URL has that query argument;
 * - `post:name`: the request has that field;
 * - `header:X-Name`: the request has that header;
 * - `front`: outside of the admin area and of admin-ajax.php;
 * - `screen`: a screen of the admin area, and not what other plugins ask admin-ajax.php;
 * - `cli`: WP-CLI.
 *
 * Without the constant, the class is booted with the plugin, in every request. A class that has to check
 * more also implements `Conditional`.
 *
 * Other plugins do not announce such classes: they add their hooks themselves.
 *
 * Classes are booted in no particular order. If the order matters, use hook priorities.
 *
 * @internal
 */
interface Bootable extends Discoverable, Internal {
	/** Adds the hooks and does nothing else; called again when another hook of `WHEN` fires. */
	public static function boot(): void;
}
