/** Circle counters for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { listBlock, publishPage } from '../support/posts';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

const PAGE = '/modules/circle-counter/';

const FAR =
	'<!-- wp:spacer {"height":"1600px"} --><div style="height:1600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const CIRCLE = listBlock( 'circle-counter', {
	anchor: 'flour',
	number: '75',
	label: 'Local flour',
	duration: 5000,
} );

const arc = ( page: Page ) => page.locator( '#flour .frontage-gauge__value' );

/**
 * Returns how much of the circle is drawn, from 0 to 100.
 *
 * @param page Browser page.
 */
const drawn = ( page: Page ) =>
	arc( page ).evaluate( ( line ) => {
		const { strokeDasharray, visibility } = getComputedStyle( line );
		return visibility === 'hidden' ? 0 : parseFloat( strokeDasharray );
	} );

test( 'shows the end without script, without motion and in print', async ( {
	admin,
	noJs,
	lessMotion,
	page,
} ) => {
	const url = await publishPage( admin, FAR + CIRCLE );
	for ( const visitor of [ noJs, lessMotion ] ) {
		await visit( visitor, url );
		await arc( visitor ).scrollIntoViewIfNeeded();
		expect( await drawn( visitor ) ).toBe( 75 );
		await expect( visitor.locator( '#flour' ) ).toContainText( '75%' );
	}
	await visit( page, url );
	await page.evaluate( () => scrollTo( { top: 700, behavior: 'instant' } ) );
	await expect.poll( () => drawn( page ) ).toBe( 0 );
	await page.emulateMedia( { media: 'print' } );
	await expect.poll( () => drawn( page ) ).toBe( 75 );
} );

test( 'fits phones, and is mirrored in right-to-left languages', async ( {
	narrow,
	rtl,
} ) => {
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await expectNoAxe( narrow, '.frontage-circle-counter' );
	await visit( rtl, PAGE );
	const matrix = await rtl
		.locator( '#rest .frontage-gauge__drawing' )
		.evaluate( ( drawing ) => getComputedStyle( drawing ).scale );
	expect( matrix ).toBe( '-1 1' );
} );
