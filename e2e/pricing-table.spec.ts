/** Plans side by side: the switch of periods without a script, equal lines, and prices typed in the editor. */
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const PAGE = '/modules/pricing-table/';

const shown = ( page: Page, id: string ) =>
	page.locator( `#${ id } .frontage-pricing-table__price:visible` );

test( 'visitors switch periods with keys and fingers, without script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await expect( shown( noJs, 'plans' ) ).toHaveText( [
		'$9 per month',
		'$19.50 per month',
		'On request',
	] );
	const monthly = noJs
		.locator( '#plans' )
		.getByRole( 'radio', { name: 'Monthly' } );
	await monthly.focus();
	await noJs.keyboard.press( 'ArrowRight' );
	await expect( shown( noJs, 'plans' ) ).toHaveText( [
		'$90 per year',
		'$195 per year',
		'On request',
	] );
	await monthly.click();
	await expect( shown( noJs, 'plans' ).first() ).toHaveText( '$9 per month' );
} );

test( 'costs no script, is readable, and its plans stand on equal lines', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await expect(
		page.locator( '.frontage-pricing-table frontage-island' )
	).toHaveCount( 0 );
	await expect(
		page.getByRole( 'group', { name: 'Billing period' } ).first()
	).toBeVisible();
	await expectNoAxe( page, '#plans' );
	const tops = () =>
		page
			.locator( '#plans .frontage-pricing-table__content' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) =>
					Math.round( one.getBoundingClientRect().top )
				)
			);
	expect( new Set( await tops() ).size ).toBe( 1 );
	await test.step( 'also where a plan has no price', async () => {
		await page
			.locator( '#plans .frontage-pricing-table__price' )
			.last()
			.evaluate( ( price ) => price.remove() );
		expect( new Set( await tops() ).size ).toBe( 1 );
	} );
	const buttons = await page
		.locator( '#plans .wp-block-buttons' )
		.evaluateAll( ( all ) =>
			all.map( ( one ) =>
				Math.round( one.getBoundingClientRect().bottom )
			)
		);
	expect( new Set( buttons ).size ).toBe( 1 );
	await page.setViewportSize( { width: 320, height: 800 } );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth - innerWidth
		)
	).toBeLessThanOrEqual( 0 );
} );

test( 'prints the prices of both periods', async ( { page } ) => {
	await visit( page, PAGE );
	await page.emulateMedia( { media: 'print' } );
	await expect( shown( page, 'plans' ) ).toHaveCount( 5 );
	await expect(
		page.locator( '#plans .frontage-pricing-table__periods' )
	).toBeHidden();
} );

test(
	'is inserted, priced, looked at in both periods, and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		await editor.create( { title: 'A page' } );
		await editor.insert( 'Pricing Table' );
		const plan = editor.block( 'frontage/pricing-plan' ).first();
		await plan.getByRole( 'textbox', { name: 'Name' } ).fill( 'Slice' );
		const number = plan.getByRole( 'textbox', { name: 'Number' } );
		await number.first().fill( '9.50' );
		await editor
			.block( 'frontage/pricing-table' )
			.getByRole( 'button', { name: 'Yearly' } )
			.click();
		await number.last().fill( '95' );
		await visit( guest, await editor.publish() );
		const prices = guest.locator(
			'.frontage-pricing-table__plan:first-child .frontage-pricing-table__price'
		);
		await expect( prices ).toHaveText( [
			'$9.50 per month',
			'$95 per year',
		] );
	}
);
