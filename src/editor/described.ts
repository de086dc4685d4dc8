/** What the `block.json` of our blocks says beyond what WordPress keeps of it. */
import type { Savable } from './saved-content';

export { savedContent } from './saved-content/content';
export { formatted } from './saved-content/formatted';

export interface Described extends Savable {
	title: string;
	/** What the inserter shows. */
	example?: object;
	/** Names of the blocks that it is a part of. */
	parent?: string[];
	frontage?: Savable[ 'frontage' ] & {
		/** Attributes that are texts, files or links, by path. */
		translate?: Record< string, string >;
		/** Blocks of WordPress that it becomes when the owner leaves, the best first; there is a transform to each. */
		exitTo?: string[];
	};
}

const blocks = new Map< string, Described >();

/**
 * Stores the `block.json` of a block.
 *
 * @param described As imported.
 */
export const describeBlock = ( described: Described ): void =>
	void blocks.set( described.name, described );

/**
 * Returns the `block.json` of one of our blocks.
 *
 * @param name Block name.
 */
export const descriptionOf = ( name: string ): Described | undefined =>
	blocks.get( name );
