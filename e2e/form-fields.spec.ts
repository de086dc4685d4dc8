/** Ratings, sliders, calculations, terms, and signatures: as visitors fill them in, and as owners read them. */
import { allFieldsForm, group } from './support/all-fields-form';
import { field, form, mailsTo, name, send, thanks } from './support/forms';
import { find, message, row } from './support/inbox';
import { publishPage } from './support/modal';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';
import { take } from '../tests/support/items';
import type { Page } from '@playwright/test';

/** Draws a line with the mouse. */
async function sign( page: Page ): Promise< void > {
	const canvas = page.locator( 'canvas' );
	await canvas.scrollIntoViewIfNeeded();
	const box = ( await canvas.boundingBox() )!;
	await page.mouse.move( box.x + 30, box.y + 60 );
	await page.mouse.down();
	await page.mouse.move( box.x + 120, box.y + 20, { steps: 8 } );
	await page.mouse.move( box.x + 200, box.y + 70, { steps: 8 } );
	await page.mouse.up();
}

test( 'rows, stars, a slider and a drawing are filled in on a phone, computed, mailed, and seen in the inbox', async ( {
	admin,
	open,
}, { testId, retry, repeatEachIndex } ) => {
	test.slow();
	const who = `f${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage(
		admin,
		allFieldsForm( `${ who }@example.org` )
	);
	const page = await open( { viewport: { width: 390, height: 844 } } );
	await visit( page, url );
	await page
		.getByRole( 'textbox', { name: 'Name', exact: true } )
		.fill( who );
	await expect( page.locator( 'canvas' ) ).toBeVisible();
	await expect( page.getByText( '25.00 €' ) ).toBeVisible();
	await group( page, 'Guest 1' ).getByLabel( 'First name' ).fill( 'Ada' );
	await expect( group( page, 'Guest 2' ) ).toBeHidden();
	await page.getByRole( 'button', { name: 'Add guest' } ).click();
	await expect(
		group( page, 'Guest 2' ).getByLabel( 'First name' )
	).toBeFocused();
	await page.keyboard.type( 'Ben' );
	await page.getByRole( 'button', { name: 'Add guest' } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Add guest' } )
	).toBeHidden();
	await group( page, 'Guest 3' ).getByLabel( 'First name' ).fill( 'Cyd' );
	await group( page, 'Guest 3' ).getByLabel( 'Vegan' ).check();
	await expect( page.getByText( '75.00 €' ) ).toBeVisible();
	await expect( page.getByLabel( 'Why so much?' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Remove Guest 2' } ).click();
	await expect( group( page, 'Guest 3' ) ).toBeHidden();
	await expect(
		group( page, 'Guest 2' ).getByLabel( 'First name' )
	).toHaveValue( 'Cyd' );
	await expect(
		group( page, 'Guest 2' ).getByLabel( 'Vegan' )
	).toBeChecked();
	await expect(
		page.getByRole( 'button', { name: 'Add guest' } )
	).toBeFocused();
	await send( page ).click();
	const summary = page.getByRole( 'alert' );
	await expect( summary ).toBeFocused();
	for ( const missing of [
		'Stars',
		'I accept the house rules.',
		'Signature',
	] ) {
		await expect(
			summary.getByRole( 'link', { name: missing } )
		).toBeVisible();
	}
	await expectNoAxe( page, '.frontage-form' );
	await expectNoOverflow( page );
	await summary.getByRole( 'link', { name: 'Stars' } ).click();
	await expect( page.getByRole( 'radio', { name: '1 of 5' } ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByRole( 'radio', { name: '4 of 5' } ) ).toBeChecked();
	await page.getByRole( 'slider', { name: 'Tip' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.locator( '.frontage-form__value' ) ).toHaveText( '2' );
	await expect( page.getByText( '52.50 €' ) ).toBeVisible();
	await page.getByLabel( 'I accept the house rules.' ).check();
	await sign( page );
	await expect(
		page.getByText( 'Your drawing is used as the signature.' )
	).toBeVisible();
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	const [ mail ] = take( await mailsTo( `${ who }@example.org` ), 1 );
	for ( const line of [
		'Guest 1: First name: Ada',
		'Guest 2: Menu: Vegan',
		'Stars: 4 / 5',
		'Total: 52.50 €',
		'Signature: signature.png',
	] ) {
		expect( mail.message ).toContain( line );
	}
	expect( mail.message ).toMatch(
		/house rules\.: Yes \(version [0-9a-f]{8}\)/
	);

	await admin.goto( '/wp-admin/admin.php?page=frontage&tab=entries' );
	await find( admin, who, 1 );
	await row( admin, who ).getByRole( 'link' ).click();
	const details = message( admin );
	const drawing = details.getByRole( 'img', { name: 'Drawn signature' } );
	await expect
		.poll( () =>
			drawing.evaluate(
				( image: HTMLImageElement ) => image.naturalWidth
			)
		)
		.toBe( 900 );
	await details.getByText( 'Accepted text' ).click();
	await expect( details.getByText( 'Be on time.' ) ).toBeVisible();
} );

test( 'a finger draws the signature while the page stays where it is', async ( {
	admin,
	open,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `t${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage(
		admin,
		form(
			{ recipients: `${ who }@example.org` },
			name,
			field( 'signature', { label: 'Signature', name: 'signature' } ),
			field( 'text', { kind: 'textarea', label: 'More', name: 'more' } )
		)
	);
	const page = await open( {
		viewport: { width: 390, height: 500 },
		hasTouch: true,
		isMobile: true,
	} );
	await visit( page, url );
	await page
		.getByRole( 'textbox', { name: 'Name', exact: true } )
		.fill( who );
	const canvas = page.locator( 'canvas' );
	await canvas.scrollIntoViewIfNeeded();
	const box = ( await canvas.boundingBox() )!;
	const before = await page.evaluate( () => scrollY );
	const touch = await page.context().newCDPSession( page );
	const at = ( x: number, y: number ) => [
		{ x: box.x + x, y: box.y + y, id: 1 },
	];
	const send1 = ( type: 'touchStart' | 'touchMove', x: number, y: number ) =>
		touch.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: at( x, y ),
		} );
	await send1( 'touchStart', 20, 80 );
	for ( let step = 1; step < 12; step++ ) {
		await send1( 'touchMove', 20 + step * 10, 80 - step * 6 );
	}
	await touch.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
	await expect(
		page.getByText( 'Your drawing is used as the signature.' )
	).toBeVisible();
	expect( await page.evaluate( () => scrollY ) ).toBe( before );
	expect(
		await canvas.evaluate( ( drawn: HTMLCanvasElement ) => {
			const { data } = drawn
				.getContext( '2d' )!
				.getImageData( 0, 0, drawn.width, drawn.height );
			return data.filter(
				( value, place ) => place % 4 < 1 && value < 99
			).length;
		} )
	).toBeGreaterThan( 500 );
	await send( page ).tap();
	await expect( thanks( page ) ).toBeVisible();
	const [ mail ] = take( await mailsTo( `${ who }@example.org` ), 1 );
	expect( mail.message ).toContain( 'Signature: signature.png' );
} );
