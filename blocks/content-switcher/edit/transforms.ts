import { createBlock, type Block } from '@wordpress/blocks';

const ITEM = 'frontage/content-switcher-item';

/** Clones blocks with new client IDs, which they need when they move to another parent. */
const copies = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, attributes, copies( innerBlocks ) )
	);

const plain = ( html: unknown ) =>
	new DOMParser().parseFromString( String( html ?? '' ), 'text/html' ).body
		.textContent ?? '';

const isHeading = ( { name }: Block ) => name === 'core/heading';

/**
 * Turns what follows each heading into a content named after it.
 *
 * @param inner The group's inner blocks.
 */
function fromGroup( inner: Block[] ): Block {
	const starts = inner.flatMap( ( block, at ) =>
		isHeading( block ) ? [ at ] : []
	);
	const items = starts.map( ( start, at ) =>
		createBlock(
			ITEM,
			{ title: plain( inner[ start ]?.attributes.content ) },
			copies( inner.slice( start + 1, starts[ at + 1 ] ) )
		)
	);
	return createBlock(
		'frontage/content-switcher',
		{ control: items.length > 2 ? 'buttons' : 'switch' },
		items
	);
}

const toGroup = ( items: Block[] ) =>
	createBlock(
		'core/group',
		{},
		items.flatMap( ( { attributes, innerBlocks } ) => [
			createBlock( 'core/heading', { content: attributes.title } ),
			...copies( innerBlocks ),
		] )
	);

/** Transforms between a switcher and other blocks that show one of several contents. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			isMatch: ( _: unknown, { innerBlocks }: Block ) =>
				innerBlocks.filter( isHeading ).length > 1,
			transform: ( _: unknown, inner: Block[] ) => fromGroup( inner ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _: unknown, items: Block[] ) => toGroup( items ),
		},
	],
};
