import type { CheckedBlock, Finding, Page, ThirdParty } from '@frontage/editor';
import { costOf, modulesOf, thirdPartiesOf, type Cost } from '../cost/cost';
import { data } from '../data';
import { check, placesOf } from '../rules';

export interface Report {
	cost: Cost;
	/** How many blocks are ours or carry an extension of ours. */
	count: number;
	thirdParties: ThirdParty[];
	findings: Finding[];
}

/**
 * Looks at a page.
 *
 * @param blocks  The page's.
 * @param palette The theme's colours.
 * @param colours Of text and page where nobody chose anything.
 */
export function reportOn(
	blocks: CheckedBlock[],
	palette: Page[ 'palette' ],
	colours: Page[ 'colours' ]
): Report {
	const places = placesOf( blocks );
	const ours = places
		.map( ( { block } ) => block )
		.filter( ( block ) => modulesOf( block ).length );
	const { sizes, thirdParties } = data();
	return {
		cost: costOf( ours, sizes ),
		count: ours.length,
		thirdParties: thirdPartiesOf( ours, thirdParties ),
		findings: check( { places, palette, colours } ),
	};
}

/** What the page is found to be: its blocks, what they cost, what is wrong with them. */
export const EMPTY: Report = {
	cost: { load: 0, use: 0 },
	count: 0,
	thirdParties: [],
	findings: [],
};
