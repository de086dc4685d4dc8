/** Items made of other blocks' titled parts, and the other way round. */
import { createBlock, type Block } from '@wordpress/blocks';
import { copies, type Part } from '@frontage/editor';

const LEVEL = /^h([1-6])$/;

const item = ( title: unknown, isOpen: unknown, inner: Block[] ) =>
	createBlock(
		'frontage/accordion-item',
		{ title: String( title ?? '' ), isOpen: isOpen === true },
		copies( inner )
	);

/** A closed item from a titled part. */
export const itemFromPart = ( { title, blocks }: Part ) =>
	item( title, false, blocks );

/**
 * An item from a Details block.
 *
 * @param attributes  Its attributes.
 * @param innerBlocks Its content.
 */
export function itemFromDetails(
	attributes: Record< string, unknown >,
	innerBlocks: Block[]
): Block {
	return item( attributes.summary, attributes.showContent, innerBlocks );
}

/**
 * A Details block from an item.
 *
 * @param block The item.
 * @param name  Of the group in which one may be open; empty for none.
 */
export function detailsFromItem( block: Block, name: string ): Block {
	const { title, isOpen } = block.attributes;
	return createBlock(
		'core/details',
		{ summary: title, showContent: isOpen, ...( name && { name } ) },
		copies( block.innerBlocks )
	);
}

/**
 * An item from one of WordPress's own accordion, whose title and panel are blocks.
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
 * An item of WordPress's own accordion.
 *
 * @param block An item.
 * @param level Tag of the titles.
 */
export function coreFromItem( block: Block, level: string ): Block {
	const { title, isOpen } = block.attributes;
	return createBlock( 'core/accordion-item', { openByDefault: isOpen }, [
		createBlock( 'core/accordion-heading', {
			title,
			level: headingNumber( level ),
		} ),
		createBlock( 'core/accordion-panel', {}, copies( block.innerBlocks ) ),
	] );
}

/**
 * @param level Such as `h3`.
 * @return Such as 3, which is also what titles without a heading get.
 */
export const headingNumber = ( level: string ) =>
	Number( LEVEL.exec( level )?.[ 1 ] ?? 3 );
