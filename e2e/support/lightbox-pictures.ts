/** Pictures of all sizes in the lightbox: how large they are shown, how far they zoom, and which file is fetched. */
import type { Page } from '@playwright/test';
import { atRest, box, button, dialog } from './lightbox';
import { coreGallery, unusualImages, type OddImage } from './unusual-images';
import { publishPage } from './posts';
import { expect, test, visit } from './test';

const current = ( page: Page ) => box( page ).locator( '> img' );
const zoomButton = ( page: Page ) => button( page, 'Zoom' );

const openImage = async ( page: Page, { url }: OddImage ) => {
	await page
		.locator( `.wp-block-gallery a[href="${ url }"]` )
		.press( 'Enter' );
	await expect( current( page ) ).toHaveJSProperty( 'complete', true );
	await expect( dialog( page ) ).toHaveCSS( 'opacity', '1' );
	await atRest( page );
};

const sizeOf = async ( page: Page ) => {
	await atRest( page );
	const { width, height } = ( await current( page ).boundingBox() )!;
	return { width, height };
};

const fileOf = ( page: Page ) =>
	current( page ).evaluate( ( image ) =>
		( image as HTMLImageElement ).currentSrc.split( '/' ).pop()
	);

/** How large a picture must be where it fits, and the part of the screen that it has. */
async function expected( page: Page, { width, height }: OddImage ) {
	const stage = ( await dialog( page ).locator( '.gslider' ).boundingBox() )!;
	const fit = Math.min( 1, stage.width / width, stage.height / height );
	return { width: width * fit, height: height * fit, fit, stage };
}

async function expectFits( page: Page, image: OddImage ): Promise< void > {
	await expect( async () => {
		const size = await sizeOf( page );
		const { width, height } = await expected( page, image );
		expect( size.width ).toBeCloseTo( width, -0.3 );
		expect( size.height ).toBeCloseTo( height, -0.3 );
	} ).toPass();
}

/** Expects that a picture is as large as it fits, never larger than its file, and zooms to that. */
async function expectZooms( page: Page, image: OddImage ): Promise< void > {
	await openImage( page, image );
	await expectFits( page, image );
	const { fit, stage } = await expected( page, image );
	if ( fit > 0.95 ) {
		await expect( zoomButton( page ) ).toBeHidden();
		return;
	}
	await zoomButton( page ).click();
	const step = Math.max( 3, stage.width / ( image.width * fit ) );
	await expect
		.poll( async () => ( await sizeOf( page ) ).width )
		.toBeCloseTo( image.width * Math.min( 1, fit * step ), -0.3 );
	await expect
		.poll( () => fileOf( page ) )
		.toBe( image.url.split( '/' ).pop() );
	for ( let press = 0; press < 12; press++ ) {
		await page.keyboard.press( '+' );
	}
	await expect
		.poll( async () => ( await sizeOf( page ) ).width )
		.toBeCloseTo( image.width, -0.3 );
	await page.keyboard.press( '0' );
	await expectFits( page, image );
}

/** Opens all pictures of a gallery, one after the other, and expects that each fits and zooms. */
export async function expectAllZoom(
	admin: Page,
	page: Page,
	...names: string[]
): Promise< void > {
	const images = await unusualImages( ...names );
	const named = names.map( ( name ) =>
		images.find( ( image ) => image.name === name )!
	);
	await visit( page, await publishPage( admin, coreGallery( named ) ) );
	for ( const image of named ) {
		await test.step( image.name, async () => {
			await expectZooms( page, image );
			await page.keyboard.press( 'Escape' );
			await expect( dialog( page ) ).toHaveCount( 0 );
		} );
	}
}
