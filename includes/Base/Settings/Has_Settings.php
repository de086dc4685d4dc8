<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * A module with settings of its own.
 *
 * Implemented by a module's class (`features/<slug>/<Slug>.php`, likewise for blocks and extensions) to put fields on the settings screen.
 */
interface Has_Settings {
	/**
	 * The fields.
	 *
	 * @return array<string, Field> By key, such as `offset`.
	 */
	public static function settings(): array;
}
