/** Blocks of others inside of ours: unless a transform changes them, they are written as they were, byte for byte. */
import {
	createBlock,
	getUnregisteredTypeHandlerName,
	parse,
	type Block,
} from '@wordpress/blocks';

/** Attribute that says where a block was written; every block has it while content is converted. */
const MARK = 'frontageSource';

interface Kept {
	text: string;
	/** What the block was like, to see whether a transform changed it. */
	state: string;
}

const kept: Kept[] = [];

/**
 * Adds the attribute to a block type.
 *
 * @param settings Settings of a block type.
 */
export const addMark = < T extends { attributes?: object } >(
	settings: T
) => ( {
	...settings,
	attributes: { ...settings.attributes, [ MARK ]: { type: 'number' } },
} );

const stateOf = ( { name, attributes, innerBlocks }: Block ): string => {
	const { [ MARK ]: _, ...rest } = attributes;
	return JSON.stringify( [ name, rest, innerBlocks.map( stateOf ) ] );
};

/**
 * Reads a block of others.
 *
 * @param text Its markup.
 */
export function readBlock( text: string ): Block[] {
	return parse( text ).map( ( block ) => {
		block.attributes[ MARK ] =
			kept.push( { text, state: stateOf( block ) } ) - 1;
		return block;
	} );
}

/**
 * Returns whether a block is one of others, as opposed to one that was made from ours.
 *
 * @param block After conversion.
 */
export const isUntouched = ( { attributes }: Block ): boolean =>
	attributes[ MARK ] !== undefined;

const asWritten = ( originalContent: string ): Block =>
	createBlock( getUnregisteredTypeHandlerName() ?? '', { originalContent } );

/**
 * Returns blocks for saving: those that no transform changed as they were written.
 *
 * @param blocks After conversion.
 */
export const forSaving = ( blocks: Block[] ): Block[] =>
	blocks.map( ( block ) => {
		const { [ MARK ]: index, ...attributes } = block.attributes;
		const source = index === undefined ? null : kept[ Number( index ) ];
		return source?.state === stateOf( block )
			? asWritten( source.text )
			: {
					...block,
					attributes,
					innerBlocks: forSaving( block.innerBlocks ),
				};
	} );

/** Forgets what was read. */
export const forget = (): void => void ( kept.length = 0 );
