/** Pictures of all sizes in the lightbox: how large they are shown, how far they zoom, and which file is fetched. */
import type { Page } from '@playwright/test';
import { atRest, box, button, dialog } from './support/lightbox';
import { coreGallery, oddImages, type OddImage } from './support/odd-images';
import { publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

const NAMES = [ 'small', 'medium', 'large', 'tall', 'clear' ];

const current = ( page: Page ) => box( page ).locator( '> img' );
const zoomButton = ( page: Page ) => button( page, 'Zoom' );

let path = '';
let images: OddImage[] = [];
const imageNamed = ( name: string ) =>
	images.find( ( image ) => image.name === name )!;

test.beforeEach( async ( { admin } ) => {
	images = images.length ? images : await oddImages( ...NAMES );
	path ||= await publishPage( admin, coreGallery( NAMES.map( imageNamed ) ) );
} );

const openImage = async ( page: Page, name: string ) => {
	await page
		.locator( `.wp-block-gallery a[href="${ imageNamed( name ).url }"]` )
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
	} ).toPass( { timeout: 5000 } );
}

for ( const width of [ 390, 1280, 1920 ] ) {
	for ( const name of NAMES ) {
		test( `${ name } at ${ width } px is as large as it fits, never larger than its file, and zooms to that`, async ( {
			open,
		} ) => {
			const isPhone = width === 390;
			const page = await open( {
				viewport: { width, height: isPhone ? 844 : width * 0.625 },
				...( isPhone ? { hasTouch: true, isMobile: true } : {} ),
			} );
			const image = imageNamed( name );
			await visit( page, path );
			await openImage( page, name );
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
		} );
	}
}
