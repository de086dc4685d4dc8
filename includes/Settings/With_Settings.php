<?php
/**
 * A room with settings of its own.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/** Implemented by a room's class (`features/<slug>/<Slug>.php`, likewise for blocks and extensions) to put fields on the settings screen. */
interface With_Settings {
	/**
	 * The fields.
	 *
	 * @return array<string, Field> By key, such as `offset`.
	 */
	public static function settings(): array;
}
