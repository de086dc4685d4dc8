<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the block editor what other plugins add to a list, such as field types.
 *
 * Discovered by the build. Used only where the editor is loaded, and only if another plugin announces something. Scripts read the
 * data with `announced( key )` of `src/editor/announced.ts`.
 *
 * @internal
 */
interface Provides_Editor_Data extends Discoverable {
	/** Returns the key of the data in scripts, such as `fieldTypes`. */
	public static function key(): string;

	/**
	 * Returns what other plugins add; empty if they add nothing to this list.
	 *
	 * @return list<array{name: string, label: string, ...}> Saved values with their translated labels, and whatever else scripts need.
	 */
	public static function data(): array;
}
