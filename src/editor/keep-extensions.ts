/** Settings of extensions stay when a block is turned into another one: WordPress keeps only what it knows. */
import { addFilter } from '@wordpress/hooks';
import type { Block } from '@wordpress/blocks';

/** Settings by extension. */
type Settings = { visibility?: unknown } | undefined;

/** Returns whether a block is printed around what it was made of, which has its settings itself. */
const isAround = ( block: Block, settings: unknown ) =>
	block.innerBlocks.some(
		( { attributes } ) =>
			JSON.stringify( attributes.frontage ) === JSON.stringify( settings )
	);

/**
 * Gives a block the settings of the one that it was made of.
 *
 * Several that became one, or one that became several, lose them, except who may see the block: what was hidden stays hidden.
 *
 * @param made    A new block.
 * @param sources What was turned into it.
 * @param at      Its index.
 * @param all     All new blocks.
 */
export function withSettings(
	made: Block,
	sources: Block | Block[],
	at: number,
	all: Block[]
): Block {
	const before = [ sources ]
		.flat()
		.map( ( { attributes } ) => attributes.frontage as Settings );
	const hidden = before.find( ( settings ) => settings?.visibility );
	const isPaired = before.length === all.length;
	const source = isPaired ? before[ at ] : hidden;
	if ( ! source || made.attributes.frontage || isAround( made, source ) ) {
		return made;
	}
	const frontage = isPaired ? source : { visibility: source.visibility };
	return { ...made, attributes: { ...made.attributes, frontage } };
}

/** Keeps the settings from now on. */
export const keepExtensions = () =>
	addFilter(
		'blocks.switchToBlockType.transformedBlock',
		'frontage/keep-extensions',
		withSettings
	);
