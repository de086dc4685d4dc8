<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * A site-wide behaviour.
 *
 * What a folder in `features/` gives, and one in `blocks/` may give: a class that knows when it is wanted and hooks itself in.
 */
interface Feature {
	/** Whether this request can need it; asked before anything of it is built. */
	public static function is_needed(): bool;

	/** Adds the feature's hooks. */
	public function boot(): void;
}
