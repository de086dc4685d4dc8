/** What holds for every room that shows pictures: those that do not come keep their place, and say what they would show. */
import type { Page } from '@playwright/test';
import { expect, test, withoutFonts } from './support/test';

const PHOTOGRAPHS = '**/photographs/**';

test.use( { expectedErrors: [ /ERR_FAILED|w-logo/ ] } );

/** Sizes of the room's pictures, whether they have come, and how they are fetched. */
const sizes = ( page: Page, room: string ) =>
	page.evaluate(
		( name ) =>
			[
				...document.querySelectorAll< HTMLImageElement >(
					`main .wp-block-frontage-${ name } img`
				),
			].map( ( image ) => {
				image.loading = 'eager';
				return `${ image.offsetWidth } x ${ image.offsetHeight }`;
			} ),
		room
	);

const complete = ( page: Page, room: string ) =>
	expect
		.poll( () =>
			page.evaluate(
				( name ) =>
					[
						...document.querySelectorAll< HTMLImageElement >(
							`main .wp-block-frontage-${ name } img`
						),
					].every( ( image ) => image.complete ),
				room
			)
		)
		.toBe( true );

for ( const room of [
	'slider',
	'slideshow',
	'carousel',
	'gallery',
	'image-grid',
	'image-compare',
] ) {
	test( `in ${ room } keep their size and say what they would show`, async ( {
		page,
		lessMotion,
	} ) => {
		for ( const visitor of [ page, lessMotion ] ) {
			await withoutFonts( visitor );
		}
		await lessMotion.route( PHOTOGRAPHS, ( route ) => route.abort() );
		await page.goto( `/rooms/${ room }/` );
		await lessMotion.goto( `/rooms/${ room }/` );
		const whole = await sizes( page, room );
		const broken = await sizes( lessMotion, room );
		expect( whole.length ).toBeGreaterThan( 1 );
		expect( broken ).toEqual( whole );
		await complete( lessMotion, room );
		expect( await sizes( lessMotion, room ) ).toEqual( whole );
		// The words are painted: without them the place looks different.
		const within = `main .wp-block-frontage-${ room }`;
		const named = 'img:not([alt=""])';
		const shown = lessMotion.locator( `${ within } .is-shown ${ named }` );
		const any = lessMotion.locator( `${ within } ${ named }:visible` );
		const first = ( ( await shown.count() ) ? shown : any ).first();
		// Itself, since it is about to lose its words.
		const picture = ( await first.elementHandle() )!;
		await picture.scrollIntoViewIfNeeded();
		const withWords = await picture.screenshot();
		await picture.evaluate( ( image: HTMLImageElement ) => {
			image.alt = '';
		} );
		expect( ( await picture.screenshot() ).equals( withWords ) ).toBe(
			false
		);
	} );
}

test( 'in the lightbox are told at once, with what they would show', async ( {
	page,
} ) => {
	await page.route( /bridge(-\d+x\d+)?\.(jpg|webp)/, ( route ) =>
		route.abort()
	);
	await page.goto( '/rooms/lightbox/' );
	await page.locator( '.wp-block-gallery a' ).first().click();
	const dialog = page.getByRole( 'dialog', {
		name: 'Pictures and films',
	} );
	await expect( dialog.locator( '.current' ) ).toContainText(
		/Failed loading image.*red suspension bridge/
	);
	await expect( dialog.locator( '.gloader' ) ).toBeHidden();
	await page.keyboard.press( 'ArrowRight' );
	await expect(
		dialog.locator( '.current' ).getByRole( 'img', { name: /^Low clouds/ } )
	).toBeVisible();
} );
