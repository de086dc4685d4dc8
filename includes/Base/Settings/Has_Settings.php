<?php
declare( strict_types=1 );

namespace Frontage\Base\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * A module with settings.
 *
 * Implemented by a module's class (`features/<slug>/server/<Slug>.php`, likewise for blocks and extensions), and as `Group` by
 * vendors, to add fields to the settings screen.
 *
 * @api
 */
interface Has_Settings {
	/**
	 * Returns the fields.
	 *
	 * @return array<string, Field> Keyed by setting key, such as `offset`.
	 */
	public static function settings(): array;
}
