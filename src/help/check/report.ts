import type { CheckedBlock, Finding, Page, ThirdParty } from '@frontage/editor';
import { sumsOf, type Sums } from '@frontage/cost/cost';
import { costOf, modulesOf, thirdPartiesOf } from '../cost/cost';
import { data } from '../data';
import { check, placesOf } from '../rules';

export interface Report {
	cost: Sums;
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
	const all = places.map( ( { block } ) => block );
	const ours = all.filter( ( block ) => modulesOf( block ).length );
	const { costs, thirdParties } = data();
	return {
		cost: costOf( all, costs ),
		count: ours.length,
		thirdParties: thirdPartiesOf( ours, thirdParties ),
		findings: check( { places, palette, colours } ),
	};
}

/** The report on a page without blocks. */
export const EMPTY: Report = {
	cost: sumsOf( [], {}, [] ),
	count: 0,
	thirdParties: [],
	findings: [],
};
