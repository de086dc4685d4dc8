/** Titled sections, as used by tabs, accordions and similar blocks. */
import { createBlock, type Block } from '@wordpress/blocks';

export interface Part {
	/** HTML. */
	title: string;
	blocks: Block[];
}

const isHeading = ( { name }: Block ) => name === 'core/heading';

/** Clones blocks with new client IDs, which they need when they move to another parent. */
export const copies = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, attributes, copies( innerBlocks ) )
	);

/**
 * Groups blocks under the heading before them; blocks before the first heading have no title.
 *
 * @param blocks Any blocks.
 */
export function partsByHeading( blocks: Block[] ): Part[] {
	const parts: Part[] = [];
	for ( const block of blocks ) {
		const last = parts.at( -1 );
		if ( isHeading( block ) ) {
			const title = String( block.attributes.content ?? '' );
			parts.push( { title, blocks: [] } );
		} else if ( last ) {
			last.blocks.push( block );
		} else {
			parts.push( { title: '', blocks: [ block ] } );
		}
	}
	return parts;
}

/**
 * Returns transforms from several blocks that start with a heading, and from a group with headings.
 *
 * @param make Creates the block from sections.
 */
export const fromHeadings = ( make: ( parts: Part[] ) => Block ) => [
	{
		type: 'block',
		isMultiBlock: true,
		blocks: [ '*' ],
		isMatch: ( _: unknown, blocks: Block | Block[] ) => {
			const [ first, second ] = [ blocks ].flat();
			return !! first && !! second && isHeading( first );
		},
		// The only kind of transform that receives the names of the blocks.
		__experimentalConvert: ( blocks: Block[] ) =>
			make( partsByHeading( blocks ) ),
	},
	{
		type: 'block',
		blocks: [ 'core/group' ],
		isMatch: ( _: unknown, { innerBlocks }: Block ) =>
			innerBlocks.some( isHeading ),
		transform: ( _: unknown, inner: Block[] ) =>
			make( partsByHeading( inner ) ),
	},
];

/** The transform of a block with items into a group of what is in them. */
export const itemsToGroup = {
	type: 'block',
	blocks: [ 'core/group' ],
	transform: ( _: unknown, items: Block[] ) =>
		createBlock(
			'core/group',
			{},
			items.flatMap( ( { innerBlocks } ) => copies( innerBlocks ) )
		),
};
