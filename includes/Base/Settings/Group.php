<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Settings;

use Frontage\Base\Discoverable;


defined( 'ABSPATH' ) || exit;

/**
 * Settings that belong to no module.
 *
 * Implemented by whatever has settings without being a module: vendors, and what is the whole site's. Found by the build.
 */
interface Group extends Has_Settings, Discoverable {
	/** The name under which the fields are stored: a vendor's slug, or `Options::SITE`. Never a module's slug. */
	public static function group(): string;
}
