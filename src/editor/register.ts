/** Makes a room's block known to the editor. */
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';

/**
 * Registers a block from its `block.json` and what only code can say.
 *
 * @param metadata The room's `block.json`.
 * @param settings Edit, save, icon, transforms.
 */
export function registerRoom< T extends Record< string, unknown > >(
	metadata: unknown,
	settings: Partial< BlockConfiguration< T > >
): void {
	registerBlockType(
		metadata as BlockConfiguration< T >,
		settings as BlockConfiguration< T >
	);
}
