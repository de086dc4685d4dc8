/** Captions over images: how readable they are on a white image and on a busy one, in every wall that has them. */
import type { Locator, Page } from '@playwright/test';
import { imageBlock, type OddImage } from './unusual-images';
import { listBlock, publishPage } from './posts';
import { expect, visit } from './test';

const LEAST = 4.5;

const CAPTION =
	'We walked along the harbour until the lamps were lit. Nobody had told us that the ferry was late.';

const image: OddImage = {
	id: 9001,
	url: '/wp-content/uploads/photographs/bridge.jpg',
	name: 'bridge',
	width: 1600,
	height: 1067,
	alt: 'A bridge',
	caption: CAPTION,
};

const inner = imageBlock( image, false );

/** Returns slides whose text is what a caption becomes. */
const slides = ( name: string, position: string ) =>
	`<!-- wp:frontage/${ name } --><!-- wp:frontage/slide ${ JSON.stringify( {
		mediaId: image.id,
		position,
	} ) } --><!-- wp:paragraph --><p>${ CAPTION }</p><!-- /wp:paragraph --><!-- /wp:frontage/slide --><!-- /wp:frontage/${ name } -->`;

const WALLS = {
	gallery: listBlock( 'gallery', {
		captions: 'over',
		images: [ { id: 9001, caption: CAPTION } ],
	} ),
	'image-grid': `<!-- wp:frontage/image-grid {"captions":"over"} -->${ inner }<!-- /wp:frontage/image-grid -->`,
	'justified-gallery': `<!-- wp:frontage/justified-gallery {"captions":"over"} -->${ inner }<!-- /wp:frontage/justified-gallery -->`,
	carousel: `<!-- wp:frontage/carousel {"label":"","captions":"over"} -->${ inner }<!-- /wp:frontage/carousel -->`,
	slider: slides( 'slider', 'center center' ),
	slideshow: slides( 'slideshow', 'bottom start' ),
};

const GROUNDS = {
	white: '<rect width="150" height="100" fill="#fff"/>',
	busy: '<pattern id="a" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="4" fill="#fff"/><rect width="2" height="2"/></pattern><rect width="150" height="100" fill="url(#a)"/>',
};

/** Returns the least contrast of a caption's text with what is behind it. */
async function contrast( page: Page, caption: Locator ): Promise< number > {
	const found = await caption.evaluate( ( element: HTMLElement ) => {
		const range = document.createRange();
		range.selectNodeContents( element );
		const box = element.getBoundingClientRect();
		const lines = [ ...range.getClientRects() ]
			.filter(
				( { width, top, bottom } ) =>
					width > 4 && top >= box.top && bottom <= box.bottom + 1
			)
			.map( ( { left, top, width, height } ) => ( {
				left: left - box.left,
				top: top - box.top,
				width,
				height,
			} ) );
		const { color } = getComputedStyle( element );
		element.style.color = 'transparent';
		return { lines, color };
	} );
	expect( found.lines.length ).toBeGreaterThan( 0 );
	const shot = ( await caption.screenshot() ).toString( 'base64' );
	return page.evaluate(
		async ( { lines, color, data } ) => {
			const picture = new Image();
			picture.src = `data:image/png;base64,${ data }`;
			await picture.decode();
			const canvas = document.createElement( 'canvas' );
			canvas.width = picture.width;
			canvas.height = picture.height;
			const context = canvas.getContext( '2d' )!;
			context.drawImage( picture, 0, 0 );
			const linear = ( value: number ) =>
				value <= 10
					? value / 255 / 12.92
					: ( ( value / 255 + 0.055 ) / 1.055 ) ** 2.4;
			const light = ( [ r, g, b ]: number[] ) =>
				0.2126 * linear( r! ) +
				0.7152 * linear( g! ) +
				0.0722 * linear( b! );
			const text = light( color.match( /[\d.]+/g )!.map( Number ) );
			let least = Infinity;
			for ( const { left, top, width, height } of lines ) {
				const { data: pixels } = context.getImageData(
					Math.max( 0, left ),
					top,
					width,
					height
				);
				for ( let at = 0; at < pixels.length; at += 4 ) {
					const ground = light( [ ...pixels.slice( at, at + 3 ) ] );
					least = Math.min(
						least,
						( Math.max( text, ground ) + 0.05 ) /
							( Math.min( text, ground ) + 0.05 )
					);
				}
			}
			return least;
		},
		{ ...found, data: shot }
	);
}

/** Expects that captions over an image can be read in all walls, on a phone and on a desktop. */
export async function expectReadable(
	admin: Page,
	page: Page,
	ground: keyof typeof GROUNDS
): Promise< void > {
	const path = await publishPage( admin, Object.values( WALLS ).join( '' ) );
	await page.route( '**/photographs/**', ( route ) =>
		route.fulfill( {
			contentType: 'image/svg+xml',
			body: `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="100">${ GROUNDS[ ground ] }</svg>`,
		} )
	);
	for ( const width of [ 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		// The text of the last width is transparent.
		await visit( page, path );
		for ( const wall of Object.keys( WALLS ) ) {
			const block = page.locator( `.wp-block-frontage-${ wall }` );
			await block.scrollIntoViewIfNeeded();
			await expect( block.locator( 'img' ) ).toHaveJSProperty(
				'complete',
				true
			);
			const caption = block
				.locator( 'figcaption,.frontage-slide__content p' )
				.first();
			if ( ! wall.startsWith( 'slide' ) ) {
				await expect( caption ).toHaveCSS( 'position', 'absolute' );
			}
			expect
				.soft(
					await contrast( page, caption ),
					`${ wall } at ${ width } px`
				)
				.toBeGreaterThanOrEqual( LEAST );
		}
	}
}
