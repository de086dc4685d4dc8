/** Pages of modules with images that come late: nothing shifts while they load. */
import type { Page } from '@playwright/test';
import { expect } from './test';

const PHOTOGRAPHS = '**/photographs/**';

/** Records every layout shift except those of the theme's header alone: its menu moves by itself. */
const noteAllShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const shifts: string[] = ( ( window as any ).shifts = [] );
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( { value, sources }: any ) => {
				const moved: Element[] = sources
					.map( ( { node }: any ) =>
						node instanceof Element ? node : node?.parentElement
					)
					.filter( Boolean );
				if ( moved.some( ( node ) => ! node.closest( 'header' ) ) ) {
					const names = moved.map( ( { className } ) => className );
					shifts.push( `${ value.toFixed( 4 ) }: ${ names }` );
				}
			} )
		).observe( { type: 'layout-shift', buffered: true } );
	} );

/** Scrolls past everything and waits until every visible island is awake. */
const passBy = ( page: Page ) =>
	page.evaluate( async () => {
		const frame = () => new Promise( requestAnimationFrame );
		for ( let y = 0; y < document.body.scrollHeight; y += innerHeight ) {
			scrollTo( 0, y );
			await frame();
			await frame();
		}
		const sleeping = () =>
			document.querySelector(
				'main frontage-island[wake~=visible]:not([data-state=awake])'
			);
		for ( let frames = 0; sleeping() && frames < 600; frames++ ) {
			sleeping()!.firstElementChild?.scrollIntoView();
			await frame();
		}
		await frame();
	} );

/** Opens the page of each module, lets its images come after everything else, and expects that nothing has moved. */
export async function expectNoShiftsByImages(
	page: Page,
	modules: string[]
): Promise< void > {
	await page.route( /youtube|vimeo/, ( route ) =>
		route.fulfill( { contentType: 'text/html', body: '' } )
	);
	await noteAllShifts( page );
	for ( const module of modules ) {
		let release = () => {};
		const held = new Promise< void >( ( done ) => {
			release = done;
		} );
		await page.route( PHOTOGRAPHS, async ( route ) => {
			await held;
			await route.continue().catch( () => {} );
		} );
		// Video Fit is off by default; without it the video is too wide.
		await page.goto(
			`/modules/${ module }/?frontage_env_on=responsive-videos`,
			{
				waitUntil: 'domcontentloaded',
			}
		);
		await page.evaluate( async () => {
			await document.fonts.ready;
			await new Promise( requestAnimationFrame );
			await new Promise( requestAnimationFrame );
		} );
		release();
		await page.waitForLoadState( 'load' );
		await passBy( page );
		expect
			.soft( await page.evaluate( 'shifts' ), `Shifts of ${ module }` )
			.toEqual( [] );
		await page.unroute( PHOTOGRAPHS );
	}
}
