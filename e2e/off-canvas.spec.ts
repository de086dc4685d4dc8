/** Off-canvas panels for visitors and authors. */
import { dialog, isLocked, pressBeside, scrolled } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Locator, Page } from '@playwright/test';

test.use( { held: 120 } );

const PAGE = '/modules/off-canvas/';

const menu = ( page: Page ) => dialog( page, 'Menu' );
const open = ( page: Page, name: string ) =>
	page
		.locator( '.frontage-off-canvas' )
		.getByRole( 'button', { name, exact: true } )
		.click();
const isStill = ( page: Page ) =>
	page.waitForFunction( () => ! document.getAnimations().length );

test( 'opens, traps the focus, and closes by its button, Escape, a click outside, Back and a link', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const before = await scrolled( page );
	const ways = [
		() => menu( page ).getByRole( 'button', { name: 'Close' } ).click(),
		() => page.keyboard.press( 'Escape' ),
		() => pressBeside( page, 1200, 400 ),
		() => page.goBack(),
	];
	for ( const way of ways ) {
		await open( page, 'Menu' );
		await expect( menu( page ) ).toBeVisible();
		await expect( menu( page ).locator( ':focus' ) ).toHaveCount( 1 );
		await expect
			.poll( () =>
				page.evaluate( () => !! history.state?.frontageOverlays )
			)
			.toBe( true );
		expect( await isLocked( page ) ).toBe( true );
		await way();
		await expect( menu( page ) ).toBeHidden();
		await expect(
			page.getByRole( 'button', { name: 'Menu', exact: true } ).last()
		).toBeFocused();
		await expect
			.poll( () =>
				page.evaluate( () => history.state?.frontageOverlays )
			)
			.toBeUndefined();
		expect( await scrolled( page ) ).toBe( before );
	}
	await open( page, 'Menu' );
	await menu( page ).getByRole( 'link', { name: 'To the content' } ).click();
	await expect( menu( page ) ).toBeHidden();
	await expect( page ).toHaveURL( /#wp--skip-link--target$/ );
} );

test(
	'each way of closing can be turned off',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, PAGE );
		await open( page, 'Push' );
		const panel = dialog( page, 'Push' );
		await expect( panel ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await pressBeside( page, 100, 400 );
		await panel.getByRole( 'link' ).click();
		await expect( page ).toHaveURL( /#wp--skip-link--target$/ );
		await expect( panel ).toBeVisible();
		await panel.getByRole( 'button', { name: 'Close' } ).click();
		await expect( panel ).toBeHidden();
		await open( page, 'Along' );
		const along = dialog( page, 'Along' );
		await expect( along ).toBeVisible();
		await expect(
			along.getByRole( 'button', { name: 'Close' } )
		).toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );
		await along.getByText( 'What was there' ).click();
		await expect( along ).toBeVisible();
		await pressBeside( page, 1200, 400 );
		await expect( along ).toBeHidden();
	}
);

test( 'pushes the page away from the edge, on either side', async ( {
	page,
	rtl,
} ) => {
	for ( const [ one, sign ] of [
		[ page, -1 ],
		[ rtl, 1 ],
	] as const ) {
		await visit( one, PAGE );
		await open( one, 'Push' );
		await expect( dialog( one, 'Push' ) ).toBeVisible();
		const start = async ( what: Locator ) =>
			( await what.boundingBox() )!.x;
		await expect
			.poll( () => start( dialog( one, 'Push' ) ) )
			.toBeCloseTo( sign < 0 ? 1280 - 360 : 0, 0 );
		await isStill( one );
		expect(
			Math.sign( ( await start( one.locator( 'main' ) ) ) - 0.5 )
		).toBe( sign );
	}
} );

test( 'leaves part of the page visible on a phone, opens without script, and does not animate with reduced motion', async ( {
	narrow,
	noJs,
	lessMotion,
} ) => {
	await visit( narrow, PAGE );
	await open( narrow, 'Menu' );
	await isStill( narrow );
	const box = ( await menu( narrow ).boundingBox() )!;
	expect( box.x + box.width ).toBeLessThanOrEqual( 342 );
	await expectNoAxe( narrow, '#site-menu' );
	await visit( noJs, PAGE );
	await open( noJs, 'Menu' );
	await expect( menu( noJs ) ).toBeVisible();
	await noJs.keyboard.press( 'Escape' );
	await expect( menu( noJs ) ).toBeHidden();
	await visit( lessMotion, PAGE );
	await open( lessMotion, 'Push' );
	expect(
		await lessMotion.evaluate( () => document.getAnimations().length )
	).toBe( 0 );
} );

test(
	'is inserted, named and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'Off-canvas' } );
		await editor.insert( 'Off-Canvas' );
		await editor
			.block( 'frontage/off-canvas' )
			.getByRole( 'textbox', { name: 'Button text' } )
			.fill( 'Browse' );
		// WordPress chooses its menu after a request, which would leave the post changed once more.
		await expect
			.poll( () => editor.content() )
			.toMatch( /wp:navigation \{[^}]*"ref":/ );
		await visit( guest, await editor.publish() );
		await open( guest, 'Browse' );
		await expect( dialog( guest, 'Browse' ) ).toBeVisible();
	}
);
