<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Conditional;

defined( 'ABSPATH' ) || exit;

/**
 * A feature adds site-wide behavior.
 *
 * Implemented by the class of a folder in `features/`, and optionally in `blocks/`. It decides when it
 * is needed and adds its own hooks.
 */
interface Feature extends Conditional {
	/** Adds the feature's hooks. */
	public function boot(): void;
}
