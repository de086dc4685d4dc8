<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Discoverable;
use Frontage\Base\Internal;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to blocks that list posts, which are those with the attribute `query`.
 *
 * @internal
 */
interface Completes_Lists extends Discoverable, Internal {
	/**
	 * Returns attributes that the block has while it is rendered, whatever is saved under their names.
	 *
	 * @return array<string, mixed>
	 */
	public static function before_list( WP_Block $block ): array;

	/**
	 * Returns the HTML in place of a list without posts; empty for none.
	 *
	 * @param array<string, mixed> $attributes Block attributes, with defaults.
	 */
	public static function in_place_of_empty_list( array $attributes, WP_Block $block ): string;
}
