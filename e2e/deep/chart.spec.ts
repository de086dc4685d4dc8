/** Charts for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

const PAGE = '/modules/chart/';

const chart = ( page: Page, id: string ) => page.locator( `#${ id }` );
const tip = ( page: Page, id: string ) =>
	chart( page, id ).locator( '.frontage-chart__tip' );

test( 'fits a phone, answers a finger, and has no barriers', async ( {
	narrow,
} ) => {
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await chart( narrow, 'week' )
		.locator( '.frontage-chart__band' )
		.nth( 1 )
		.tap();
	await expect( tip( narrow, 'week' ) ).toContainText( 'Wednesday' );
	await expectNoAxe( narrow, '.frontage-chart' );
} );
