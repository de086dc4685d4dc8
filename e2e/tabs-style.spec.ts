/** Tabs on phones, in print, without JavaScript, and before their script has loaded. */
import { PAGE, list, day, tab, isOpen, panelOf, awake } from './support/tabs';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

test( 'each panel follows its tab on a phone, and the clicked tab keeps its position', async ( {
	narrow,
} ) => {
	await visit( narrow, PAGE );
	const first = tab( narrow, 'Morning' );
	const second = tab( narrow, 'Evening & night' );
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
	// The page scrolls in the next frame.
	await expect
		.poll( async () =>
			Math.abs( ( await second.boundingBox() )!.y - before )
		)
		.toBeLessThan( 2 );
	const box = ( await ( await panelOf( narrow, second ) ).boundingBox() )!;
	expect( box.y ).toBeGreaterThan( before );
	await expect( day( narrow ) ).toHaveAttribute(
		'aria-orientation',
		'vertical'
	);
	await expect( second ).toBeFocused();
	await narrow.keyboard.press( 'ArrowUp' );
	await isOpen( first );
	await expect( async () => {
		const panel = await panelOf( narrow, first );
		const opened = ( await panel.boundingBox() )!;
		expect( opened.height ).toBeGreaterThan( 800 );
		expect( opened.y + opened.height ).toBeLessThanOrEqual(
			( await second.boundingBox() )!.y + 1
		);
	} ).toPass();
	await expectNoOverflow( narrow );
	await expectNoAxe( narrow, '.frontage-tabs' );
} );

test( 'tabs are links without script, and the URL’s panel is open', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await expect( noJs.getByText( 'Coffee and' ) ).toBeVisible();
	await expect( noJs.getByText( 'Soup and a video' ) ).toBeHidden();
	await tab( noJs, 'Morning' ).focus();
	await noJs.keyboard.press( 'Tab' );
	await noJs.keyboard.press( 'Enter' );
	await expect( noJs.getByText( 'Soup and a video' ) ).toBeInViewport();
	await expect( noJs.getByText( 'Coffee and' ) ).toBeHidden();
	await expect( tab( noJs, 'Morning' ) ).toBeInViewport();
	await noJs.keyboard.press( 'Tab' );
	await noJs.goto( `${ PAGE }#thaw` );
	await expect( noJs.getByText( 'Then the thaw.' ) ).toBeInViewport();
	await expect( noJs.getByText( 'Long evenings.' ) ).toBeHidden();
} );

test( 'prints every panel with its title', async ( { page } ) => {
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

test( 'does not animate with reduced motion', async ( { lessMotion } ) => {
	await visit( lessMotion, PAGE );
	await tab( lessMotion, 'Evening & night' ).click();
	await isOpen( tab( lessMotion, 'Evening & night' ) );
	await expect( list( lessMotion, 'Months of the year' ) ).toHaveCSS(
		'scroll-behavior',
		'auto'
	);
} );

for ( const late of [ 'islands.js', 'tabs/view.js' ] ) {
	test( `a click before ${ late } has loaded counts once`, async ( {
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
		await expect( page.getByText( 'Soup and a video' ) ).toBeVisible();
		await expect( evening ).not.toHaveAttribute( 'data-pending' );
		expect( await page.evaluate( () => history.length ) ).toBe( steps );
		await tab( page, 'Morning' ).click();
		await isOpen( tab( page, 'Morning' ) );
		await expect( page.getByText( 'Soup and a video' ) ).toBeHidden();
	} );
}
