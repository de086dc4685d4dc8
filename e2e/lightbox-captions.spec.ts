/** Long captions and many pictures in the lightbox, and the size of what is no picture. */
import type { Page } from '@playwright/test';
import { atRest, box, button, dialog, picture } from './support/lightbox';
import {
	coreGallery,
	unusualImages,
	type OddImage,
} from './support/unusual-images';
import { publishPage } from './support/posts';
import { expect, expectNoAxe, test, visit } from './support/test';

/** How many pictures a long gallery has. */
const MANY = 36;

let images: OddImage[] = [];
const imageNamed = ( name: string ) =>
	images.find( ( image ) => image.name === name )!;

test.beforeEach( async () => {
	images = images.length
		? images
		: await unusualImages( 'portrait', 'small' );
} );

const caption = ( page: Page ) =>
	dialog( page ).locator( '.frontage-lightbox__caption' );

test( 'a caption of six sentences can be read beside its picture, and arrows stay under the mouse', async ( {
	admin,
	page,
} ) => {
	await visit(
		page,
		await publishPage(
			admin,
			coreGallery( [ imageNamed( 'small' ), imageNamed( 'portrait' ) ] )
		)
	);
	for ( const width of [ 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 760 } );
		await page.locator( '.wp-block-gallery a' ).first().press( 'Enter' );
		await expect( box( page ) ).toBeVisible();
		await atRest( page );
		const next = button( page, 'Next' );
		const first = await next.boundingBox();
		await page.keyboard.press( 'ArrowRight' );
		await expect( picture( page, /^A portrait/ ) ).toBeVisible();
		await expect( caption( page ) ).toHaveText(
			imageNamed( 'portrait' ).caption
		);
		await atRest( page );
		expect( await next.boundingBox() ).toEqual( first );
		const image = ( await box( page ).boundingBox() )!;
		const text = ( await caption( page ).boundingBox() )!;
		expect( image.height ).toBeGreaterThan( 760 * 0.4 );
		expect( text.y ).toBeGreaterThanOrEqual( image.y + image.height - 1 );
		expect( text.y + text.height ).toBeLessThanOrEqual( 760 );
		expect( text.x ).toBeGreaterThanOrEqual( 0 );
		expect( text.x + text.width ).toBeLessThanOrEqual( width );
		// What does not fit is scrolled to, by keyboard too.
		const isWhole = () =>
			caption( page ).evaluate(
				( { scrollTop, scrollHeight, clientHeight } ) =>
					scrollTop + clientHeight >= scrollHeight - 1
			);
		if ( ! ( await isWhole() ) ) {
			await caption( page ).focus();
			await expect
				.poll( async () => {
					await page.keyboard.press( 'PageDown' );
					return isWhole();
				} )
				.toBe( true );
		}
		await expectNoAxe( page, 'dialog.frontage-lightbox' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog( page ) ).toHaveCount( 0 );
	}
} );

test( 'thirty-six pictures are counted, and both ends are reached', async ( {
	admin,
	page,
} ) => {
	const path = await publishPage(
		admin,
		coreGallery(
			Array.from(
				{ length: MANY },
				// The same address again would be the same picture.
				( _, at ) => ( {
					...images[ at % images.length ]!,
					url: `${ images[ at % images.length ]!.url }?${ at }`,
				} )
			)
		)
	);
	await page.setViewportSize( { width: 390, height: 760 } );
	await visit( page, path );
	await page.locator( '.wp-block-gallery a' ).last().press( 'Enter' );
	await expect( dialog( page ) ).toContainText( `${ MANY } of ${ MANY }` );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( dialog( page ) ).toContainText(
		`${ MANY - 1 } of ${ MANY }`
	);
	await page.keyboard.press( 'Home' );
	await expect( dialog( page ) ).toContainText( `1 of ${ MANY }` );
	await expect( button( page, 'Close' ) ).toBeInViewport( { ratio: 1 } );
	await expect( box( page ) ).toBeInViewport( { ratio: 0.99 } );
} );

test( 'a part of the page is shown large enough to notice', async ( {
	page,
} ) => {
	for ( const width of [ 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 760 } );
		await visit( page, '/modules/lightbox/' );
		await page.locator( 'a[href="#opening-times"]' ).first().click();
		const inline = dialog( page ).locator(
			'.current .frontage-lightbox__box.is-inline'
		);
		await expect( inline ).toBeVisible();
		await atRest( page );
		const size = ( await inline.boundingBox() )!;
		expect( size.width ).toBeGreaterThan( Math.min( 499, width - 40 ) );
		expect( size.height ).toBeGreaterThan( 300 );
		expect( size.x ).toBeGreaterThanOrEqual( 0 );
		expect( size.x + size.width ).toBeLessThanOrEqual( width );
	}
} );
