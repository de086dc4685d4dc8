/** Makes a room's block known to the editor. */
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { describeRoom, type RoomHelp } from './rooms';

type Settings< T extends Record< string, unknown > > = Omit<
	Partial< BlockConfiguration< T > >,
	'transforms'
> & {
	/** Checked by the editor at run time; the published types know only transforms to the same attributes. */
	transforms?: { from?: object[]; to?: object[] };
	/** What the meter, the rules and copying of looks need to know. */
	help?: RoomHelp;
};

/**
 * Registers a block from its `block.json` and what only code can say.
 */
export function registerRoom< T extends Record< string, unknown > >(
	metadata: unknown,
	{ help = {}, ...settings }: Settings< T >
): void {
	describeRoom( ( metadata as { name: string } ).name, help );
	registerBlockType(
		metadata as BlockConfiguration< T >,
		settings as BlockConfiguration< T >
	);
}
