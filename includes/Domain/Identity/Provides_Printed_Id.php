<?php
declare( strict_types=1 );

namespace Frontage\Domain\Identity;

use Frontage\Base\Discoverable;
use Frontage\Base\Internal;

defined( 'ABSPATH' ) || exit;

/**
 * Knows the ID with which blocks of a family are printed, where nothing else tells them apart.
 *
 * @internal
 */
interface Provides_Printed_Id extends Discoverable, Internal {
	/** Returns the word in `block.json` (`"identity": { "from": "overlay" }`). */
	public static function identity_source(): string;

	/**
	 * Returns the ID of a block, the first on its page; empty for other blocks.
	 *
	 * @param array<string, mixed> $block As returned by `parse_blocks()`.
	 */
	public static function id_of( array $block ): string;
}
