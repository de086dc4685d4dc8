<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the block editor what is in a list to which other plugins may add, such as field types or triggers.
 *
 * Discovered by the build. Used only where the editor is loaded. Scripts read the data with `announced( key )` of
 * `src/editor/announced.ts`. A list whose own part is in scripts has only what other plugins add.
 *
 * @internal
 */
interface Provides_Editor_Data extends Discoverable {
	/** Returns the key of the data in scripts, such as `fieldTypes`. */
	public static function key(): string;

	/**
	 * Returns what is in the list.
	 *
	 * @return list<array{name: string, label: string, ...}> Saved values with their translated labels, and whatever else scripts need.
	 */
	public static function data(): array;
}
