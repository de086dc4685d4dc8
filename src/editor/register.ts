import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { describeModule, type EditorMeta } from './modules';

type Settings< T extends Record< string, unknown > > = Omit<
	Partial< BlockConfiguration< T > >,
	'transforms'
> & {
	/** Checked by the editor at run time; the published types know only transforms to the same attributes. */
	transforms?: { from?: object[]; to?: object[] };
	/** What the meter, the rules and copying of looks need to know. */
	help?: EditorMeta;
};

/**
 * Makes a module's block known to the editor.
 *
 * Registers a block from its `block.json` and what only code can say.
 */
export function registerBlock< T extends Record< string, unknown > >(
	metadata: unknown,
	{ help = {}, ...settings }: Settings< T >
): void {
	describeModule( ( metadata as { name: string } ).name, help );
	registerBlockType(
		metadata as BlockConfiguration< T >,
		settings as BlockConfiguration< T >
	);
}
