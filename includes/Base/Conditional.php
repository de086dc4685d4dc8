<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/** Something that is booted only where it is needed. */
interface Conditional {
	/** Whether this request can need it; called right before it is booted. */
	public static function is_needed(): bool;
}
