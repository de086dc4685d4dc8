import type { CheckedBlock, Finding, Page } from '@frontage/editor';
import { modulesOf } from '../cost/cost';
import { check, placesOf } from '../rules';

export interface Report {
	/** All blocks, the inner ones too; undefined before the first check. */
	blocks?: CheckedBlock[];
	/** Number of blocks that are ours or use one of our extensions. */
	count: number;
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
	return {
		blocks: all,
		count: all.filter( ( block ) => modulesOf( block ).length ).length,
		findings: check( { places, palette, colours } ),
	};
}

/** The report on a page that has not been checked. */
export const EMPTY: Report = {
	count: 0,
	findings: [],
};
