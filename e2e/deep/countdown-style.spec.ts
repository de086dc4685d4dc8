/** The countdown on every kind of page and in the editor. What need not run at each commit. */
import { expect, test, visit } from '../support/test';

const DEMO = '/modules/countdown/';

test( 'shortens its labels in narrow places', async ( { narrow, page } ) => {
	await visit( narrow, DEMO );
	await expect(
		narrow.locator( '#welcome' ).getByText( 'Hrs' )
	).toBeVisible();
	await expect(
		narrow.locator( '#welcome' ).getByText( 'Hours' )
	).toBeHidden();
	await visit( page, DEMO );
	await expect(
		page.locator( '#welcome' ).getByText( 'Hours' )
	).toBeVisible();
	await expect( page.locator( '#welcome' ).getByText( 'Hrs' ) ).toBeHidden();
} );

test( 'starts on the right in right-to-left languages', async ( { rtl } ) => {
	await visit( rtl, DEMO );
	const day = await rtl.locator( '#welcome [data-unit=day]' ).boundingBox();
	const second = await rtl
		.locator( '#welcome [data-unit=second]' )
		.boundingBox();
	expect( day!.x ).toBeGreaterThan( second!.x );
} );

test( 'does not move while ticking, also with reduced motion', async ( {
	lessMotion,
} ) => {
	await lessMotion.clock.install();
	await visit( lessMotion, DEMO );
	const own = lessMotion.locator( '#welcome' );
	const digits = own.locator( '[data-unit=second]' );
	await own.scrollIntoViewIfNeeded();
	// The others write their ends in the visitor's time when they wake, which may move this one.
	await expect(
		lessMotion.locator(
			'.frontage-countdown frontage-island:not([data-state=awake])'
		)
	).toHaveCount( 0 );
	await expect( digits ).not.toHaveText( '00' );
	const [ text, box ] = [ await digits.innerText(), await own.boundingBox() ];
	await lessMotion.clock.runFor( 11_000 );
	await expect( digits ).not.toHaveText( text );
	expect( await own.boundingBox() ).toEqual( box );
	expect(
		await own.evaluate(
			( element ) => element.getAnimations( { subtree: true } ).length
		)
	).toBe( 0 );
} );
