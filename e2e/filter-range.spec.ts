/** A range of numbers in a custom field: sliders, fields, keyboard, and a form without JavaScript. */
import { stopClock } from './support/clock';
import {
	chips,
	expectFits,
	expectSame,
	filtered,
	mark,
} from './support/filters';
import { listBlock, publishPage, titles } from './support/posts';
import { expect, expectNoAxe, test, visit } from './support/test';

const RANGE = listBlock( 'filter-range', {
	title: 'Reading time',
	field: 'minutes',
	suffix: ' min',
} );
const content = () =>
	RANGE +
	filtered( 'blog', {
		query: { perPage: 6, include: [ 9101, 9102, 9103, 9104, 9105, 9106 ] },
	} );

test( 'is dragged and typed, says its values, and ends at the limits of the list', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, content() ) );
	await mark( page );
	const least = page.getByRole( 'slider', { name: 'Minimum' } );
	const most = page.getByRole( 'slider', { name: 'Maximum' } );
	await expect( least ).toHaveAttribute( 'aria-valuetext', '4 min' );
	await expect( most ).toHaveAttribute( 'aria-valuetext', '25 min' );
	await most.focus();
	await expect(
		page.locator( 'frontage-island[name=filter-range]' )
	).toHaveAttribute( 'data-state', 'awake' );
	// A pause between two keys would be a choice of its own.
	await stopClock( page );
	for ( let step = 0; step < 13; step++ ) {
		await page.keyboard.press( 'ArrowLeft' );
	}
	await expect( most ).toHaveAttribute( 'aria-valuetext', '12 min' );
	await page.clock.runFor( 1000 );
	await page.clock.resume();
	await expect( page ).toHaveURL( /\?minutes=\.\.12$/ );
	await expect( titles( page, '#stories' ) ).toHaveCount( 5 );
	await expect( most ).toBeFocused();
	await expect( chips( page ).first() ).toContainText(
		'Reading time: up to 12 min'
	);
	await page.getByRole( 'textbox', { name: 'Minimum' } ).fill( '8' );
	await expect( page ).toHaveURL( /\?minutes=8\.\.12$/ );
	await expect( titles( page, '#stories' ) ).toHaveCount( 2 );
	await expect( least ).toHaveValue( '8' );
	// One slider does not pass the other, and at the limit there is none.
	await least.focus();
	await page.keyboard.press( 'End' );
	await expect( least ).toHaveValue( '12' );
	await page.keyboard.press( 'Home' );
	await expect( page ).toHaveURL( /\?minutes=\.\.12$/ );
	await expectNoAxe( page, '.frontage-filter-range' );
	await chips( page ).first().click();
	await expect( most ).toHaveValue( '25' );
	await expect( page ).not.toHaveURL( /minutes/ );
	await expectSame( page );
} );

test( 'is dragged with the mouse before its script has loaded', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, content() ) );
	const slider = page.getByRole( 'slider', { name: 'Minimum' } );
	const box = ( await slider.boundingBox() )!;
	await page.mouse.move( box.x + 12, box.y + box.height / 2 );
	await page.mouse.down();
	await page.mouse.move( box.x + box.width / 2, box.y + box.height / 2, {
		steps: 8,
	} );
	await page.mouse.up();
	await expect( page ).toHaveURL( /\?minutes=1\d\.\.$/ );
	await expect( titles( page, '#stories' ) ).toHaveCount( 1 );
} );

test( 'is a form without JavaScript, with the same address as with it', async ( {
	admin,
	noJs,
} ) => {
	const address = await publishPage( admin, content() );
	await visit( noJs, `${ address }?sort=title` );
	await expect( noJs.getByRole( 'slider' ).first() ).toBeHidden();
	await noJs.getByRole( 'textbox', { name: 'Minimum' } ).fill( '5' );
	await noJs.getByRole( 'textbox', { name: 'Maximum' } ).fill( '10' );
	await noJs.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( noJs ).toHaveURL( /\?minutes=5\.\.10&sort=title(#|$)/ );
	await expect( titles( noJs, '#stories' ) ).toHaveCount( 2 );
} );

test(
	'fits a phone in both text directions',
	{ tag: '@deep' },
	async ( { admin, narrow, rtl } ) => {
		const address = await publishPage( admin, content() );
		await expectFits( [ narrow, rtl ], `${ address }?minutes=5..12` );
	}
);
