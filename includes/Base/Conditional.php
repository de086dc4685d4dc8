<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * A class that is booted only if it is needed.
 *
 * @internal
 */
interface Conditional {
	/** Returns whether this request may need the class; called right before it is booted. */
	public static function is_needed(): bool;
}
