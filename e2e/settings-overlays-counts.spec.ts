/** Counts of overlays that never open by themselves, as the Overlays tab shows them. */
import { paragraph, publishPage } from './support/modal';
import { counted } from './support/overlays';
import { expect, test } from './support/settings';
import { visit } from './support/test';
import type { Page } from '@playwright/test';

const unique = () => `n${ Math.random().toString( 36 ).slice( 2, 8 ) }`;

const rowOf = ( screen: Page, id: string ) =>
	screen
		.locator( '.frontage-overlay' )
		.filter( { has: screen.getByText( `#${ id }`, { exact: true } ) } );

const during = async ( waits: Promise< unknown >, act: Promise< unknown > ) => {
	await act;
	await waits;
};

/** Waits until a conversion is sent. The next page may be there before the answer, which is not heard then. */
const left = ( page: Page ) =>
	page.waitForRequest( ( request ) =>
		( request.postData() ?? '' ).includes( 'what=done' )
	);

test(
	'an age gate, a panel and a search count openings, closings, refusals, followed links and searches',
	{ tag: '@deep' },
	async ( { admin, owner, page } ) => {
		const [ gate, panel, search ] = [ unique(), unique(), unique() ];
		const url = await publishPage(
			admin,
			`<!-- wp:frontage/age-gate {"anchor":"${ gate }"} -->${ paragraph( `Wine ${ gate }` ) }<!-- /wp:frontage/age-gate -->` +
				`<!-- wp:frontage/off-canvas {"anchor":"${ panel }","buttonText":"Panel"} -->${ paragraph( '<a href="/modules/plain/">Plain</a>' ) }<!-- /wp:frontage/off-canvas -->` +
				`<!-- wp:frontage/search-overlay {"anchor":"${ search }","opener":"text","buttonText":"Find"} /-->`
		);
		const press = ( name: string ) =>
			page
				.getByRole( 'button', { name, exact: true } )
				.click( { delay: 120 } );
		await during( counted( page, 'open' ), visit( page, url ) );
		await during( counted( page, 'refused' ), press( 'No' ) );
		await press( 'No' );
		await during( counted( page, 'done' ), press( 'Yes' ) );
		await during( counted( page, 'open' ), press( 'Panel' ) );
		await during( counted( page, 'button' ), press( 'Close' ) );
		await during( counted( page, 'open' ), press( 'Find' ) );
		await page.keyboard.type( 'zebra' );
		await during( left( page ), page.keyboard.press( 'Enter' ) );
		await expect( page ).toHaveURL( /s=zebra/ );
		await visit( page, url );
		await during( counted( page, 'open' ), press( 'Panel' ) );
		await during(
			left( page ),
			page
				.locator( `#${ panel }` )
				.getByRole( 'link', { name: 'Plain' } )
				.click( { delay: 120 } )
		);
		await expect( page ).toHaveURL( /plain/ );
		const screen = await owner( '&tab=overlays' );
		const says = ( id: string, words: string ) =>
			expect( rowOf( screen, id ) ).toContainText( words, {
				timeout: 1000,
			} );
		// What was sent from a page that was left may be counted later.
		await expect( async () => {
			await screen.reload();
			await expect( rowOf( screen, panel ) ).toBeVisible();
			await says( gate, 'Shown 1 time in 30 days.' );
			await says( gate, 'Passed: 1. Refused: 1.' );
			await says( panel, 'Opened 2 times in 30 days. 1 conversion.' );
			await says( search, 'Opened 1 time in 30 days. 1 conversion.' );
		} ).toPass();
		const row = rowOf( screen, gate );
		await row.getByText( 'By day' ).click();
		await expect( row.getByRole( 'columnheader' ) ).toHaveText( [
			'Date',
			'Shown',
			'Passed',
			'Refused',
		] );
	}
);
