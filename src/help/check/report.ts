import type { CheckedBlock, Finding, Page, ThirdParty } from '@frontage/editor';
import { costOf, modulesOf, thirdPartiesOf, type Cost } from '../cost/cost';
import { data } from '../data';
import { check, placesOf } from '../rules';

export interface Report {
	cost: Cost;
	/** Number of blocks that are ours or use one of our extensions. */
	count: number;
	thirdParties: ThirdParty[];
	findings: Finding[];
}

/**
 * Builds the report on a page.
 *
 * @param blocks  Blocks of the page.
 * @param palette The theme's colors.
 * @param colours Default text and background colors.
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

/** The report on a page without blocks. */
export const EMPTY: Report = {
	cost: { load: 0, use: 0 },
	count: 0,
	thirdParties: [],
	findings: [],
};
