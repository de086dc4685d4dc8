/** Popups without JavaScript, on a phone, in right-to-left, and at rest. */
import { PAGE, dialog, opener } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';

test.use( { held: 120 } );

test( 'opens and closes by button and link without script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await expect( dialog( noJs, 'Small print' ) ).toBeHidden();
	await opener( noJs ).click();
	await expect( dialog( noJs, 'Read the letter' ) ).toBeVisible();
	await noJs.keyboard.press( 'Escape' );
	await expect( dialog( noJs, 'Read the letter' ) ).toBeHidden();
	await noJs.goto( `${ PAGE }#small-print` );
	await expect( dialog( noJs, 'Small print' ) ).toBeInViewport();
	await dialog( noJs, 'Small print' )
		.getByRole( 'link', { name: 'Close' } )
		.click();
	await expect( dialog( noJs, 'Small print' ) ).toBeHidden();
} );

test(
	'fits a phone, works in right-to-left languages and with reduced motion',
	{ tag: '@deep' },
	async ( { narrow, rtl, lessMotion } ) => {
		await visit( narrow, PAGE );
		await opener( narrow ).tap();
		const letter = dialog( narrow, 'Read the letter' );
		await expect( letter ).toBeVisible();
		const { x, width } = ( await letter.boundingBox() )!;
		expect( x ).toBeGreaterThanOrEqual( 0 );
		expect( x + width ).toBeLessThanOrEqual( 390 );
		await expectNoAxe( narrow, '#letter' );
		await letter.getByRole( 'button', { name: 'Close' } ).tap();
		await expect( letter ).toBeHidden();
		await visit( rtl, PAGE );
		await opener( rtl ).click();
		const close = dialog( rtl, 'Read the letter' ).getByRole( 'button' );
		expect( ( await close.boundingBox() )!.x ).toBeLessThan( 640 );
		await visit( lessMotion, PAGE );
		await opener( lessMotion ).click();
		expect(
			await lessMotion.evaluate( () => document.getAnimations().length )
		).toBe( 0 );
	}
);

test( 'puts the focus where its button would, if a link opened it', async ( {
	page,
} ) => {
	const small = dialog( page, 'Small print' );
	await visit( page, `${ PAGE }#small-print` );
	await expect( small ).toBeVisible();
	await expect(
		small.getByRole( 'button', { name: 'Close' } )
	).toBeFocused();
} );
