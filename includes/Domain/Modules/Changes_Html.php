<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * An extension that changes more of a block than its outermost tag.
 *
 * @internal
 */
interface Changes_Html {
	/**
	 * Returns the changed block; called after all extensions were applied to its tag.
	 *
	 * @param string $html Rendered block.
	 * @param array<string, mixed> $settings Untrusted settings, as saved by the author.
	 * @param array<string, mixed> $block Parsed block.
	 */
	public function change( string $html, array $settings, array $block ): string;
}
