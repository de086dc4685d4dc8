/** Blocks that appear when they scroll into view: by CSS, and by script where CSS cannot. What need not run at each commit. */
import { withoutScrollTimelines } from '../support/older';
import { expect, test, visit } from '../support/test';
import type { Page } from '@playwright/test';

const PAGE = '/modules/scrollspy/';

const opacity = ( page: Page, block: string ) =>
	page
		.locator( block )
		.evaluate( ( element ) =>
			Number( getComputedStyle( element ).opacity )
		);

test( 'hides nothing with reduced motion, nor without a script in other browsers', async ( {
	lessMotion,
	noJs,
} ) => {
	await visit( lessMotion, PAGE );
	expect( await opacity( lessMotion, '.slides' ) ).toBe( 1 );
	await withoutScrollTimelines( noJs );
	await visit( noJs, PAGE );
	expect( await opacity( noJs, '.slides' ) ).toBe( 1 );
} );
