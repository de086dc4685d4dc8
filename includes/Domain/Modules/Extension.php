<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * An extension adds behavior to any block.
 *
 * Implemented by the class of a folder in `extensions/`; it changes the first tag of a block.
 *
 * @internal
 */
interface Extension {
	/**
	 * Applies the settings to the block's outermost tag.
	 *
	 * @param Outer_Tag $tag That tag.
	 * @param array<string, mixed> $settings Untrusted settings, as saved by the author.
	 * @param array<string, mixed> $block Parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void;
}
