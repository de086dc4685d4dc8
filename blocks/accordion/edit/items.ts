/** Conversions between accordion items and other blocks with titled parts. */
import { createBlock, type Block } from '@wordpress/blocks';
import { copies, type Part } from '@frontage/editor';

const LEVEL = /^h([1-6])$/;

const item = ( title: unknown, isOpen: unknown, inner: Block[] ) =>
	createBlock(
		'frontage/accordion-item',
		{ title: String( title ?? '' ), isOpen: isOpen === true },
		copies( inner )
	);

/** Creates a closed item from a titled part. */
export const itemFromPart = ( { title, blocks }: Part ) =>
	item( title, false, blocks );

/**
 * Creates an item from a Details block.
 *
 * @param attributes  The block's attributes.
 * @param innerBlocks The block's content.
 */
export function itemFromDetails(
	attributes: Record< string, unknown >,
	innerBlocks: Block[]
): Block {
	return item( attributes.summary, attributes.showContent, innerBlocks );
}

/**
 * Creates a Details block from an item.
 *
 * @param block Accordion item.
 * @param name  Name of the group in which only one may be open; empty for none.
 */
export function detailsFromItem( block: Block, name: string ): Block {
	const { title, isOpen, anchor } = block.attributes;
	return createBlock(
		'core/details',
		{
			summary: title,
			showContent: isOpen,
			anchor,
			...( name && { name } ),
		},
		copies( block.innerBlocks )
	);
}

/**
 * Creates an item from a core accordion item, whose title and panel are blocks.
 *
 * @param block A `core/accordion-item`.
 */
export function itemFromCore( block: Block ): Block {
	const [ heading, panel ] = [ 'heading', 'panel' ].map( ( part ) =>
		block.innerBlocks.find(
			( { name } ) => name === `core/accordion-${ part }`
		)
	);
	return item(
		heading?.attributes.title,
		block.attributes.openByDefault,
		panel?.innerBlocks ?? []
	);
}

/**
 * Creates a core accordion item.
 *
 * @param block Accordion item.
 * @param level Tag of the titles.
 */
export function coreFromItem( block: Block, level: string ): Block {
	const { title, isOpen, anchor } = block.attributes;
	return createBlock(
		'core/accordion-item',
		{ openByDefault: isOpen, anchor },
		[
			createBlock( 'core/accordion-heading', {
				title,
				level: headingNumber( level ),
			} ),
			createBlock(
				'core/accordion-panel',
				{},
				copies( block.innerBlocks )
			),
		]
	);
}

/**
 * Returns the number of a heading tag, such as 3 for `h3`. Titles without a heading get 3 too.
 *
 * @param level Tag, such as `h3`.
 */
export const headingNumber = ( level: string ) =>
	Number( LEVEL.exec( level )?.[ 1 ] ?? 3 );
