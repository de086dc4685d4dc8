/** Nothing moves what is read while pictures, scripts and carousels come: the demo of every room that shows pictures. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { noteShifts } from './support/carousel';
import { expect, test, visit, withoutFonts } from './support/test';

const BLOCKS = join( __dirname, '..', 'blocks' );

/** What a room prints pictures and rows with. */
const PRINTS =
	/Render\\(Carousel|Figure|Marquee|Picture|Lightbox)|wp_get_attachment_image/;

const rooms = readdirSync( BLOCKS ).filter( ( slug ) => {
	const folder = join( BLOCKS, slug );
	const isChild =
		'parent' in
		JSON.parse( readFileSync( join( folder, 'block.json' ), 'utf8' ) );
	return (
		! isChild &&
		readdirSync( folder ).some(
			( file ) =>
				file.endsWith( '.php' ) &&
				PRINTS.test( readFileSync( join( folder, file ), 'utf8' ) )
		)
	);
} );

// Scrolls down as a reader does, and waits for the pictures that are near.
const readOn = ( page: Page ) =>
	page.evaluate( async () => {
		const frame = () => new Promise( requestAnimationFrame );
		const { documentElement: root } = document;
		for ( let top = 0; top < root.scrollHeight; top += innerHeight / 2 ) {
			scrollTo( { top, behavior: 'instant' } );
			await frame();
			await Promise.all(
				[ ...document.images ]
					.filter( ( image ) => {
						const { top: from, bottom } =
							image.getBoundingClientRect();
						return bottom > 0 && from < innerHeight;
					} )
					.map( ( image ) =>
						// One that is lazy and not in sight after all never comes.
						Promise.race( [
							image.decode().catch( () => {} ),
							frame().then( frame ).then( frame ),
						] )
					)
			);
			await frame();
		}
	} );

// Waits until what wakes by itself has woken, and Swiper moves what it is to move.
const awake = ( page: Page ) =>
	page.waitForFunction( () =>
		[
			...document.querySelectorAll< HTMLElement >(
				'frontage-island[wake~=visible]'
			),
		].every( ( island ) => {
			const { loop, effect = 'slide' } = JSON.parse(
				island.getAttribute( 'props' )!
			);
			const viewport = island.querySelector(
				'.frontage-carousel__viewport'
			);
			return (
				island.dataset.state === 'awake' &&
				( ! viewport ||
					! ( loop || effect !== 'slide' ) ||
					viewport.matches( '.is-swiping' ) )
			);
		} )
	);

for ( const width of [ 390, 1280 ] ) {
	test( `nothing shifts at ${ width } pixels`, async ( { page } ) => {
		expect( rooms ).toContain( 'slider' );
		await page.setViewportSize( { width, height: 800 } );
		await withoutFonts( page );
		await noteShifts( page );
		const found: Record< string, unknown > = {};
		for ( const room of rooms ) {
			await visit( page, `/rooms/${ room }/` );
			await readOn( page );
			await awake( page );
			const shifts = await page.evaluate( 'shifts' );
			if ( ( shifts as unknown[] ).length ) {
				found[ room ] = shifts;
			}
		}
		expect( found ).toEqual( {} );
	} );
}
