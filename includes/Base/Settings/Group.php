<?php
declare( strict_types=1 );

namespace Frontage\Base\Settings;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Settings that do not belong to a module.
 *
 * Implemented by vendors and by site-wide settings.
 */
interface Group extends Has_Settings, Discoverable {
	/**
	 * Returns the name under which the fields are stored: a vendor's slug or `Options::SITE`, never a
	 * module's slug.
	 */
	public static function group(): string;
}
