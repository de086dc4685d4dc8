/** Test pages for the rules. */
import type { CheckedBlock, Found, Page, Rule } from '@frontage/editor';
import { placesOf } from '../rules';

let count = 0;

/**
 * Creates a block.
 *
 * @param name        Such as `core/image`.
 * @param attributes  Those that are not the default.
 * @param innerBlocks Its children.
 */
export const block = (
	name: string,
	attributes: Record< string, unknown > = {},
	...innerBlocks: CheckedBlock[]
): CheckedBlock => ( {
	clientId: `id-${ count++ }`,
	name,
	attributes,
	innerBlocks,
} );

/**
 * Creates a page of blocks, black on white.
 *
 * @param blocks Top-level blocks.
 */
export const pageOf = ( ...blocks: CheckedBlock[] ): Page => ( {
	places: placesOf( blocks ),
	palette: [
		{ slug: 'base', name: 'Base', color: '#ffffff' },
		{ slug: 'contrast', name: 'Contrast', color: '#111111' },
		{ slug: 'pale', name: 'Pale', color: '#cccccc' },
	],
	colours: { text: 'rgb(0, 0, 0)', background: 'rgb(255, 255, 255)' },
} );

/**
 * Returns the issues that a rule finds on a page, block by block.
 *
 * @param rule   What is tested.
 * @param blocks Blocks of the page.
 */
export function found( rule: Rule, ...blocks: CheckedBlock[] ): Found[] {
	const page = pageOf( ...blocks );
	return page.places.flatMap( ( place ) => rule( place, page ) );
}
