<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Conditional;

defined( 'ABSPATH' ) || exit;

/**
 * A feature adds site-wide behavior.
 *
 * Implemented by the class of a folder in `features/`, and optionally in `blocks/`. It decides when it
 * is needed and adds its own hooks.
 *
 * The constant `WHEN` names the conditions of which a request must meet one before the class is loaded, as for `Bootable`:
 * `hook:wp` for what only pages show, and not the REST API or admin-ajax.php; hooks of what is printed for what also they print.
 * A feature is booted once.
 *
 * @internal
 */
interface Feature extends Conditional {
	/** Adds the feature's hooks. */
	public function boot(): void;
}
