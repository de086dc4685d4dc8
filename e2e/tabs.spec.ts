/** Tabs as visitors use them, on the room's demo page. */
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Locator, Page } from '@playwright/test';

const PAGE = '/rooms/tabs/';

const list = ( page: Page, name: string ) =>
	page.getByRole( 'tablist', { name, exact: true } );
const day = ( page: Page ) => list( page, 'Times of day' );
const tab = ( page: Page, name: string ) =>
	page.getByRole( 'tab', { name, exact: true } );
const isOpen = ( locator: Locator ) =>
	expect( locator ).toHaveAttribute( 'aria-selected', 'true' );
const panelOf = async ( page: Page, locator: Locator ) =>
	page.locator( `[id="${ await locator.getAttribute( 'aria-controls' ) }"]` );
const awake = ( locator: Locator ) =>
	expect(
		locator.locator( 'xpath=ancestor::frontage-island[1]' )
	).toHaveAttribute( 'data-state', 'awake' );

test( 'a click opens, and the address keeps it for a reload', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await tab( page, 'Evening & night' ).click();
	await isOpen( tab( page, 'Evening & night' ) );
	await expect( page.getByText( 'Soup and a film' ) ).toBeVisible();
	await expect( page.getByText( 'Coffee and' ) ).toBeHidden();
	await expect( page ).toHaveURL( /#tabs-\w+\|1$/ );
	await page.reload();
	await isOpen( tab( page, 'Evening & night' ) );
	await expect( page.getByText( 'Soup and a film' ) ).toBeInViewport();
	await expectNoAxe( page, '.frontage-tabs' );
} );

test( 'leaving and coming back finds the chosen tab', async ( { page } ) => {
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

test( 'arrows, Home and End move and open, Tab leads into the panel', async ( {
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
	await page.keyboard.press( 'End' );
	await isOpen( tab( page, 'Evening & night' ) );
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'Tab' );
	await expect( await panelOf( page, tab( page, 'Morning' ) ) ).toBeFocused();
} );

test( 'beside the panel up and down move, and only Enter or Space opens', async ( {
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

test( 'the left arrow leads on where text runs to the left', async ( {
	rtl,
} ) => {
	await visit( rtl, PAGE );
	await tab( rtl, 'Morning' ).focus();
	await awake( day( rtl ) );
	await rtl.keyboard.press( 'ArrowLeft' );
	await isOpen( tab( rtl, 'Evening & night' ) );
	const [ first, second ] = await day( rtl )
		.getByRole( 'tab' )
		.evaluateAll( ( tabs ) =>
			tabs.map( ( each ) => each.getBoundingClientRect().left )
		);
	expect( first ).toBeGreaterThan( second );
} );

for ( const hash of [
	'#tab-january',
	'#january',
	'#thaw',
	'#seasons|1||january',
] ) {
	test( `the address ${ hash } opens a tab in a tab`, async ( { page } ) => {
		await visit( page, PAGE + hash );
		await isOpen( tab( page, 'Winter' ) );
		await isOpen( tab( page, 'January' ) );
		await expect( page.getByText( 'Then the thaw.' ) ).toBeInViewport();
	} );
}

test( 'an anchor with signs that the hash loses opens what holds it', async ( {
	page,
} ) => {
	await visit( page, `${ PAGE }#fig.1` );
	await isOpen( tab( page, 'Winter' ) );
	await expect( page.getByText( 'Candles.' ) ).toBeInViewport();
} );

test( 'of tabs with the same name the first is meant, and no id is there twice', async ( {
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

test( 'find-in-page opens a closed panel, awake or asleep', async ( {
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

test( 'a row that is too long scrolls the open tab into sight', async ( {
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
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= innerWidth
		)
	).toBe( true );
} );

test( 'an address opens a tab that lies outside the row', async ( {
	page,
} ) => {
	await visit( page, `${ PAGE }#december-in-the-garden` );
	await isOpen( tab( page, 'December in the garden' ) );
	await expect( tab( page, 'December in the garden' ) ).toBeInViewport();
} );

test( 'on a phone each panel follows its tab, and the pressed tab stays in place', async ( {
	narrow,
} ) => {
	await visit( narrow, PAGE );
	const [ first, second ] = [ 'Morning', 'Evening & night' ].map( ( name ) =>
		tab( narrow, name )
	);
	await first.tap();
	await awake( day( narrow ) );
	await (
		await panelOf( narrow, first )
	).evaluate( ( panel ) => {
		panel.style.blockSize = '900px';
	} );
	await second.scrollIntoViewIfNeeded();
	const before = ( await second.boundingBox() )!.y;
	await second.tap();
	await isOpen( second );
	expect(
		Math.abs( ( await second.boundingBox() )!.y - before )
	).toBeLessThan( 2 );
	const box = ( await ( await panelOf( narrow, second ) ).boundingBox() )!;
	expect( box.y ).toBeGreaterThan( before );
	await expect( day( narrow ) ).toHaveAttribute(
		'aria-orientation',
		'vertical'
	);
	await narrow.keyboard.press( 'ArrowUp' );
	await isOpen( first );
	const opened = ( await ( await panelOf( narrow, first ) ).boundingBox() )!;
	expect( opened.height ).toBeGreaterThan( 800 );
	expect( opened.y + opened.height ).toBeLessThanOrEqual(
		( await second.boundingBox() )!.y + 1
	);
	expect(
		await narrow.evaluate(
			() => document.documentElement.scrollWidth <= innerWidth
		)
	).toBe( true );
	await expectNoAxe( narrow, '.frontage-tabs' );
} );

test( 'without script tabs are links, and the address’s panel is open', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await expect( noJs.getByText( 'Coffee and' ) ).toBeVisible();
	await expect( noJs.getByText( 'Soup and a film' ) ).toBeHidden();
	await tab( noJs, 'Morning' ).focus();
	await noJs.keyboard.press( 'Tab' );
	await noJs.keyboard.press( 'Enter' );
	await expect( noJs.getByText( 'Soup and a film' ) ).toBeInViewport();
	await expect( noJs.getByText( 'Coffee and' ) ).toBeHidden();
	await expect( tab( noJs, 'Morning' ) ).toBeInViewport();
	await noJs.keyboard.press( 'Tab' );
	await noJs.goto( `${ PAGE }#thaw` );
	await expect( noJs.getByText( 'Then the thaw.' ) ).toBeInViewport();
	await expect( noJs.getByText( 'Long evenings.' ) ).toBeHidden();
} );

test( 'printed, every panel is there under its title', async ( { page } ) => {
	await visit( page, PAGE );
	await page.emulateMedia( { media: 'print' } );
	const tops: number[] = [];
	for ( const name of [ 'Kitchen', 'Library', 'Garden' ] ) {
		const panel = await panelOf( page, tab( page, name ) );
		await expect( panel ).toBeVisible();
		tops.push(
			( await tab( page, name ).boundingBox() )!.y,
			( await panel.boundingBox() )!.y
		);
	}
	expect( tops ).toEqual( [ ...tops ].sort( ( a, b ) => a - b ) );
} );

test( 'nothing moves by itself for those who asked for less motion', async ( {
	lessMotion,
} ) => {
	await visit( lessMotion, PAGE );
	await tab( lessMotion, 'Evening & night' ).click();
	await isOpen( tab( lessMotion, 'Evening & night' ) );
	await expect( list( lessMotion, 'Months of the year' ) ).toHaveCSS(
		'scroll-behavior',
		'auto'
	);
} );

for ( const late of [ 'islands.js', 'tabs/view.js' ] ) {
	test( `a press before ${ late } is there is answered once`, async ( {
		page,
	} ) => {
		let arrive = () => {};
		const there = new Promise< void >( ( done ) => ( arrive = done ) );
		await page.route( `**/build/${ late }*`, async ( route ) => {
			await there;
			await route.continue();
		} );
		await page.goto( PAGE, { waitUntil: 'commit' } );
		const evening = tab( page, 'Evening & night' );
		await evening.click();
		await expect( evening ).toHaveAttribute( 'data-pending' );
		const steps = await page.evaluate( () => history.length );
		arrive();
		await awake( day( page ) );
		await isOpen( evening );
		await expect( page.getByText( 'Soup and a film' ) ).toBeVisible();
		await expect( evening ).not.toHaveAttribute( 'data-pending' );
		expect( await page.evaluate( () => history.length ) ).toBe( steps );
		await tab( page, 'Morning' ).click();
		await isOpen( tab( page, 'Morning' ) );
		await expect( page.getByText( 'Soup and a film' ) ).toBeHidden();
	} );
}
