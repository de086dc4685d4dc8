<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Conditional;

defined( 'ABSPATH' ) || exit;

/**
 * A site-wide behaviour.
 *
 * What a folder in `features/` gives, and one in `blocks/` may give: a class that knows when it is wanted and hooks itself in.
 */
interface Feature extends Conditional {
	/** Adds the feature's hooks. */
	public function boot(): void;
}
