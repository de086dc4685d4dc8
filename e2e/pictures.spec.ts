/** Applies to every module with images: nothing shifts while they load. */
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from './support/test';

const MODULES = [
	[ 'slider', 'carousel', 'recent-posts-slider', 'remote-carousel' ],
	[ 'slideshow', 'news-ticker', 'text-scroll', 'scrolling-image' ],
	[ 'image-scroller', 'image-grid', 'justified-gallery', 'gallery' ],
	[ 'member', 'liquid-image', 'rotate-360', 'image-compare' ],
	[ 'creative-button', 'animated-text', 'video-fit' ],
];

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

test.describe( 'late images', () => {
	// Video iframes are blocked here.
	test.use( { expectedErrors: [ /youtube-nocookie|vimeo/ ] } );

	for ( const kind of [ 'page', 'narrow' ] as const ) {
		for ( const modules of MODULES ) {
			test( `nothing shifts or overflows while images load, on the ${ kind } of ${ modules.join(
				', '
			) }`, async ( { page, narrow } ) => {
				const visitor = kind === 'page' ? page : narrow;
				await visitor.route( /youtube|vimeo/, ( route ) =>
					route.fulfill( { contentType: 'text/html', body: '' } )
				);
				await noteAllShifts( visitor );
				for ( const module of modules ) {
					let release = () => {};
					const held = new Promise< void >( ( done ) => {
						release = done;
					} );
					await visitor.route( PHOTOGRAPHS, async ( route ) => {
						await held;
						await route.continue().catch( () => {} );
					} );
					// Video Fit is off by default; without it the video is too wide.
					await visitor.goto(
						`/modules/${ module }/?frontage_env_on=video-fit`,
						{ waitUntil: 'domcontentloaded' }
					);
					await visitor.evaluate( async () => {
						await document.fonts.ready;
						await new Promise( requestAnimationFrame );
						await new Promise( requestAnimationFrame );
					} );
					release();
					await visitor.waitForLoadState( 'load' );
					await passBy( visitor );
					expect(
						await visitor.evaluate( 'shifts' ),
						`Shifts of ${ module }`
					).toEqual( [] );
					await expectNoOverflow( visitor );
					await visitor.unroute( PHOTOGRAPHS );
				}
			} );
		}
	}
} );
