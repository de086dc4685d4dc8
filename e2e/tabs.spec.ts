/** Tabs for visitors, on the module's demo page: mouse, keyboard, URLs. */
import { PAGE, list, day, tab, isOpen, panelOf, awake } from './support/tabs';
import { expect, expectNoOverflow, test, visit } from './support/test';
import { take } from '../tests/support/items';

test( 'a click opens a tab, and the URL keeps it for a reload', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await tab( page, 'Evening & night' ).click();
	await isOpen( tab( page, 'Evening & night' ) );
	await expect( page.getByText( 'Soup and a video' ) ).toBeVisible();
	await expect( page.getByText( 'Coffee and' ) ).toBeHidden();
	await expect( page ).toHaveURL( /#tabs-\w+\|1$/ );
	await page.reload();
	await isOpen( tab( page, 'Evening & night' ) );
	await expect( page.getByText( 'Soup and a video' ) ).toBeInViewport();
} );

test( 'leaving the page and returning restores the selected tab', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await tab( page, 'Winter' ).click();
	await tab( page, 'January' ).click();
	await expect( page ).toHaveURL( /#seasons\|1\|\|tabs-\w+\|1$/ );
	await visit( page, '/' );
	await page.goBack();
	await isOpen( tab( page, 'Winter' ) );
	await isOpen( tab( page, 'January' ) );
	await expect( page.getByText( 'Then the thaw.' ) ).toBeVisible();
} );

test( 'arrows, Home and End select and open, Tab moves into the panel', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await tab( page, 'Morning' ).focus();
	await awake( day( page ) );
	await page.keyboard.press( 'ArrowRight' );
	await isOpen( tab( page, 'Evening & night' ) );
	await expect( tab( page, 'Evening & night' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await isOpen( tab( page, 'Morning' ) );
	await expect( tab( page, 'Morning' ) ).toBeFocused();
	await page.keyboard.press( 'End' );
	await isOpen( tab( page, 'Evening & night' ) );
	await expect( tab( page, 'Evening & night' ) ).toBeFocused();
	await page.keyboard.press( 'Home' );
	await expect( tab( page, 'Morning' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( await panelOf( page, tab( page, 'Morning' ) ) ).toBeFocused();
} );

test( 'in vertical tabs up and down arrows move, and only Enter or Space opens', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await tab( page, 'Library' ).focus();
	await awake( list( page, 'Rooms' ) );
	await expect( list( page, 'Rooms' ) ).toHaveAttribute(
		'aria-orientation',
		'vertical'
	);
	await page.keyboard.press( 'ArrowDown' );
	await expect( tab( page, 'Garden' ) ).toBeFocused();
	await isOpen( tab( page, 'Library' ) );
	await page.keyboard.press( 'Enter' );
	await isOpen( tab( page, 'Garden' ) );
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'Space' );
	await isOpen( tab( page, 'Library' ) );
} );

test( 'the left arrow goes forward in right-to-left text', async ( {
	rtl,
} ) => {
	await visit( rtl, PAGE );
	await tab( rtl, 'Morning' ).focus();
	await awake( day( rtl ) );
	await rtl.keyboard.press( 'ArrowLeft' );
	await isOpen( tab( rtl, 'Evening & night' ) );
	const lefts = await day( rtl )
		.getByRole( 'tab' )
		.evaluateAll( ( tabs ) =>
			tabs.map( ( each ) => each.getBoundingClientRect().left )
		);
	const [ first, second ] = take( lefts, 2 );
	expect( first ).toBeGreaterThan( second );
} );

test( 'scrolls the open tab to the center of an overflowing row', async ( {
	page,
	rtl,
} ) => {
	for ( const visitor of [ page, rtl ] ) {
		await visit( visitor, PAGE );
		const may = tab( visitor, 'May in the garden' );
		await may.click();
		await expect
			.poll( () =>
				may.evaluate( ( element ) => {
					const middle = ( { x, width }: DOMRect ) => x + width / 2;
					return Math.abs(
						middle( element.getBoundingClientRect() ) -
							middle(
								element.parentElement!.getBoundingClientRect()
							)
					);
				} )
			)
			.toBeLessThan( 2 );
	}
} );

for ( const hash of [
	'#tab-january',
	'#january',
	'#thaw',
	'#seasons|1||january',
] ) {
	test( `the URL ${ hash } opens a nested tab`, async ( { page } ) => {
		await visit( page, PAGE + hash );
		await isOpen( tab( page, 'Winter' ) );
		await isOpen( tab( page, 'January' ) );
		await expect( page.getByText( 'Then the thaw.' ) ).toBeInViewport();
	} );
}

test( 'an anchor with characters that the hash drops opens its container', async ( {
	page,
} ) => {
	await visit( page, `${ PAGE }#fig.1` );
	await isOpen( tab( page, 'Winter' ) );
	await expect( page.getByText( 'Candles.' ) ).toBeInViewport();
} );

test( 'the first of several tabs with the same name is meant, and ids are unique', async ( {
	page,
} ) => {
	await visit( page, `${ PAGE }#delivery` );
	await expect( page.getByText( 'By bicycle.' ) ).toBeVisible();
	await expect( page.getByText( 'By train.' ) ).toBeHidden();
	const ids = await page
		.locator( '.frontage-tabs [id], .frontage-tabs[id]' )
		.evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
	expect( new Set( ids ).size ).toBe( ids.length );
} );

test( 'find-in-page opens a closed panel, active or not', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	for ( const text of [ 'Pears on the south wall.', 'Copper pots' ] ) {
		await page
			.getByText( text )
			.dispatchEvent( 'beforematch', { bubbles: true } );
		await awake( list( page, 'Rooms' ) );
	}
	await isOpen( tab( page, 'Kitchen' ) );
	await expect( page.getByText( 'Copper pots' ) ).toBeVisible();
} );

test( 'scrolls the open tab of an overflowing row into view', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const months = list( page, 'Months of the year' );
	await tab( page, 'January in the garden' ).focus();
	await awake( months );
	await page.keyboard.press( 'End' );
	await expect( tab( page, 'December in the garden' ) ).toBeInViewport( {
		ratio: 0.99,
	} );
	await expectNoOverflow( page );
} );

test( 'a URL opens a tab outside the visible part of the row', async ( {
	page,
} ) => {
	await visit( page, `${ PAGE }#december-in-the-garden` );
	await isOpen( tab( page, 'December in the garden' ) );
	await expect( tab( page, 'December in the garden' ) ).toBeInViewport();
} );
