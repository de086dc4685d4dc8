/** Pages for the rules to look at. */
import type { CheckedBlock, Found, Page, Rule } from '@frontage/editor';
import { placesOf } from '../rules';

let count = 0;

/**
 * A block.
 *
 * @param name        Such as `core/image`.
 * @param attributes  Its attributes.
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
 * A page of blocks, black on white.
 *
 * @param blocks At the top.
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
 * What a rule finds on a page, block by block.
 *
 * @param rule   The rule.
 * @param blocks The page's.
 */
export function found( rule: Rule, ...blocks: CheckedBlock[] ): Found[] {
	const page = pageOf( ...blocks );
	return page.places.flatMap( ( place ) => rule( place, page ) );
}
