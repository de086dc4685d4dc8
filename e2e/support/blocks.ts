/** Blocks as the editor reads them. */
import type { Page } from '@playwright/test';

interface Block {
	name: string;
	isValid: boolean;
	innerBlocks: Block[];
}

declare const wp: {
	blocks: { parse: ( content: string ) => Block[] };
	data: { select: ( store: string ) => { getBlocks: () => Block[] } };
};

/**
 * Returns all blocks, each before those inside it.
 *
 * @param page    Any page with an editor.
 * @param content Markup; without it, what the editor shows.
 */
export const blocksOf = (
	page: Page,
	content?: string
): Promise< Pick< Block, 'name' | 'isValid' >[] > =>
	page.evaluate( ( markup ) => {
		const flat = ( blocks: Block[] ): Pick< Block, 'name' | 'isValid' >[] =>
			blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
				{ name, isValid },
				...flat( innerBlocks ),
			] );
		return flat(
			markup === undefined
				? wp.data.select( 'core/block-editor' ).getBlocks()
				: wp.blocks.parse( markup )
		);
	}, content );

/**
 * Returns the names of blocks that the editor calls invalid or does not know.
 *
 * @param page    Any page with an editor.
 * @param content Markup; without it, what the editor shows.
 */
export const brokenIn = async (
	page: Page,
	content?: string
): Promise< string[] > =>
	( await blocksOf( page, content ) )
		.filter( ( { name, isValid } ) => ! isValid || name === 'core/missing' )
		.map( ( { name } ) => name );
