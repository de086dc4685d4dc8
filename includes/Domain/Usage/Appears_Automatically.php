<?php
declare( strict_types=1 );

namespace Frontage\Domain\Usage;

defined( 'ABSPATH' ) || exit;

/**
 * A block that can also appear where nobody inserted it, so the usage index does not know all its places.
 *
 * Implemented by the class of a block.
 *
 * @internal
 */
interface Appears_Automatically {
	/** Returns whether it appears, or may appear, without being inserted. */
	public static function may_appear(): bool;
}
