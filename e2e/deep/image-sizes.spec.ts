/** Every module that shows pictures, with images as people really upload them: nothing leaves its box. */
import type { Page } from '@playwright/test';
import { printed } from '../matrix/modules';
import {
	WIDTHS,
	imageBlock,
	unusualImages,
	withOddImages,
	type OddImage,
} from '../support/unusual-images';
import { publishPage } from '../support/posts';
import { softly } from '../support/softly';
import { seeAll, strays } from '../support/outside-box';
import { expect, test, visit } from '../support/test';

// The first test draws the pictures, some of which are very large.
test.slow();

const MODULES = [
	'gallery',
	'image-grid',
	'justified-gallery',
	'carousel',
	'slideshow',
	'slider',
	'image-accordion',
	'image-compare',
	'image-scroller',
	'scrolling-image',
	'liquid-image',
	'hotspots',
	'rotate-360',
	'member',
	'image-swap',
	'remote-carousel',
];

/** Slides of the longest carousel. */
const MANY = 36;

const all = ( wrap: ( image: OddImage ) => string ) =>
	images.map( wrap ).join( '' );

/** Modules whose pages of the demo have no images, or too few. */
const OWN: Record< string, () => string > = {
	'flip-box': () =>
		all( ( image ) => {
			const face = `<!-- wp:frontage/flip-box-face -->${ imageBlock( image, false ) }<!-- /wp:frontage/flip-box-face -->`;
			return `<!-- wp:frontage/flip-box -->${ face }${ face }<!-- /wp:frontage/flip-box -->`;
		} ),
	timeline: () =>
		[ 'vertical', 'alternating', 'horizontal' ]
			.map(
				( layout ) =>
					`<!-- wp:frontage/timeline {"layout":"${ layout }"} -->${ all( ( image ) => `<!-- wp:frontage/timeline-item {"title":"${ image.alt }"} -->${ imageBlock( image, false ) }<!-- /wp:frontage/timeline-item -->` ) }<!-- /wp:frontage/timeline -->`
			)
			.join( '' ),
	'carousel of 36 slides': () =>
		[ {}, { columns: 1 }, { fit: 'natural' }, { fit: 'contain' } ]
			.map(
				( shape ) =>
					`<!-- wp:frontage/carousel ${ JSON.stringify( shape ) } -->${ Array.from( { length: MANY }, ( _, index ) => imageBlock( images[ index % images.length ]!, false ) ).join( '' ) }<!-- /wp:frontage/carousel -->`
			)
			.join( '' ),
};

let images: OddImage[] = [];

test.beforeEach( async () => {
	images = images.length ? images : await unusualImages();
} );

/** Returns the module's page of the demo, with odd images. */
async function publishOdd( admin: Page, slug: string ): Promise< string > {
	const found = await admin.request.get(
		`/?rest_route=/wp/v2/pages&slug=${ slug }&context=edit`,
		{ headers: { 'X-WP-Nonce': await nonce( admin ) } }
	);
	const [ page ] = await found.json();
	return publishPage( admin, withOddImages( page.content.raw, images ) );
}

const nonce = async ( admin: Page ) =>
	(
		await admin.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
	).text();

for ( const slug of [ ...MODULES, ...Object.keys( OWN ) ] ) {
	test( `${ slug } keeps odd images and long captions in their boxes`, async ( {
		admin,
		open,
	} ) => {
		const [ module ] = slug.split( ' ' );
		expect( printed.map( ( found ) => found.slug ) ).toContain( module );
		const own = OWN[ slug ];
		const path = own
			? await publishPage( admin, own() )
			: await publishOdd( admin, slug );
		const page = await open( { viewport: { width: 1280, height: 800 } } );
		await visit( page, path );
		expect(
			await page
				.locator( '[src*="/uploads/odd/"],[style*="/uploads/odd/"]' )
				.count(),
			'Odd images on the page'
		).toBeGreaterThan( 1 );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 800 } );
			await seeAll( page );
			// What a script lays out follows the window a moment later.
			await softly
				.poll( () => strays( page, module! ), `${ width } px` )
				.toEqual( [] );
		}
	} );
}
