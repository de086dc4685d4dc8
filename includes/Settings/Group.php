<?php
/**
 * Settings that belong to no room.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings;

use Frontage\Kernel\Joined;

defined( 'ABSPATH' ) || exit;

/** Implemented by whatever has settings without being a room: vendors, and what is the whole site's. Found by the build. */
interface Group extends With_Settings, Joined {
	/** The name under which the fields are stored: a vendor's slug, or `Options::SITE`. Never a room's slug. */
	public static function group(): string;
}
